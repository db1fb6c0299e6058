import { expect, test } from "vitest";
import { patternsOf } from "./users";

test("three letters in a row are looked for anywhere, in lower case and without wildcards", () => {
  expect(patternsOf(" Ada_50% ")).toEqual({ text: "%ada\\_50\\%%", word: "%ada\\_50\\%%", id: "ada_50%" });
});

test("fewer are looked for at the beginnings of words", () => {
  expect(patternsOf("Jo")).toEqual({ text: "jo%", word: "% jo%", id: "jo" });
  expect(patternsOf("a.b")).toEqual({ text: "a.b%", word: "% a.b%", id: "a.b" });
});

test("signs alone find nobody", () => {
  for (const signs of ["@", "%%%", "\\", "--- ---"])
    expect(patternsOf(signs), signs).toMatchObject({ text: null, word: null });
});
