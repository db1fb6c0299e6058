import * as z from "zod/mini";
import { sitePathOf } from "./links";

// Control characters except newline and tab, and half surrogate pairs, which Postgres would refuse or replace.
const BROKEN = /(?![\n\t])\p{Cc}|\p{Cs}/u;
// Characters that change the writing direction; in a name or a title they could disguise it.
const BIDI = /[\u202a-\u202e\u2066-\u2069]/;
// Format characters and combining marks are invisible on their own, so a text of only these counts as empty.
const INVISIBLE = /[\p{Cf}\p{M}\p{Z}\s\u115f\u1160\u3164\uffa0]/gu;

const CHARACTERS = {
  message: "This text contains characters that cannot be used.",
  params: { code: "invalid_characters" },
};

/** For strings that are not parsed with `text`: refuses characters that Postgres cannot store. */
export const wellFormed = () => z.refine<string>((value) => !BROKEN.test(value), CHARACTERS);

const lengthOf = (text: string) => [...text].length;
const visibleLength = (text: string) => [...text.replace(INVISIBLE, "")].length;

type TextRule = {
  min?: number;
  max: number;
  /** The message for a text that is missing or too short. */
  short: string;
  long?: string;
  /** For titles and names: one line, no direction marks. */
  line?: boolean;
};

/** Text from a user: trimmed, well-formed, its length counted in code points. */
export function text({ min = 1, max, short, long, line = false }: TextRule) {
  const tooLong = long ?? `Please use at most ${max.toLocaleString("en-GB")} characters.`;
  return z.string(short).check(
    // A first limit before the text is processed: pasted text may have some blanks around it, but not fifty thousand.
    z.refine((value) => value.length <= 2 * max + 2000, { message: tooLong, abort: true }),
    z.overwrite((value) => value.replace(/\r\n?/g, "\n").trim()),
    z.refine((value) => !BROKEN.test(value) && !(line && (BIDI.test(value) || /[\n\t]/.test(value))), {
      ...CHARACTERS,
      abort: true,
    }),
    z.refine((value) => min === 0 || (visibleLength(value) > 0 && lengthOf(value) >= min), {
      message: short,
      abort: true,
    }),
    z.refine((value) => lengthOf(value) <= max, { message: tooLong }),
  );
}

const ID = /^[1-9][0-9]{0,9}$/;
export const MAX_INT4 = 2_147_483_647;

const idFrom = (sentence: string) =>
  z.pipe(
    z.string(sentence).check(z.regex(ID, sentence)),
    z.transform((value: string) => Number(value)),
  );

/** The `{id}` of a path, as a number. */
export const idParams = (sentence = "Invalid id") => z.object({ id: idFrom(sentence) });

const PAGE = /^[1-9][0-9]{0,9}$/;
export const pageNumber = z.pipe(
  z._default(z.string("Pages are counted from 1.").check(z.regex(PAGE, "Pages are counted from 1.")), "1"),
  z.transform((value: string) => Number(value)),
);

/** An id in a query, which may be left out. */
export const queryId = z.optional(
  z.pipe(
    z.string("Invalid id").check(
      z.regex(ID, "Invalid id"),
      z.refine((raw) => Number(raw) <= MAX_INT4, "Invalid id"),
    ),
    z.transform((value: string) => Number(value)),
  ),
);

/** Ids in bodies are numbers, not strings. */
export const id = z.int("Invalid id").check(z.gte(1, "Invalid id"), z.lte(MAX_INT4, "Invalid id"));

/** Instants are sent as ISO 8601 in UTC. */
export const instant = z.iso.datetime();
/** A calendar date, `YYYY-MM-DD`: never an instant. */
export const civilDate = z.iso.date();
export const sameSitePath = z
  .string()
  .check(z.refine((value) => sitePathOf(value) !== null, "This is no page of ours."));

export const ok = z.object({ ok: z.literal(true) });

/** The beginning of a username; empty by default, which matches all. */
export const usernamePrefix = z._default(
  z.string().check(z.regex(/^[a-z0-9_.-]{0,50}$/i, "A username has letters, digits, '.', '_' and '-', at most 50.")),
  "",
);

/** How many names fit below a field that completes one. */
export const NAMES_OFFERED = 8;
export const offeredNames = z.array(z.object({ username: z.string(), avatarUrl: z.nullable(z.string()) }));

/** For Prisma's `startsWith`, which does not escape the wildcards of LIKE. */
export const likePrefix = (prefix: string): string => prefix.toLowerCase().replaceAll("_", "\\_");
