import type { Root } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { type Processor, unified } from "unified";

// Constructs that Markdown would remove or turn into something unintended.
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

export const parseMarkdown = (source: string): Root => parser.parse(source);
