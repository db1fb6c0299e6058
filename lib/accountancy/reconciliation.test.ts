import fc from "fast-check";
import { expect, test } from "vitest";
import { bank, controlAccount, supplier } from "./reconciliation";

fc.configureGlobal({ numRuns: 1000 });

const amounts = fc.array(fc.integer({ min: 1, max: 9_000 }), { maxLength: 4 });
const total = (list: number[]) => list.reduce((before, next) => before + next, 0);

test("both sides meet at the true balance, an overdraft too", () => {
  const truth = fc.integer({ min: -90_000, max: 90_000 });
  fc.assert(
    fc.property(truth, amounts, amounts, amounts, amounts, (balance, toBook, charges, lodged, unpresented) => {
      const result = bank({
        cashBook: balance - total(toBook) + total(charges),
        receiptsToRecord: toBook,
        paymentsToRecord: charges,
        statement: balance - total(lodged) + total(unpresented),
        outstandingLodgements: lodged,
        unpresentedCheques: unpresented,
      });
      expect(result).toEqual({ first: balance, second: balance, difference: 0 });
    }),
  );
});

test("an error of the bank that is left out shows as the difference", () => {
  fc.assert(
    fc.property(fc.nat({ max: 9_000 }), fc.integer({ min: 1, max: 900 }), (balance, error) => {
      expect(bank({ cashBook: balance, statement: balance - error }).difference).toBe(error);
      expect(bank({ cashBook: balance, statement: balance - error, bankErrors: [error] }).difference).toBe(0);
    }),
  );
});

test("a supplier's statement meets the ledger once what is on its way is taken off", () => {
  fc.assert(
    fc.property(fc.nat({ max: 90_000 }), amounts, amounts, amounts, amounts, (owed, transit, paid, credits, missed) => {
      const result = supplier({
        ledger: owed - total(missed),
        ledgerAdded: missed,
        statement: owed + total(transit) + total(paid) + total(credits),
        goodsInTransit: transit,
        paymentsInTransit: paid,
        creditNotesToCome: credits,
      });
      expect(result).toEqual({ first: owed, second: owed, difference: 0 });
    }),
  );
});

test("a control account and its list meet after the errors of each", () => {
  fc.assert(
    fc.property(fc.nat({ max: 90_000 }), amounts, amounts, amounts, amounts, (truth, a, b, c, d) => {
      const result = controlAccount(
        { balance: truth - total(a) + total(b), added: a, taken: b },
        { balance: truth - total(c) + total(d), added: c, taken: d },
      );
      expect(result.first).toBe(truth);
      expect(result.difference).toBe(0);
    }),
  );
});
