import { afterEach, expect, test, vi } from "vitest";
import { listCourses } from "@/lib/courses/contract";
import { completeTopic } from "@/lib/progress/contract";
import { addressOf } from "../contract/address";
import { CallError, call, maySucceedLater, sentenceOf } from "./call";

afterEach(() => vi.unstubAllGlobals());

const answering = (body: string, init: ResponseInit) => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response(body, init));
  vi.stubGlobal("fetch", fetch);
  return fetch;
};

const input = { params: { id: 7 }, body: { completed: true } };

test("a call is sent as its contract says, with cookies", async () => {
  const fetch = answering('{"topicId":7}', { status: 200 });
  expect(await call(completeTopic, input)).toEqual({ topicId: 7 });
  expect(fetch.mock.calls).toEqual([
    [
      "/api/topics/7/complete",
      {
        method: "POST",
        credentials: "include",
        body: '{"completed":true}',
        headers: { "Content-Type": "application/json" },
      },
    ],
  ]);
});

test("a refusal throws its status and body, and a sentence for people", async () => {
  const body = JSON.stringify({
    error: "No.",
    message: "Please sign in first.",
    code: "unauthenticated",
    fields: { a: "b" },
  });
  answering(body, { status: 401 });
  const error = await call(completeTopic, input).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(CallError);
  expect(error).toMatchObject({
    status: 401,
    body,
    message: `401: ${body}`,
    code: "unauthenticated",
    fields: { a: "b" },
  });
  expect(sentenceOf(error)).toBe("Please sign in first.");
});

test("an answer that is no JSON is told as it is, an empty one by its status text", async () => {
  expect(sentenceOf(new CallError(502, "Bad gateway", "x"))).toBe("Bad gateway");
  expect(new CallError(502, "", "Bad Gateway").message).toBe("502: Bad Gateway");
  expect(sentenceOf(new TypeError("Failed to fetch"))).toBe("No connection. Please check your network and try again.");
});

test("an address is filled in, escaped, and its query sorted", () => {
  const spec = { ...completeTopic, path: "/api/a/{id}/b" } as const;
  expect(addressOf(spec, { params: { id: "x/y" }, query: { page: 2, after: "a&b", none: undefined } })).toBe(
    "/api/a/x%2Fy/b?after=a%26b&page=2",
  );
});

test("a call ends when its caller gives up", async () => {
  const fetch = answering("[]", { status: 200 });
  const { signal } = new AbortController();
  await call(listCourses, {}, { signal });
  expect(fetch.mock.calls[0]?.[1]?.signal).toBe(signal);
});

test("a call carries the key of its press", async () => {
  const fetch = answering('{"topicId":7}', { status: 200 });
  await call(completeTopic, input, { idempotencyKey: "k1" });
  expect(fetch.mock.calls[0]?.[1]?.headers).toEqual({ "Content-Type": "application/json", "Idempotency-Key": "k1" });
});

test("what the server could not do now may succeed later; what it refuses does not", () => {
  const may = (status: number, code: string) =>
    maySucceedLater(new CallError(status, JSON.stringify({ code }), "Refused"));
  expect([may(409, "try_again"), may(429, "rate_limited"), may(500, "internal"), may(503, "unavailable")]).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect([may(400, "invalid_body"), may(404, "not_found"), may(409, "attempt_over"), may(409, "conflict")]).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
