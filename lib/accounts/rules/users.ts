export const PLANS = ["free", "premium", "granted", "failed"] as const;
export const ROLES = ["admin", "student"] as const;
export const USER_SORTS = ["newest", "name"] as const;

/** Who is looked for: a part of name, e-mail or username, on which plan, and whether they run the product. */
export type UserFilter = {
  q?: string | undefined;
  plan?: (typeof PLANS)[number] | undefined;
  role?: (typeof ROLES)[number] | undefined;
};
export type UserSort = (typeof USER_SORTS)[number];

/** A text that half of all users have in them is not looked for to its end. */
export const MAX_USERS_COUNTED = 5000;

/** Three letters in a row make a trigram; without, only the beginnings of words are looked for, as the index can. */
const TRIGRAM = /[\p{L}\p{N}]{3}/u;
const BEGINNING = /^[\p{L}\p{N}]/u;

type Patterns = { text: string | null; word: string | null; id: string };

/**
 * What was typed as patterns for LIKE, nothing in it being a wildcard; addresses and usernames are in lower case.
 * Signs alone would make Postgres read every user, so they find nobody.
 */
export function patternsOf(typed: string): Patterns {
  const id = typed.trim().toLowerCase();
  const plain = id.replace(/[\\%_]/g, "\\$&");
  if (TRIGRAM.test(id)) return { text: `%${plain}%`, word: `%${plain}%`, id };
  return BEGINNING.test(id) ? { text: `${plain}%`, word: `% ${plain}%`, id } : { text: null, word: null, id };
}
