const rows = [];

/**
 * One line of the report. `least` and `most` are the targets of docs/architecture.md; without them the line is for
 * information.
 */
export function note(what, value, { unit = "", least, most, digits = 0 } = {}) {
  const aim = least !== undefined ? `≥ ${least}${unit}` : most !== undefined ? `≤ ${most}${unit}` : "";
  const met = value !== undefined && (least === undefined || value >= least) && (most === undefined || value <= most);
  const shown = value === undefined ? "failed" : `${value.toFixed(digits)}${unit}`;
  rows.push({ what, shown, aim, verdict: value === undefined || (aim && !met) ? "missed" : aim ? "met" : "" });
}

export function heading(title) {
  rows.push({ title });
}

export function print() {
  const wide = Math.max(...rows.map(({ what = "" }) => what.length));
  for (const { title, what, shown, aim, verdict } of rows)
    console.log(
      title ? `\n${title}` : `  ${what.padEnd(wide)}  ${shown.padStart(12)}  ${aim.padStart(10)}  ${verdict}`.trimEnd(),
    );
  const missed = rows.filter(({ verdict }) => verdict === "missed").length;
  console.log(`\n${missed === 0 ? "Every aim is met." : `${missed} missed.`}`);
}
