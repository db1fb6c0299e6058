import { expect, test } from "vitest";
import type { Cell } from "../contract/shown";
import { totalIn } from "./sheet-totals";

const row = (...cells: Cell[]) => ({ label: "", indent: 0, rule: "none" as const, cells });
const input = (at: number): Cell => ({ is: "input", at, label: "" });
const sheet = {
  rows: [row({ is: "figure", value: "(1,200)" }, input(0)), row({ is: "figure", value: "500" }, input(1))],
};

test("a total uses given figures and what was typed; empty cells count as zero", () => {
  expect(totalIn(sheet, [null, null], "b1 + b2")).toBe("(700)");
  expect(totalIn(sheet, ["1,500", null], "sum(c1:c2)")).toBe("1,500");
  expect(totalIn(sheet, ["1,500", "(300.5)"], "sum(c1:c2)")).toBe("1,199.50");
});

test("a total that cannot be computed is empty, and text that is no figure counts as zero", () => {
  expect(totalIn(sheet, ["0", "0"], "c1 / c2")).toBe("");
  expect(totalIn(sheet, ["=1+", "5"], "c1 + c2")).toBe("5");
});
