import { round, sum } from "./round";

/** The part of a period's amount that belongs to this many of its months. Whole dollars. */
export const apportion = (amount: number, months: number, period = 12): number => {
  if (months < 0 || months > period) throw new RangeError("The months must lie within the period.");
  return round((amount * months) / period);
};

/** The amount owed at the year end for months that were used but not billed. */
export const accrued = (annualCost: number, monthsUnbilled: number): number =>
  round((annualCost * monthsUnbilled) / 12);

/** The amount paid for months after the year end. */
export const prepaid = (payment: number, monthsAfter: number, monthsPaid = 12): number =>
  apportion(payment, monthsAfter, monthsPaid);

type AtEnds = { openingPrepaid?: number; openingAccrued?: number; closingPrepaid?: number; closingAccrued?: number };

/** The year's expense from the amount paid, adjusted for opening and closing accruals and prepayments. */
export const incomeStatementCharge = (one: AtEnds & { paid: number }): number =>
  sum([
    one.paid,
    one.openingPrepaid ?? 0,
    -(one.openingAccrued ?? 0),
    -(one.closingPrepaid ?? 0),
    one.closingAccrued ?? 0,
  ]);

type IncomeAtEnds = { openingOwed?: number; openingDeferred?: number; closingOwed?: number; closingDeferred?: number };

/** The year's income from the amount received. Owed: earned but not received; deferred: received but not earned. */
export const incomeEarned = (one: IncomeAtEnds & { received: number }): number =>
  sum([
    one.received,
    one.openingDeferred ?? 0,
    -(one.openingOwed ?? 0),
    -(one.closingDeferred ?? 0),
    one.closingOwed ?? 0,
  ]);

/** The amount paid in the year, from the charge and the opening and closing balances. */
export const paidFor = (one: AtEnds & { charge: number }): number =>
  sum([
    one.charge,
    -(one.openingPrepaid ?? 0),
    one.openingAccrued ?? 0,
    one.closingPrepaid ?? 0,
    -(one.closingAccrued ?? 0),
  ]);
