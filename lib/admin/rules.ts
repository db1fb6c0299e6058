/** Percent with one decimal; nobody there is 0, not a division by it. */
export const shareOf = (part: number, whole: number): number =>
  whole > 0 ? Math.round((part / whole) * 1000) / 10 : 0;

export const USERS_PAGE = 50;
