import { expect, test } from "vitest";
import { found, only } from "./found-accounts";

const accounts = ["Bank", "Trade payables", "Payables ledger", "Purchases"].map((name, at) => ({ id: `${at}`, name }));
const names = (typed: string) => found(accounts, typed).map(({ name }) => name);

test("letters find accounts that have them, those that begin with them first", () => {
  expect(names("pay")).toEqual(["Payables ledger", "Trade payables"]);
  expect(names("  ")).toHaveLength(4);
  expect(names("zzz")).toEqual([]);
});

test("one account is meant by its whole name or by letters that no other has", () => {
  expect(only(accounts, "bank")?.name).toBe("Bank");
  expect(only(accounts, "pur")?.name).toBe("Purchases");
  expect(only(accounts, "pay")).toBe(undefined);
  expect(only(accounts, "")).toBe(undefined);
});
