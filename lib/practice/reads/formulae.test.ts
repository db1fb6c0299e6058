import { expect, test } from "vitest";
import { papers } from "../rules/papers";
import { formulaeOf } from "./formulae";

const spoken = (paper: string) =>
  (formulaeOf(paper) ?? []).flatMap((block) => (block.kind === "formula" ? block.spoken : []));

test("a paper has a sheet exactly when its exam gives formulae", () => {
  for (const { code, hasFormulae } of Object.values(papers)) expect(formulaeOf(code) !== null, code).toBe(hasFormulae);
  expect(formulaeOf(null)).toBeNull();
});

test("a sheet is laid out: no formula and no table is left as text", () => {
  for (const { code } of Object.values(papers))
    expect(JSON.stringify(formulaeOf(code)), code).not.toMatch(/```|"kind":"code"/);
  expect(spoken("MA")).toHaveLength(6);
  expect(spoken("PM")).toHaveLength(5);
  expect(spoken("FM")).toHaveLength(12);
});

test("MA and FM have the factors of 1 to 20 percent over fifteen years, PM has none", () => {
  for (const code of ["MA", "FM"]) {
    const tables = (formulaeOf(code) ?? []).flatMap((block) => (block.kind === "rates" ? block.rates : []));
    expect(tables.map(({ of: kind, rows }) => [kind, rows.length])).toEqual([
      ["present value", 15],
      ["present value", 15],
      ["annuity", 15],
      ["annuity", 15],
    ]);
    expect(tables[0]?.rows[9]?.factors[9]).toBe("0.386");
    expect(tables[3]?.rows[4]?.factors[4]).toBe("3.352");
  }
  expect(formulaeOf("PM")?.filter(({ kind }) => kind === "rates")).toEqual([]);
});
