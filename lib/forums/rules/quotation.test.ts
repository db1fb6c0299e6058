import { expect, test } from "vitest";
import { quotationOf } from "./quotation";

const quoted = (content: string, selected?: string) => quotationOf({ username: "grace", content }, selected);

test("what was selected is quoted", () => {
  expect(quoted("One.\n\nTwo. Three.", " Two. ")).toBe("grace wrote:\n> Two.\n\n");
  expect(quoted("One.", "a\n\nb")).toBe("grace wrote:\n> a\n>\n> b\n\n");
});

test("else the first three lines of the post's own text", () => {
  expect(quoted("One.\n\nTwo.\nThree.\nFour.")).toBe("grace wrote:\n> One.\n> Two.\n> Three.\n\n");
  expect(quoted("ada wrote:\n> I think\n> so\n\nI do not.")).toBe("grace wrote:\n> I do not.\n\n");
  expect(quoted("```journal\nDr Bank 1\nCr Sales 1\n```\n| a | b |\n|---|---|\nThat is it.")).toBe(
    "grace wrote:\n> That is it.\n\n",
  );
});

test("a post of an entry alone is quoted by its lines", () => {
  expect(quoted("```journal\nDr Bank 1\n```")).toBe("grace wrote:\n> ```journal\n> Dr Bank 1\n> ```\n\n");
});

test("a long line is cut at a word", () => {
  const text = quoted("word ".repeat(100));
  expect(text.length).toBeLessThan(330);
  expect(text).toMatch(/word …\n\n$/);
});

test("a word longer than a quotation is cut", () => {
  expect(quoted("x".repeat(400)).length).toBeLessThan(330);
});
