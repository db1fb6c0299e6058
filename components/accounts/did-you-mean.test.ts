import { describe, expect, test } from "vitest";
import { didYouMean } from "./did-you-mean";

describe("didYouMean", () => {
  test.each([
    ["ada@gmial.com", "ada@gmail.com"],
    ["Ada@GMAL.com", "ada@gmail.com"],
    ["ada@gmail.con", "ada@gmail.com"],
    ["ada@gmail.co", "ada@gmail.com"],
    ["ada@gmaill.com", "ada@gmail.com"],
    ["ada@hotmial.com", "ada@hotmail.com"],
    ["ada@outlok.com", "ada@outlook.com"],
    ["ada@yahoo.co.ku", "ada@yahoo.co.uk"],
  ])("%s is one slip away", (typed, meant) => expect(didYouMean(typed)).toBe(meant));

  test.each([
    "ada@gmail.com",
    "ada@ymail.com",
    "ada@mail.com",
    "ada@example.org",
    "ada@hotmail.fr",
    "ada",
    "a@b@gmial.com",
    "",
  ])("'%s' is left alone", (typed) => expect(didYouMean(typed)).toBeNull());
});
