import { sum } from "../round";

/** Amounts by name. An allowance or an overdrawn reserve is negative. */
export type Amounts = Readonly<Record<string, number>>;
export type FinancialPositionFigures = {
  nonCurrentAssets?: Amounts;
  currentAssets?: Amounts;
  equity: Amounts;
  nonCurrentLiabilities?: Amounts;
  currentLiabilities?: Amounts;
};

const total = (amounts: Amounts = {}): number => sum(Object.values(amounts));

/** The totals of the statement of financial position, and the difference between assets and the other side. */
export function financialPosition(figures: FinancialPositionFigures) {
  const [nonCurrentAssets, currentAssets] = [total(figures.nonCurrentAssets), total(figures.currentAssets)];
  const [nonCurrentLiabilities, currentLiabilities] = [
    total(figures.nonCurrentLiabilities),
    total(figures.currentLiabilities),
  ];
  const equity = total(figures.equity);
  const assets = sum([nonCurrentAssets, currentAssets]);
  const equityAndLiabilities = sum([equity, nonCurrentLiabilities, currentLiabilities]);
  return {
    nonCurrentAssets,
    currentAssets,
    assets,
    equity,
    nonCurrentLiabilities,
    currentLiabilities,
    equityAndLiabilities,
    netAssets: sum([assets, -nonCurrentLiabilities, -currentLiabilities]),
    difference: sum([assets, -equityAndLiabilities]),
  };
}

/** The year's changes in each column of equity: opening balance, changes, closing balance. */
export function changesInEquity(opening: Amounts, changes: readonly Amounts[]) {
  const columns = [...new Set([opening, ...changes].flatMap((amounts) => Object.keys(amounts)))];
  const closing = Object.fromEntries(
    columns.map((column) => [column, sum([opening, ...changes].map((amounts) => amounts[column] ?? 0))]),
  );
  return { closing, total: total(closing), change: sum([total(closing), -total(opening)]) };
}
