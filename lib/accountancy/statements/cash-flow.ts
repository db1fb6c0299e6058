import { sum } from "../round";

type Ends = { opening: number; closing: number };

/** What was paid: owed at the start, plus the year's charge, less what is owed at the end. Tax, interest, dividends, suppliers. */
export const paid = ({ opening, charge, closing }: Ends & { charge: number }): number =>
  sum([opening, charge, -closing]);

/** What was received from customers or as income: due at the start, plus the year's income, less what is due at the end. */
export const received = ({ opening, income, closing }: Ends & { income: number }): number =>
  sum([opening, income, -closing]);

type Assets = Ends & { depreciation: number; revaluation?: number; disposedCarrying?: number; nonCash?: number };

/** What was paid for non-current assets, from carrying amounts at both ends. `nonCash`: assets got without paying. */
export const bought = ({
  opening,
  closing,
  depreciation,
  revaluation = 0,
  disposedCarrying = 0,
  nonCash = 0,
}: Assets): number => sum([closing, -opening, depreciation, disposedCarrying, -revaluation, -nonCash]);

/** Payments and receipts as amounts above nought. */
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
  /** A profit on disposal is below nought. */
  lossOnDisposal?: number;
  provisions?: number;
  inventory: Ends;
  receivables: Ends;
  payables: Ends;
};

/** The indirect method of IAS 7 as IFRS 18 amended it: it begins with operating profit. */
export function indirectCashFlow(one: Indirect) {
  const adjustments = {
    depreciation: one.depreciation ?? 0,
    lossOnDisposal: one.lossOnDisposal ?? 0,
    provisions: one.provisions ?? 0,
    inventory: fall(one.inventory),
    receivables: fall(one.receivables),
    payables: sum([-fall(one.payables)]),
  };
  const generated = sum([one.operatingProfit, ...Object.values(adjustments)]);
  return { adjustments, ...flows(generated, one) };
}

const fall = ({ opening, closing }: Ends): number => sum([opening, -closing]);

type Direct = OtherFlows & { fromCustomers: number; toSuppliers: number; toEmployees?: number; otherPayments?: number };

/** The direct method: cash from operations from what came in and went out. */
export const directCashFlow = (one: Direct) =>
  flows(sum([one.fromCustomers, -one.toSuppliers, -(one.toEmployees ?? 0), -(one.otherPayments ?? 0)]), one);

/** Interest and dividends received are investing, interest and dividends paid are financing. */
function flows(generated: number, one: OtherFlows) {
  const operating = sum([generated, -(one.taxPaid ?? 0)]);
  const investing = sum([
    one.assetsSold ?? 0,
    one.interestReceived ?? 0,
    one.dividendsReceived ?? 0,
    -(one.assetsBought ?? 0),
  ]);
  const financing = sum([
    one.sharesIssued ?? 0,
    one.loansRaised ?? 0,
    -(one.loansRepaid ?? 0),
    -(one.interestPaid ?? 0),
    -(one.dividendsPaid ?? 0),
  ]);
  return { generated, operating, investing, financing, change: sum([operating, investing, financing]) };
}
