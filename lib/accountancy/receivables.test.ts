import fc from "fast-check";
import { expect, test } from "vitest";
import { cr, dr, type Entry, post } from "./double-entry";
import {
  allowance,
  irrecoverableExpense,
  movementEntry,
  payablesControl,
  receivablesControl,
  recovered,
  writeOff,
} from "./receivables";

fc.configureGlobal({ numRuns: 1000 });

const amount = fc.integer({ min: 1, max: 90_000 });
const from = (books: ReadonlyMap<string, number>, entries: Entry[]) => entries.reduce(post, books);

test("the expense is write-offs and movement less what was recovered, as the ledger shows it", () => {
  fc.assert(
    fc.property(amount, amount, amount, amount, (lost, back, opening, closing) => {
      const books = from(new Map(), [
        [dr("Trade receivables", 500_000), cr("Revenue", 500_000)],
        [dr("Retained earnings", opening), cr("Allowance for receivables", opening)],
        writeOff(lost),
        recovered(back),
        movementEntry(opening, closing),
      ]);
      const expense = irrecoverableExpense({
        writtenOff: lost,
        openingAllowance: opening,
        closingAllowance: closing,
        recovered: back,
      });
      expect(books.get("Irrecoverable debts expense")).toBe(expense);
      expect(books.get("Allowance for receivables")).toBe(-closing);
      expect(books.get("Trade receivables")).toBe(500_000 - lost);
    }),
  );
});

test("the control account agrees with the list of its customers", () => {
  const customer = fc.record({
    opening: fc.nat({ max: 9_000 }),
    creditSales: fc.nat({ max: 90_000 }),
    receipts: fc.nat({ max: 80_000 }),
    returns: fc.nat({ max: 900 }),
    discounts: fc.nat({ max: 900 }),
    writtenOff: fc.nat({ max: 900 }),
    contras: fc.nat({ max: 900 }),
    dishonoured: fc.nat({ max: 900 }),
  });
  fc.assert(
    fc.property(fc.array(customer, { minLength: 1, maxLength: 8 }), (list) => {
      const all = (name: keyof (typeof list)[number]) => list.reduce((total, one) => total + one[name], 0);
      const control = receivablesControl({
        opening: all("opening"),
        creditSales: all("creditSales"),
        receipts: all("receipts"),
        returns: all("returns"),
        discounts: all("discounts"),
        writtenOff: all("writtenOff"),
        contras: all("contras"),
        dishonoured: all("dishonoured"),
      });
      expect(control).toBe(list.reduce((total, one) => total + receivablesControl(one), 0));
    }),
  );
});

test("an allowance is rounded for each balance and lies between nothing and everything", () => {
  const balances = fc.array(fc.record({ amount, rate: fc.integer({ min: 0, max: 100 }) }), { maxLength: 5 });
  fc.assert(
    fc.property(balances, (list) => {
      const needed = allowance(list);
      expect(needed).toBeGreaterThanOrEqual(0);
      expect(needed).toBeLessThanOrEqual(list.reduce((total, one) => total + one.amount, 0));
    }),
  );
  expect(
    allowance([
      { amount: 40_000, rate: 5 },
      { amount: 3_000, rate: 50 },
    ]),
  ).toBe(3_500);
});

test("a payables control account is opened, filled and paid", () => {
  const closing = payablesControl({
    opening: 9_000,
    creditPurchases: 50_000,
    payments: 42_000,
    returns: 1_000,
    discounts: 500,
    contras: 700,
    refunds: 200,
  });
  expect(closing).toBe(15_000);
});
