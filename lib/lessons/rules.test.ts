import { expect, test } from "vitest";
import { CPU_NOISE_MS, cpuOf } from "@/tests/support/cpu";
import { minutesOf } from "./rules";

test("words, figures and tables of a lesson make its minutes", () => {
  const words = Array(400).fill("word").join(" ");
  const tables = (count: number) => Array(count).fill("\n| a | b |\n| --- | :-: |\n| 1 | 2 |\n").join("");
  expect([minutesOf(words), minutesOf(words + tables(3)), minutesOf("a --- | ---")]).toEqual([2, 4, 1]);
  expect(minutesOf(`${words}\n  :-- | --:\n`)).toBe(3);
});

test("a line of blanks costs no more than a line of letters", async () => {
  const [blanks, letters] = [" ", "a"].map((sign) => `a\n${sign.repeat(40_000)}x`) as [string, string];
  const [dear, cheap] = [await cpuOf(() => minutesOf(blanks)), await cpuOf(() => minutesOf(letters))];
  expect(dear).toBeLessThan(5 * cheap + CPU_NOISE_MS);
});
