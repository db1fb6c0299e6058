import { writeFileSync } from "node:fs";
import { ICON_NAMES, ROW_ICONS } from "@/components/ui/icon-names";

export const SPRITE = "components/ui/icons.svg";
export const PLACES = "components/ui/icon-places.css";

type Shape = [tag: string, attributes: Record<string, string>];

const LINES = 'fill="none" stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';

const FORMS: Record<string, string> = { filled: ' fill="#000"', bold: ' stroke-width="3"' };

/**
 * One SVG file with a symbol for each icon. The colour, the lines and the size come from the page (`icon` in ui.css).
 * As a picture the file shows a column of the icons of rows, each below the other, from which `[class*=" icon-"]` in ui.css cuts its mask.
 */
export async function spriteText(): Promise<string> {
  const symbols = await Promise.all(
    ICON_NAMES.map(async (name) => {
      const shapes = await shapesOf(name);
      return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.map(elementOf).join("")}</symbol>`;
    }),
  );
  const column = ROW_ICONS.map((name, place) => {
    const [icon, form = ""] = name.split(/-(?=filled$|bold$)/);
    return `<use href="#${icon}" y="${24 * place}" width="24" height="24"${FORMS[form] ?? ""}/>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="${24 * ROW_ICONS.length}" ${LINES}>`,
    ...symbols,
    ...column,
    "</svg>\n",
  ].join("\n");
}

/** A class for each icon of rows: where it stands in the column. */
export const placesText = (): string =>
  `/* Made by \`npm run icons\`. */\n${ROW_ICONS.map((name, place) => {
    const percent = (100 * place) / (ROW_ICONS.length - 1);
    return `.icon-${name} {\n  --icon: ${Number(percent.toFixed(3))}%;\n}\n`;
  }).join("\n")}`;

async function shapesOf(name: string): Promise<Shape[]> {
  const { __iconData } = (await import(`lucide-react/icons/${name}`)) as { __iconData: { node: Shape[] } };
  return __iconData.node;
}

const elementOf = ([tag, { key, ...attributes }]: Shape) =>
  `<${tag}${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join("")}/>`;

if (process.argv[1] === import.meta.filename) {
  writeFileSync(SPRITE, await spriteText());
  writeFileSync(PLACES, placesText());
  console.log(`${SPRITE} and ${PLACES} written`);
}
