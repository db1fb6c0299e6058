import { cr, dr, type Entry } from "./double-entry";
import { round, sum } from "./round";

/** The required allowance: each balance times its rate in per cent, whole dollars. */
export const allowance = (balances: readonly { amount: number; rate: number }[]): number =>
  sum(balances.map(({ amount, rate }) => round((amount * rate) / 100)));

/** The expense for a change in the allowance; a negative figure is income. Only the change is in profit or loss. */
export const movement = (opening: number, closing: number): number => sum([closing, -opening]);

type Expense = { writtenOff: number; openingAllowance: number; closingAllowance: number; recovered?: number };

/** The year's expense for irrecoverable debts; a negative figure is income. */
export const irrecoverableExpense = ({
  writtenOff,
  openingAllowance,
  closingAllowance,
  recovered = 0,
}: Expense): number => sum([writtenOff, movement(openingAllowance, closingAllowance), -recovered]);

/** A debt is written off. */
export const writeOff = (amount: number): Entry => [
  dr("Irrecoverable debts expense", amount),
  cr("Trade receivables", amount),
];

/** A debt that was written off is paid after all. */
export const recovered = (amount: number): Entry => [dr("Bank", amount), cr("Irrecoverable debts expense", amount)];

/** The entry for a change in the allowance; none if it does not change. */
export function movementEntry(opening: number, closing: number): Entry {
  const change = movement(opening, closing);
  const [expense, held] = ["Irrecoverable debts expense", "Allowance for receivables"];
  if (change === 0) return [];
  return change > 0 ? [dr(expense, change), cr(held, change)] : [dr(held, -change), cr(expense, -change)];
}

type Control = {
  opening: number;
  creditSales: number;
  receipts: number;
  returns?: number;
  discounts?: number;
  writtenOff?: number;
  contras?: number;
  dishonoured?: number;
  refunds?: number;
  interest?: number;
};

/** The closing balance of the trade receivables control account. Recovered debts are not part of it. */
export const receivablesControl = (account: Control): number =>
  sum([
    account.opening,
    account.creditSales,
    account.dishonoured ?? 0,
    account.refunds ?? 0,
    account.interest ?? 0,
    -account.receipts,
    -(account.returns ?? 0),
    -(account.discounts ?? 0),
    -(account.writtenOff ?? 0),
    -(account.contras ?? 0),
  ]);

type PayablesControl = {
  opening: number;
  creditPurchases: number;
  payments: number;
  returns?: number;
  discounts?: number;
  contras?: number;
  refunds?: number;
};

/** The closing balance of the trade payables control account. */
export const payablesControl = (account: PayablesControl): number =>
  sum([
    account.opening,
    account.creditPurchases,
    account.refunds ?? 0,
    -account.payments,
    -(account.returns ?? 0),
    -(account.discounts ?? 0),
    -(account.contras ?? 0),
  ]);
