import * as z from "zod/mini";
import { body } from "@/lib/writing/block";

const entryLine = z.object({ account: z.string(), side: z.enum(["Dr", "Cr"]), amount: z.string() });

/** The result of each part. `id` and `at` are those of the question as it was shown. */
const detail = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("choice"),
    options: z.array(z.object({ id: z.string(), right: z.boolean(), why: body })),
  }),
  z.object({
    kind: z.literal("several"),
    options: z.array(z.object({ id: z.string(), right: z.boolean(), why: body })),
  }),
  /** The right figure as displayed, with prefix and unit. */
  z.object({ kind: z.literal("number"), is: z.string() }),
  /** `is` (right) and `given` (answered) are ids of columns. */
  z.object({
    kind: z.literal("match"),
    rows: z.array(
      z.object({ id: z.string(), right: z.boolean(), given: z.nullable(z.string()), is: z.string(), why: body }),
    ),
  }),
  /** `is` (right) and `given` (answered) are ids of options of the gap. */
  z.object({
    kind: z.literal("gaps"),
    gaps: z.array(
      z.object({ at: z.int(), right: z.boolean(), given: z.nullable(z.string()), is: z.string(), why: body }),
    ),
  }),
  /** Ids in the right order; `right` is whether the answer had the item at this position. */
  z.object({ kind: z.literal("order"), things: z.array(z.object({ id: z.string(), right: z.boolean() })) }),
  z.object({
    kind: z.literal("journal"),
    /**
     * The student's lines after merging, with account names. `amount`: account and side are right. `side`: on the wrong
     * side.
     */
    lines: z.array(z.extend(entryLine, { verdict: z.enum(["right", "amount", "side", "wrong"]) })),
    /** The right entry. */
    is: z.array(z.extend(entryLine, { found: z.boolean() })),
    /** The difference between debits and credits of the answer, or null if they agree. */
    differ: z.nullable(z.string()),
  }),
  z.object({
    kind: z.literal("sheet"),
    cells: z.array(
      z.object({
        at: z.int(),
        verdict: z.enum(["right", "own", "wrong", "blank"]),
        /** The right figure as displayed, or the text of the right option. */
        is: z.string(),
        /** For an own figure: the cells from which it was calculated. */
        from: z.array(z.int()),
      }),
    ),
  }),
]);
export type Detail = z.output<typeof detail>;

/** The feedback sent to a browser after the answer. */
export const feedback = z.object({
  verdict: z.enum(["right", "part", "wrong", "blank"]),
  /** The share that was right, 0 to 1. */
  share: z.number(),
  marks: z.number(),
  outOf: z.number(),
  /** How many parts were right, and of how many: 'Partly right: 3 of 5'. `tooMany`: chosen or written beyond these. */
  parts: z.object({ right: z.int(), of: z.int(), tooMany: z.optional(z.int()) }),
  /** All or nothing in the exam; `share` still contains the share that was right. */
  whole: z.boolean(),
  /** The known mistake that leads to exactly this answer. */
  recognised: z.nullable(z.object({ label: z.string(), text: body })),
  worked: body,
  point: z.nullable(z.object({ id: z.int(), statement: z.string() })),
  detail,
});
export type Feedback = z.output<typeof feedback>;
