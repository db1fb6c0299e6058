import { round, sum } from "./round";

/** The components of equity, in whole dollars. */
export type Equity = {
  shareCapital: number;
  sharePremium: number;
  retainedEarnings: number;
  revaluationSurplus: number;
};
/** The proceeds of a share issue and how they divide. */
export type Issue = { shares: number; cash: number; shareCapital: number; sharePremium: number };

type Terms = {
  shares: number;
  /** Nominal value of one share, in dollars: 0.5 for 50 cents. */
  nominal: number;
  /** The issue price of one share. */
  price: number;
};

/** Shares issued for cash: the nominal value is share capital, the rest is share premium. */
export function shareIssue({ shares, nominal, price }: Terms): Issue {
  if (price < nominal) throw new RangeError("Shares are not issued below their nominal value.");
  const [cash, shareCapital] = [round(shares * price), round(shares * nominal)];
  return { shares, cash, shareCapital, sharePremium: cash - shareCapital };
}

type ForHeld = { held: number; newShares: number; forEvery: number };
const newOf = ({ held, newShares, forEvery }: ForHeld): number => Math.floor(held / forEvery) * newShares;

/** Rights issue ('one for four'): new shares for existing holders at a price below the market price. */
export const rightsIssue = ({ nominal, price, ...terms }: ForHeld & Omit<Terms, "shares">): Issue =>
  shareIssue({ shares: newOf(terms), nominal, price });

/**
 * Bonus issue ('one for four', free of charge): the share capital comes from share premium, then from retained
 * earnings.
 */
export function bonusIssue(before: Equity, { nominal, ...terms }: ForHeld & { nominal: number }) {
  const shareCapital = round(newOf(terms) * nominal);
  const fromPremium = Math.min(shareCapital, before.sharePremium);
  const after: Equity = {
    ...before,
    shareCapital: before.shareCapital + shareCapital,
    sharePremium: before.sharePremium - fromPremium,
    retainedEarnings: before.retainedEarnings - (shareCapital - fromPremium),
  };
  return { shares: newOf(terms), shareCapital, fromPremium, fromRetained: shareCapital - fromPremium, after };
}

/** Equity after shares were issued for cash. */
export const withIssue = (before: Equity, { shareCapital, sharePremium }: Issue): Equity => ({
  ...before,
  shareCapital: before.shareCapital + shareCapital,
  sharePremium: before.sharePremium + sharePremium,
});

export const equity = (parts: Equity): number =>
  sum([parts.shareCapital, parts.sharePremium, parts.retainedEarnings, parts.revaluationSurplus]);

/** A dividend on ordinary shares, in dollars (0.06 for 6 cents) per share. Whole dollars. */
export const dividend = (shares: number, perShare: number): number => round(shares * perShare);

/** A year's preference dividend or loan note interest: a rate in per cent of the nominal value. */
export const fixedReturn = (nominalValue: number, rate: number, months = 12): number =>
  round((nominalValue * rate * months) / 1200);
