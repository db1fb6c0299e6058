import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

const HOUSE = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "X-Frame-Options", value: "DENY" },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
  { key: "Cross-Origin-Resource-Policy", value: "same-origin" },
  {
    key: "Permissions-Policy",
    value: 'camera=(), microphone=(), geolocation=(), usb=(), payment=(self "https://js.stripe.com")',
  },
  { key: "Reporting-Endpoints", value: 'csp="/api/csp-report"' },
  // Browsers accept it on https only, so it can always be sent.
  { key: "Strict-Transport-Security", value: "max-age=63072000; includeSubDomains" },
];

const REFERRER = { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" };

// The three prerendered pages show no text by users, so they can do without a nonce (docs/decisions).
const STATIC_CSP = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "report-uri /api/csp-report",
  "report-to csp",
].join("; ");

const API_CSP = "default-src 'none'; frame-ancestors 'none'";

// Chromium then compiles a script beside its download, and not on the main thread when a function is first called
// (docs/decisions).
const COMPILE_HINT = "//# allFunctionsCalledOnLoad\n";

async function hintCompilation({ distDir }) {
  const folder = path.join(distDir, "static/chunks");
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".js"));
  for (const name of names) {
    const file = path.join(folder, name);
    const text = await readFile(file, "utf8");
    if (!text.startsWith(COMPILE_HINT)) await writeFile(file, COMPILE_HINT + text);
  }
}

const ID = "[1-9]\\d{0,9}";

/** @type {import('next').NextConfig} */
const config = {
  compiler: { runAfterProductionCompile: hintCompilation },
  // Only for `next start`: `npm start` serves a copy, so that a later build does not delete its pages
  // (local/served.mjs).
  distDir: process.env.SERVED_BUILD || ".next",
  // A standalone build: the image copies only what the server needs (Dockerfile).
  output: process.env.STANDALONE === "1" ? "standalone" : undefined,
  // What only `npm run bench` needs for comparison is called page.bench.tsx and route.bench.ts.
  pageExtensions: ["tsx", "ts", ...(process.env.BENCH_PAGES === "1" ? ["bench.tsx", "bench.ts"] : [])],
  poweredByHeader: false,
  // Titles are in the head for all browsers, not streamed after it: the page waits for the same data anyway.
  htmlLimitedBots: /.*/,
  reactStrictMode: true,
  typedRoutes: false,
  // No page uses Next's image optimizer, and an open one is work that anybody can order.
  images: { unoptimized: true },
  serverExternalPackages: ["pg", "pino", "sharp"],
  experimental: {
    // A page that is rendered again is cached in memory: the image's file system may be read-only.
    isrFlushToDisk: false,
    optimizePackageImports: ["radix-ui"],
    // A page that a menu fetched ahead is used for half a minute, the least that Next allows.
    staleTimes: { static: 30 },
    // Without a connection a press waits for it; otherwise the browser's error page would replace the screen.
    useOffline: true,
  },
  // The addresses that the sample study plan links to.
  async redirects() {
    return [
      { source: `/courses/:course(${ID})/modules/:module(${ID})`, destination: "/courses/:course#module-:module" },
      { source: `/exams/practice/:course(${ID})`, destination: "/courses/:course/mock" },
    ].map((one) => ({ ...one, permanent: false }));
  },
  async headers() {
    return [
      // The middleware replaces this policy by one with a nonce; everything that does not pass through it keeps this
      // one.
      { source: "/:path*", headers: [...HOUSE, REFERRER, { key: "Content-Security-Policy", value: API_CSP }] },
      ...["/", "/auth", "/get-started", "/api/docs"].map((source) => ({
        source,
        headers: [{ key: "Content-Security-Policy", value: STATIC_CSP }],
      })),
      ...["/auth/verify", "/auth/confirm-email", "/auth-success", "/unsubscribe"].map((source) => ({
        source,
        // The address contains a secret, which must not be sent to other pages as the referrer.
        headers: [{ key: "Referrer-Policy", value: "no-referrer" }],
      })),
      { source: "/icon.svg", headers: [{ key: "Content-Type", value: "image/svg+xml; charset=utf-8" }] },
      {
        source: "/subscribe",
        headers: [{ key: "Cross-Origin-Opener-Policy", value: "same-origin-allow-popups" }],
      },
      { source: "/api/:path((?!docs$).*)", headers: [{ key: "Content-Security-Policy", value: API_CSP }] },
    ];
  },
};

export default config;
