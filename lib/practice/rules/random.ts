/** Returns numbers from 0 up to 1, as `Math.random` does. */
export type Random = () => number;

export const shuffled = <T>(list: readonly T[], random: Random): T[] =>
  list
    .map((value) => ({ value, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value);
