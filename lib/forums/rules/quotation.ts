const MOST_LINES = 3;
const MOST_CHARACTERS = 300;

type Quoted = { username: string; content: string };

/** A quotation for a reply: what the reader selected in the post, else the first lines of the post's own text. */
export function quotationOf({ username, content }: Quoted, selected = ""): string {
  const text = selected.trim() || firstLinesOf(content);
  const lines = text.split("\n").map((line) => `> ${line}`.trimEnd());
  return `${username} wrote:\n${lines.join("\n")}\n\n`;
}

/** The first lines without quotations; entries and tables are left out where there is other text. */
function firstLinesOf(content: string): string {
  const own = withoutQuotations(content);
  const prose = own.replace(/^```[\s\S]*?^```[^\S\n]*$/gm, "").replace(/^\|.*$/gm, "");
  const lines = filled(prose);
  const shown = (lines.length > 0 ? lines : filled(own)).slice(0, MOST_LINES).join("\n");
  if (shown.length <= MOST_CHARACTERS) return shown;
  const end = shown.lastIndexOf(" ", MOST_CHARACTERS);
  return `${shown.slice(0, end > 0 ? end : MOST_CHARACTERS)} …`;
}

const withoutQuotations = (content: string) =>
  content
    .split("\n")
    .filter((line, index, lines) => !isQuotation(line) && !(/ wrote:$/.test(line) && isQuotation(lines[index + 1])))
    .join("\n");

const isQuotation = (line: string | undefined) => /^\s{0,3}>/.test(line ?? "");

const filled = (text: string) => text.split("\n").filter((line) => line.trim() !== "");
