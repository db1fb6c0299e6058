/** The beginning of a text, cut at a blank where there is one near; a text that is short enough stays as it is. */
export function beginningOf(content: string, most: number): string {
  const letters = [...content.slice(0, 2 * most + 2)];
  if (letters.length <= most) return content;
  return `${letters
    .slice(0, most)
    .join("")
    .replace(/\s+\S{0,60}$/, "")} …`;
}
