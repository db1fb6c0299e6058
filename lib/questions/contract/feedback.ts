import * as z from "zod/mini";
import { body } from "@/lib/writing/block";

const entryLine = z.object({ account: z.string(), side: z.enum(["Dr", "Cr"]), amount: z.string() });

/** What was right in each part. `id` and `at` are those of the question as it was shown. */
const detail = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("choice"),
    options: z.array(z.object({ id: z.string(), right: z.boolean(), why: body })),
  }),
  z.object({
    kind: z.literal("several"),
    options: z.array(z.object({ id: z.string(), right: z.boolean(), why: body })),
  }),
  /** The right figure as it is shown, with what stands before and after it. */
  z.object({ kind: z.literal("number"), is: z.string() }),
  /** `is` and `given` are ids of columns. */
  z.object({
    kind: z.literal("match"),
    rows: z.array(
      z.object({ id: z.string(), right: z.boolean(), given: z.nullable(z.string()), is: z.string(), why: body }),
    ),
  }),
  /** `is` and `given` are ids in the gap's list. */
  z.object({
    kind: z.literal("gaps"),
    gaps: z.array(
      z.object({ at: z.int(), right: z.boolean(), given: z.nullable(z.string()), is: z.string(), why: body }),
    ),
  }),
  /** Ids in the right order; `right` says whether the thing stood in this place. */
  z.object({ kind: z.literal("order"), things: z.array(z.object({ id: z.string(), right: z.boolean() })) }),
  z.object({
    kind: z.literal("journal"),
    /** The student's lines after merging: accounts by name. `amount`: account and side are right. `side`: on the wrong side. */
    lines: z.array(z.extend(entryLine, { verdict: z.enum(["right", "amount", "side", "wrong"]) })),
    /** The entry as it should be. */
    is: z.array(z.extend(entryLine, { found: z.boolean() })),
    /** By how much debits and credits of the answer differ, or null when they agree. */
    differ: z.nullable(z.string()),
  }),
  z.object({
    kind: z.literal("sheet"),
    cells: z.array(
      z.object({
        at: z.int(),
        verdict: z.enum(["right", "own", "wrong", "blank"]),
        /** The right figure as it is shown, or the right option's text. */
        is: z.string(),
        /** Of an own figure: the cells it was worked out from. */
        from: z.array(z.int()),
      }),
    ),
  }),
]);
export type Detail = z.output<typeof detail>;

/** What a browser gets once the answer is in. */
export const feedback = z.object({
  verdict: z.enum(["right", "part", "wrong", "blank"]),
  /** What part was right, 0 to 1. */
  share: z.number(),
  marks: z.number(),
  outOf: z.number(),
  /** How many parts were right, of how many: 'Partly right: 3 of 5'. */
  parts: z.object({ right: z.int(), of: z.int() }),
  /** All or nothing in the exam: `share` still says how much was right. */
  whole: z.boolean(),
  /** The known mistake that gives exactly this answer. */
  recognised: z.nullable(z.object({ label: z.string(), text: body })),
  worked: body,
  point: z.nullable(z.object({ id: z.int(), statement: z.string() })),
  detail,
});
export type Feedback = z.output<typeof feedback>;
