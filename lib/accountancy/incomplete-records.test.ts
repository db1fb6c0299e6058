import fc from "fast-check";
import { expect, test } from "vitest";
import {
  fromMargin,
  fromMarkUp,
  lostInventory,
  marginOf,
  markUpOf,
  missing,
  profitFromCapital,
} from "./incomplete-records";

fc.configureGlobal({ numRuns: 1000 });

const figure = fc.integer({ min: 1, max: 900_000 });

test("margin and mark-up convert both ways", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99 }), figure, (margin, cost) => {
      expect(marginOf(markUpOf(margin))).toBeCloseTo(margin, 8);
      expect(fromMargin({ cost }, margin)).toEqual(fromMarkUp({ cost }, markUpOf(margin)));
    }),
  );
  expect(markUpOf(20)).toBe(25);
  expect(marginOf(25)).toBe(20);
});

test("sales found from cost lead back to the cost", () => {
  fc.assert(
    fc.property(figure, fc.integer({ min: 1, max: 90 }), (cost, rate) => {
      const margin = fromMargin({ sales: fromMargin({ cost }, rate).sales }, rate);
      const markUp = fromMarkUp({ sales: fromMarkUp({ cost }, rate).sales }, rate);
      for (const trading of [margin, markUp]) {
        expect(Math.abs(trading.cost - cost)).toBeLessThanOrEqual(1);
        expect(trading.cost + trading.profit).toBe(trading.sales);
      }
    }),
  );
});

test("with the missing figure both sides of an account agree", () => {
  const side = fc.array(fc.integer({ min: 1, max: 90_000 }), { maxLength: 6 });
  fc.assert(
    fc.property(side, side, (debits, credits) => {
      const line = missing(debits, credits);
      const [left, right] =
        line.side === "Dr" ? [[...debits, line.amount], credits] : [debits, [...credits, line.amount]];
      expect(left.reduce((a, b) => a + b, 0)).toBe(right.reduce((a, b) => a + b, 0));
    }),
  );
});

test("profit from capital is what explains the change", () => {
  fc.assert(
    fc.property(
      figure,
      fc.integer({ min: -50_000, max: 90_000 }),
      figure,
      figure,
      (opening, profit, introduced, drawings) => {
        const closing = opening + profit + introduced - drawings;
        expect(profitFromCapital({ opening, closing, introduced, drawings })).toBe(profit);
      },
    ),
  );
});

test("what was lost in a fire is what should have been there and is not", () => {
  expect(lostInventory({ opening: 20_000, purchases: 90_000, sales: 120_000, margin: 25, left: 4_000 })).toBe(16_000);
  expect(lostInventory({ opening: 20_000, purchases: 90_000, sales: 120_000, markUp: 25, left: 4_000 })).toBe(10_000);
  expect(() => fromMargin({ cost: 10 }, 100)).toThrow(RangeError);
});
