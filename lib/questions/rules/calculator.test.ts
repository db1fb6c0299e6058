import { expect, test } from "vitest";
import { resultOfSum } from "./calculator";

test.each([
  ["1200+300×2", "1800"],
  ["1,234 − 234", "1000"],
  ["10÷4", "2.5"],
  ["(2+3)^2", "25"],
  ["√9", "3"],
  ["√(2+7)×2", "6"],
  ["√(√16)", "2"],
  ["200×15%", "30"],
  ["0.1+0.2", "0.3"],
  ["5−8", "−3"],
  ["1/3", "0.3333333333"],
  ["1200*1.05^3=", "1389.15"],
  ["10 ÷ 4 = ", "2.5"],
])("%s is %s", (sum, result) => expect(resultOfSum(sum)).toBe(result));

test.each(["1/0", "2+", "abc", "√(2", "9^9^9^9", ")(", "=", "1=2", "=="])("'%s' cannot be worked out", (sum) =>
  expect(resultOfSum(sum)).toBeNull(),
);
