import * as z from "zod/mini";
import { endpoint } from "./endpoint";
import { SEARCH_LONGEST, SEARCH_SHORTEST } from "./search-words";

export const searchItem = z.object({
  id: z.int(),
  title: z.string(),
  /** The parent: the course of a module, the forum of a thread. */
  within: z.nullable(z.string()),
  link: z.string(),
  locked: z.boolean(),
});
export type SearchItem = z.output<typeof searchItem>;

export const searchGroup = z.object({ total: z.int(), items: z.array(searchItem) });
export type SearchGroup = z.output<typeof searchGroup>;

const ASK = "Please type at least two letters.";

export const searchQuery = z.object({
  q: z.string(ASK).check(
    z.trim(),
    z.refine((text) => !/\p{Cc}|\p{Cs}/u.test(text), "This text contains characters that cannot be used."),
    z.minLength(SEARCH_SHORTEST, ASK),
    z.maxLength(SEARCH_LONGEST, `Please search for at most ${SEARCH_LONGEST} characters.`),
  ),
});

export const SEARCH_KINDS = ["courses", "modules", "topics", "threads"] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

export const search = endpoint({
  method: "GET",
  path: "/api/search",
  summary:
    "Finds courses, modules, topics and threads, forgiving typing errors; at most five of each, with totals; of the kind `all` at most 200",
  access: "user",
  query: z.extend(searchQuery, { all: z.optional(z.enum(SEARCH_KINDS)) }),
  response: z.object({ courses: searchGroup, modules: searchGroup, topics: searchGroup, threads: searchGroup }),
  limit: { points: 120, seconds: 60 },
});
