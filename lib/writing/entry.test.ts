import { expect, test } from "vitest";
import { centsIn, type EntryLine, faultOfLine, filledLines, totalsInWords, totalsOf, withRoom } from "./entry";

const dr = (account: string, amount: string): EntryLine => ({ account, side: "Dr", amount });
const cr = (account: string, amount: string): EntryLine => ({ account, side: "Cr", amount });

test("an amount is read to the cent, as people write it", () => {
  expect(centsIn("1,500")).toBe(150_000n);
  expect(centsIn("$1 500.5")).toBe(150_050n);
  expect(centsIn("")).toBe(0n);
});

test("what is no amount is told from nothing", () => {
  for (const text of ["1e9", "0x10", "1,00,0", "1.2.3", "--5", "-5", "(5)", "1.234", "9".repeat(40), "NaN", "."])
    expect(centsIn(text), text).toBe(null);
});

test("one empty line follows until there is no room, on the other side", () => {
  expect(withRoom([], 4)).toEqual([dr("", "")]);
  expect(withRoom([dr("Bank", "5")], 4)).toEqual([dr("Bank", "5"), cr("", "")]);
  expect(withRoom([dr("Bank", "5"), cr("", "")], 4)).toHaveLength(2);
  expect(withRoom([dr("Bank", "5"), cr("Sales", "5")], 2)).toHaveLength(2);
});

test("sums are exact: ten times 0.10 is 1.00", () => {
  const lines = [...Array.from({ length: 10 }, () => dr("Bank", "0.10")), cr("Sales", "1")];
  const totals = totalsOf(lines);
  expect(totals).toEqual({ debit: 100n, credit: 100n });
  expect(totalsInWords(totals)).toBe("Debits 1 · Credits 1 · they agree");
});

test("the line below an entry says by how much its sides differ", () => {
  expect(totalsInWords(totalsOf([dr("Bank", "1500"), cr("Sales", "1,400")]))).toBe(
    "Debits 1,500 · Credits 1,400 · differ by 100",
  );
  expect(totalsInWords(totalsOf([dr("Bank", "0.5")]))).toBe("Debits 0.50 · Credits 0.00 · differ by 0.50");
});

test("a line that is not complete says what is missing; an empty one is left out", () => {
  expect(faultOfLine(dr("Bank", "5"))).toBe(null);
  expect(faultOfLine(dr("", "5"))).toBe("Choose an account for this amount.");
  expect(faultOfLine(dr("Bank", ""))).toBe("Give this account an amount.");
  expect(faultOfLine(dr("Bank", "five"))).toBe("Use digits and a full stop for decimals.");
  expect(faultOfLine(dr("", ""))).toBe(null);
  expect(filledLines([dr("Bank", "5"), cr("", ""), cr("Sales", "5")])).toEqual([dr("Bank", "5"), cr("Sales", "5")]);
});
