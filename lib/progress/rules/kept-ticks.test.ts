import { expect, test } from "vitest";
import { ticksFrom, withoutTick, withTick } from "./kept-ticks";

const tick = (topicId: number, completed = true) => ({ topicId, completed });

test("of a topic that was ticked and unticked offline, the newest state is sent", () => {
  expect(withTick([tick(7), tick(8)], tick(7, false))).toEqual([tick(8), tick(7, false)]);
});

test("a tick that was sent is no longer kept, but a newer one of the same topic is", () => {
  expect(withoutTick([tick(7), tick(8)], tick(7))).toEqual([tick(8)]);
  expect(withoutTick([tick(7, false)], tick(7))).toEqual([tick(7, false)]);
});

test("what cannot be read is left out", () => {
  expect(ticksFrom("")).toEqual([]);
  expect(ticksFrom("{")).toEqual([]);
  expect(ticksFrom('{"topicId":1}')).toEqual([]);
  expect(ticksFrom(JSON.stringify([tick(7), { topicId: "7" }, null]))).toEqual([tick(7)]);
});
