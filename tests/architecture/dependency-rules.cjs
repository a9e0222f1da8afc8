// docs/architecture.md, "Layers", as rules for dependency-cruiser. Imports point one way, type imports included.
const OURS = "^(app|components|lib|tests)/";

/** A folder may import itself, what is listed, and nothing else of ours. */
const layer = (from, ...mayImport) => ({
  name: `${from} may import only: ${mayImport.join(", ") || "nothing of ours"}`,
  severity: "error",
  from: { path: `^${from}/` },
  to: { path: OURS, pathNot: [from, ...mayImport].map((path) => `^${path}(/|\\.)`) },
});

const packageOnlyIn = (packages, ...homes) => ({
  name: `${packages} only in ${homes.join(", ")}`,
  severity: "error",
  from: { path: OURS, pathNot: ["^tests/", ...homes.map((home) => `^${home}/`)] },
  to: { path: `(^|node_modules/)(${packages})(/|$)` },
});

/** The doors of lib/tools: single tool files are nobody else's business. */
const GATE = [
  "run-tool",
  "tool-turn",
  "tool-caller",
  "tool-registry",
  "resolve-confirmation",
  "recall-calls",
  "purge-bin",
].map((file) => `lib/tools/${file}`);
const BASE = ["lib/domain", "lib/platform"];

module.exports = {
  forbidden: [
    layer("lib/domain"),
    layer("lib/platform", "lib/domain"),
    layer("lib/language", "lib/domain"),
    layer("lib/policy", "lib/domain"),
    layer("lib/store", ...BASE),
    layer("lib/views", "lib/domain", "lib/store"),
    layer("lib/tools", ...BASE, "lib/policy", "lib/store"),
    layer(
      "lib/agent",
      ...BASE,
      "lib/language",
      "lib/policy",
      ...GATE,
      "lib/store/chat-[a-z]+",
      "lib/store/pending-action-store",
      "lib/store/rate-limit-store",
    ),
    layer("lib/reminders", ...BASE, "lib/store", ...GATE),
    layer("lib/mcp", ...BASE, ...GATE),
    layer("lib/auth", ...BASE, "lib/store"),
    layer("components", "lib/domain", "lib/language", "lib/agent/chat-message"),
    layer(
      "app",
      "components",
      ...BASE,
      "lib/language",
      "lib/auth",
      "lib/views",
      "lib/agent",
      "lib/mcp",
      "lib/reminders",
      ...GATE,
    ),
    {
      name: "only the store knows the generated client",
      severity: "error",
      from: { path: OURS, pathNot: "^(lib/store|tests)/" },
      to: { path: "^lib/store/generated/" },
    },
    packageOnlyIn("@prisma/[^/]+|pglite-prisma-adapter|@electric-sql/pglite|pg", "lib/store"),
    packageOnlyIn("pg-boss|web-push", "lib/reminders"),
    packageOnlyIn("ipaddr.js|nodemailer", "lib/platform"),
    packageOnlyIn("ai|@ai-sdk/[^/]+", "lib/agent", "components/chat"),
    packageOnlyIn("@modelcontextprotocol/[^/]+|mcp-handler", "lib/mcp"),
    { name: "no cycles", severity: "error", from: { pathNot: "^lib/store/generated/" }, to: { circular: true } },
  ],
  options: {
    doNotFollow: { path: "node_modules|lib/store/generated" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
  },
};
