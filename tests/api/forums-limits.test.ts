import { randomBytes } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { previewPost, reply } from "@/lib/forums/contract/posts";
import { openThread } from "@/lib/forums/contract/threads";
import { forum, thread } from "@/tests/support/forums";
import { type Person, person } from "@/tests/support/people";

beforeEach(() => {
  process.env.RATE_LIMITS = "on";
});

afterEach(() => {
  process.env.RATE_LIMITS = "off";
});

/** A UUID v7 from two days ago: the account is no longer new. */
function oldId(): string {
  const created = (Date.now() - 2 * 86_400_000).toString(16).padStart(12, "0");
  const rest = randomBytes(9).toString("hex");
  return `${created.slice(0, 8)}-${created.slice(8)}-7${rest.slice(0, 3)}-8${rest.slice(3, 6)}-${rest.slice(6)}`;
}

const regular = () => person("ada", { id: oldId() });

async function countUntil429(times: number, call: () => Promise<{ status: number }>) {
  const found = await Promise.all(Array.from({ length: times }, call));
  return found.filter(({ status }) => status === 201).length;
}

const opening = (who: Person, id: number) => () =>
  who.call(openThread, { params: { id }, body: { title: "Why?", content: "Why?" } });
const replying = (who: Person, id: number) => () => who.call(reply, { params: { id }, body: { content: "So" } });

test("429 after five threads in ten minutes, after three for a new account", async () => {
  const { id } = await forum();
  expect(await countUntil429(12, opening(await regular(), id))).toBe(5);
  expect(await countUntil429(12, opening(await person("ada"), id))).toBe(3);
});

test("429 after ten replies in a minute, after five for a new account, with the time to wait", async () => {
  const { id } = await thread();
  expect(await countUntil429(16, replying(await regular(), id))).toBe(10);
  const fresh = await person("ada");
  expect(await countUntil429(16, replying(fresh, id))).toBe(5);
  const refused = await replying(fresh, id)();
  expect(refused).toMatchObject({ status: 429, code: "rate_limited" });
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
});

test("429 after ten previews in a minute, as each parses a text", async () => {
  const ada = await person("ada");
  const preview = () => ada.call(previewPost, { body: { content: "**b**" } });
  const found = await Promise.all(Array.from({ length: 14 }, preview));
  expect(found.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(found.filter(({ status }) => status === 429)).toHaveLength(4);
});
