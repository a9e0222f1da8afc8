import { buildApp, generatePrismaClient } from "../../../scripts/prepare.mjs";

/** Once, before any worker starts a server: several at a time would each find the build stale and make it. */
export default function prepareBuild(): void {
  generatePrismaClient();
  buildApp();
}
