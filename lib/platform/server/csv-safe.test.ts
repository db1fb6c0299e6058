import { expect, test } from "vitest";
import { csvLine } from "./csv-safe";

test("cells are separated by commas and records end with CRLF", () => {
  expect(csvLine(["a", 1, true, null])).toBe('"a","1","true",\r\n');
});

test("commas, quotes and line breaks stand in quotes, quotes doubled", () => {
  expect(csvLine(["a,b", 'say "x"', "two\nlines"])).toBe('"a,b","say ""x""","two\nlines"\r\n');
});

test.each([..."=+-@\t＝＋－＠"])("a cell that starts with %j is no formula", (sign) => {
  expect(csvLine([`${sign}HYPERLINK(1)`])).toBe(`"'${sign}HYPERLINK(1)"\r\n`);
});

test("a carriage return at the start is guarded and quoted", () => {
  expect(csvLine(["\r=1"])).toBe(`"'\r=1"\r\n`);
});

test("signs further inside are left as they are", () => {
  expect(csvLine(["ada@example.org", "a=b", "O'Neil-Smith"])).toBe('"ada@example.org","a=b","O\'Neil-Smith"\r\n');
});

test("a cell with another separator in it stays one cell, whatever separator a spreadsheet takes", () => {
  expect(csvLine(["x;=1+1", "y\t=2"])).toBe('"x;=1+1","y\t=2"\r\n');
});
