/** The beginning of a text, cut at a space if there is one near. A text that is short enough stays as it is. */
export function beginningOf(content: string, most: number): string {
  const characters = [...content.slice(0, 2 * most + 2)];
  if (characters.length <= most) return content;
  return `${characters
    .slice(0, most)
    .join("")
    .replace(/\s+\S{0,60}$/, "")} …`;
}
