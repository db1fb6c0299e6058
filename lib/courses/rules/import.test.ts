import { expect, test } from "vitest";
import { IMPORT_SAMPLE, outlineFrom } from "./import";

const HEAD = "kind,title,description,order,duration";
const MODULE = "module,Revenue,What is earned and when,,";
const lines = (...rows: string[]) => [HEAD, ...rows].join("\n");
const errorsIn = (...rows: string[]) =>
  outlineFrom(lines(...rows)).errors.map(({ line, reason }) => `${line}: ${reason}`);

test("the sample is good, and says what it should", () => {
  expect(outlineFrom(IMPORT_SAMPLE)).toEqual({
    errors: [],
    modules: [
      {
        title: "Revenue",
        description: "What a company earns and when it may say so",
        duration: 90,
        topics: [
          { title: "The five steps", description: "From the contract to the performed obligation" },
          { title: "Variable consideration", description: "Discounts, bonuses and returns" },
        ],
      },
      {
        title: "Leases",
        description: "Who shows the asset",
        duration: 45,
        topics: [{ title: "Lessee accounting", description: "What you need to know about Lessee accounting." }],
      },
    ],
  });
});

test.each([
  ["a byte order mark", (text: string) => `\uFEFF${text}`],
  ["old line ends", (text: string) => text.replaceAll("\r\n", "\r")],
  ["mixed line ends", (text: string) => text.replace("\r\n", "\n")],
  ["semicolons", (text: string) => text.replaceAll(",", ";")],
  ["tabs", (text: string) => text.replaceAll(",", "\t")],
  ["other cases and spaces in the heading", (text: string) => text.replace("kind,title", " Kind , TITLE ")],
  ["empty lines", (text: string) => text.replaceAll("\r\n", "\r\n\r\n")],
])("%s make no difference", (_, changed) => {
  const { modules, errors } = outlineFrom(changed(IMPORT_SAMPLE));
  expect(errors).toEqual([]);
  expect(modules.map(({ title, topics }) => [title, topics.length])).toEqual([
    ["Revenue", 2],
    ["Leases", 1],
  ]);
});

test("a bad row is named by the line it begins on, also behind cells of several lines", () => {
  expect(
    errorsIn(MODULE, 'topic,"Two ""quoted""\nlines, one cell",,,', "", "topic,ab,,,", "topic,Fine,too short,,"),
  ).toEqual([
    "3: title: This text contains characters that cannot be used.",
    "6: title: Title must be at least 3 characters",
    "7: description: Description must be at least 10 characters",
  ]);
});

test("each reason is that of the form", () => {
  expect(
    errorsIn(
      "topic,Too early,,,",
      "modul,Revenue,What is earned and when,,",
      "module,Re,short,,",
      "module,Leases,Who shows the asset,-1,0",
      "module,Assets,What a company owns,1.5,90 min",
      "module,Equity,What is left for owners,10001,10001",
      "module,Debts,What a company owes,=1+1,１",
      `module,${"x".repeat(201)},What is too long here,,`,
      "topic,Interest,,,30",
    ),
  ).toEqual([
    "2: A topic stands below its module, and there is none above this one.",
    "3: kind: Write 'module' or 'topic'.",
    "4: title: Title must be at least 3 characters",
    "4: description: Description must be at least 10 characters",
    "5: order: Order must be a non-negative number",
    "5: duration: Must be a positive number",
    "6: order: Order must be a non-negative number",
    "6: duration: Must be a positive number",
    "7: order: Order must be at most 10,000",
    "7: duration: Must be at most 10,000 minutes",
    "8: order: Order must be a non-negative number",
    "8: duration: Must be a positive number",
    "9: title: Please use at most 200 characters.",
    "10: duration: Only a module has one.",
  ]);
});

test("orders sort, those without come last, and one that stands twice is refused where it does so", () => {
  const { modules } = outlineFrom(
    lines(
      "module,Third,A module of this file,,",
      "topic,Second topic,,9,",
      "topic,First topic,,3,",
      "module,Second,A module of this file,7,",
      "module,First,A module of this file,2,",
    ),
  );
  expect(modules.map(({ title }) => title)).toEqual(["First", "Second", "Third"]);
  expect(modules[2]?.topics.map(({ title }) => title)).toEqual(["First topic", "Second topic"]);
  expect(
    errorsIn(
      "module,First,A module of this file,2,",
      "topic,Topic,,2,",
      "topic,Other,,2,",
      "module,Second,A module of it,2,",
    ),
  ).toEqual(["4: order: 2 stands in line 3 already.", "5: order: 2 stands in line 2 already."]);
});

test.each([
  ["", "The file is empty."],
  ["\uFEFF\r\n \r\n", "The file is empty."],
  [HEAD, "There are no rows below the names of the columns."],
  [MODULE, "The first row has to name the columns; 'kind' is missing."],
  ["kind,title,colour\nmodule,Revenue,red", "There is no column 'colour'."],
  ["kind,title,title\nmodule,Revenue,x", "The column 'title' stands there twice."],
  [lines(...Array(5000).fill(MODULE)), "At most 2,000 rows at once; these are 5,000."],
])("a file of %j is refused as a whole", (text, reason) => {
  expect(outlineFrom(text)).toEqual({ modules: [], errors: [{ line: 1, reason }] });
});

test("what no spreadsheet writes is refused, and never half taken", () => {
  expect(errorsIn("module,Nul\u0000l,What is earned and when,,")).toEqual([
    "2: title: This text contains characters that cannot be used.",
  ]);
  expect(errorsIn("module,Half \ud800,What is earned and when,,")).toHaveLength(1);
  expect(errorsIn("module,Turned \u202e,What is earned and when,,")).toHaveLength(1);
  expect(errorsIn("module,Caf\uFFFD,What is earned and when,,")).toEqual([
    "2: Letters were lost on the way here. Save the file as 'CSV UTF-8'.",
  ]);
  expect(errorsIn('module,"Never closed,What is earned and when,,')[0]).toContain("2: A quotation mark is not closed");
  expect(errorsIn("module,Revenue,Earned, and when,,60,9")).toEqual([
    "2: There are more cells than columns. Text with a separator in it has to stand in quotation marks.",
  ]);
  expect(errorsIn("__proto__,Revenue,What is earned and when,,")).toEqual(["2: kind: Write 'module' or 'topic'."]);
});

test("a cell that a spreadsheet would take for a formula is text here, kept to the letter", () => {
  const { modules } = outlineFrom(lines('module,"=HYPERLINK(""http://evil.test"")",@SUM(1+1) and -what else,,'));
  expect(modules[0]).toMatchObject({
    title: '=HYPERLINK("http://evil.test")',
    description: "@SUM(1+1) and -what else",
  });
});

test("more than can be put in order by hand is refused", () => {
  expect(errorsIn(...Array(501).fill(MODULE))).toEqual(["502: A course has at most 500 modules."]);
  expect(errorsIn(MODULE, ...Array(501).fill("topic,A topic,,,"))).toEqual(["503: A module has at most 500 topics."]);
});
