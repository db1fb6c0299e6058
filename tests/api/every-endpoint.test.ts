import { afterEach, beforeEach, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { IMPORT_SAMPLE } from "@/lib/courses/rules/import";
import { addressWith, endpoints, type Named, sampleOf, sendSample } from "@/tests/support/endpoints";
import { type ApiResponse, type Person, person, visitor } from "@/tests/support/people";
import { load, pathOf, routeFiles } from "@/tests/support/routes";
import { snapshot } from "@/tests/support/snapshot";
import { statementsOf } from "@/tests/support/statements";

const NO_IDS = [
  "abc",
  "-1",
  "0",
  "1.5",
  "1e3",
  "0x1",
  "%2B1",
  "1%20",
  "%201",
  "1%0A",
  "%00",
  "%EF%BC%91",
  "12abc",
  "9007199254740993",
  "9".repeat(60),
  "9".repeat(10_000),
  "%",
  "..%2f1",
  "true",
  "[object Object]",
  "NaN",
];
const NO_ROWS = ["2147483647", "2147483648", "9999999999"];
const NO_USERS = ["00000000-0000-7000-8000-000000000000", "ffffffff-ffff-ffff-ffff-ffffffffffff"];
/** A body with valid values for all calls with an id. */
const ANY_BODY = {
  tab: "tab1",
  answer: null,
  revision: 0,
  at: "2026-12-08T09:00:00Z",
  outcome: "passed",
  state: "withdrawn",
  completed: true,
  examDate: null,
  date: null,
  title: "Why credit?",
  startDate: "2026-12-08T09:00:00Z",
  name: "Ledger",
  description: "We study together",
  content: "Why?",
  text: "Why it matters.",
  block: 0,
  seconds: 0,
  points: [{ statement: "Debits stand on the left." }],
  reason: "other",
  action: "keep",
  messageId: 1,
  role: "member",
  username: "grace",
  version: 1,
  ids: [1],
  topics: [{ title: "Revision", description: "Of all that was read." }],
  csv: IMPORT_SAMPLE,
  dryRun: false,
};
const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];
const SECRETS = /"password|sessionToken|stripe|hash(?!int")/i;
// The export of a user's own data reads every table and is allowed twice a day; tests/api/settings.test.ts tests it.
const EVERYTHING = "accounts.exportData";
const CORS = /^access-control-/;

const withId = endpoints.filter(({ endpoint }) => endpoint.params);
const asker = ({ endpoint }: Named) => person(endpoint.access === "admin" ? "root" : "grace");

/** Every error response has this form and shows no internals. */
function expectRefusal(answer: ApiResponse<unknown>, status: number, code?: string) {
  expect(answer).toMatchObject({ status, ...(code ? { code } : {}) });
  const body = answer.body as Record<string, unknown>;
  expect(
    Object.keys(body)
      .filter((key) => key !== "fields")
      .sort(),
  ).toEqual(["code", "error", "message", "requestId"]);
  expect(body.error).toBe(body.message);
  expect(body.message).toMatch(/^\p{Lu}[^{}<>]*[\w.]$/u);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.get("x-request-id")).toBe(body.requestId);
  expect(JSON.stringify(body)).not.toMatch(/select |prisma|node_modules|\bat .+:\d+/i);
}

test("every endpoint has a sample, so that no test below leaves one out", async () => {
  const who = await person("grace");
  for (const one of endpoints) await sampleOf(one, who);
});

/** Values for fields that mean something else than in most calls. */
const OWN_BODY: Record<string, object> = {
  "forums.saveReading": { seen: 1 },
  "forums.watchThread": { watching: true },
  "forums.watchForum": { watching: true },
  "courses.setPublished": { published: true },
  "accounts.setSuspension": { reason: "Spam in the forums" },
  "questions.resolveQuestionReport": { state: "fixed" },
  "review.restPoint": { days: 7 },
  "calendar.skipOccurrence": { day: "2026-12-15", skipped: true },
  "calendar.moveOccurrence": { day: "2026-12-15", to: "2026-12-17" },
  "review.keepFresh": { keep: true },
};

describe.each(endpoints)("$name", (one) => {
  const { endpoint } = one;

  test(`${endpoint.status ?? 200} the response has the contract's shape and nothing else`, async () => {
    const who = await asker(one);
    const answer = await sendSample(one, who);
    expect(answer).toMatchObject({ status: endpoint.status ?? 200, code: undefined });
    expect(z.parse(endpoint.response, answer.body)).toEqual(answer.body);
    expect(answer.headers.get("content-type")).toBe(
      endpoint.media ? `${endpoint.media}; charset=utf-8` : "application/json",
    );
    expect(answer.headers.get("cache-control")).toBe(endpoint.etag ? "private, no-cache" : "no-store");
    // The response to a grant contains the subscription that an admin has linked.
    const text = JSON.stringify(answer.body).replace("stripeSubscriptionId", "");
    if (one.name !== EVERYTHING) expect(text).not.toMatch(SECRETS);
  });

  if (endpoint.method === "GET" && one.name !== EVERYTHING)
    test("takes at most three statements; HEAD takes the same and returns the same headers", async () => {
      const who = await asker(one);
      const { address } = await sampleOf(one, who);
      // The admins' search also asks the students' search, and is audited.
      const most = one.name === "admin.searchAll" ? 4 : 3;
      expect((await statementsOf(() => who.raw("GET", address))).length).toBeLessThanOrEqual(most);
      expect((await who.raw("HEAD", address)).status).toBe(200);
    });

  const refuses = endpoint.method !== "GET" || endpoint.access !== "anyone" || endpoint.params;

  describe.runIf(refuses)("changes nothing when it refuses", () => {
    let who: Person;
    let before: Record<string, string>;

    beforeEach(async () => {
      who = await asker(one);
      before = await snapshot();
    });

    afterEach(async () => {
      expect(await snapshot()).toEqual(before);
    });

    if (endpoint.access !== "anyone")
      test("401 signed out, before anything else is checked", async () => {
        for (const id of ["1", "abc"]) {
          const response = await visitor().send(
            endpoint.method,
            addressWith(one, id),
            endpoint.body && { nonsense: true },
          );
          expectRefusal(response, 401, "unauthenticated");
        }
      });

    if (endpoint.access === "admin")
      test("403 admin_only for a student, whether the row exists or not", async () => {
        const student = await person("grace");
        before = await snapshot();
        for (const id of ["1", "abc", "999999"])
          expectRefusal(
            await student.send(endpoint.method, addressWith(one, id), endpoint.body && {}),
            403,
            "admin_only",
          );
      });

    if (endpoint.params)
      test("400 invalid_id for an invalid id, whatever else is wrong", async () => {
        for (const id of NO_IDS) {
          const response = await who.raw(endpoint.method, addressWith(one, id), {
            headers: { "sec-fetch-site": "none" },
          });
          expectRefusal(response, 400, "invalid_id");
          expect(response.message).toMatch(/^Invalid (id|\w+ ID)$/);
        }
      });

    if (endpoint.params)
      test("404 for an id without a row", async () => {
        for (const id of endpoint.path.startsWith("/api/admin/users/") ? NO_USERS : NO_ROWS) {
          const body = endpoint.body ? { ...ANY_BODY, isAdmin: true, ...OWN_BODY[one.name] } : undefined;
          const response = await who.send(endpoint.method, addressWith(one, id), body);
          expectRefusal(response, 404, "not_found");
          expect(response.message).toBe(endpoint.notFoundMessage);
        }
      });

    if (endpoint.method !== "GET")
      test("403 wrong_origin from other sites, signed in or not", async () => {
        const address = addressWith(one, "1");
        const elsewhere: Record<string, string>[] = [
          { "sec-fetch-site": "cross-site" },
          { "sec-fetch-site": "same-site" },
          { "sec-fetch-site": "cross-site", origin: "http://localhost:3000" },
        ];
        for (const headers of elsewhere)
          for (const caller of [who, visitor()])
            expectRefusal(await caller.raw(endpoint.method, address, { headers }), 403, "wrong_origin");
        for (const origin of ["https://evil.test", "http://localhost:3001", "null", "http://localhost:3000.evil.test"])
          expectRefusal(await who.raw(endpoint.method, address, { headers: { origin } }), 403, "wrong_origin");
      });
  });
});

describe("addresses", () => {
  const files = routeFiles().filter((file) => endpoints.some(({ endpoint }) => endpoint.path === pathOf(file)));

  test.each(files)("405 with Allow for methods that %s does not have", async (file) => {
    const path = pathOf(file).replace(/\{\w+\}/g, "1");
    const taken = endpoints
      .filter(({ endpoint }) => endpoint.path === pathOf(file))
      .map(({ endpoint }) => endpoint.method);
    const root = await person("root");
    const before = await snapshot();
    for (const method of METHODS.filter((name) => !taken.some((one) => one === name))) {
      const response = await root.raw(method, path, { headers: { "x-http-method-override": taken[0] ?? "" } });
      expectRefusal(response, 405, "method_not_allowed");
      expect(response.headers.get("allow")?.split(", ")).toEqual(expect.arrayContaining([...taken, "OPTIONS"]));
    }
    expect(await snapshot()).toEqual(before);
  });

  test.each(files)("204 to OPTIONS of %s, with no CORS headers for other sites", async (file) => {
    const { OPTIONS } = await load(file);
    const request = new Request("http://localhost:3000/", {
      method: "OPTIONS",
      headers: { origin: "https://evil.test" },
    });
    const response = await OPTIONS?.(request, { params: Promise.resolve({}) });
    expect(response?.status).toBe(204);
    expect([...(response?.headers.keys() ?? [])].filter((name) => CORS.test(name))).toEqual([]);
  });

  test("404 as JSON for an unknown address", async () => {
    for (const method of METHODS) expectRefusal(await visitor().raw(method, "/api/no/such/thing"), 404, "not_found");
  });

  test("unknown query parameters are ignored, also two hundred of them", async () => {
    const query = Array.from({ length: 200 }, (_, at) => `key${at}=${at}`).join("&");
    for (const one of endpoints.filter(({ endpoint }) => endpoint.method === "GET")) {
      const who = await asker(one);
      const { address } = await sampleOf(one, who);
      expect((await who.raw("GET", `${address}${address.includes("?") ? "&" : "?"}${query}&isAdmin=true`)).status).toBe(
        200,
      );
    }
  });

  test("ids are validated the same everywhere", () => {
    expect(withId.length).toBeGreaterThan(0);
    expect(withId.every(({ endpoint }) => endpoint.notFoundMessage)).toBe(true);
  });
});
