import type { ReactNode } from "react";
import type { Block } from "@/lib/forums/contract/body";
import { JournalTable } from "./journal-table";
import { TextRuns } from "./text-runs";

/** What a post says. The server read its Markdown; here are only texts and their looks. */
export function PostBody({ body }: { body: Block[] }) {
  return (
    <div className="wrap-anywhere max-w-[72ch] space-y-3">
      {quotesOf(body).map(({ key, quote, blocks }) => {
        const shown = blocks.map((block, at) => (
          <BlockView key={keyOf(block, at)} block={block} after={blocks[at - 1]} />
        ));
        if (quote === 0) return <Plain key={key}>{shown}</Plain>;
        return <Quotation key={key} deep={quote > 1} shown={shown} />;
      })}
    </div>
  );
}

const keyOf = (block: Block, at: number) => `${at} ${block.kind}`;

/** Neighbours within the same quotation belong together. */
function quotesOf(body: Block[]) {
  const groups: { key: string; quote: number; blocks: Block[] }[] = [];
  for (const [at, block] of body.entries()) {
    const last = groups.at(-1);
    if (last && last.quote === (block.quote ?? 0)) last.blocks.push(block);
    else groups.push({ key: keyOf(block, at), quote: block.quote ?? 0, blocks: [block] });
  }
  return groups;
}

const Plain = ({ children }: { children: ReactNode }) => <div className="space-y-3">{children}</div>;

function Quotation({ deep, shown }: { deep: boolean; shown: ReactNode }) {
  const quotation = <blockquote className="space-y-2 border-l-2 pl-3 text-muted-foreground">{shown}</blockquote>;
  return deep ? <blockquote className="border-l-2 pl-3">{quotation}</blockquote> : quotation;
}

const INDENT = ["", "ml-5", "ml-10", "ml-15"];

function BlockView({ block, after }: { block: Block; after: Block | undefined }) {
  switch (block.kind) {
    case "heading":
      return (
        <p dir="auto" className="pt-1 font-semibold">
          <TextRuns runs={block.runs} />
        </p>
      );
    case "item":
      return (
        <p dir="auto" className={`relative ps-7 ${INDENT[block.depth]} ${after?.kind === "item" ? "mt-1!" : ""}`}>
          <span className="absolute start-0 w-6 text-end text-muted-foreground tabular-nums">
            {block.number === null ? "•" : `${block.number}.`}
          </span>
          <TextRuns runs={block.runs} />
        </p>
      );
    case "code":
      return (
        <pre
          dir="ltr"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reachable by keyboard
          tabIndex={0}
          className="overflow-x-auto rounded-md border bg-muted px-3 py-2 font-mono text-compact"
        >
          {block.text}
        </pre>
      );
    case "table":
      return <FigureTable rows={block.rows} />;
    case "rule":
      return <hr />;
    case "journal":
      return <JournalTable journal={block.journal} />;
    default:
      return (
        <p dir="auto">
          <TextRuns runs={block.runs} />
        </p>
      );
  }
}

function FigureTable({ rows: [head = [], ...rows] }: { rows: Extract<Block, { kind: "table" }>["rows"] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: as above
    <div tabIndex={0} className="overflow-x-auto">
      <table className="text-sm [&_td]:border [&_td]:px-3 [&_td]:py-1.5 [&_th]:border [&_th]:bg-muted [&_th]:px-3 [&_th]:py-1.5 [&_th]:text-left">
        <thead>
          <tr>
            {head.map((cell, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell has no other name than its place
              <th key={at} scope="col">
                <TextRuns runs={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <tr key={at}>
              {row.map((cell, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <td key={place}>
                  <TextRuns runs={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
