import { createECDH } from "node:crypto";

/** Whether the private key of Web Push is the one behind the public key; both as base64url. */
export function isKeyPair(publicKey: string, privateKey: string): boolean {
  try {
    const curve = createECDH("prime256v1");
    curve.setPrivateKey(privateKey, "base64url");
    return curve.getPublicKey().equals(Buffer.from(publicKey, "base64url"));
  } catch {
    return false;
  }
}
