import { z } from "zod";

export const openIdClaims = z.looseObject({ iss: z.string(), sub: z.string() });

export type OpenIdClaims = z.infer<typeof openIdClaims>;

/**
 * What an issuer tells when asked, under what stands in its signed token. Only what is said about the same person counts; and
 * that an address was verified, only about that address: whoever may join can depend on it.
 */
export function joinClaims(claims: OpenIdClaims, told: Record<string, unknown> | null): OpenIdClaims {
  if (told?.sub !== claims.sub) return claims;
  const { email_verified, ...rest } = told;
  const isSameAddress = claims.email === undefined || claims.email === told.email;
  return { ...rest, ...(isSameAddress && { email_verified }), ...claims };
}
