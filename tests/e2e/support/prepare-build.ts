import { buildApp, generatePrismaClient } from "../../../scripts/prepare.mjs";
import { migratedTemplate } from "../../support/migrated-template";

/** Once, before any worker starts a server: several at a time would each find them missing and make them. */
export default async function prepareBuild(): Promise<void> {
  generatePrismaClient();
  buildApp();
  await migratedTemplate();
}
