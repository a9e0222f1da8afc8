import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL(".", import.meta.url));

export default defineConfig({
  resolve: { alias: { "@": root } },
  test: {
    projects: [{ extends: true, test: { name: "unit", include: ["tests/unit/**/*.test.ts"] } }],
  },
});
