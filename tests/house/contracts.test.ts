import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { endpoints } from "@/tests/support/endpoints";
import { pathOf, routeFiles } from "@/tests/support/routes";

/** Route files without an endpoint, each with its reason. */
const ROUND_THE_CONTRACT: Record<string, string> = {
  "app/api/admin/users.csv/route.ts": "streams a file",
  "app/api/[...missing]/route.ts": "answers every unknown address with 404",
  "app/api/auth/[...nextauth]/route.ts": "implements the protocol of next-auth and its providers",
  "app/api/csp-report/route.ts": "is called by browsers themselves, in two formats of their own",
  "app/api/cron/daily/route.ts": "is called by the scheduler, without a session",
  "app/api/calendar/[secret]/route.ts": "is a file for calendar programs, without a session",
  "app/api/health/route.ts": "must not use the database, not even for the session",
  "app/api/ready/route.ts": "checks only the database",
  "app/api/openapi.json/route.ts": "is the document itself",
  "app/api/unsubscribe/one-click/route.ts": "is called by mail programs, with a form as RFC 8058 says",
  "app/api/webhooks/stripe/route.ts": "is called by Stripe, whose signature covers the raw body",
};

test("every route file belongs to an endpoint, or is listed here with its reason", () => {
  const paths = new Set<string>(endpoints.map(({ endpoint }) => endpoint.path));
  const strays = routeFiles().filter((file) => !paths.has(pathOf(file)));
  expect(strays).toEqual(Object.keys(ROUND_THE_CONTRACT).sort());
});

test("every endpoint has a route file", () => {
  const paths = new Set(routeFiles().map(pathOf));
  expect(endpoints.filter(({ endpoint }) => !paths.has(endpoint.path)).map(({ name }) => name)).toEqual([]);
});

test("every route file passes its methods to the one list of methods", () => {
  const EXPORT = "export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(";
  const others = routeFiles().filter((file) => !readFileSync(file, "utf8").includes(EXPORT));
  expect(others).toEqual(["app/api/[...missing]/route.ts"]);
});

test("admin only reads: what changes a table belongs to the table's domain", () => {
  const own = endpoints.filter(({ name }) => name.startsWith("admin."));
  expect(own.length).toBeGreaterThan(3);
  expect(own.filter(({ endpoint }) => endpoint.method !== "GET").map(({ name }) => name)).toEqual([]);
});

test("no two endpoints have the same method and path", () => {
  const calls = endpoints.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);
  expect(calls).toEqual([...new Set(calls)]);
});

test("the parameters of a path are those of the endpoint's schema", () => {
  for (const { name, endpoint } of endpoints) {
    const named = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
    const shape = (endpoint.params as { shape?: object } | undefined)?.shape ?? {};
    expect(Object.keys(shape), name).toEqual(named);
  }
});

test("every endpoint has a summary of one sentence without a full stop", () => {
  for (const { name, endpoint } of endpoints) expect(endpoint.summary, name).toMatch(/^\p{Lu}.{8,140}[^.]$/u);
});

test("a GET has no body, and an endpoint that creates has status 201", () => {
  for (const { name, endpoint } of endpoints) {
    if (endpoint.method === "GET") expect([endpoint.body, endpoint.file], name).toEqual([undefined, undefined]);
    if (endpoint.status === 201) expect(endpoint.method, name).toBe("POST");
  }
});
