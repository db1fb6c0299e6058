import { type Expression, expressionOf, FormulaFault, type FunctionName } from "./formula-reader";

/** A formula in the elements of MathML. */
export type MathPart =
  | { tag: "mi" | "mn" | "mo"; text: string }
  | { tag: "mrow" | "mfrac" | "msup" | "msqrt"; parts: MathPart[] };
export type Formula = { math: MathPart; spoken: string };

/** 'ROCE = PBIT / capital employed * 100%' as shown and as read aloud, or what is wrong with it. */
export function formulaOf(text: string): { formula: Formula } | { fault: string } {
  try {
    const expression = expressionOf(text);
    return { formula: { math: mathOf(expression), spoken: spokenOf(expression) } };
  } catch (error) {
    if (error instanceof FormulaFault) return { fault: error.message };
    throw error;
  }
}

const SIGNS = { "=": "=", "+": "+", "-": "−", "*": "×" } as const;
const mo = (text: string): MathPart => ({ tag: "mo", text });
const row = (...parts: MathPart[]): MathPart => ({ tag: "mrow", parts });

function mathOf(expression: Expression): MathPart {
  switch (expression.is) {
    case "number":
      return { tag: "mn", text: expression.text };
    case "name":
      return { tag: "mi", text: expression.text };
    case "group":
      return row(mo("("), mathOf(expression.inner), mo(")"));
    case "negative":
      return row(mo("−"), mathOf(expression.inner));
    case "percent":
      return row(mathOf(expression.inner), mo("%"));
    case "root":
      return { tag: "msqrt", parts: [mathOf(expression.inner)] };
    case "call":
      return callOf(expression);
    case "pair":
      return pairOf(expression);
  }
}

type Call = Extract<Expression, { is: "call" }>;

const FENCES: Partial<Record<FunctionName, [open: string, close: string]>> = {
  abs: ["|", "|"],
  ceil: ["⌈", "⌉"],
  floor: ["⌊", "⌋"],
};

function callOf({ name, args }: Call): MathPart {
  const parts = args.flatMap((expression, index) =>
    index === 0 ? [mathOf(expression)] : [mo(","), mathOf(expression)],
  );
  const [open, close] = FENCES[name] ?? ["(", ")"];
  const fenced = [mo(open), ...parts, mo(close)];
  return row(...(FENCES[name] ? [] : [{ tag: "mi", text: name } as const]), ...fenced);
}

function pairOf({ sign, left, right }: Extract<Expression, { is: "pair" }>): MathPart {
  if (sign === "/") return { tag: "mfrac", parts: [mathOf(bare(left)), mathOf(bare(right))] };
  if (sign === "^") return { tag: "msup", parts: [mathOf(left), mathOf(bare(right))] };
  return row(mathOf(left), mo(SIGNS[sign]), mathOf(right));
}

/** A fraction bar or an exponent groups its content, so brackets of the text are not needed. */
const bare = (expression: Expression): Expression => (expression.is === "group" ? expression.inner : expression);

const SPOKEN = {
  "=": "equals",
  "+": "plus",
  "-": "minus",
  "*": "times",
  "/": "divided by",
  "^": "to the power of",
} as const;

function spokenOf(expression: Expression): string {
  switch (expression.is) {
    case "number":
    case "name":
      return expression.text;
    case "group":
      return `open bracket, ${spokenOf(expression.inner)}, close bracket`;
    case "negative":
      return `minus ${spokenOf(expression.inner)}`;
    case "percent":
      return `${spokenOf(expression.inner)} per cent`;
    case "root":
      return `the square root of ${spokenOf(expression.inner)}`;
    case "call":
      return spokenCall(expression);
    case "pair":
      return `${spokenOf(expression.left)} ${SPOKEN[expression.sign]} ${spokenOf(expression.right)}`;
  }
}

const SPOKEN_FUNCTIONS: Record<Exclude<FunctionName, "round">, string> = {
  abs: "the size of",
  ceil: "the next whole number above",
  floor: "the next whole number below",
  max: "the largest of",
  min: "the smallest of",
  sum: "the sum of",
};

function spokenCall({ name, args }: Call): string {
  const spoken = args.map(spokenOf);
  if (name !== "round") return `${SPOKEN_FUNCTIONS[name]} ${spoken.join(" and ")}`;
  const [value, places] = spoken;
  return places === undefined ? `${value} rounded` : `${value} rounded to ${places} places`;
}
