import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";

export interface BrowserSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
  /** What the browser would hand to its service worker. */
  decrypt(body: Buffer): unknown;
}

const part = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, salt, info, length));

/** What a browser makes when somebody allows notifications: RFC 8291 from its other end, without the library that seals. */
export function newBrowserSubscription(endpoint: string): BrowserSubscription {
  const curve = createECDH("prime256v1");
  const ownKey = curve.generateKeys();
  const auth = randomBytes(16);
  return {
    endpoint,
    keys: { p256dh: ownKey.toString("base64url"), auth: auth.toString("base64url") },
    decrypt(body) {
      const salt = body.subarray(0, 16);
      const keyLength = body.readUInt8(20);
      const senderKey = body.subarray(21, 21 + keyLength);
      const sealed = body.subarray(21 + keyLength);
      const about = Buffer.concat([Buffer.from("WebPush: info\0"), ownKey, senderKey]);
      const secret = part(curve.computeSecret(senderKey), auth, about, 32);
      const key = part(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
      const nonce = part(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
      const decipher = createDecipheriv("aes-128-gcm", key, nonce);
      decipher.setAuthTag(sealed.subarray(-16));
      const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      // The last record ends with a 2 and padding.
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString("utf8"));
    },
  };
}
