import * as z from "zod/mini";
import { body, run } from "@/lib/writing/block";

/**
 * Ids of options, rows and columns are positions after shuffling ('a', 'b', …), so they reveal nothing about the right
 * answer.
 */
export const choosable = z.object({ id: z.string(), text: body });
const listed = z.object({ id: z.string(), text: z.string() });

const shared = {
  marks: z.number(),
  /** The expected time in seconds. */
  seconds: z.int(),
  ask: body,
  exhibits: z.array(z.object({ title: z.string(), text: body })),
  hasHint: z.boolean(),
};

export const cell = z.discriminatedUnion("is", [
  z.object({ is: z.literal("text"), text: z.string() }),
  /** A given figure as displayed: '12,500', '(300)'. */
  z.object({ is: z.literal("figure"), value: z.string() }),
  z.object({ is: z.literal("blank") }),
  /** Computed in the browser from the figures of the sheet, as an aid: no answer contains it. */
  z.object({ is: z.literal("total"), formula: z.string() }),
  /** `at` is the cell's index in the answer's `cells`; `label` is its name for screen readers. */
  z.object({ is: z.literal("input"), at: z.int(), label: z.string() }),
  z.object({ is: z.literal("list"), at: z.int(), label: z.string(), options: z.array(listed) }),
]);
export type Cell = z.output<typeof cell>;

/** A question as a browser receives it: never the right answer, the reasons, or the results of known mistakes. */
export const shown = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("choice"), ...shared, options: z.array(choosable) }),
  /** `pick` is the number of right options, if the question states it. */
  z.object({ kind: z.literal("several"), ...shared, options: z.array(choosable), pick: z.nullable(z.int()) }),
  z.object({ kind: z.literal("number"), ...shared, before: z.string(), after: z.string(), places: z.int() }),
  z.object({
    kind: z.literal("match"),
    ...shared,
    rows: z.array(choosable),
    columns: z.array(listed),
    look: z.enum(["grid", "lists"]),
  }),
  /** A gap is the index of its list. */
  z.object({
    kind: z.literal("gaps"),
    ...shared,
    pieces: z.array(z.union([z.object({ text: z.array(run) }), z.object({ gap: z.int() })])),
    lists: z.array(z.array(listed)),
  }),
  z.object({ kind: z.literal("order"), ...shared, things: z.array(choosable) }),
  /** `most` is the maximum number of lines. */
  z.object({
    kind: z.literal("journal"),
    ...shared,
    accounts: z.array(z.object({ id: z.string(), name: z.string() })),
    most: z.int(),
  }),
  z.object({
    kind: z.literal("sheet"),
    ...shared,
    columns: z.array(z.object({ label: z.string(), unit: z.string() })),
    rows: z.array(
      z.object({
        label: z.string(),
        indent: z.int(),
        rule: z.enum(["none", "single", "double"]),
        cells: z.array(cell),
      }),
    ),
  }),
]);
export type Shown = z.output<typeof shown>;
export type Kind = Shown["kind"];
