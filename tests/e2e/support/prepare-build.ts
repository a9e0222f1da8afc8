import { buildApp, generatePrismaClient } from "../../../scripts/prepare.mjs";
import { startCommonServer } from "../../support/common-server";
import { openFrontDesk } from "../../support/front-desk";
import { migratedTemplate } from "../../support/migrated-template";

/** Once, before any worker starts a server: several at a time would each find them missing and make them. */
export default async function prepareBuild(): Promise<() => Promise<void>> {
  generatePrismaClient();
  buildApp();
  await migratedTemplate();
  const desk = await openFrontDesk({ server: startCommonServer });
  process.env.STEWARD_FRONT_DESK = desk.url;
  return desk.close;
}
