import { round, sum } from "./round";

/** The part of an amount for a period that falls into so many of its months. Whole dollars. */
export const apportion = (amount: number, months: number, period = 12): number => {
  if (months < 0 || months > period) throw new RangeError("The months must lie within the period.");
  return round((amount * months) / period);
};

/** What is owed at the year end for months that are used and not billed. */
export const accrued = (annualCost: number, monthsUnbilled: number): number =>
  round((annualCost * monthsUnbilled) / 12);

/** What was paid for months after the year end. */
export const prepaid = (payment: number, monthsAfter: number, monthsPaid = 12): number =>
  apportion(payment, monthsAfter, monthsPaid);

type AtEnds = { openingPrepaid?: number; openingAccrued?: number; closingPrepaid?: number; closingAccrued?: number };

/** An expense for the year from what was paid: opening accruals and closing prepayments are not this year's. */
export const incomeStatementCharge = (one: AtEnds & { paid: number }): number =>
  sum([
    one.paid,
    one.openingPrepaid ?? 0,
    -(one.openingAccrued ?? 0),
    -(one.closingPrepaid ?? 0),
    one.closingAccrued ?? 0,
  ]);

type IncomeAtEnds = { openingOwed?: number; openingDeferred?: number; closingOwed?: number; closingDeferred?: number };

/** Income for the year from what was received. Owed: earned and not received; deferred: received and not earned. */
export const incomeEarned = (one: IncomeAtEnds & { received: number }): number =>
  sum([
    one.received,
    one.openingDeferred ?? 0,
    -(one.openingOwed ?? 0),
    -(one.closingDeferred ?? 0),
    one.closingOwed ?? 0,
  ]);

/** What was paid in the year, from the charge and what stood at both ends. */
export const paidFor = (one: AtEnds & { charge: number }): number =>
  sum([
    one.charge,
    -(one.openingPrepaid ?? 0),
    one.openingAccrued ?? 0,
    one.closingPrepaid ?? 0,
    -(one.closingAccrued ?? 0),
  ]);
