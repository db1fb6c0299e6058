import { expect, test } from "vitest";
import { plainFigure } from "./plain-figure";

test.each([
  ["1,234.50", "1234.50"],
  ["-5", "-5"],
  ["5-", "5"],
  ["(500)", "500"],
  ["1.2.3", "1.23"],
  ["$ 12 000", "12000"],
  ["-", "-"],
  [".", "."],
  ["abc", ""],
])("of '%s' the field keeps '%s'", (typed, kept) => expect(plainFigure(typed)).toBe(kept));
