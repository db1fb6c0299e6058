const hyphened = (text: string) => text.toLowerCase().replace(/\s+/g, "-");
const trimmed = (text: string) => text.replace(/-{2,}/g, "-").replace(/^-|-$/g, "");

/** Lower case, no punctuation, hyphens for spaces, never two in a row; 'thread' when nothing is left. */
export const threadSlug = (title: string): string =>
  trimmed(hyphened(title.normalize("NFC")).replace(/[^\p{L}\p{M}\p{N}_-]/gu, "")) || "thread";

/** Lower case, hyphens for spaces, nothing but word characters; 'forum' when nothing is left. */
export const forumSlug = (name: string): string => trimmed(hyphened(name).replace(/[^\w-]/g, "")) || "forum";
