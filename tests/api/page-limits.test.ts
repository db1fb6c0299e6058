import { NextRequest } from "next/server";
import { expect, test } from "vitest";
import { middleware } from "@/middleware";
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
