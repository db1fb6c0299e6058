import * as z from "zod/mini";
import { endpoint } from "./contract";

export const SEARCH_SHORTEST = 2;
export const SEARCH_LONGEST = 100;
/** Shown of each group. */
export const SEARCH_SHOWN = 5;
/** Looked at of each group, at most: a common word must not cost a walk through everything. */
export const SEARCH_LOOKED_AT = 200;

export const found = z.object({
  id: z.int(),
  title: z.string(),
  /** What it stands in: the course of a module, the forum of a thread. */
  within: z.nullable(z.string()),
  link: z.string(),
  locked: z.boolean(),
});
export type Found = z.output<typeof found>;

export const foundGroup = z.object({ total: z.int(), items: z.array(found) });
export type FoundGroup = z.output<typeof foundGroup>;

const ASK = "Please type at least two letters.";

export const search = endpoint({
  method: "GET",
  path: "/api/search",
  summary: "Finds courses, modules and topics by words, forgiving typing errors; at most five of each, with totals",
  access: "user",
  query: z.object({
    q: z.string(ASK).check(
      z.trim(),
      z.refine((text) => !/\p{Cc}|\p{Cs}/u.test(text), "This text contains characters that cannot be used."),
      z.minLength(SEARCH_SHORTEST, ASK),
      z.maxLength(SEARCH_LONGEST, `Please search for at most ${SEARCH_LONGEST} characters.`),
    ),
  }),
  answer: z.object({ courses: foundGroup, modules: foundGroup, topics: foundGroup }),
  limit: { points: 120, seconds: 60 },
});

const MOST_WORDS = 8;

/** What was typed, as words for Postgres; nothing in them is a sign of its search language. */
export const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MOST_WORDS);
