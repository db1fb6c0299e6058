import { expect, test } from "vitest";
import { cellResult, isSum } from "./cell-sum";

test("a sum begins with an equals sign", () => {
  expect(isSum("=1+2")).toBe(true);
  expect(isSum(" =1")).toBe(true);
  expect(isSum("1+2")).toBe(false);
});

test("a sum is worked out as on paper", () => {
  const sums: [string, string][] = [
    ["=1200+300*2", "1800"],
    ["=(1,200+300)*2", "3000"],
    ["=100-250", "-150"],
    ["=10%*4500", "450"],
    ["=0.1+0.2", "0.3"],
    ["=10/3", "3.3333"],
    ["=-5*0", "0"],
    ["=2^3", "8"],
  ];
  for (const [text, result] of sums) expect(cellResult(text), text).toBe(result);
});

test("what cannot be worked out stays as it was typed", () => {
  for (const text of [
    "=",
    "=1+",
    "=1/0",
    "=9^9^9",
    "=cost*2",
    "=constructor",
    "=(1",
    "=1 2",
    "=a.b",
    `=${"1+".repeat(300)}1`,
  ])
    expect(cellResult(text), text).toBe(null);
});
