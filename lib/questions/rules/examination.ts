import { round } from "@/lib/accountancy/round";
import type { Block } from "@/lib/writing/block";
import type { Answer } from "../contract/answers";
import { plainText } from "./builders/text";
import type { Variant } from "./builders/variant";
import { evaluate } from "./expression/evaluate";
import { parse } from "./expression/parse";
import { misfitOf } from "./fitting";
import type { Key, KeyOf } from "./key";
import { markAnswer } from "./marking";
import { figure } from "./numbers";
import { inputsOf } from "./sheet-inputs";

const LONGEST_TEXT = 1200;
const LARGEST = 10_000_000;
const BROKEN = /\b(NaN|undefined|Infinity|null)\b|\[object|-0(?![.\d])|\$\{|\*\*/;

/** The completely right answer. */
export function idealOf(key: Key): Answer {
  switch (key.kind) {
    case "choice":
      return { kind: "choice", option: key.options.find(({ right }) => right)?.id ?? "" };
    case "several":
      return { kind: "several", options: key.options.flatMap(({ id, right }) => (right ? [id] : [])) };
    case "number":
      return { kind: "number", value: figure(key.value, key.places) };
    case "match":
      return { kind: "match", columns: key.rows.map(({ column }) => column) };
    case "gaps":
      return { kind: "gaps", chosen: key.gaps.map(({ option }) => option) };
    case "order":
      return { kind: "order", order: key.order };
    case "journal":
      return { kind: "journal", lines: key.lines.map((line) => ({ ...line, amount: String(line.amount) })) };
    case "sheet":
      return {
        kind: "sheet",
        cells: key.cells.map((cell) => (cell.is === "list" ? cell.option : figure(cell.value, cell.places))),
      };
  }
}

/** All errors of a variant, a sentence each; empty for a valid one. */
export const faultsOf = (variant: Variant): string[] => [
  ...faultsOfMarking(variant),
  ...faultsOfTexts(variant),
  ...faultsOfFigures(variant),
];

function faultsOfMarking({ shown, key }: Variant): string[] {
  const ideal = idealOf(key);
  const misfit = misfitOf(shown, ideal);
  const best = markAnswer(key, ideal);
  const none = markAnswer(key, null);
  return [
    ...(misfit ? [`the right answer is refused: ${JSON.stringify(misfit)}`] : []),
    ...(best.share === 1 && best.marks === shown.marks ? [] : ["the right answer does not get full marks"]),
    ...(none.share === 0 && none.marks === 0 ? [] : ["a blank answer gets marks"]),
    ...mistakesOf(key).flatMap(({ label, answer }) => {
      const { marks, recognised } = markAnswer(key, answer);
      return marks < key.marks && recognised?.label === label ? [] : [`mistake ${label} is not recognised`];
    }),
  ];
}

export function mistakesOf(key: Key): { label: string; answer: Answer }[] {
  if (key.kind === "number")
    return key.mistakes.map(({ label, is }) => ({ label, answer: { kind: "number", value: figure(is, key.places) } }));
  if (key.kind !== "choice") return [];
  return key.options.flatMap(({ id, label, right }) =>
    right ? [] : [{ label, answer: { kind: "choice", option: id } }],
  );
}

function faultsOfTexts({ shown, key }: Variant): string[] {
  const ask = plainText(shown.ask);
  const texts = [ask, ...textsOf(shown), plainText(key.worked), plainText(key.hint ?? []), ...whysOf(key)];
  const options =
    shown.kind === "choice" || shown.kind === "several" ? shown.options.map(({ text }) => plainText(text)) : [];
  return [
    ...texts.filter((text) => BROKEN.test(text)).map((text) => `broken text: ${text.slice(0, 120)}`),
    ...(ask.length > LONGEST_TEXT ? ["the question is too long"] : []),
    ...(ask.length < 10 ? ["the question is empty"] : []),
    ...(new Set(options).size < options.length ? ["two options are the same"] : []),
    ...(hasEqualLabels(shown) ? ["two cells have the same label"] : []),
    ...(JSON.stringify(JSON.parse(JSON.stringify(key))) === JSON.stringify(key) ? [] : ["the key cannot be kept"]),
    ...(key.worked.length > 0 || whysOf(key).every((why) => why.length > 0) ? [] : ["nothing says why"]),
    ...faultsOfEntries([...shown.ask, ...key.worked]),
  ];
}

function hasEqualLabels(shown: Variant["shown"]): boolean {
  if (shown.kind !== "sheet") return false;
  const labels = inputsOf(shown).map(({ label }) => label);
  return new Set(labels).size < labels.length;
}

function textsOf(shown: Variant["shown"]): string[] {
  switch (shown.kind) {
    case "choice":
    case "several":
      return shown.options.map(({ text }) => plainText(text));
    case "number":
      return [shown.before, shown.after];
    case "match":
      return [...shown.rows.map(({ text }) => plainText(text)), ...shown.columns.map(({ text }) => text)];
    case "gaps":
      return shown.lists.flat().map(({ text }) => text);
    case "order":
      return shown.things.map(({ text }) => plainText(text));
    case "journal":
      return shown.accounts.map(({ name }) => name);
    case "sheet":
      return shown.rows.flatMap(({ label, cells }) => [
        label,
        ...cells.map((cell) => (cell.is === "figure" ? cell.value : cell.is === "text" ? cell.text : "")),
      ]);
  }
}

function whysOf(key: Key): string[] {
  switch (key.kind) {
    case "choice":
    case "several":
      return key.options.map(({ why }) => plainText(why));
    case "number":
      return key.mistakes.map(({ text }) => plainText(text));
    case "match":
      return key.rows.map(({ why }) => plainText(why));
    case "gaps":
      return key.gaps.map(({ why }) => plainText(why));
    default:
      return [plainText(key.worked)];
  }
}

const faultsOfEntries = (blocks: Block[]): string[] =>
  blocks.flatMap((block) => {
    if (block.kind !== "journal") return [];
    const { difference, lines } = block.journal;
    const sides = lines.map(({ side }) => side).join("");
    return [
      ...(difference ? [`an entry differs by ${difference}`] : []),
      ...(sides.includes("CrDr") ? ["an entry has a credit before a debit"] : []),
    ];
  });

const FIGURE = /\d[\d,]*(?:\.\d+)?/g;

function faultsOfFigures({ shown, key }: Variant): string[] {
  const figures = [plainText(shown.ask), ...textsOf(shown)].flatMap((text) => text.match(FIGURE) ?? []);
  const large = figures.filter((raw) => Number(raw.replaceAll(",", "")) > LARGEST);
  // Tables of discount factors have three places, the table of the normal distribution four.
  const fine = figures.filter((raw) => {
    const places = raw.split(".")[1]?.length ?? 0;
    return places > (Number(raw) < 1 ? 4 : Number(raw) <= 20 ? 3 : 2);
  });
  return [
    ...large.map((raw) => `${raw} is larger than the exam's figures`),
    ...fine.map((raw) => `${raw} has too many places`),
    ...(key.kind === "sheet" ? faultsOfSheet(key) : []),
  ];
}

const sizesIn = (text: string): number[] => (text.match(FIGURE) ?? []).map((raw) => Number(raw.replaceAll(",", "")));

/** The worked solution must contain the answer: in a template as its last figure, in a written question anywhere. */
export function faultsOfSolution({ key }: Variant, { atTheEnd }: { atTheEnd: boolean }): string[] {
  if (key.kind !== "number") return [];
  const sizes = sizesIn(plainText(key.worked)).map((size) => round(size, key.places));
  const accepted = atTheEnd ? sizes.slice(-1) : sizes;
  return accepted.includes(Math.abs(key.value)) ? [] : [`the worked solution does not come to ${key.value}`];
}

function faultsOfSheet(key: KeyOf<"sheet">): string[] {
  const figures = new Map(key.given);
  for (const cell of key.cells) if (cell.is === "figure") figures.set(cell.name, cell.value);
  return key.cells.flatMap((cell) => {
    if (cell.is !== "figure" || cell.formula === null) return [];
    const value = evaluate(parse(cell.formula), figures);
    return value !== null && round(value, cell.places) === cell.value
      ? []
      : [`the formula of ${cell.name} gives ${value}`];
  });
}
