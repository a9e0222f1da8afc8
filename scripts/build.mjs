// Builds the app unless that is done, as a process of its own: the tests go on beside it.
import { buildApp, generatePrismaClient } from "./prepare.mjs";

generatePrismaClient();
buildApp();
