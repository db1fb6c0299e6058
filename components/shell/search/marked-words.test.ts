import fc from "fast-check";
import { expect, test } from "vitest";
import { markedParts } from "./marked-words";

const finds = (text: string, search: string) => markedParts(text, search).filter((_, index) => index % 2 === 1);

test("a word counts from its beginning, whatever the case, and never from its middle", () => {
  expect(markedParts("Deferred tax and taxation", "TAX")).toEqual(["Deferred ", "tax", " and ", "tax", "ation"]);
  expect(finds("Syntax of a contract", "tax")).toEqual([]);
});

test("the longest word that fits is marked", () => {
  expect(finds("Taxation", "tax taxati")).toEqual(["Taxati"]);
});

test("the stem of a word that was typed with an ending is marked whole, short ones are not", () => {
  expect(finds("A wombat on an asset", "wombats assets")).toEqual(["wombat", "asset"]);
  expect(finds("An ant", "antiques")).toEqual([]);
});

test("signs are only characters", () => {
  for (const search of ["(", ".*", "[a", "\\", "", " "])
    expect(markedParts("a (b) [a-z] .*", search).join("")).toBe("a (b) [a-z] .*");
  expect(finds("IAS 12 (income taxes)", "12) (income")).toEqual(["12", "income"]);
});

test("whatever is searched, nothing of the text is lost", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme" }),
      fc.string({ unit: "grapheme" }),
      (text, search) => markedParts(text, search).join("") === text && markedParts(text, search).length % 2 === 1,
    ),
  );
  fc.assert(
    fc.property(fc.lorem(), fc.lorem({ maxCount: 2 }), (text, search) => markedParts(text, search).join("") === text),
  );
});
