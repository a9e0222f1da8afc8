import { randomUUID } from "node:crypto";

/**
 * The same for all the files that one process runs, one after the other. They share its modules, and where the database
 * is those read once: each file finds a fresh one in the same place.
 */
export const workerName = randomUUID().replaceAll("-", "");
