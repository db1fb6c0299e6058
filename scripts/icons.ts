import { writeFileSync } from "node:fs";
import { ICON_NAMES } from "@/components/ui/icon-names";

export const SPRITE = "components/ui/icons.svg";

type Shape = [tag: string, attributes: Record<string, string>];

/** One SVG file with a symbol for each icon. The colour, the lines and the size come from the page (`icon` in ui.css). */
export async function spriteText(): Promise<string> {
  const symbols = await Promise.all(
    ICON_NAMES.map(async (name) => {
      const shapes = await shapesOf(name);
      return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.map(elementOf).join("")}</symbol>`;
    }),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24">\n${symbols.join("\n")}\n</svg>\n`;
}

async function shapesOf(name: string): Promise<Shape[]> {
  const { __iconData } = (await import(`lucide-react/icons/${name}`)) as { __iconData: { node: Shape[] } };
  return __iconData.node;
}

const elementOf = ([tag, { key: _, ...attributes }]: Shape) =>
  `<${tag}${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join("")}/>`;

if (process.argv[1] === import.meta.filename) {
  writeFileSync(SPRITE, await spriteText());
  console.log(`${SPRITE} written`);
}
