export const PLANS = ["free", "premium", "granted", "failed"] as const;
export const ROLES = ["admin", "student"] as const;
export const USER_SORTS = ["newest", "name"] as const;

/** Search filter for users: part of name, e-mail or username, plan and role. */
export type UserFilter = {
  q?: string | undefined;
  plan?: (typeof PLANS)[number] | undefined;
  role?: (typeof ROLES)[number] | undefined;
};
export type UserSort = (typeof USER_SORTS)[number];

/** A very common text is not counted to the end. */
export const MAX_USERS_COUNTED = 5000;

/** A trigram index needs three letters in a row; shorter texts match only beginnings of words. */
const TRIGRAM = /[\p{L}\p{N}]{3}/u;
const BEGINNING = /^[\p{L}\p{N}]/u;

type Patterns = { text: string | null; word: string | null; id: string };

/**
 * LIKE patterns for the typed text, with wildcards escaped. Addresses and usernames are stored in lower case. A text of
 * signs only would read every user, so it matches nobody.
 */
export function patternsOf(typed: string): Patterns {
  const id = typed.trim().toLowerCase();
  const plain = id.replace(/[\\%_]/g, "\\$&");
  if (TRIGRAM.test(id)) return { text: `%${plain}%`, word: `%${plain}%`, id };
  return BEGINNING.test(id) ? { text: `${plain}%`, word: `% ${plain}%`, id } : { text: null, word: null, id };
}
