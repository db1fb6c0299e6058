import { mkdir } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { letters } from "./artwork-letters";
import { motifs } from "./artwork-motifs";

// `tsx scripts/artwork.ts` draws the covers again; they are committed, so this is rarely needed.
const FOLDER = path.join(import.meta.dirname, "../public/uploads");
const PAPER = "#f3efe4";
const AMBER = "#ebbc69";
const LEFT = 96;
const BASELINE = 460;

type Cover = { ground: string; motif: keyof typeof motifs };

const covers: Record<string, Cover> = {
  BT: { ground: "#4a4a2a", motif: "organisation" },
  MA: { ground: "#174d55", motif: "breakEven" },
  FA: { ground: "#165e3c", motif: "account" },
  FR: { ground: "#2b4c70", motif: "balance" },
  AA: { ground: "#5b4426", motif: "sample" },
  FM: { ground: "#3b5840", motif: "cashFlows" },
  PM: { ground: "#37474f", motif: "targets" },
  AUD: { ground: "#22364f", motif: "examination" },
};

function lettering(code: string) {
  const size = code.length > 2 ? 0.295 : 0.4;
  let x = 0;
  const paths = [...code].map((letter) => {
    const glyph = letters[letter];
    if (!glyph) throw new Error(`No outline for the letter ${letter}`);
    const placed = `<path transform="translate(${x})" d="${glyph.path}"/>`;
    x += glyph.width;
    return placed;
  });
  return {
    width: x * size,
    svg: `<g transform="translate(${LEFT} ${BASELINE}) scale(${size})" fill="${PAPER}">${paths.join("")}</g>`,
  };
}

const rule = (y: number, opacity: number) =>
  `<path d="M0 ${y}H1280" stroke="${PAPER}" stroke-width="2" opacity="${opacity}"/>`;

function page(ground: string, content: string) {
  const rules = [100, 160, 220, 280, 340, 400, 460, 520, 580, 640].map((y) => rule(y, 0.13));
  const columns = [48, 786, 796].map((x) => `<path d="M${x} 0V720" stroke="${PAPER}" stroke-width="2" opacity=".22"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720" fill="none">
    <rect width="1280" height="720" fill="${ground}"/>${rules.join("")}${columns.join("")}${content}</svg>`;
}

function coverOf(code: string, { ground, motif }: Cover) {
  const { width, svg } = lettering(code);
  const sum = [500, 518].map((y) => `<path d="M${LEFT + 4} ${y}h${width - 8}" stroke="${AMBER}" stroke-width="7"/>`);
  return page(ground, `${svg}${sum.join("")}<g transform="translate(838 160)">${motifs[motif]()}</g>`);
}

const defaultCover = page("#2f3b35", `<g transform="translate(390 130) scale(1.2)">${motifs.account()}</g>`);

const draw = (svg: string) => sharp(Buffer.from(svg));

await mkdir(FOLDER, { recursive: true });
for (const [code, cover] of Object.entries(covers)) {
  const file = path.join(FOLDER, `course-${code.toLowerCase()}.webp`);
  await draw(coverOf(code, cover)).webp({ quality: 86, effort: 6 }).toFile(file);
}
await draw(defaultCover).jpeg({ quality: 82, mozjpeg: true }).toFile(path.join(FOLDER, "default-course.jpg"));
