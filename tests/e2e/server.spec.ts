import { connect } from "node:net";
import { expect, test } from "@/tests/support/e2e-test";
import { PORT } from "@/tests/support/e2e-world";

/** Sends these bytes unchanged and returns everything received until the server closes the connection. */
function raw(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard = "";
    const socket = connect(PORT, "127.0.0.1", () => socket.write(bytes));
    socket.on("data", (chunk) => {
      heard += chunk;
    });
    socket.on("close", () => resolve(heard));
    socket.on("error", reject);
  });
}

/**
 * Sends this, then a byte at a time until the server closes the connection; returns what was received and how many
 * bytes were sent.
 */
function dripping(bytes: string): Promise<{ heard: string; sent: number }> {
  return new Promise((resolve) => {
    let [heard, sent] = ["", 0];
    const socket = connect(PORT, "127.0.0.1", () => socket.write(bytes));
    const drip = setInterval(() => {
      sent += 1;
      socket.write("x");
    }, 200);
    socket.on("data", (chunk) => {
      heard += chunk;
    });
    // Writing to a closed socket is an error, which is ignored: the test waits for the close event.
    socket.on("error", () => undefined);
    socket.on("close", () => {
      clearInterval(drip);
      resolve({ heard, sent });
    });
  });
}

const HEADERS = `Host: localhost:${PORT}\r\nContent-Type: application/json\r\n`;

test("408 for a body that arrives too slowly, long before it is complete", async () => {
  // At this speed the body would take a quarter of an hour.
  const length = 5000;
  const { heard, sent } = await dripping(
    `POST /api/csp-report HTTP/1.1\r\n${HEADERS}Content-Length: ${length}\r\n\r\n`,
  );
  expect(heard).toMatch(/^HTTP\/1\.1 408 /);
  expect(sent).toBeLessThan(length / 10);
});

test("408 for headers that never end", async () => {
  const { heard, sent } = await dripping(`GET /api/health HTTP/1.1\r\n${HEADERS}X-Slow: `);
  expect(heard).toMatch(/^HTTP\/1\.1 408 /);
  expect(sent).toBeLessThan(500);
});

const line = (method: string, path: string) =>
  `${method} ${path} HTTP/1.1\r\nHost: localhost:${PORT}\r\nConnection: close\r\n\r\n`;

for (const path of ["/api/user", "/api/courses/1", "/community", "/"])
  test(`405 TRACE ${path}, with the product's headers`, async () => {
    const answer = await raw(line("TRACE", path));
    expect(answer).toMatch(/^HTTP\/1\.1 405 /);
    expect(answer).toMatch(/\r\nAllow: GET, HEAD, POST/i);
    expect(answer).toMatch(/\r\nContent-Security-Policy: default-src 'none'/i);
    expect(answer).toMatch(/\r\nX-Content-Type-Options: nosniff/i);
    expect(answer).toContain('"code":"method_not_allowed"');
  });

const MALFORMED = ["/api/courses/%E0%A4%A", "/community/thread/%E0%A4%A", "/%", "/courses/%ff%fe"];
for (const path of [...MALFORMED, "*", "http://evil.example/community"])
  test(`400 for the malformed address ${path}, with the product's headers`, async () => {
    const answer = await raw(line("GET", path));
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toMatch(/\r\nContent-Security-Policy: default-src 'none'/i);
    expect(answer).toMatch(/\r\nX-Frame-Options: DENY/i);
  });

test("every response has a policy and HSTS: missing files, redirects, chunks, the document", async ({ request }) => {
  const page = await (await request.get("/")).text();
  const chunk = /\/_next\/static\/[^"]+\.js/.exec(page)?.[0] ?? "";
  expect(chunk).not.toBe("");
  for (const path of [
    "/missing.png",
    "/missing/file.js",
    "/a.txt",
    "/dashboard",
    chunk,
    "/api/openapi.json",
    "/icon.svg",
  ]) {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers();
    expect(headers["content-security-policy"], path).toContain("default-src 'none'");
    expect(headers["strict-transport-security"], path).toContain("max-age=63072000");
  }
});

test("every text names its characters: pages, what a navigation fetches, files, drawings", async ({ request }) => {
  const page = await (await request.get("/")).text();
  const [script = ""] = /\/_next\/static\/[^"]+\.js/.exec(page) ?? [];
  const [style = ""] = /\/_next\/static\/[^"]+\.css/.exec(page) ?? [];
  const navigation = { rsc: "1" };
  for (const [path, headers] of [
    ...["/", "/auth", "/community", "/nowhere", "/robots.txt", "/icon.svg", script, style].map((one) => [one, {}]),
    ...["/", "/community", "/auth"].map((one) => [one, navigation]),
  ] as [string, Record<string, string>][]) {
    const type = (await request.get(path, { headers })).headers()["content-type"] ?? "";
    if (headers.rsc) expect(type, path).toContain("text/x-component");
    expect(type, path).toMatch(/^(text\/|application\/javascript|image\/svg\+xml).*; charset=utf-8$/i);
  }
});

test("a health check is answered by Next, and while another request is being answered, without Next's turns", async ({
  request,
}) => {
  const check = () => request.get("/api/health");
  // Next names these headers in each response of a route handler.
  const answeredByNext = async () => (await check()).headers().vary !== undefined;
  await expect.poll(answeredByNext).toBe(true);
  const unfinished = connect(PORT, "127.0.0.1", () =>
    unfinished.write(`POST /api/csp-report HTTP/1.1\r\n${HEADERS}Content-Length: 5000\r\n\r\n`),
  );
  await expect.poll(answeredByNext).toBe(false);
  const response = await check();
  expect(response.status()).toBe(200);
  expect(await response.json()).toEqual({ ok: true });
  expect(response.headers()).toMatchObject({
    "cache-control": "no-store",
    "content-type": "application/json",
    "x-request-id": expect.stringMatching(/^[\w-]{36}$/),
  });
  expect((await request.head("/api/health")).status()).toBe(200);
  expect((await request.post("/api/health")).status()).toBe(405);
  unfinished.destroy();
  await expect.poll(answeredByNext).toBe(true);
});

test("404 without a page for what Next does not serve", async ({ request }) => {
  for (const path of ["/_next/nothing", "/_next/data/x/dashboard.json"]) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([response.status(), response.headers()["content-type"]], path).toEqual([404, "application/json"]);
  }
});

test("404 for what lies beside the product: version control, settings, sources", async ({ request }) => {
  const beside = [".git/HEAD", ".git/config", ".env", ".env.example", ".next/BUILD_ID", "package.json", "server.mjs"];
  for (const path of [...beside, "prisma/schema.prisma", "lib/platform/process/env.ts", "uploads/..%2f.env"])
    expect((await request.get(`/${path}`)).status(), path).toBe(404);
});

test("404 Next's image optimizer is off", async ({ request }) => {
  const response = await request.get("/_next/image?url=%2Fsocial.png&w=640&q=75");
  expect(response.status()).toBe(404);
});

test("shared caches store the prerendered pages for a minute, and these name the address of this product", async ({
  request,
}) => {
  for (const path of ["/", "/auth", "/get-started"]) {
    const response = await request.get(path);
    expect(response.headers()["cache-control"], path).toMatch(/s-maxage=60\b/);
    const html = await response.text();
    expect(html).toContain(`<link rel="canonical" href="http://localhost:${PORT}`);
    expect(html).not.toContain("localhost:3000");
  }
});

test("forty pages requested at once are all served", async ({ request }) => {
  const responses = await Promise.all(Array.from({ length: 40 }, () => request.get("/community")));
  expect(responses.map((answer) => answer.status())).toEqual(Array(40).fill(200));
});
