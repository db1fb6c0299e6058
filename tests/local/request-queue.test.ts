import { AsyncLocalStorage } from "node:async_hooks";
import { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { requestQueue } from "@/request-queue.mjs";

const [READS_AT_ONCE, PAGES_AT_ONCE] = [24, 3];
type Asked = { url: string; response: EventEmitter & { destroyed: boolean } };
let enter: ReturnType<typeof requestQueue>;
let open: Asked[];
let begun: string[];
let refused: string[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "Date"] });
  [open, begun, refused] = [[], [], []];
  enter = requestQueue({ refuse: ({ request }) => refused.push(request.url ?? "") });
});

afterEach(() => {
  vi.useRealTimers();
});

function ask(url: string, { method = "GET", headers = {} } = {}): Asked {
  const asked = { url, response: Object.assign(new EventEmitter(), { destroyed: false }) };
  const queue = enter;
  queue({ method, url, headers } as IncomingMessage, asked.response as unknown as ServerResponse, () => {
    // What a test before this one left waiting does not count.
    if (queue !== enter) return;
    begun.push(url);
    open.push(asked);
  });
  return asked;
}

/** The event loop's next turns. */
async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve));
}
const answer = (count: number, isOne = (_: Asked) => true) => {
  const answered = open.filter(isOne).slice(0, count);
  open = open.filter((asked) => !answered.includes(asked));
  for (const { response } of answered) {
    response.emit("finish");
    response.emit("close");
  }
};
const times = (count: number, url: (at: number) => string) => Array.from({ length: count }, (_, at) => ask(url(at)));
/** As many requests as are worked on at once. */
const fill = async () => {
  times(READS_AT_ONCE, () => "/api/user");
  times(PAGES_AT_ONCE, () => "/dashboard");
  await turns(READS_AT_ONCE + PAGES_AT_ONCE);
  expect(begun).toHaveLength(READS_AT_ONCE + PAGES_AT_ONCE);
  begun = [];
};

test("a page whose address ends like a file waits as other pages do; a file does not", async () => {
  await fill();
  ask("/courses/1.png");
  ask("/community/thread/1.js");
  for (const file of ["/icon.svg", "/_next/static/chunks/a.js", "/uploads/aa/b.webp"]) ask(file);
  await turns(2);
  expect(begun).toEqual(["/icon.svg", "/_next/static/chunks/a.js", "/uploads/aa/b.webp"]);
});

test("of what waits, four begin in each turn of the event loop", async () => {
  await fill();
  times(9, (at) => `/api/topics/${at}`);
  answer(READS_AT_ONCE);
  expect(begun).toHaveLength(4);
  await turns(1);
  expect(begun).toHaveLength(8);
  await turns(1);
  expect(begun).toEqual(Array.from({ length: 9 }, (_, at) => `/api/topics/${at}`));
});

test("while 24 reads and 3 pages are worked on, others begin when one of their kind is answered", async () => {
  await fill();
  ask("/api/courses");
  ask("/courses/1");
  await turns(3);
  expect(begun).toEqual([]);
  answer(1);
  await turns(1);
  expect(begun).toEqual(["/api/courses"]);
});

test.each([
  ["a write", { method: "POST" }, "/api/posts/1/like"],
  ["a file of the build", {}, "/_next/static/chunks/1.js"],
  ["an upload", {}, "/uploads/a.png"],
  ["the state of the process", {}, "/api/health"],
])("%s never waits", async (_, init, url) => {
  await fill();
  ask(url, init);
  expect(begun).toEqual([url]);
});

test("of what waits, thirteen reads begin for each page, in the order in which they came", async () => {
  await fill();
  times(3, (at) => `/courses/${at}`);
  times(20, (at) => `/api/topics/${at}`);
  answer(READS_AT_ONCE + PAGES_AT_ONCE);
  await turns(4);
  expect(begun.filter((url) => url.startsWith("/courses"))).toEqual(["/courses/0", "/courses/1"]);
  expect(begun.filter((url) => url.startsWith("/api"))).toEqual(
    Array.from({ length: begun.length - 2 }, (_, at) => `/api/topics/${at}`),
  );
  expect(begun.length).toBeGreaterThan(14);
});

test("a navigation within the app waits with the pages", async () => {
  await fill();
  const { response } = ask("/dashboard?_rsc=1", { headers: { rsc: "1" } });
  answer(READS_AT_ONCE, ({ url }) => url.startsWith("/api/"));
  await turns(3);
  expect(begun).toEqual([]);
  expect(response.listenerCount("finish")).toBe(0);
});

test("a read that has waited for two seconds is refused, while a page still waits", async () => {
  times(400, () => "/api/courses");
  times(200, () => "/courses/1");
  vi.advanceTimersByTime(2500);
  // Four begin when the first places are kept no longer; no further turn follows here.
  expect(refused).toEqual(Array(400 - READS_AT_ONCE - 4).fill("/api/courses"));
  vi.advanceTimersByTime(6000);
  expect(refused).toHaveLength(600 - READS_AT_ONCE - PAGES_AT_ONCE - 4);
});

test("who finds four hundred reads waiting is refused at once", async () => {
  await fill();
  times(400, (at) => `/api/topics/${at}`);
  ask("/api/courses");
  expect(refused).toEqual(["/api/courses"]);
});

test("a response that is not read, or not answered, keeps its place for 300 ms only", async () => {
  await fill();
  ask("/courses/1");
  vi.advanceTimersByTime(299);
  expect(begun).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(begun).toEqual(["/courses/1"]);
});

test("who went away while waiting is left out", async () => {
  await fill();
  const gone = ask("/api/topics/1");
  ask("/api/topics/2");
  gone.response.destroyed = true;
  answer(1);
  await turns(1);
  expect(begun).toEqual(["/api/topics/2"]);
});

test("a request that waited has its own context when it begins", async () => {
  const ids = new AsyncLocalStorage<string>();
  const seen: (string | undefined)[] = [];
  await fill();
  ids.run("mine", () =>
    enter(
      { method: "GET", url: "/courses/1", headers: {} } as IncomingMessage,
      new EventEmitter() as unknown as ServerResponse,
      () => seen.push(ids.getStore()),
    ),
  );
  ids.run("another", () => answer(READS_AT_ONCE + PAGES_AT_ONCE));
  await turns(1);
  expect(seen).toEqual(["mine"]);
});
