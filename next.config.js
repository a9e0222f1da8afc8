/** On every response, static files included. */
const SECURITY_HEADERS = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "X-Frame-Options", value: "DENY" },
  { key: "Referrer-Policy", value: "same-origin" },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
  { key: "Cross-Origin-Resource-Policy", value: "same-origin" },
  { key: "Permissions-Policy", value: "camera=(), geolocation=(), microphone=(), payment=(), usb=()" },
];

/** For what is no page: files and data. Pages get theirs, with a nonce, from proxy.ts. */
const NOTHING_ALLOWED = [
  {
    key: "Content-Security-Policy",
    value: "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  },
];

/** @type {import("next").NextConfig} */
export default {
  poweredByHeader: false,
  // In development its scripts are for pages of this machine only; localhost and HOST it knows by itself.
  allowedDevOrigins: ["127.0.0.1", "[::1]"],
  // The framework keeps a body for proxy.ts before a handler has asked who sent it, and cuts off what is longer than this
  // without a word. A piece is at most 64 KB, so what it cuts off is still more than the 64 KB that any handler takes.
  experimental: { proxyClientMaxBodySize: 192 * 1024 },
  // `npm test` checks the types; a start need not wait for that.
  typescript: { ignoreBuildErrors: true },
  // These bring WebAssembly or read files beside themselves, which a bundle would lose.
  serverExternalPackages: ["@electric-sql/pglite", "@prisma/schema-engine-wasm", "pg", "pg-boss", "pino"],
  // Read from disk when the server starts; named here for platforms that copy only what is imported.
  outputFileTracingIncludes: {
    "/**": [
      "./prisma/**/*",
      "./node_modules/@prisma/schema-engine-wasm/**/*",
      "./node_modules/@electric-sql/pglite/dist/**/*",
    ],
  },
  // Nothing here is an image that wants another size: without this anybody could have the server compute some.
  images: { unoptimized: true },
  headers: async () => [
    { source: "/:path*", headers: SECURITY_HEADERS },
    ...["/api/:path*", "/_next/:path*", "/icon.svg", "/favicon.ico"].map((source) => ({
      source,
      headers: NOTHING_ALLOWED,
    })),
    // Asked for anew each time: a service worker that is wrong must not outlive its correction.
    { source: "/sw.js", headers: [{ key: "Cache-Control", value: "no-cache" }] },
    {
      source: "/:path*",
      has: [{ type: "header", key: "x-forwarded-proto", value: "https" }],
      headers: [{ key: "Strict-Transport-Security", value: "max-age=31536000" }],
    },
  ],
};
