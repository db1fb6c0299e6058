import * as z from "zod/mini";
import type { Account } from "./account";
import type { Chart } from "./chart";
import type { MathPart } from "./formula";
import type { Journal } from "./journal";
import type { Rates } from "./rates";
import type { Statement } from "./statement";

/** A run of text with one style; a new line in it is a line break. */
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

export type ListItem = {
  /** The number as written; null for an item without a number. */
  number: number | null;
  blocks: Block[];
};
export const CALLOUTS = ["remember", "mistake", "exam"] as const;
export type Callout = (typeof CALLOUTS)[number];

/** The blocks of a text in order: its Markdown, parsed on the server into the elements that a page may show. */
export type Block =
  | { kind: "paragraph"; runs: Run[] }
  | { kind: "heading"; level: 2 | 3; runs: Run[] }
  | { kind: "list"; items: ListItem[] }
  | { kind: "quote"; blocks: Block[] }
  | { kind: "code"; text: string }
  | { kind: "table"; right?: number[] | undefined; rows: Run[][][] }
  | { kind: "rule" }
  | { kind: "journal"; journal: Journal }
  | { kind: "account"; account: Account }
  | { kind: "statement"; statement: Statement }
  | { kind: "formula"; spoken: string; math: MathPart }
  | { kind: "rates"; rates: Rates }
  | { kind: "chart"; chart: Chart }
  | { kind: "callout"; callout: Callout; blocks: Block[] }
  | { kind: "worked"; title: string; question: Block[]; answer: Block[] }
  | { kind: "try"; key: string };

const side = z.enum(["Dr", "Cr"]);
const journal = z.object({
  title: z.optional(z.string()),
  lines: z.array(z.object({ side, account: z.string(), amount: z.string() })),
  debit: z.string(),
  credit: z.string(),
  difference: z.nullable(z.string()),
  notes: z.array(z.string()),
});

const accountLine = z.object({ text: z.string(), amount: z.string() });
const account = z.object({
  title: z.string(),
  debits: z.array(accountLine),
  credits: z.array(accountLine),
  total: z.nullable(z.string()),
  broughtDown: z.nullable(z.extend(accountLine, { side })),
});

const statement = z.object({
  title: z.string(),
  columns: z.array(z.string()),
  rows: z.array(
    z.object({
      kind: z.enum(["heading", "row", "detail", "total", "grand"]),
      label: z.string(),
      figures: z.array(z.string()),
    }),
  ),
  /** One sentence for each total that does not agree with its rows. */
  wrong: z.array(z.string()),
});

const rates = z.object({
  of: z.enum(["present value", "annuity"]),
  percents: z.array(z.number()),
  rows: z.array(z.object({ year: z.int(), factors: z.array(z.string()) })),
});

const chart = z.object({
  title: z.string(),
  look: z.enum(["lines", "bars"]),
  unit: z.string(),
  /** What the rows are called, then the name of each series. */
  columns: z.array(z.string()),
  rows: z.array(z.object({ label: z.string(), figures: z.array(z.number()) })),
});

export const mathPart: z.ZodMiniType<MathPart> = z.union([
  z.object({ tag: z.enum(["mi", "mn", "mo"]), text: z.string() }),
  z.object({ tag: z.enum(["mrow", "mfrac", "msup", "msqrt"]), parts: z.array(z.lazy(() => mathPart)) }),
]);

const blocks = z.array(z.lazy((): z.ZodMiniType<Block> => block));

export const block: z.ZodMiniType<Block> = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("paragraph"), runs }),
  z.object({ kind: z.literal("heading"), level: z.union([z.literal(2), z.literal(3)]), runs }),
  z.object({ kind: z.literal("list"), items: z.array(z.object({ number: z.nullable(z.int()), blocks })) }),
  z.object({ kind: z.literal("quote"), blocks }),
  z.object({ kind: z.literal("code"), text: z.string() }),
  /** The first row is the header; `right` are the indexes of columns with figures. */
  z.object({ kind: z.literal("table"), right: z.optional(z.array(z.int())), rows: z.array(z.array(runs)) }),
  z.object({ kind: z.literal("rule") }),
  z.object({ kind: z.literal("journal"), journal }),
  z.object({ kind: z.literal("account"), account }),
  z.object({ kind: z.literal("statement"), statement }),
  z.object({ kind: z.literal("formula"), spoken: z.string(), math: mathPart }),
  z.object({ kind: z.literal("rates"), rates }),
  z.object({ kind: z.literal("chart"), chart }),
  z.object({ kind: z.literal("callout"), callout: z.enum(CALLOUTS), blocks }),
  z.object({ kind: z.literal("worked"), title: z.string(), question: blocks, answer: blocks }),
  z.object({ kind: z.literal("try"), key: z.string() }),
]);

/** A whole text. */
export const body = z.array(block);

// Named in the OpenAPI document, where a recursive schema must be a component.
z.globalRegistry.add(block, { id: "Block" });
z.globalRegistry.add(mathPart, { id: "MathPart" });
