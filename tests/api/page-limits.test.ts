import { readdirSync } from "node:fs";
import { NextRequest } from "next/server";
import { expect, test } from "vitest";
import { config, middleware } from "@/middleware";
import { setting } from "@/tests/support/settings";

const visit = (address: string, path = "/community") =>
  middleware(new NextRequest(new URL(path, process.env.APP_URL), { headers: { "x-forwarded-for": address } }));

test("429 after 600 pages a minute from one address, as a page that says when to try again; other addresses are not limited", async () => {
  setting("RATE_LIMITS", "on");
  setting("TRUSTED_PROXIES", "1");
  const statuses: number[] = [];
  for (let page = 0; page < 600; page += 1) statuses.push((await visit("203.0.113.30")).status);
  expect(statuses).toEqual(Array(600).fill(200));
  const refused = await visit("203.0.113.30");
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(refused.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(refused.headers.get("content-security-policy")).toMatch(/default-src 'none'.*script-src 'nonce-/);
  const page = await refused.text();
  expect(page).toContain("<h1>Too many pages at once</h1>");
  expect(page).toMatch(/Please try again in \d+ (seconds?|minutes?)\./);
  expect((await visit("203.0.113.31")).status).toBe(200);
});

test("every page counts towards the limit of pages, also where its address ends like a file", () => {
  const [pages] = config.matcher;
  const matches = (path: string) =>
    new RegExp(`^${pages}$`).test(new NextRequest(new URL(path, "http://x.invalid")).nextUrl.pathname);
  for (const path of [
    "/community",
    "/courses/1.png",
    "/nowhere.js",
    "/community/thread/1.css",
    "/a/icon.svg",
    "/x.txt",
  ])
    expect(matches(path), path).toBe(true);
  // A new file of `public` has to be named in the matcher.
  const files = readdirSync("public", { recursive: true, encoding: "utf8" }).filter((name) => /\.\w+$/.test(name));
  expect(files).toContain("favicon.ico");
  for (const path of files.map((name) => `/${name}`)) expect(matches(path), path).toBe(false);
  expect(config.matcher).toContain("/api/docs");
});
