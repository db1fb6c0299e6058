import fc from "fast-check";
import { expect, test } from "vitest";
import { average, costOfSales, fifo, lowerOf, type Movement, netRealisable, periodicAverage } from "./inventory";

fc.configureGlobal({ numRuns: 1000 });

const delivery = fc.record({ units: fc.integer({ min: 1, max: 500 }), unitCost: fc.integer({ min: 1, max: 90 }) });

/** Receipts, each followed by an issue of a part of the inventory. */
const movements = fc
  .array(fc.tuple(delivery, fc.integer({ min: 0, max: 100 })), { minLength: 1, maxLength: 8 })
  .map((pairs) => {
    let held = 0;
    return pairs.flatMap(([bought, share]): Movement[] => {
      held += bought.units;
      const issued = Math.floor((held * share) / 100);
      held -= issued;
      return [bought, { issued }];
    });
  });

const bought = (list: Movement[]) =>
  list.reduce((total, one) => total + ("issued" in one ? 0 : one.units * one.unitCost), 0);
const boughtUnits = (list: Movement[]) => list.reduce((total, one) => total + ("issued" in one ? 0 : one.units), 0);
const issuedUnits = (list: Movement[]) => list.reduce((total, one) => total + ("issued" in one ? one.issued : 0), 0);

test("issues and closing inventory are opening inventory and purchases, in units and in money", () => {
  fc.assert(
    fc.property(movements, fc.constantFrom(fifo, average, periodicAverage), (list, method) => {
      const { issued, closing } = method(list);
      expect(issued + closing.value).toBe(bought(list));
      expect(issuedUnits(list) + closing.units).toBe(boughtUnits(list));
    }),
  );
});

test("nothing left is worth nothing", () => {
  fc.assert(
    fc.property(movements, fc.constantFrom(fifo, average), (list, method) => {
      const all = [...list, { issued: boughtUnits(list) - issuedUnits(list) }];
      expect(method(all).closing).toEqual({ units: 0, value: 0 });
    }),
  );
});

test("while prices rise, closing inventory by FIFO is at least that by average cost", () => {
  fc.assert(
    fc.property(movements, (list) => {
      let price = 0;
      const rising = list.map((one) => {
        if ("issued" in one) return one;
        price += one.unitCost;
        return { units: one.units, unitCost: price };
      });
      expect(fifo(rising).closing.value).toBeGreaterThanOrEqual(average(rising).closing.value - 1);
    }),
  );
});

test("the figures of a textbook page", () => {
  const list = [
    { units: 100, unitCost: 10 },
    { units: 100, unitCost: 12 },
    { issued: 150 },
    { units: 50, unitCost: 13 },
  ];
  expect(fifo(list)).toEqual({ issues: [1_600], issued: 1_600, closing: { units: 100, value: 1_250 } });
  expect(average(list).closing).toEqual({ units: 100, value: 1_200 });
  expect(periodicAverage(list).issued).toBe(1_710);
});

test("more issued than there is, is refused", () => {
  for (const method of [fifo, average, periodicAverage]) {
    expect(() => method([{ units: 10, unitCost: 5 }, { issued: 11 }])).toThrow(RangeError);
  }
});

test("the lower of the two is taken line by line, so never above either total", () => {
  const lines = fc.array(fc.record({ cost: fc.nat({ max: 9_999 }), netRealisable: fc.nat({ max: 9_999 }) }), {
    maxLength: 6,
  });
  fc.assert(
    fc.property(lines, (list) => {
      const value = lowerOf(list);
      expect(value).toBeLessThanOrEqual(list.reduce((total, { cost }) => total + cost, 0));
      expect(value).toBeLessThanOrEqual(list.reduce((total, line) => total + line.netRealisable, 0));
    }),
  );
  expect(netRealisable(500, 60, 25)).toBe(415);
});

test("an error in closing inventory moves profit by the same amount", () => {
  const figure = fc.integer({ min: 0, max: 500_000 });
  fc.assert(
    fc.property(figure, figure, figure, figure, (opening, purchases, closing, error) => {
      const right = costOfSales({ opening, purchases, closing });
      expect(right - costOfSales({ opening, purchases, closing: closing + error })).toBe(error);
    }),
  );
  expect(costOfSales({ opening: 10, purchases: 100, carriageIn: 5, returns: 8, closing: 20 })).toBe(87);
});
