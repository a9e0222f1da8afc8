// npm start: from a fresh clone to a running server. npm run dev: the same, on the development server.
import { buildApp, generatePrismaClient, installPackages, requireNodeVersion } from "./prepare.mjs";
import { explainFailedStart, serve } from "./serve.mjs";

const development = process.argv.includes("--dev");

requireNodeVersion();
installPackages();
generatePrismaClient();
if (!development) buildApp();

const began = Date.now();
try {
  const { address, notice } = await serve({ development });
  if (notice !== null) console.log(notice);
  console.log(
    `Steward is ready on ${address} (started in ${((Date.now() - began) / 1000).toFixed(1)} s). Ctrl-C stops it.`,
  );
} catch (error) {
  console.error(explainFailedStart(error));
  process.exit(1);
}
