import { expect, test } from "vitest";
import { mentionsIn } from "./mentions";

test("names after an @ are mentioned once each, without the punctuation around them", () => {
  expect(mentionsIn("Thank you, @ada. Also @Grace-2, (@linus) and @ada!")).toEqual(["ada", "grace-2", "linus"]);
});

test("addresses, code and a lone sign mention nobody", () => {
  expect(mentionsIn("mail me@example.test or @ nobody, `@ada`")).toEqual([]);
  expect(mentionsIn("```\n@ada\n``` and @linus")).toEqual(["linus"]);
});

test("ten names are the most", () => {
  expect(mentionsIn(Array.from({ length: 12 }, (_, at) => `@name${at}`).join(" "))).toHaveLength(10);
});
