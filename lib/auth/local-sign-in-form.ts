import { z } from "zod";
import { personName } from "@/lib/domain/person-name";
import { timeZoneField } from "@/lib/domain/time-zone-field";

export const localSignInForm = z.object({
  name: personName,
  timeZone: timeZoneField.optional().catch(undefined),
});

/** "Ada" and "ada" are the same person at this machine. */
export const localAccountName = (name: string): string => name.toLowerCase();
