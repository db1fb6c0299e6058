import fc from "fast-check";
import { expect, test } from "vitest";
import {
  balances,
  close,
  correction,
  cr,
  difference,
  dr,
  type Entry,
  post,
  record,
  trialBalance,
} from "./double-entry";

fc.configureGlobal({ numRuns: 1000 });

const ACCOUNTS = ["Bank", "Sales", "Purchases", "Rent", "Payables", "Receivables", "Capital", "Equipment"];
const account = fc.constantFrom(...ACCOUNTS);
const cents = fc.integer({ min: 1, max: 5_000_000 }).map((one) => one / 100);
const line = fc.record({ account, side: fc.constantFrom("Dr" as const, "Cr" as const), amount: cents });

/** Several debits and a single credit for their total. */
const entry = fc
  .tuple(fc.array(fc.tuple(account, cents), { minLength: 1, maxLength: 4 }), account)
  .map(([debits, other]): Entry => {
    const lines = debits.map(([name, amount]) => dr(name, amount));
    return [...lines, cr(other, difference(lines))];
  });

test("debits equal credits after any list of entries", () => {
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 20 }), (entries) => {
      const { debit, credit } = trialBalance(balances(entries));
      expect(debit).toBe(credit);
    }),
  );
});

test("an entry that does not balance is refused, and so is an amount of nought or less", () => {
  expect(() => post(new Map(), [dr("Bank", 100), cr("Sales", 99.99)])).toThrow("Debits and credits must be equal.");
  expect(() => post(new Map(), [dr("Bank", 0), cr("Sales", 0)])).toThrow(RangeError);
  expect(() => post(new Map(), [dr("Bank", -5), cr("Sales", -5)])).toThrow(RangeError);
});

const known = (books: ReadonlyMap<string, number>) => [...books].filter(([, amount]) => amount !== 0).sort();

test("a correction turns the wrong books into the right ones", () => {
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 5 }), entry, entry, (others, wrong, right) => {
      const before = balances(others);
      const mended = post(post(before, wrong), correction(wrong, right));
      expect(known(mended)).toEqual(known(post(before, right)));
    }),
  );
});

test("a correction of a one-sided record clears the suspense account", () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 4 }), entry, (wrong, right) => {
      const gap = difference(wrong);
      const suspense = gap === 0 ? [] : [gap > 0 ? cr("Suspense", gap) : dr("Suspense", -gap)];
      const books = record(record(new Map(), wrong), suspense);
      const mended = post(books, correction(wrong, right));
      expect(known(mended)).toEqual(known(post(new Map(), right)));
    }),
  );
});

test("closing leaves nothing on the closed accounts and changes no total", () => {
  fc.assert(
    fc.property(fc.array(entry, { minLength: 1, maxLength: 8 }), (entries) => {
      const books = balances(entries);
      const closing = close(books, ["Sales", "Purchases", "Rent"], "Profit or loss");
      const after = record(books, closing);
      expect(difference(closing)).toBe(0);
      for (const name of ["Sales", "Purchases", "Rent"]) expect(after.get(name) ?? 0).toBe(0);
    }),
  );
});

test("a purchase on the wrong side of the ledger is put right with twice its amount", () => {
  const wrong = [dr("Payables", 400), cr("Purchases", 400)];
  const right = [dr("Purchases", 400), cr("Payables", 400)];
  expect(correction(wrong, right)).toEqual([dr("Purchases", 800), cr("Payables", 800)]);
});
