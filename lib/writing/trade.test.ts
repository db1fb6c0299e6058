import fc from "fast-check";
import { expect, test } from "vitest";
import { accountOf } from "./account";
import { formulaOf } from "./formula";
import { ratesOf } from "./rates";
import { statementOf } from "./statement";

test("an account is balanced, ruled off and brought down", () => {
  expect(
    accountOf("title: Trade payables\nDr Bank 3,000\nCr Balance b/d 1,000\nCr Purchases 4,500\nbalance: c/d"),
  ).toEqual({
    account: {
      title: "Trade payables",
      debits: [
        { text: "Bank", amount: "3,000" },
        { text: "Balance c/d", amount: "2,500" },
      ],
      credits: [
        { text: "Balance b/d", amount: "1,000" },
        { text: "Purchases", amount: "4,500" },
      ],
      total: "5,500",
      broughtDown: { side: "Cr", text: "Balance b/d", amount: "2,500" },
    },
    faults: [],
  });
});

test("an account that agrees is ruled off, an open one is not", () => {
  expect(accountOf("Dr Bank 5\nCr Sales 5").account).toMatchObject({ total: "5", broughtDown: null });
  expect(accountOf("Dr Bank 5\nCr Sales 4").account).toMatchObject({ total: null, broughtDown: null });
});

test.each([
  ["", [0]],
  ["Bank 3,000", [0, 0]],
  ["Dr Bank 3,000\nbalance: soon", [0]],
  ["Dr Bank 3,000\n\nCr Sales", [2]],
])("'%s' is no account, and says where", (text, lines) => {
  const { account, faults } = accountOf(text);
  expect(account).toBeNull();
  expect(faults.map(({ line }) => line)).toEqual(lines);
});

const PROFIT = `title: Statement of profit or loss for the year ended 31 December 20X5
Revenue: 50,000
Cost of sales: (30,000)
= Gross profit: 20,000
Operating expenses: (8,000)
== Operating profit: 12,000`;

const ASSETS = `Non-current assets:
- Property, plant and equipment: 90,000
- Development costs: 10,000
= Total non-current assets: 100,000
Current assets:
- Inventory: 12,000
- Trade receivables: 8,000
= Total current assets: 20,000
== Total assets: 120,000`;

test.each([PROFIT, ASSETS])("the totals of a proper statement agree (%#)", (text) => {
  expect(statementOf(text).faults).toEqual([]);
});

test("a total without a figure is counted, one with a wrong figure is named with its line", () => {
  expect(statementOf("Revenue: 50\nCosts: (30)\n= Profit").statement?.rows.at(-1)).toEqual({
    kind: "total",
    label: "Profit",
    figures: ["20"],
  });
  expect(statementOf("Revenue: 50\nCosts: (30)\n= Profit: 25").faults).toEqual([
    { line: 2, sentence: "Profit says 25, but the rows add up to 20." },
  ]);
});

test("columns are summed apart; nothing and a dash are no figure", () => {
  const { statement, faults } = statementOf("columns: 20X5 | 20X4\nSales: 10 | 8\nGrant: 2 | –\n== Income: 12 | 9");
  expect(statement?.rows).toEqual([
    { kind: "row", label: "Sales", figures: ["10", "8"] },
    { kind: "row", label: "Grant", figures: ["2", ""] },
    { kind: "grand", label: "Income", figures: ["12", "9"] },
  ]);
  expect(faults.map(({ sentence }) => sentence)).toEqual(["Income (20X4) says 9, but the rows add up to 8."]);
});

test("a label keeps its own colon, and one without a figure is a heading", () => {
  expect(statementOf("Note 3: expenses: 500\nEquity:").statement?.rows).toEqual([
    { kind: "row", label: "Note 3: expenses", figures: ["500"] },
    { kind: "heading", label: "Equity", figures: [] },
  ]);
});

const spoken = (text: string) => {
  const created = formulaOf(text);
  return "fault" in created ? created.fault : created.formula.spoken;
};

test.each([
  [
    "ROCE = PBIT / (total assets - current liabilities) * 100%",
    "ROCE equals PBIT divided by open bracket, total assets minus current liabilities, close bracket times 100 per cent",
  ],
  ["1 / (1 + r)^n", "1 divided by open bracket, 1 plus r, close bracket to the power of n"],
  ["non-current assets - cost", "non-current assets minus cost"],
  ["$1,200 × 5%", "$1,200 times 5 per cent"],
  ["EOQ = sqrt(2 * Co * D / Ch)", "EOQ equals the square root of 2 times Co times D divided by Ch"],
  ["receivables / revenue * 365 days", "receivables divided by revenue times 365 days"],
  ["-a + b", "minus a plus b"],
  ["x = max(a, b)", "x equals the largest of a and b"],
  ["min(net assets, 1,200) - sum(a, b, c)", "the smallest of net assets and 1,200 minus the sum of a and b and c"],
  ["round(cost / life, 2)", "cost divided by life rounded to 2 places"],
  ["Round(a) + abs(-b)", "a rounded plus the size of minus b"],
  ["max(a, min(b, c))", "the largest of a and the smallest of b and c"],
  ["cost, less scrap = 1,200", "cost, less scrap equals 1,200"],
])("'%s' is read aloud as '%s'", (text, words) => {
  expect(spoken(text)).toBe(words);
});

test("a fraction and an exponent drop the brackets that held them together", () => {
  expect(formulaOf("(a + b) / c^(n - 1)")).toMatchObject({
    formula: {
      math: {
        tag: "mfrac",
        parts: [
          { tag: "mrow", parts: [{ text: "a" }, { text: "+" }, { text: "b" }] },
          { tag: "msup", parts: [{ text: "c" }, { tag: "mrow" }] },
        ],
      },
    },
  });
});

test("a function keeps its name before its arguments, and a size or a whole number has its own brackets", () => {
  const math = (text: string) => {
    const created = formulaOf(text);
    return "fault" in created ? created.fault : created.formula.math;
  };
  expect(math("max(a, 2)")).toEqual({
    tag: "mrow",
    parts: [
      { tag: "mi", text: "max" },
      { tag: "mo", text: "(" },
      { tag: "mi", text: "a" },
      { tag: "mo", text: "," },
      { tag: "mn", text: "2" },
      { tag: "mo", text: ")" },
    ],
  });
  const fences = (text: string) =>
    JSON.stringify(math(text))
      .match(/[|⌈⌉⌊⌋]/g)
      ?.join("");
  expect([fences("abs(a)"), fences("ceil(a)"), fences("floor(a)")]).toEqual(["||", "⌈⌉", "⌊⌋"]);
});

test.each([
  "",
  "max(a)",
  "max(a, b",
  "abs(a, b)",
  "round(a, b, c)",
  "max()",
  "max(a,, b)",
  "max((a, b), c)",
  "constructor(a)",
  ", a",
  "a +",
  "* a",
  "(a",
  "a)",
  "a b (c)",
  "f(x)",
  "a[0]",
  "f=>1",
  "`",
  "a; b",
  `${"a+".repeat(250)}a`,
  `${"(".repeat(21)}a${")".repeat(21)}`,
])("'%s' is no formula, in a sentence", (text) => {
  expect(formulaOf(text)).toMatchObject({ fault: expect.stringMatching(/^\S.*\.$/) });
});

test("no text makes the reader of formulas throw", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 600 }), (text) => Object.keys(formulaOf(text)).length === 1),
    {
      numRuns: 2000,
    },
  );
});

test("factors to three places, as printed tables have them", () => {
  expect(ratesOf("present value 5% 8% 10%, years 1 to 2")).toEqual({
    of: "present value",
    percents: [5, 8, 10],
    rows: [
      { year: 1, factors: ["0.952", "0.926", "0.909"] },
      { year: 2, factors: ["0.907", "0.857", "0.826"] },
    ],
  });
  expect(ratesOf("annuity 10%, years 5")?.rows).toEqual([{ year: 5, factors: ["3.791"] }]);
});

test.each([
  "",
  "present value",
  "present value 0%, years 1 to 5",
  "annuity 5%, years 5 to 1",
  "future value 5%, years 1 to 5",
  "annuity 5%, years 1 to 99",
])("'%s' is no table of factors", (text) => {
  expect(ratesOf(text)).toBeNull();
});
