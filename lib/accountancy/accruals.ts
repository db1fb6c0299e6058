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
export const incomeStatementCharge = (expense: AtEnds & { paid: number }): number =>
  sum([
    expense.paid,
    expense.openingPrepaid ?? 0,
    -(expense.openingAccrued ?? 0),
    -(expense.closingPrepaid ?? 0),
    expense.closingAccrued ?? 0,
  ]);

type IncomeAtEnds = { openingOwed?: number; openingDeferred?: number; closingOwed?: number; closingDeferred?: number };

/** The year's income from the amount received. Owed: earned but not received; deferred: received but not earned. */
export const incomeEarned = (income: IncomeAtEnds & { received: number }): number =>
  sum([
    income.received,
    income.openingDeferred ?? 0,
    -(income.openingOwed ?? 0),
    -(income.closingDeferred ?? 0),
    income.closingOwed ?? 0,
  ]);

/** The amount paid in the year, from the charge and the opening and closing balances. */
export const paidFor = (expense: AtEnds & { charge: number }): number =>
  sum([
    expense.charge,
    -(expense.openingPrepaid ?? 0),
    expense.openingAccrued ?? 0,
    expense.closingPrepaid ?? 0,
    -(expense.closingAccrued ?? 0),
  ]);
