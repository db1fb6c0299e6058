import { round, sum } from "./round";

/** The price without sales tax, the tax, and both together, to the cent. Rates are in per cent. */
export type Taxed = { net: number; tax: number; gross: number };

export function fromNet(net: number, rate: number): Taxed {
  const tax = round((net * rate) / 100, 2);
  return { net, tax, gross: sum([net, tax]) };
}

export function fromGross(gross: number, rate: number): Taxed {
  const tax = round((gross * rate) / (100 + rate), 2);
  return { net: sum([gross, -tax]), tax, gross };
}

/** A price after a discount in per cent, to the cent. */
export const discounted = (price: number, percent: number): number => round((price * (100 - percent)) / 100, 2);

/** The amount owed to the tax authority: opening balance and output tax, less input tax and payments. */
export const taxOwed = (account: { opening: number; onSales: number; onPurchases: number; paid: number }): number =>
  sum([account.opening, account.onSales, -account.onPurchases, -account.paid]);
