import { round, sum } from "./round";

/** What stands in equity, whole dollars. */
export type Equity = {
  shareCapital: number;
  sharePremium: number;
  retainedEarnings: number;
  revaluationSurplus: number;
};
/** What an issue of shares brings in and adds. */
export type Issue = { shares: number; cash: number; shareCapital: number; sharePremium: number };

type Terms = {
  shares: number;
  /** Nominal value of one share, in dollars: 0.5 for 50 cents. */
  nominal: number;
  /** What is paid for one. */
  price: number;
};

/** Shares for cash: the nominal value is share capital, the rest is share premium. */
export function shareIssue({ shares, nominal, price }: Terms): Issue {
  if (price < nominal) throw new RangeError("Shares are not issued below their nominal value.");
  const [cash, shareCapital] = [round(shares * price), round(shares * nominal)];
  return { shares, cash, shareCapital, sharePremium: cash - shareCapital };
}

type ForHeld = { held: number; newShares: number; forEvery: number };
const newOf = ({ held, newShares, forEvery }: ForHeld): number => Math.floor(held / forEvery) * newShares;

/** 'One for four': new shares to the holders at a price below the market's. */
export const rightsIssue = ({ nominal, price, ...terms }: ForHeld & Omit<Terms, "shares">): Issue =>
  shareIssue({ shares: newOf(terms), nominal, price });

/** 'One for four' for nothing: share capital out of share premium, and out of retained earnings where that is not enough. */
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

export const equity = (one: Equity): number =>
  sum([one.shareCapital, one.sharePremium, one.retainedEarnings, one.revaluationSurplus]);

/** A dividend on ordinary shares, so many dollars (0.06 for 6 cents) a share. Whole dollars. */
export const dividend = (shares: number, perShare: number): number => round(shares * perShare);

/** A year's dividend on preference shares, or interest on loan notes: a rate in per cent on the nominal value. */
export const fixedReturn = (nominalValue: number, rate: number, months = 12): number =>
  round((nominalValue * rate * months) / 1200);
