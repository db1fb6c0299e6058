import { expect, test } from "vitest";
import { chartOf, ticksOf } from "./chart";

test("a chart is read from its names and rows of figures", () => {
  expect(
    chartOf(
      "title: Break-even\nlook: lines\nunit: $\n\nUnits | Revenue | Total cost\n0 | 0 | 8,000\n| 400 | 16,000 | 16,000 |",
    ),
  ).toEqual({
    chart: {
      title: "Break-even",
      look: "lines",
      unit: "$",
      columns: ["Units", "Revenue", "Total cost"],
      rows: [
        { label: "0", figures: [0, 8000] },
        { label: "400", figures: [16_000, 16_000] },
      ],
    },
  });
  expect(chartOf("look: bars\nQ | A\n1 | -2.5\n2 | 3")).toMatchObject({
    chart: { look: "bars", rows: [{ figures: [-2.5] }, { figures: [3] }] },
  });
});

test.each([
  ["A | B\n1 | 2\n2 | x", 2],
  ["A | B\n1 | 2\n2 | 3 | 4", 2],
  ["A | B\n1 | 2\n2", 2],
  ["A | B\n1 | 1e9\n2 | 3", 1],
  ["A | B\n1 | 2", 0],
  ["A\n1\n2", 0],
  ["", 0],
  [`A | B${"\n1 | 2".repeat(61)}`, 0],
  [`A${" | B".repeat(6)}\n1 | 2\n1 | 2`, 0],
])("%j is refused with its line", (source, line) => {
  expect(chartOf(source)).toEqual({ line, sentence: expect.stringMatching(/\.$/) });
});

test("the axis has at most seven round steps, holds all figures and nought", () => {
  expect(ticksOf([0, 32_000])).toEqual([0, 10_000, 20_000, 30_000, 40_000]);
  expect(ticksOf([45, 58])).toEqual([0, 20, 40, 60]);
  expect(ticksOf([-3, 2])).toEqual([-3, -2, -1, 0, 1, 2]);
  expect(ticksOf([0, 0])).toContain(0);
  for (const list of [[1], [0.001, 0.07], [-5, -900], [999_999_999_999], [12, 13, 14]]) {
    const ticks = ticksOf(list);
    expect(ticks.length).toBeLessThanOrEqual(7);
    expect(Math.min(...ticks)).toBeLessThanOrEqual(Math.min(0, ...list));
    expect(Math.max(...ticks)).toBeGreaterThanOrEqual(Math.max(0, ...list));
  }
});
