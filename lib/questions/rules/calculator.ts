import { evaluate } from "./expression/evaluate";
import { parse } from "./expression/parse";

const NO_NAMES = new Map<string, number>();
const SIGNS: [RegExp, string][] = [
  [/[,\s]/g, ""],
  [/×/g, "*"],
  [/÷/g, "/"],
  [/−/g, "-"],
  // As it is typed on a pocket calculator.
  [/=$/, ""],
];
const LARGEST = 1e15;

/** The result of a sum as the calculator shows it; null if it cannot be worked out. */
export function resultOfSum(typed: string): string | null {
  try {
    const sum = SIGNS.reduce((text, [sign, plain]) => text.replace(sign, plain), typed);
    const value = evaluate(parse(withoutRoots(sum)), NO_NAMES);
    if (value === null || Math.abs(value) > LARGEST) return null;
    // Ten digits, without the errors of binary fractions.
    return String(Number(value.toPrecision(10)) + 0).replace("-", "−");
  } catch {
    return null;
  }
}

/** '√(2+7)' and '√9' are powers of a half. */
function withoutRoots(sum: string): string {
  const index = sum.lastIndexOf("√");
  if (index < 0) return sum;
  const rest = sum.slice(index + 1);
  const end = rest.startsWith("(") ? closing(rest) : (/^[0-9.]*/.exec(rest)?.[0].length ?? 0);
  return withoutRoots(`${sum.slice(0, index)}((${rest.slice(0, end)})^0.5)${rest.slice(end)}`);
}

/** Where the first bracket is closed; a bracket that is not closed ends with the sum. */
function closing(text: string): number {
  let depth = 0;
  for (const [index, character] of [...text].entries()) {
    depth += character === "(" ? 1 : character === ")" ? -1 : 0;
    if (depth === 0) return index + 1;
  }
  return text.length;
}
