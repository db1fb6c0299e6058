export const SEARCH_SHORTEST = 2;
export const SEARCH_LONGEST = 100;
/** Results shown per group. */
export const SEARCH_SHOWN = 5;
/** Rows read per group at most, so that a common word does not read everything; also the most that 'Show all' shows. */
export const SEARCH_MOST_ROWS = 200;

const MOST_WORDS = 8;

/** The search text as words for Postgres, without operators of its search language. */
export const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MOST_WORDS);
