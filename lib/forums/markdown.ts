import "server-only";
import type { List, ListItem, PhrasingContent, Root, RootContent } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { type Processor, unified } from "unified";
import { kept } from "@/lib/platform/kept";
import type { Block } from "./contract/body";
import { journalOf } from "./rules/journal";
import { runsOf, textRun } from "./runs";

const KEPT_POSTS = 500;
const DEEPEST_QUOTE = 2;
const DEEPEST_LIST = 3;

/**
 * Markdown of which accountants' text survives: a line under a total is no heading, '- 500' is no bullet, a number
 * keeps its value, and whatever is not understood is shown as it was written. No HTML comes in or goes out.
 */
export function render(content: string): Block[] {
  const posts = kept("rendered posts", () => new Map<string, Block[]>());
  const known = posts.get(content);
  if (known) return known;
  const source = indented(content);
  const made = isHostile(source) ? plain(content) : blocksOf(parser.parse(source), source);
  if (posts.size >= KEPT_POSTS) posts.clear();
  posts.set(content, made);
  return made;
}

// What Markdown would swallow or turn into something that was not meant.
const OFF = [
  "htmlFlow",
  "htmlText",
  "setextUnderline",
  "codeIndented",
  "definition",
  "characterReference",
  "gfmFootnoteCall",
  "gfmFootnoteDefinition",
  "gfmPotentialFootnoteCall",
  "tasklistCheck",
];

function withoutSurprises(this: Processor) {
  const data = this.data();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { disable: { null: OFF } }];
}

const parser = unified().use(remarkParse).use(remarkGfm, { singleTilde: false }).use(withoutSurprises).freeze();

const FENCES = /^([ \t]*(?:>|[*+-](?=\s)|\d{1,9}[.)](?=\s))){5}/m;
const MARKS = /[[\]*_~`|]|^[ \t]*(?:[+>-]|\d+[.)])/gm;
const MOST_MARKS = 1500;

/** Nesting beyond reason, or so many marks that pairing them would take long: shown as it is. */
const isHostile = (content: string) => FENCES.test(content) || (content.match(MARKS)?.length ?? 0) > MOST_MARKS;

const plain = (content: string): Block[] => [{ kind: "paragraph", runs: [textRun(content)] }];

/** Credits are set in from debits; Markdown drops spaces at the start of a line, but not these. */
const indented = (content: string) =>
  content.replace(/^[ \t]{2,}(?=(?:cr|dr|to)\b)/gim, (spaces) => "\u00a0".repeat(spaces.length));

const blocksOf = (root: Root, source: string): Block[] => root.children.flatMap((node) => blockOf(node, source, 0, 0));

function blockOf(node: RootContent, source: string, quotes: number, depth: number): Block[] {
  const quote = quotes > 0 ? { quote: quotes } : {};
  const deeper = Math.min(quotes + 1, DEEPEST_QUOTE);
  switch (node.type) {
    case "paragraph":
      return [{ kind: "paragraph", ...quote, runs: runsOf(node.children, source) }];
    case "heading":
      return [{ kind: "heading", ...quote, runs: runsOf(node.children, source) }];
    case "blockquote":
      return node.children.flatMap((child) => blockOf(child, source, deeper, depth));
    case "list":
      return listOf(node, source, quotes, depth);
    case "code":
      return [{ ...codeOf(node.value, node.lang), ...quote }];
    case "table":
      return [
        {
          kind: "table",
          ...quote,
          rows: node.children.map(({ children }) => children.map((cell) => runsOf(cell.children, source))),
        },
      ];
    case "thematicBreak":
      return [{ kind: "rule", ...quote }];
    default:
      return [{ kind: "paragraph", ...quote, runs: [textRun(sliceOf(node, source))] }];
  }
}

function codeOf(text: string, language: string | null | undefined): Block {
  const journal = language?.toLowerCase() === "journal" ? journalOf(text) : null;
  return journal ? { kind: "journal", journal } : { kind: "code", text };
}

const NUMBER = /^(\d{1,9})[.)]/;
// '- 500' and '+ £20' are figures with a sign, a lone '*' points to a note: none is a point of a list.
const FIGURE = /^[*+-]\s+[(€£$]?\s?\d/;
const isList = (items: string[]) =>
  !items.some((item) => FIGURE.test(item)) && !(items.length === 1 && items[0]?.startsWith("*"));

function listOf(list: List, source: string, quotes: number, depth: number): Block[] {
  if (!list.ordered && !isList(list.children.map((item) => sliceOf(item, source))))
    return [{ kind: "paragraph", ...(quotes > 0 ? { quote: quotes } : {}), runs: [textRun(sliceOf(list, source))] }];
  return list.children.flatMap((item) => itemOf(item, source, quotes, Math.min(depth, DEEPEST_LIST)));
}

/** An item is its first paragraph; what follows in it are blocks of their own, in reading order. */
function itemOf(item: ListItem, source: string, quotes: number, depth: number): Block[] {
  const [first, ...rest] = item.children;
  const number = NUMBER.exec(sliceOf(item, source))?.[1];
  const runs = first?.type === "paragraph" ? runsOf(first.children as PhrasingContent[], source) : [];
  const own: Block = { kind: "item", depth, number: number ? Number(number) : null, runs };
  const later = first?.type === "paragraph" ? rest : item.children;
  return [
    quotes > 0 ? { ...own, quote: quotes } : own,
    ...later.flatMap((node) => blockOf(node, source, quotes, depth + 1)),
  ];
}

const sliceOf = ({ position }: RootContent | ListItem, source: string): string =>
  source.slice(position?.start.offset, position?.end.offset);
