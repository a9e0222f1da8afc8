import { beforeAll } from "vitest";
import { openWorkerDatabase } from "@/tests/support/worker-database";

// One database for all the files that a worker runs: their people are new ones, and meet nobody else's things. This file
// is read anew for each of them, the one it imports is not.
beforeAll(openWorkerDatabase);
