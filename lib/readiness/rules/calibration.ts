import { LEAST_IN_BIN, LEAST_RESULTS } from "./words";

/** Results with the same tenth of estimated chance: sums over them. */
export type Tenth = { tenth: number; count: number; passed: number; said: number; squares: number };

export type Bin = { from: number; to: number; said: number; happened: number; count: number };
export type Calibration = { results: number; brier: number | null; bins: Bin[] };

/**
 * What was estimated and what happened. With fewer than 200 results there is nothing to show; a tenth with fewer than
 * 20 is left out. The Brier score is the mean squared error of the chances.
 */
export function calibrationOf(tenths: readonly Tenth[]): Calibration {
  const results = tenths.reduce((sum, { count }) => sum + count, 0);
  if (results < LEAST_RESULTS) return { results, brier: null, bins: [] };
  const squares = tenths.reduce((sum, tenth) => sum + tenth.squares, 0);
  const bins = tenths
    .filter(({ count }) => count >= LEAST_IN_BIN)
    .sort((a, b) => a.tenth - b.tenth)
    .map(({ tenth, count, passed, said }) => ({
      from: tenth / 10,
      to: (tenth + 1) / 10,
      said: said / count,
      happened: passed / count,
      count,
    }));
  return { results, brier: squares / results, bins };
}

/** The share of students who passed among those with a chance like this; null where too few results are known. */
export const happenedAt = (chance: number, { bins }: Calibration): number | null =>
  bins.find(({ from, to }) => chance >= from - 1e-9 && (chance < to - 1e-9 || to === 1))?.happened ?? null;

/** The tenth of a chance, 0 to 9. */
export const tenthOf = (chance: number): number => Math.min(9, Math.floor(chance * 10 + 1e-9));

type Pair = { chance: number; passed: boolean };

/** Single results, added up by tenths. */
export function tenthsOf(pairs: readonly Pair[]): Tenth[] {
  const tenths = new Map<number, Tenth>();
  for (const { chance, passed } of pairs) {
    const tenth = tenthOf(chance);
    const sums = tenths.get(tenth) ?? { tenth, count: 0, passed: 0, said: 0, squares: 0 };
    tenths.set(tenth, {
      tenth,
      count: sums.count + 1,
      passed: sums.passed + (passed ? 1 : 0),
      said: sums.said + chance,
      squares: sums.squares + (chance - (passed ? 1 : 0)) ** 2,
    });
  }
  return [...tenths.values()];
}
