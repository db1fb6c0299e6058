import { Fragment, type ReactNode } from "react";
import type { Block, ListItem } from "@/lib/writing/block";
import { CalloutBox } from "./callout-box";
import { FigureTable } from "./figure-table";
import { FormulaLine } from "./formula-line";
import { JournalTable } from "./journal-table";
import { RatesTable } from "./rates-table";
import { ScrollFrame } from "./scroll-frame";
import { StatementTable } from "./statement-table";
import { TAccount } from "./t-account";
import { TextRuns } from "./text-runs";
import { WorkedExample } from "./worked-example";

export type Look = {
  /** A heading of the text as the page shows it; without one it is a line in bold. */
  heading?: (block: Extract<Block, { kind: "heading" }>, children: ReactNode) => ReactNode;
  /** A live question by its key; without one there is nothing. */
  question?: (key: string) => ReactNode;
};

/** Blocks in their order. The server read them from a text; here are only texts and their looks. */
export const BlockList = ({ blocks, look = {} }: { blocks: Block[]; look?: Look | undefined }) =>
  blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a block has no other name than its place
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
    // biome-ignore lint/suspicious/noArrayIndexKey: a point has no other name than its place
    <li key={index} dir="auto" {...(number === null ? {} : { value: number })}>
      {within(blocks)}
    </li>
  ));
  return isNumbered ? <ol>{shown}</ol> : <ul>{shown}</ul>;
}
