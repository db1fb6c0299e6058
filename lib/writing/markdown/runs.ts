import type { PhrasingContent } from "mdast";
import { safeLinkOf } from "@/lib/platform/contract/links";
import type { Run } from "../block";

type Look = Omit<Run, "text">;

export const textRun = (text: string, look: Look = {}): Run => ({ ...look, text });

/** A line of Markdown as runs of text with styles; neighbours with the same style are merged. */
export const runsOf = (nodes: PhrasingContent[], source: string): Run[] =>
  nodes.flatMap((node) => runOf(node, source, {})).reduce(mergeRuns, []);

function runOf(node: PhrasingContent, source: string, look: Look): Run[] {
  const within = (more: Look) =>
    ("children" in node ? node.children : []).flatMap((child) => runOf(child, source, { ...look, ...more }));
  const linked = (href: string | null) => (href === null ? [textRun(sliceOf(node, source), look)] : within({ href }));
  switch (node.type) {
    case "text":
      return [textRun(node.value, look)];
    case "break":
      return [textRun("\n", look)];
    case "inlineCode":
      return [textRun(node.value, { ...look, code: true })];
    case "strong":
      return isWithinWord(node, source) ? verbatim(node, source, look, within({})) : within({ bold: true });
    case "emphasis":
      return isWithinWord(node, source) ? verbatim(node, source, look, within({})) : within({ italic: true });
    case "delete":
      return within({ struck: true });
    case "link":
      return linked(safeLinkOf(node.url));
    default:
      return [textRun(sliceOf(node, source), look)];
  }
}

const sliceOf = ({ position }: PhrasingContent, source: string): string =>
  source.slice(position?.start.offset, position?.end.offset);

/** '5*3*2' is a product, not a 3 in italics. */
function isWithinWord({ position }: PhrasingContent, source: string): boolean {
  const before = source.charAt((position?.start.offset ?? 0) - 1);
  const after = source.charAt(position?.end.offset ?? source.length);
  return /[\p{L}\p{N}]/u.test(before) || /[\p{L}\p{N}]/u.test(after);
}

function verbatim(node: PhrasingContent, source: string, look: Look, inner: Run[]): Run[] {
  const mark = sliceOf(node, source).slice(0, node.type === "strong" ? 2 : 1);
  return [textRun(mark, look), ...inner, textRun(mark, look)];
}

function mergeRuns(runs: Run[], next: Run): Run[] {
  const last = runs.at(-1);
  const same =
    last &&
    last.bold === next.bold &&
    last.italic === next.italic &&
    last.struck === next.struck &&
    last.code === next.code &&
    last.href === next.href;
  if (same) last.text += next.text;
  else runs.push({ ...next });
  return runs;
}
