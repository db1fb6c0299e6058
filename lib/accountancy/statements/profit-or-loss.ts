import { sum } from "../round";

/** Costs and income as positive amounts. Operating, investing and financing are the categories of IFRS 18. */
export type ProfitOrLossFigures = {
  revenue: number;
  costOfSales: number;
  sellingCosts?: number;
  administrativeCosts?: number;
  otherOperatingIncome?: number;
  otherOperatingCosts?: number;
  /** Investing: interest and dividends received, rent from investment property, a share of an associate's profit. */
  investmentIncome?: number;
  /** Financing: interest on loans, loan notes, overdrafts and leases. */
  financeCosts?: number;
  tax?: number;
  /** Other comprehensive income, such as a gain on revaluation; a loss is negative. */
  otherComprehensiveIncome?: number;
};

/** All subtotals of the statement of profit or loss and other comprehensive income. */
export function profitOrLoss(figures: ProfitOrLossFigures) {
  const grossProfit = sum([figures.revenue, -figures.costOfSales]);
  const operatingProfit = sum([
    grossProfit,
    figures.otherOperatingIncome ?? 0,
    -(figures.sellingCosts ?? 0),
    -(figures.administrativeCosts ?? 0),
    -(figures.otherOperatingCosts ?? 0),
  ]);
  const profitBeforeFinancingAndTax = sum([operatingProfit, figures.investmentIncome ?? 0]);
  const profitBeforeTax = sum([profitBeforeFinancingAndTax, -(figures.financeCosts ?? 0)]);
  const profit = sum([profitBeforeTax, -(figures.tax ?? 0)]);
  const comprehensiveIncome = sum([profit, figures.otherComprehensiveIncome ?? 0]);
  return { grossProfit, operatingProfit, profitBeforeFinancingAndTax, profitBeforeTax, profit, comprehensiveIncome };
}

type Tax = { estimate: number; lastYearEstimate: number; lastYearPaid: number };

/** The year's tax: this year's estimate plus last year's underprovision; an overprovision reduces it. */
export const taxCharge = ({ estimate, lastYearEstimate, lastYearPaid }: Tax): number =>
  sum([estimate, lastYearPaid, -lastYearEstimate]);
