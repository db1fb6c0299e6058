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
