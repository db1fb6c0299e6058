import * as z from "zod/mini";

/** A stretch of text that looks the same throughout; a new line in it is a line break. */
export const run = z.object({
  text: z.string(),
  bold: z.optional(z.literal(true)),
  italic: z.optional(z.literal(true)),
  struck: z.optional(z.literal(true)),
  code: z.optional(z.literal(true)),
  href: z.optional(z.string()),
});
export type Run = z.output<typeof run>;

const runs = z.array(run);
/** How many quotations a block stands in. */
const quote = z.optional(z.int());

const journal = z.object({
  lines: z.array(z.object({ side: z.enum(["Dr", "Cr"]), account: z.string(), amount: z.string() })),
  debit: z.string(),
  credit: z.string(),
  difference: z.nullable(z.string()),
  notes: z.array(z.string()),
});

/** What a post is made of, in order: its Markdown, read on the server into what a page may show and nothing else. */
export const block = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("paragraph"), quote, runs }),
  z.object({ kind: z.literal("heading"), quote, runs }),
  z.object({ kind: z.literal("item"), quote, depth: z.int(), number: z.nullable(z.int()), runs }),
  z.object({ kind: z.literal("code"), quote, text: z.string() }),
  z.object({ kind: z.literal("table"), quote, rows: z.array(z.array(runs)) }),
  z.object({ kind: z.literal("rule"), quote }),
  z.object({ kind: z.literal("journal"), quote, journal }),
]);
export type Block = z.output<typeof block>;

export const body = z.array(block);
