import { z } from "zod";
import { fittingName } from "@/lib/domain/person-name";

/**
 * What a provider says about somebody, cut down to what we keep. Everything but the identity is decoration: whatever
 * is missing or strange is left out and stops nobody from signing in.
 */
export const signInProfile = z.object({
  /** Who vouches: "github", "google", or an OpenID Connect issuer by its own address. */
  authority: z.string().min(1),
  id: z.string().min(1),
  name: z
    .string()
    .transform(fittingName)
    .nullish()
    .catch(null)
    .transform((name) => name ?? "You"),
  email: z
    .email()
    .max(254)
    .nullish()
    .catch(null)
    .transform((email) => email ?? null),
  emailIsVerified: z.boolean().catch(false),
  /** What GitHub calls them today. It decides who may join and is not kept: a login can change hands. */
  login: z
    .string()
    .nullish()
    .catch(null)
    .transform((login) => login ?? null),
  image: z
    .url({ protocol: /^https$/ })
    .max(500)
    .nullish()
    .catch(null)
    .transform((image) => image ?? null),
});
