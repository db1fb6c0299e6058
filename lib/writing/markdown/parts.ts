/** A run of whole lines: `isPlain` is one paragraph without any marker, which needs no parser. */
export type Part = { text: string; line: number; isPlain: boolean };

// A fence that is not at the start of its line is inside a list or a quotation, where a blank line does not end the
// block.
const INNER_FENCE = /^(?!`{3}|~{3}).*(?:`{3}|~{3})/m;
const FENCE = /^(`{3,}|~{3,})/;
const MARKED = /[\\`*_[\]!<&~@|]|:\/\/|www\.|^(?:[\s#>+:=-]|\d+[.)])|[ \t]$/im;

/**
 * Splits a text at its blank lines, so that plain text is not scanned character by character. A paragraph that begins
 * at the margin does not belong to anything before it.
 */
export function lessonPartsOf(source: string): Part[] {
  if (INNER_FENCE.test(source)) return [{ text: source, line: 0, isPlain: false }];
  const parts: Part[] = [];
  for (const paragraph of paragraphsOf(source.split("\n"))) {
    const last = parts.at(-1);
    const isPlain = !paragraph.fenced && !MARKED.test(paragraph.text);
    if (isPlain || !last || last.isPlain) parts.push({ text: paragraph.text, line: paragraph.line, isPlain });
    // Blank lines between parts with markers are kept: they separate lists, and keep line numbers right.
    else last.text += "\n".repeat(paragraph.line - last.line - linesOf(last.text) + 1) + paragraph.text;
  }
  return parts;
}

const linesOf = (text: string) => text.split("\n").length;

type Paragraph = { text: string; line: number; fenced: boolean };

function paragraphsOf(lines: string[]): Paragraph[] {
  const paragraphs: { lines: string[]; line: number; fenced: boolean }[] = [];
  let fence = "";
  let isApart = true;
  for (const [line, text] of lines.entries()) {
    const mark = FENCE.exec(text)?.[1] ?? "";
    const isInside = fence !== "";
    if (!isInside && text.trim() === "") {
      isApart = true;
      continue;
    }
    const last = paragraphs.at(-1);
    if (isApart || !last) paragraphs.push({ lines: [text], line, fenced: isInside || mark !== "" });
    else {
      last.lines.push(text);
      last.fenced ||= mark !== "";
    }
    isApart = false;
    if (!isInside && mark) fence = mark;
    else if (isInside && mark.startsWith(fence) && text.trim() === mark) fence = "";
  }
  return paragraphs.map(({ lines: own, ...rest }) => ({ ...rest, text: own.join("\n") }));
}
