import * as z from "zod/mini";
import { endpoint } from "@/lib/platform/contract/endpoint";
import { MAX_INT4, text } from "@/lib/platform/contract/shapes";
import { answer } from "@/lib/questions/contract/answers";
import { ATTEMPT_MISSING, CAUSES, REPORT_NOTE_MAX, REPORT_REASONS } from "../rules/words";
import { tab } from "./attempts";
import { answered, attemptHead, item, saved } from "./shapes";

const number = (pattern: RegExp) =>
  z.pipe(
    z.string("Invalid id").check(z.regex(pattern, "Invalid id")),
    z.transform((raw: string) => Number(raw)),
  );

/** Place 0 is a valid number but no item: 404, not 400. */
export const itemParams = z.object({ id: number(/^[1-9][0-9]{0,9}$/), place: number(/^(0|[1-9][0-9]{0,9})$/) });
const PRACTICE = { points: 120, seconds: 60 };
const SECONDS = "Please send whole seconds from 0, at most those of a week.";
/** More than ten minutes are cut to ten. Impossible values are refused. */
const seconds = z.int(SECONDS).check(z.gte(0, SECONDS), z.lte(7 * 86_400, SECONDS));
const flag = z.optional(z.boolean("Please say true or false."));

export const answerItem = endpoint({
  method: "POST",
  path: "/api/attempts/{id}/items/{place}/answer",
  summary: "Takes and marks the answer to a practice item; only the first counts, again answers the stored feedback",
  access: "user",
  params: itemParams,
  body: z.object({ answer: z.nullable(answer), seconds, hinted: flag, tab }),
  response: answered,
  limit: PRACTICE,
  notFoundMessage: ATTEMPT_MISSING,
});

const REVISION = "Please send the revision last read.";

export const saveItem = endpoint({
  method: "PUT",
  path: "/api/attempts/{id}/items/{place}",
  summary: "Keeps an answer of an exam, unmarked; an answer given before the end is taken up to 15 minutes after it",
  access: "user",
  params: itemParams,
  body: z.object({
    answer: z.nullable(answer),
    /** Time spent on the item so far. */
    seconds,
    revision: z.int(REVISION).check(z.gte(0, REVISION), z.lte(MAX_INT4, REVISION)),
    tab,
    /** When the answer was given, by the server's clock as the browser knows it. */
    at: z.iso.datetime("Please say when the answer was given."),
  }),
  response: saved,
  limit: { points: 240, seconds: 60 },
  notFoundMessage: ATTEMPT_MISSING,
});

export const changeItem = endpoint({
  method: "PATCH",
  path: "/api/attempts/{id}/items/{place}",
  summary: "Notes what the student says of an item: seen, flagged, hint wanted, guessed, too easy, why it was wrong",
  access: "user",
  params: itemParams,
  body: z.object({
    seen: flag,
    flagged: flag,
    hinted: z.optional(z.literal(true, "A hint cannot be taken back.")),
    guessed: flag,
    easy: flag,
    cause: z.optional(z.nullable(z.enum(CAUSES, "Please choose one of the causes."))),
    tab: z.optional(tab),
  }),
  response: item,
  limit: PRACTICE,
  notFoundMessage: ATTEMPT_MISSING,
});

export const skipItem = endpoint({
  method: "POST",
  path: "/api/attempts/{id}/skip/{place}",
  summary: "Leaves a practice item for the end",
  access: "user",
  params: itemParams,
  body: z.object({ tab }),
  response: attemptHead,
  limit: PRACTICE,
  notFoundMessage: ATTEMPT_MISSING,
});

export const reportItem = endpoint({
  method: "POST",
  path: "/api/attempts/{id}/items/{place}/report",
  summary: "Reports a problem with a question that was answered, once a person and version",
  access: "user",
  params: itemParams,
  body: z.object({
    reason: z.enum(REPORT_REASONS, "Please choose a reason."),
    note: z._default(text({ min: 0, max: REPORT_NOTE_MAX, short: "Please write the note as text." }), ""),
  }),
  response: z.object({ ok: z.literal(true) }),
  limit: { points: 20, seconds: 86_400 },
  notFoundMessage: ATTEMPT_MISSING,
});
