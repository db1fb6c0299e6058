import { beforeAll, describe, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { endpoint } from "../contract/endpoint";
import { Problem } from "../contract/problem";
import { pageNumber } from "../contract/shapes";
import { log } from "../process/log";
import { methods, plainRoute, type Route, respond, route } from "./route";

const thing = endpoint({
  method: "GET",
  path: "/api/thing",
  summary: "A thing",
  access: "anyone",
  query: z.object({ page: pageNumber, tab: z.optional(z.string()) }),
  response: z.object({ name: z.string() }),
});

const ask = (one: Route, address = "/api/thing", headers: Record<string, string> = {}) =>
  one.handler(new Request(`http://localhost:3000${address}`, { method: one.method, headers }), {
    params: Promise.resolve({}),
  });

beforeAll(() => {
  process.env.APP_URL = "http://localhost:3000";
  vi.spyOn(log, "error").mockImplementation(() => undefined);
});

test("what the answer's shape does not name stays on the server", async () => {
  const answer = await ask(route(thing, () => ({ name: "a", password: "hash" })));
  expect(await answer.json()).toEqual({ name: "a" });
});

test("500 when an answer does not fit, and for anything thrown, without a word of the inside", async () => {
  const unfit = route(thing, () => ({ name: 3 }) as unknown as { name: string });
  const broken = route(thing, () => {
    throw new Error("select password from users");
  });
  for (const one of [unfit, broken]) {
    const answer = await ask(one);
    expect(answer.status).toBe(500);
    expect(await answer.json()).toMatchObject({
      code: "internal",
      message: "Something went wrong on our side. Please try again.",
    });
  }
  expect(log.error).toHaveBeenCalledTimes(2);
});

test("a handler may answer with another status and with headers, several of one name too", async () => {
  const cookies: [string, string][] = [
    ["Set-Cookie", "a=1"],
    ["Set-Cookie", "b=2"],
  ];
  const answer = await ask(route(thing, () => respond({ name: "a" }, { status: 201, headers: cookies })));
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([201, ["a=1", "b=2"]]);
});

describe("query", () => {
  const paged = route(thing, ({ query }) => ({ name: `${query.page} ${query.tab ?? "-"}` }));

  test("is parsed, with unknown keys left out", async () => {
    expect(await (await ask(paged, "/api/thing?page=2&tab=a&x=1&x=2")).json()).toEqual({ name: "2 a" });
    expect(await (await ask(paged)).json()).toEqual({ name: "1 -" });
  });

  test.each(["0", "-1", "1.5", "abc", "", "[]", "1&page=2"])("400 invalid_page for page=%s", async (page) => {
    expect(await (await ask(paged, `/api/thing?page=${page}`)).json()).toMatchObject({ code: "invalid_page" });
  });

  test("400 invalid_query for another key given twice, with a sentence that names it", async () => {
    const answer = await ask(paged, "/api/thing?tab=a&tab=b");
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: "invalid_query", message: "Please check 'tab'." });
  });
});

test("304 for an answer that is known already", async () => {
  let name = "a";
  const tagged = route({ ...thing, etag: true }, () => ({ name }));
  const first = await ask(tagged);
  const tag = first.headers.get("etag") ?? "";
  const again = await ask(tagged, "/api/thing", { "if-none-match": tag });
  expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", tag]);
  name = "b";
  expect((await ask(tagged, "/api/thing", { "if-none-match": tag })).status).toBe(200);
});

test("the methods of an address: its own, JSON refusals for the rest", async () => {
  const all = methods(
    route(thing, () => ({ name: "a" })),
    plainRoute("DELETE", "/api/thing", () => Response.json({})),
  );
  const request = (method: string) => new Request("http://localhost:3000/api/thing", { method });
  const refused = await all.POST(request("POST"), { params: Promise.resolve({}) });
  expect([refused.status, refused.headers.get("allow")]).toEqual([405, "GET, DELETE, HEAD, OPTIONS"]);
  expect(await refused.json()).toMatchObject({ code: "method_not_allowed" });
  expect((await all.OPTIONS(request("OPTIONS"), { params: Promise.resolve({}) })).status).toBe(204);
});

test("a plain address refuses as all others do", async () => {
  const answer = await ask(
    plainRoute("GET", "/api/thing", () => {
      throw new Problem("unavailable", "Not now.", { retryAfter: 5 });
    }),
  );
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
});
