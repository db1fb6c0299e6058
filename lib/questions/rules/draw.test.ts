import { expect, test } from "vitest";
import { drawFrom, randomOf, sourceOf } from "./draw";

test("the generator gives what it always gave", () => {
  const first = (text: string) => {
    const random = randomOf(text);
    return Array.from({ length: 4 }, () => Math.floor(random() * 4_294_967_296));
  };
  expect([first(""), first("fa-disposal-profit:1:1"), first("fa-disposal-profit:1:2")]).toMatchInlineSnapshot(`
    [
      [
        5548144,
        4002774009,
        964003629,
        1889821043,
      ],
      [
        2334482134,
        4047847303,
        1735509022,
        2648987044,
      ],
      [
        3936220215,
        2822535702,
        1462385885,
        1076447645,
      ],
    ]
  `);
});

test("the same source draws the same, another one something else", () => {
  const shuffled = (seed: number) =>
    drawFrom(randomOf(sourceOf("a", 1, seed)))
      .shuffle([..."abcdefghij"])
      .join("");
  expect(shuffled(1)).toBe(shuffled(1));
  expect(new Set([1, 2, 3, 4, 5].map(shuffled)).size).toBe(5);
});

test("steps reach both ends and nothing between them", () => {
  const d = drawFrom(randomOf("steps"));
  const drawn = new Set(Array.from({ length: 400 }, () => d.step(0.1, 0.5, 0.1)));
  expect([...drawn].sort()).toEqual([0.1, 0.2, 0.3, 0.4, 0.5]);
  expect(Array.from({ length: 100 }, () => d.step(20_000, 21_500, 1000)).every((value) => value <= 21_000)).toBe(true);
});

test("names differ within a question", () => {
  const d = drawFrom(randomOf("names"));
  const firms = Array.from({ length: 20 }, () => d.firm());
  expect(new Set(firms).size).toBe(20);
});

test("each number is drawn about equally often", () => {
  const d = drawFrom(randomOf("fair"));
  const counts = new Map<number, number>();
  for (let times = 0; times < 10_000; times += 1) {
    const value = d.step(1, 10, 1);
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
});
