import fc from "fast-check";
import { expect, test } from "vitest";
import { balances, cr, dr, type Entry } from "../double-entry";
import { bought, directCashFlow, indirectCashFlow, paid, received } from "./cash-flow";
import { changesInEquity, financialPosition } from "./financial-position";
import { profitOrLoss, taxCharge } from "./profit-or-loss";

fc.configureGlobal({ numRuns: 1000 });

const amount = fc.integer({ min: 1, max: 500_000 });

/** The events of a company's year, from which entries, statements and cash flows are made. */
const year = fc.record({
  capital: amount,
  sales: amount,
  fromCustomers: amount,
  purchases: amount,
  toSuppliers: amount,
  closingInventory: amount,
  wages: amount,
  bought: amount,
  depreciation: amount,
  disposedCarrying: amount,
  proceeds: amount,
  loan: amount,
  interest: amount,
  interestPaid: amount,
  investmentIncome: amount,
  tax: amount,
  taxPaid: amount,
  dividend: amount,
});
type Year = typeof year extends fc.Arbitrary<infer T> ? T : never;

const entriesOf = (one: Year): Entry[] => [
  [dr("Bank", one.capital), cr("Share capital", one.capital)],
  [dr("Receivables", one.sales), cr("Revenue", one.sales)],
  [dr("Bank", one.fromCustomers), cr("Receivables", one.fromCustomers)],
  [dr("Purchases", one.purchases), cr("Payables", one.purchases)],
  [dr("Payables", one.toSuppliers), cr("Bank", one.toSuppliers)],
  [dr("Inventory", one.closingInventory), cr("Purchases", one.closingInventory)],
  [dr("Wages", one.wages), cr("Bank", one.wages)],
  [dr("Plant", one.bought), cr("Bank", one.bought)],
  [dr("Depreciation", one.depreciation), cr("Plant", one.depreciation)],
  [dr("Disposal", one.disposedCarrying), cr("Plant", one.disposedCarrying)],
  [dr("Bank", one.proceeds), cr("Disposal", one.proceeds)],
  [dr("Bank", one.loan), cr("Loan", one.loan)],
  [dr("Interest", one.interest), cr("Interest owed", one.interest)],
  [dr("Interest owed", one.interestPaid), cr("Bank", one.interestPaid)],
  [dr("Bank", one.investmentIncome), cr("Investment income", one.investmentIncome)],
  [dr("Tax", one.tax), cr("Tax owed", one.tax)],
  [dr("Tax owed", one.taxPaid), cr("Bank", one.taxPaid)],
  [dr("Retained earnings", one.dividend), cr("Bank", one.dividend)],
];

const profitOf = (one: Year) =>
  profitOrLoss({
    revenue: one.sales,
    costOfSales: one.purchases - one.closingInventory,
    administrativeCosts: one.wages + one.depreciation,
    otherOperatingIncome: one.proceeds - one.disposedCarrying,
    investmentIncome: one.investmentIncome,
    financeCosts: one.interest,
    tax: one.tax,
  });

const flowsOf = (one: Year) => ({
  taxPaid: paid({ opening: 0, charge: one.tax, closing: one.tax - one.taxPaid }),
  assetsBought: bought({
    opening: 0,
    closing: one.bought - one.depreciation - one.disposedCarrying,
    depreciation: one.depreciation,
    disposedCarrying: one.disposedCarrying,
  }),
  assetsSold: one.proceeds,
  interestReceived: one.investmentIncome,
  sharesIssued: one.capital,
  loansRaised: one.loan,
  interestPaid: paid({ opening: 0, charge: one.interest, closing: one.interest - one.interestPaid }),
  dividendsPaid: one.dividend,
});

test("assets are equity and liabilities, with profit as the statement of profit or loss says", () => {
  fc.assert(
    fc.property(year, (one) => {
      const books = balances(entriesOf(one));
      const of = (account: string) => books.get(account) ?? 0;
      const { difference, netAssets, equity } = financialPosition({
        nonCurrentAssets: { plant: of("Plant") },
        currentAssets: { inventory: of("Inventory"), receivables: of("Receivables"), bank: of("Bank") },
        equity: { shareCapital: one.capital, retainedEarnings: profitOf(one).profit - one.dividend },
        nonCurrentLiabilities: { loan: one.loan },
        currentLiabilities: { payables: -of("Payables"), tax: -of("Tax owed"), interest: -of("Interest owed") },
      });
      expect(difference).toBe(0);
      expect(netAssets).toBe(equity);
    }),
  );
});

test("the cash flow is the change of the bank account, and both methods agree", () => {
  fc.assert(
    fc.property(year, (one) => {
      const indirect = indirectCashFlow({
        ...flowsOf(one),
        operatingProfit: profitOf(one).operatingProfit,
        depreciation: one.depreciation,
        lossOnDisposal: one.disposedCarrying - one.proceeds,
        inventory: { opening: 0, closing: one.closingInventory },
        receivables: { opening: 0, closing: one.sales - one.fromCustomers },
        payables: { opening: 0, closing: one.purchases - one.toSuppliers },
      });
      const direct = directCashFlow({
        ...flowsOf(one),
        fromCustomers: received({ opening: 0, income: one.sales, closing: one.sales - one.fromCustomers }),
        toSuppliers: one.toSuppliers,
        toEmployees: one.wages,
      });
      expect(indirect.change).toBe(balances(entriesOf(one)).get("Bank") ?? 0);
      const { adjustments, ...comparable } = indirect;
      expect(direct).toEqual(comparable);
    }),
  );
});

test("the subtotals of IFRS 18 follow from each other", () => {
  const result = profitOrLoss({
    revenue: 900,
    costOfSales: 500,
    sellingCosts: 80,
    administrativeCosts: 120,
    otherOperatingIncome: 10,
    investmentIncome: 25,
    financeCosts: 35,
    tax: 50,
    otherComprehensiveIncome: 40,
  });
  expect(result).toEqual({
    grossProfit: 400,
    operatingProfit: 210,
    profitBeforeFinancingAndTax: 235,
    profitBeforeTax: 200,
    profit: 150,
    comprehensiveIncome: 190,
  });
});

test("an underprovision of last year raises the tax charge, an overprovision lowers it", () => {
  expect(taxCharge({ estimate: 30_000, lastYearEstimate: 25_000, lastYearPaid: 26_500 })).toBe(31_500);
  expect(taxCharge({ estimate: 30_000, lastYearEstimate: 25_000, lastYearPaid: 24_000 })).toBe(29_000);
});

test("each column of equity ends where its changes lead", () => {
  const column = fc.record({ shares: amount, retained: fc.integer({ min: -90_000, max: 90_000 }) });
  fc.assert(
    fc.property(column, fc.array(column, { maxLength: 6 }), (opening, changes) => {
      const result = changesInEquity(opening, changes);
      expect(result.total).toBe(result.change + opening.shares + opening.retained);
      expect(result.closing.shares).toBe(changes.reduce((total, one) => total + one.shares, opening.shares));
    }),
  );
});
