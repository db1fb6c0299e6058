export const MOST_MENTIONS = 10;

/** `@name` at the beginning of a word, as in 'Thank you, @ada.'; not within code or an address. */
const MENTION = /(?<![\w@.`/])@([a-z0-9](?:[a-z0-9_.-]{0,48}[a-z0-9])?)/gi;
const CODE = /```[\s\S]*?(?:```|$)|`[^`\n]*`/g;

/** The names that a text mentions, each once, in lower case, at most ten. */
export function mentionsIn(text: string): string[] {
  const names = [...text.replace(CODE, " ").matchAll(MENTION)].map(([, name = ""]) => name.toLowerCase());
  return [...new Set(names)].slice(0, MOST_MENTIONS);
}
