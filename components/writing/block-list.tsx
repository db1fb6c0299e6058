import { createElement, Fragment, type ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { lazyPart } from "@/components/ui/lazy-part";
import type { Block, Callout, ListItem } from "@/lib/writing/block";
import type { MathPart } from "@/lib/writing/formula";
import type { Rates } from "@/lib/writing/rates";
import { FigureTable } from "./figure-table";
import { JournalTable } from "./journal-table";
import { ScrollFrame } from "./scroll-frame";
import { StatementTable } from "./statement-table";
import { TAccount } from "./t-account";
import { TextRuns } from "./text-runs";
import "./writing.css";

// Few texts have a chart, so only those load what draws it.
const ChartFigure = lazyPart(() => import("./chart-figure").then((part) => part.ChartFigure), { heavy: true });

export type Look = {
  /** Renders a heading of the text; by default a bold line. */
  heading?: (block: Extract<Block, { kind: "heading" }>, children: ReactNode) => ReactNode;
  /** Renders a practice question by its key; by default nothing. */
  question?: (key: string) => ReactNode;
};

/** Renders parsed blocks in order. The server parses the text; this file only renders the result. */
export const BlockList = ({ blocks, look = {} }: { blocks: Block[]; look?: Look | undefined }) =>
  blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a block can only be identified by its index
    <Fragment key={index}>{viewOf(block, look)}</Fragment>
  ));

function viewOf(block: Block, look: Look): ReactNode {
  const within = (blocks: Block[]) => <BlockList blocks={blocks} look={look} />;
  switch (block.kind) {
    case "paragraph":
      return (
        <p dir="auto">
          <TextRuns runs={block.runs} />
        </p>
      );
    case "heading":
      return headingOf(block, look);
    case "list":
      return <List items={block.items} within={within} />;
    case "quote":
      return <blockquote>{within(block.blocks)}</blockquote>;
    case "code":
      return (
        <ScrollFrame label="Text as it was typed">
          <pre dir="ltr">{block.text}</pre>
        </ScrollFrame>
      );
    case "table":
      return <FigureTable {...block} />;
    case "rule":
      return <hr />;
    case "journal":
      return <JournalTable journal={block.journal} />;
    case "account":
      return <TAccount account={block.account} />;
    case "statement":
      return <StatementTable statement={block.statement} />;
    case "formula":
      return <FormulaLine math={block.math} spoken={block.spoken} />;
    case "rates":
      return <RatesTable rates={block.rates} />;
    case "chart":
      return <ChartFigure chart={block.chart} />;
    case "callout":
      return <CalloutBox callout={block.callout}>{within(block.blocks)}</CalloutBox>;
    case "worked":
      return <WorkedExample title={block.title} question={within(block.question)} answer={within(block.answer)} />;
    case "try":
      return look.question?.(block.key);
  }
}

function headingOf(block: Extract<Block, { kind: "heading" }>, { heading }: Look): ReactNode {
  const text = <TextRuns runs={block.runs} />;
  if (heading) return heading(block, text);
  return (
    <p dir="auto" className="writing-heading">
      {text}
    </p>
  );
}

type ListProps = { items: ListItem[]; within(blocks: Block[]): ReactNode };

function List({ items, within }: ListProps) {
  const isNumbered = items.some(({ number }) => number !== null);
  const shown = items.map(({ number, blocks }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a point can only be identified by its index
    <li key={index} dir="auto" {...(number === null ? {} : { value: number })}>
      {within(blocks)}
    </li>
  ));
  return isNumbered ? <ol>{shown}</ol> : <ul>{shown}</ul>;
}

const LOOKS = {
  remember: { title: "Remember", icon: "bookmark-check" },
  mistake: { title: "Common mistake", icon: "triangle-exclamation-point" },
  exam: { title: "In the exam", icon: "graduation-cap" },
} as const;

/** A box beside the flow of the text. */
function CalloutBox({ callout, children }: { callout: Callout; children: ReactNode }) {
  const { title, icon } = LOOKS[callout];
  return (
    <div role="note" aria-label={title} className={`writing-callout writing-${callout}`}>
      <p className="writing-callout-title">
        <Icon name={icon} className="size-4" />
        {title}
      </p>
      {children}
    </div>
  );
}

type WorkedExampleProps = { title: string; question: ReactNode; answer: ReactNode };

/** A worked example; its answer is collapsed until opened, and open in print. */
function WorkedExample({ title, question, answer }: WorkedExampleProps) {
  return (
    <section aria-label={title ? `Worked example: ${title}` : "Worked example"} className="writing-worked">
      <p className="writing-worked-title">
        <span>Worked example</span>
        {title}
      </p>
      {question}
      <details data-answer="">
        <summary>
          <Icon name="chevron-right" className="size-4" />
          Answer
        </summary>
        <div className="writing-answer">{answer}</div>
      </details>
    </section>
  );
}

const TITLES = {
  "present value": "Present value of 1 at the end of year n",
  annuity: "Present value of 1 a year for n years",
} as const;

/** Discount factors in the layout of the exam's tables. */
function RatesTable({ rates: { of, percents, rows } }: { rates: Rates }) {
  return (
    <figure dir="ltr" className="writing-rates">
      <ScrollFrame label={TITLES[of]}>
        <table>
          <caption>{TITLES[of]}</caption>
          <thead>
            <tr>
              <th scope="col">n</th>
              {percents.map((percent) => (
                <th key={percent} scope="col">
                  {percent}%
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ year, factors }) => (
              <tr key={year}>
                <th scope="row">{year}</th>
                {factors.map((factor, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column can only be identified by its index
                  <td key={column}>{factor}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
    </figure>
  );
}

/** A formula as MathML, which browsers render natively; lines break before operators. The spoken text is beside it. */
function FormulaLine({ math, spoken }: { math: MathPart; spoken: string }) {
  return (
    <ScrollFrame label="Formula" className="writing-formula">
      <span className="sr-only">{spoken}</span>
      <span aria-hidden="true" className="writing-formula-parts">
        {partsOf(math).map((parts, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a formula can only be identified by their index
          <span key={index}>{createElement("math", { displaystyle: "true" }, parts.map(elementOf))}</span>
        ))}
      </span>
    </ScrollFrame>
  );
}

const BREAKS = ["=", "+", "−", "×"];

/** The first operand, then each operator with its operand. */
function partsOf(math: MathPart): MathPart[][] {
  if (math.tag !== "mrow") return [[math]];
  const [left, sign, right] = math.parts;
  const breaks = left && right && sign?.tag === "mo" && BREAKS.includes(sign.text);
  if (!breaks) return [[math]];
  return [...partsOf(left), ...signed(sign, right)];
}

const signed = (sign: MathPart, right: MathPart): MathPart[][] => {
  const [first = [], ...rest] = partsOf(right);
  return [[sign, ...first], ...rest];
};

function elementOf(part: MathPart, key: number): ReactNode {
  if ("parts" in part) return createElement(part.tag, { key }, part.parts.map(elementOf));
  // Names are set in the font of the text: single letters in italics, words upright.
  const look =
    part.tag === "mi" ? { mathvariant: "normal", className: part.text.length === 1 ? "letter" : undefined } : {};
  const form = part.tag === "mo" && BREAKS.includes(part.text) && key === 0 ? { form: "infix" } : {};
  return createElement(part.tag, { key, ...look, ...form }, part.text);
}
