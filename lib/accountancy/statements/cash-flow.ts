import { sum } from "../round";

type Ends = { opening: number; closing: number };

/**
 * The amount paid: the opening liability plus the year's charge, less the closing liability. For tax, interest,
 * dividends, suppliers.
 */
export const paid = ({ opening, charge, closing }: Ends & { charge: number }): number =>
  sum([opening, charge, -closing]);

/**
 * The amount received from customers or as income: the opening receivable plus the year's income, less the closing
 * receivable.
 */
export const received = ({ opening, income, closing }: Ends & { income: number }): number =>
  sum([opening, income, -closing]);

type Assets = Ends & { depreciation: number; revaluation?: number; disposedCarrying?: number; nonCash?: number };

/**
 * The amount paid for non-current assets, from opening and closing carrying amounts. `nonCash`: assets acquired without
 * payment.
 */
export const bought = ({
  opening,
  closing,
  depreciation,
  revaluation = 0,
  disposedCarrying = 0,
  nonCash = 0,
}: Assets): number => sum([closing, -opening, depreciation, disposedCarrying, -revaluation, -nonCash]);

/** Payments and receipts as positive amounts. */
export type OtherFlows = {
  taxPaid?: number;
  assetsBought?: number;
  assetsSold?: number;
  interestReceived?: number;
  dividendsReceived?: number;
  sharesIssued?: number;
  loansRaised?: number;
  loansRepaid?: number;
  interestPaid?: number;
  dividendsPaid?: number;
};

type Indirect = OtherFlows & {
  operatingProfit: number;
  depreciation?: number;
  /** A profit on disposal is negative. */
  lossOnDisposal?: number;
  provisions?: number;
  inventory: Ends;
  receivables: Ends;
  payables: Ends;
};

/** The indirect method of IAS 7 as amended by IFRS 18: it starts with operating profit. */
export function indirectCashFlow(figures: Indirect) {
  const adjustments = {
    depreciation: figures.depreciation ?? 0,
    lossOnDisposal: figures.lossOnDisposal ?? 0,
    provisions: figures.provisions ?? 0,
    inventory: fall(figures.inventory),
    receivables: fall(figures.receivables),
    payables: sum([-fall(figures.payables)]),
  };
  const generated = sum([figures.operatingProfit, ...Object.values(adjustments)]);
  return { adjustments, ...flows(generated, figures) };
}

const fall = ({ opening, closing }: Ends): number => sum([opening, -closing]);

type Direct = OtherFlows & { fromCustomers: number; toSuppliers: number; toEmployees?: number; otherPayments?: number };

/** The direct method: cash from operations from receipts and payments. */
export const directCashFlow = (figures: Direct) =>
  flows(
    sum([figures.fromCustomers, -figures.toSuppliers, -(figures.toEmployees ?? 0), -(figures.otherPayments ?? 0)]),
    figures,
  );

/** Interest and dividends received are investing; interest and dividends paid are financing. */
function flows(generated: number, figures: OtherFlows) {
  const operating = sum([generated, -(figures.taxPaid ?? 0)]);
  const investing = sum([
    figures.assetsSold ?? 0,
    figures.interestReceived ?? 0,
    figures.dividendsReceived ?? 0,
    -(figures.assetsBought ?? 0),
  ]);
  const financing = sum([
    figures.sharesIssued ?? 0,
    figures.loansRaised ?? 0,
    -(figures.loansRepaid ?? 0),
    -(figures.interestPaid ?? 0),
    -(figures.dividendsPaid ?? 0),
  ]);
  return { generated, operating, investing, financing, change: sum([operating, investing, financing]) };
}
