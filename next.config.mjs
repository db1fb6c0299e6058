/** @type {import('next').NextConfig} */
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
  // Browsers take it on https only, so it can always be sent.
  { key: "Strict-Transport-Security", value: "max-age=63072000; includeSubDomains" },
];

const REFERRER = { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" };

// The three prerendered pages show nothing that anybody wrote, so they can do without a nonce (docs/decisions).
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

const ID = "[1-9]\\d{0,9}";

const config = {
  // Set for `next start` alone: `npm start` serves a copy, so that no later build takes pages away (local/served.mjs).
  distDir: process.env.SERVED_BUILD || ".next",
  // The image copies only what the server needs (Dockerfile).
  output: process.env.STANDALONE === "1" ? "standalone" : undefined,
  poweredByHeader: false,
  reactStrictMode: true,
  typedRoutes: false,
  serverExternalPackages: ["pg", "pino", "sharp"],
  // A prerendered page that is made anew is kept in memory: the image's file system may be read-only.
  experimental: { isrFlushToDisk: false, optimizePackageImports: ["lucide-react", "radix-ui"] },
  // The addresses that a sample plan leads to.
  async redirects() {
    return [
      { source: `/courses/:course(${ID})/modules/:module(${ID})`, destination: "/courses/:course#module-:module" },
      { source: `/exams/practice/:course(${ID})`, destination: "/courses/:course" },
    ].map((one) => ({ ...one, permanent: false }));
  },
  async headers() {
    return [
      // Pages replace this policy by one with a nonce (middleware.ts); what never reaches the middleware keeps it.
      { source: "/:path*", headers: [...HOUSE, REFERRER, { key: "Content-Security-Policy", value: API_CSP }] },
      ...["/", "/auth", "/get-started", "/api/docs"].map((source) => ({
        source,
        headers: [{ key: "Content-Security-Policy", value: STATIC_CSP }],
      })),
      ...["/auth/verify", "/auth/confirm-email", "/auth-success"].map((source) => ({
        source,
        // The address carries a secret; no other page may learn it.
        headers: [{ key: "Referrer-Policy", value: "no-referrer" }],
      })),
      {
        source: "/subscribe",
        headers: [{ key: "Cross-Origin-Opener-Policy", value: "same-origin-allow-popups" }],
      },
      { source: "/api/:path((?!docs$).*)", headers: [{ key: "Content-Security-Policy", value: API_CSP }] },
    ];
  },
};

export default config;
