import fc from "fast-check";
import { expect, test } from "vitest";
import { discounted, fromGross, fromNet, taxOwed } from "./sales-tax";

fc.configureGlobal({ numRuns: 1000 });

const cents = fc.integer({ min: 1, max: 9_999_999 }).map((one) => one / 100);
const rate = fc.integer({ min: 1, max: 30 });

test("net and tax are gross, and gross leads back to net", () => {
  fc.assert(
    fc.property(cents, rate, (net, percent) => {
      const up = fromNet(net, percent);
      expect(fromGross(up.gross, percent)).toEqual(up);
    }),
  );
});

test("tax is the rate over a hundred and the rate of a gross price", () => {
  expect(fromGross(2_400, 20)).toEqual({ net: 2_000, tax: 400, gross: 2_400 });
  expect(fromNet(1_250, 15)).toEqual({ net: 1_250, tax: 187.5, gross: 1_437.5 });
  expect(discounted(800, 2.5)).toBe(780);
});

test("what is owed grows with sales and falls with purchases and payments", () => {
  fc.assert(
    fc.property(cents, cents, cents, cents, (opening, onSales, onPurchases, paid) => {
      const owed = taxOwed({ opening, onSales, onPurchases, paid });
      expect(taxOwed({ opening: owed, onSales: 0, onPurchases: 0, paid: owed })).toBe(0);
    }),
  );
});
