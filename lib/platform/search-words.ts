export const SEARCH_SHORTEST = 2;
export const SEARCH_LONGEST = 100;
/** Shown of each group. */
export const SEARCH_SHOWN = 5;
/** Looked at of each group, at most: a common word must not cost a walk through everything. */
export const SEARCH_LOOKED_AT = 200;

const MOST_WORDS = 8;

/** What was typed, as words for Postgres; nothing in them is a sign of its search language. */
export const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MOST_WORDS);
