// Each motif fills a square of 400 units, in the paper colour on the background, with amber for its main part.
const PAPER = "#f3efe4";
const AMBER = "#ebbc69";

const line = (x1: number, y1: number, x2: number, y2: number, colour = PAPER, width = 6) =>
  `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
const box = (x: number, y: number, width: number, height: number, opacity = 1, colour = PAPER) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="4" fill="${colour}" opacity="${opacity}"/>`;
const frame = (x: number, y: number, width: number, height: number) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="6" stroke="${PAPER}" stroke-width="6" fill="none"/>`;
const dot = (x: number, y: number, radius: number, colour = PAPER) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`;
const ring = (x: number, y: number, radius: number, colour = PAPER, width = 6) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
const tick = (x: number, y: number, size: number, colour = AMBER) =>
  `<path d="M${x} ${y}l${size * 0.36} ${size * 0.36}l${size * 0.64} ${-size * 0.8}" fill="none" stroke="${colour}"
    stroke-width="${Math.max(7, size / 7)}" stroke-linecap="round" stroke-linejoin="round"/>`;

const total = (x: number, y: number, width: number) =>
  line(x, y, x + width, y, AMBER) + line(x, y + 14, x + width, y + 14, AMBER);

function account() {
  const debits = [150, 110, 136].map((width, row) => box(24, 104 + row * 52, width, 18, 0.8 - row * 0.12));
  const credits = [120, 150].map((width, row) => box(226, 104 + row * 52, width, 18, 0.8 - row * 0.12));
  return (
    line(8, 64, 392, 64, PAPER, 8) +
    line(200, 64, 200, 300, PAPER, 8) +
    [...debits, ...credits].join("") +
    total(24, 320, 150) +
    total(226, 320, 150)
  );
}

function organisation() {
  const children = [0, 146, 292].map((x) => frame(x, 280, 108, 76) + line(x + 54, 204, x + 54, 280));
  return `${box(138, 44, 124, 84, 1, AMBER)}${line(200, 128, 200, 204)}${line(54, 204, 346, 204)}${children.join("")}`;
}

function breakEven() {
  const axes = line(24, 20, 24, 376) + line(24, 376, 392, 376);
  return `${axes}${line(24, 376, 372, 48)}<g opacity=".6">${line(24, 268, 372, 150)}</g>${dot(224, 200, 22, AMBER)}<g stroke-dasharray="2 16" opacity=".8">${line(224, 226, 224, 376)}</g>`;
}

function balance() {
  const assets = box(40, 40, 136, 190, 0.9) + box(40, 240, 136, 96, 0.55);
  const claims = box(224, 40, 136, 120, 0.9) + box(224, 170, 136, 66, 0.7) + box(224, 246, 136, 90, 0.45);
  return assets + claims + total(40, 356, 136) + total(224, 356, 136);
}

function sample() {
  const chosen = new Set([1, 8, 11, 17, 23]);
  const at = (index: number) => [48 + (index % 5) * 76, 48 + Math.floor(index / 5) * 76] as const;
  const items = Array.from({ length: 25 }, (_, index) => {
    const [x, y] = at(index);
    return chosen.has(index) ? dot(x, y, 13, AMBER) + ring(x, y, 27, AMBER) : `<g opacity=".6">${dot(x, y, 13)}</g>`;
  });
  return items.join("");
}

function cashFlows() {
  const inflows = [190, 158, 130, 106, 86].map((height, year) => {
    const x = 96 + year * 62;
    return `<g stroke-dasharray="4 12" opacity=".5">${frame(x, 34, 40, 196)}</g>${box(x, 230 - height, 40, height, 0.85)}`;
  });
  return `${inflows.join("")}${line(8, 240, 392, 240, PAPER, 8)}${box(24, 252, 44, 130, 1, AMBER)}`;
}

function targets() {
  const rows = [300, 216, 340, 176].map((actual, row) => {
    const y = 48 + row * 84;
    return box(16, y, 368, 44, 0.18) + box(16, y + 12, actual, 20, 0.9) + line(268, y - 4, 268, y + 48, AMBER, 9);
  });
  return rows.join("");
}

function examination() {
  const rows = [60, 116, 172, 228, 284, 340].map(
    (y, row) => `<g opacity=".45">${line(16, y, row % 2 ? 300 : 360, y)}</g>`,
  );
  const glass = dot(226, 176, 118, "#22364f") + ring(226, 176, 118, PAPER, 12) + line(312, 264, 380, 348, PAPER, 22);
  return rows.join("") + glass + tick(172, 180, 112);
}

export const motifs = { account, organisation, breakEven, balance, sample, cashFlows, targets, examination };
