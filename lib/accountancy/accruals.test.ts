import fc from "fast-check";
import { expect, test } from "vitest";
import { accrued, apportion, incomeEarned, incomeStatementCharge, paidFor, prepaid } from "./accruals";

fc.configureGlobal({ numRuns: 1000 });

const figure = fc.nat({ max: 90_000 });
const ends = fc.record({
  openingPrepaid: figure,
  openingAccrued: figure,
  closingPrepaid: figure,
  closingAccrued: figure,
});

test("cash, with what stood at both ends, is the charge, and back again", () => {
  fc.assert(
    fc.property(ends, figure, (one, paid) => {
      const charge = incomeStatementCharge({ ...one, paid });
      expect(charge).toBe(paid + one.openingPrepaid - one.openingAccrued - one.closingPrepaid + one.closingAccrued);
      expect(paidFor({ ...one, charge })).toBe(paid);
    }),
  );
});

test("over many years charges and cash differ only by what stood at the first and the last end", () => {
  const year = fc.record({ paid: figure, prepaid: figure, accrued: figure });
  fc.assert(
    fc.property(fc.array(year, { minLength: 1, maxLength: 10 }), (years) => {
      let [openingPrepaid, openingAccrued, charges, cash] = [0, 0, 0, 0];
      for (const one of years) {
        charges += incomeStatementCharge({
          paid: one.paid,
          openingPrepaid,
          openingAccrued,
          closingPrepaid: one.prepaid,
          closingAccrued: one.accrued,
        });
        [openingPrepaid, openingAccrued] = [one.prepaid, one.accrued];
        cash += one.paid;
      }
      expect(charges).toBe(cash - openingPrepaid + openingAccrued);
    }),
  );
});

test("income mirrors an expense: what the tenant is charged, the landlord earns", () => {
  fc.assert(
    fc.property(ends, figure, (one, paid) => {
      const earned = incomeEarned({
        received: paid,
        openingOwed: one.openingAccrued,
        openingDeferred: one.openingPrepaid,
        closingOwed: one.closingAccrued,
        closingDeferred: one.closingPrepaid,
      });
      expect(earned).toBe(incomeStatementCharge({ ...one, paid }));
    }),
  );
});

test("the used and the unused part of a payment are the payment", () => {
  fc.assert(
    fc.property(figure, fc.integer({ min: 0, max: 12 }), (payment, months) => {
      expect(Math.abs(apportion(payment, 12 - months) + prepaid(payment, months) - payment)).toBeLessThanOrEqual(1);
    }),
  );
  expect(accrued(7_200, 2)).toBe(1_200);
  expect(prepaid(3_600, 4)).toBe(1_200);
  expect(() => apportion(100, 13)).toThrow(RangeError);
});
