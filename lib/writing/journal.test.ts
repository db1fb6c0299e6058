import { expect, test } from "vitest";
import { differenceInWords, journalOf } from "./journal";

test("a journal that agrees", () => {
  const journal = journalOf(
    "Dr Motor vehicles, cost 30,000\n  Cr Bank 22,500\n\tCr. Disposals: £7 500\nBeing the part exchange",
  );
  expect(journal).toEqual({
    lines: [
      { side: "Dr", account: "Motor vehicles, cost", amount: "30,000" },
      { side: "Cr", account: "Bank", amount: "22,500" },
      { side: "Cr", account: "Disposals", amount: "7,500" },
    ],
    debit: "30,000",
    credit: "30,000",
    difference: null,
    notes: ["Being the part exchange"],
  });
});

test("a journal that differs says by how much, to the cent", () => {
  const journal = journalOf("dr Stock 0.1\ndr Stock 0.2\ncr Bank 0.31");
  expect(journal).toMatchObject({ debit: "0.30", credit: "0.31", difference: "0.01" });
  expect(journal && differenceInWords(journal)).toBe("Debits of 0.30 and credits of 0.31 differ by 0.01.");
  expect(journalOf("Dr Bank 5")).toMatchObject({ debit: "5", credit: "0", difference: "5" });
});

test("an account's name may end in a number", () => {
  const amounts = (text: string) => journalOf(text)?.lines.map(({ account, amount }) => [account, amount]);
  expect(amounts("Dr Loan 2027 1,000\nCr Loan 2027 500\nCr Bank £ 12 500")).toEqual([
    ["Loan 2027", "1,000"],
    ["Loan 2027", "500"],
    ["Bank", "12,500"],
  ]);
});

test.each([
  "",
  "Bank 500",
  "Dr Bank",
  "Dr Bank five hundred\nCr Sales 500",
  "Dr 500",
  "Drawings 500",
  "Dr Bank 1,00,0",
  `Dr Bank ${"9".repeat(40)}`,
])("'%s' is no journal", (text) => {
  expect(journalOf(text)).toBeNull();
});

test("an entry may have a title", () => {
  expect(journalOf("title: Goods bought on credit\nDr Purchases 1,200\nCr Payables 1,200")).toMatchObject({
    title: "Goods bought on credit",
    debit: "1,200",
    difference: null,
  });
});
