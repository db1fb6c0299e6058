/** What the field of an exam takes: digits, one full stop, and one minus in front. */
export function plainFigure(typed: string): string {
  const minus = typed.trimStart().startsWith("-") ? "-" : "";
  const [whole = "", ...rest] = typed.replace(/[^0-9.]/g, "").split(".");
  return `${minus}${whole}${rest.length > 0 ? `.${rest.join("")}` : ""}`;
}
