import { expect, test } from "vitest";
import { matchAccounts, onlyMatch } from "./match-accounts";

const accounts = ["Bank", "Trade payables", "Payables ledger", "Purchases"].map((name, index) => ({
  id: `${index}`,
  name,
}));
const names = (typed: string) => matchAccounts(accounts, typed).map(({ name }) => name);

test("letters find accounts that have them, those that begin with them first", () => {
  expect(names("pay")).toEqual(["Payables ledger", "Trade payables"]);
  expect(names("  ")).toHaveLength(4);
  expect(names("zzz")).toEqual([]);
});

test("one account is meant by its whole name or by letters that no other has", () => {
  expect(onlyMatch(accounts, "bank")?.name).toBe("Bank");
  expect(onlyMatch(accounts, "pur")?.name).toBe("Purchases");
  expect(onlyMatch(accounts, "pay")).toBe(undefined);
  expect(onlyMatch(accounts, "")).toBe(undefined);
});
