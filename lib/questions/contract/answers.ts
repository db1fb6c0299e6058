import * as z from "zod/mini";
import { wellFormed } from "@/lib/platform/contract/shapes";

const MOST_FIGURE = 60;
const SHORT = "Please choose one of what is there.";
const chosen = z.string(SHORT).check(z.maxLength(8, SHORT), wellFormed());
const perhaps = z.nullable(chosen);
/** As typed; whether it is a number is checked against the question. */
const figure = z
  .string("Use digits, a full stop for decimals and a minus for negatives.")
  .check(z.maxLength(MOST_FIGURE, "That is too long for a figure."), wellFormed());
const listOf = <S extends z.ZodMiniType>(item: S, most: number) =>
  z.array(item).check(z.maxLength(most, "That is more than the question has."));

/** The answer sent by a browser. A blank answer is `null` instead. */
export const answer = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("choice"), option: chosen }),
  z.object({ kind: z.literal("several"), options: listOf(chosen, 8) }),
  z.object({ kind: z.literal("number"), value: figure }),
  /** One column for each row, in the order of the rows. */
  z.object({ kind: z.literal("match"), columns: listOf(perhaps, 30) }),
  z.object({ kind: z.literal("gaps"), chosen: listOf(perhaps, 20) }),
  /** The ids of all items to order, first to last. */
  z.object({ kind: z.literal("order"), order: listOf(chosen, 8) }),
  z.object({
    kind: z.literal("journal"),
    lines: listOf(
      z.object({ account: chosen, side: z.enum(["Dr", "Cr"], "Please choose Dr or Cr."), amount: figure }),
      24,
    ),
  }),
  /** Figures as typed, or an option's id if the cell is a list; in the order of `at`. */
  z.object({ kind: z.literal("sheet"), cells: listOf(z.nullable(figure), 60) }),
]);
export type Answer = z.output<typeof answer>;
export type AnswerOf<K extends Answer["kind"]> = Extract<Answer, { kind: K }>;
