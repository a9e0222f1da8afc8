// npm run docs:tools: writes docs/tools.md from the registry.
import { writeFile } from "node:fs/promises";
import { describeTools } from "@/lib/tools/describe-tools";
import { TOOLS } from "@/lib/tools/tool-registry";

await writeFile("docs/tools.md", describeTools(TOOLS));
