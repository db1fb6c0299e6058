export type OperatorSign = "=" | "+" | "-" | "*" | "/" | "^";
export type Expression =
  | { is: "number" | "name"; text: string }
  | { is: "group" | "negative" | "percent" | "root"; inner: Expression }
  | { is: "call"; name: FunctionName; given: Expression[] }
  | { is: "pair"; sign: OperatorSign; left: Expression; right: Expression };

/** Why a text is not a formula, in a sentence for its author. */
export class FormulaFault extends Error {}

/** The functions that may stand in a formula, and how many arguments each takes. */
const FUNCTIONS = {
  abs: { from: 1, to: 1 },
  ceil: { from: 1, to: 1 },
  floor: { from: 1, to: 1 },
  max: { from: 2, to: 20 },
  min: { from: 2, to: 20 },
  round: { from: 1, to: 2 },
  sum: { from: 1, to: 20 },
} as const;
export type FunctionName = keyof typeof FUNCTIONS;
const isFunction = (name: string): name is FunctionName => Object.hasOwn(FUNCTIONS, name);

const LONGEST = 500;
const MOST_NODES = 200;
const DEEPEST = 20;

/**
 * Formulas as people write them: `+ - * / ^ ( ) % =`, numbers, names and the functions above. A name may have several
 * words; a hyphen without spaces is part of it ('non-current assets'). Throws a FormulaFault.
 */
export function expressionOf(text: string): Expression {
  if (text.length > LONGEST) throw new FormulaFault(`A formula has at most ${LONGEST} characters.`);
  return new Reader(tokensOf(text)).whole();
}

type Token = { kind: "word" | "sign"; text: string; at: number };

// In a figure, '1,200', a comma is part of the number; elsewhere it is a token of its own.
const LETTER = String.raw`(?:[\p{L}\p{N}_.'’&]|(?<=\p{N}),(?=\p{N}{3}(?!\p{N})))`;
const TOKEN = new RegExp(
  String.raw`\s*(?:([$€£]?[\p{L}\p{N}_]${LETTER}*(?:-\p{L}[\p{L}\p{N}_'’]*)*)|([-+*/^()%=×÷−,]))`,
  "uy",
);
const SAME: Record<string, string> = { "×": "*", "÷": "/", "−": "-" };

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  const end = text.trimEnd().length;
  for (let at = 0; at < end; at = TOKEN.lastIndex) {
    const token = TOKEN.exec(text);
    if (!token) throw new FormulaFault(`'${text.slice(at).trim().charAt(0)}' at place ${at + 1} is not understood.`);
    const [, word, sign = ""] = token;
    tokens.push(word ? { kind: "word", text: word, at } : { kind: "sign", text: SAME[sign] ?? sign, at });
  }
  return tokens;
}

const NUMBER = /^[$€£]?\d[\d,]*(\.\d+)?$/;
const LEVELS: OperatorSign[][] = [["="], ["+", "-"], ["*", "/"]];

class Reader {
  private place = 0;
  private nodes = 0;
  private calls = 0;
  constructor(private readonly tokens: Token[]) {}

  whole(): Expression {
    const expression = this.level(0, 0);
    const left = this.tokens[this.place];
    if (left) throw new FormulaFault(`'${left.text}' at place ${left.at + 1} stands where an operator is expected.`);
    return expression;
  }

  private level(level: number, depth: number): Expression {
    const signs = LEVELS[level];
    if (!signs) return this.signed(depth);
    let left = this.level(level + 1, depth);
    for (let sign = this.take(signs); sign; sign = this.take(signs))
      left = this.made({ is: "pair", sign, left, right: this.level(level + 1, depth) });
    return left;
  }

  private signed(depth: number): Expression {
    if (depth > DEEPEST) throw new FormulaFault(`A formula is at most ${DEEPEST} brackets deep.`);
    if (this.take(["-"])) return this.made({ is: "negative", inner: this.signed(depth + 1) });
    const base = this.percent(depth);
    return this.take(["^"]) ? this.made({ is: "pair", sign: "^", left: base, right: this.signed(depth + 1) }) : base;
  }

  private percent(depth: number): Expression {
    let operand = this.operand(depth);
    while (this.take(["%"])) operand = this.made({ is: "percent", inner: operand });
    return operand;
  }

  private operand(depth: number): Expression {
    if (this.take(["("])) return this.made({ is: "group", inner: this.closed(depth) });
    const words = this.words();
    const [first] = words;
    if (first === undefined) throw this.missing();
    if (this.tokens[this.place]?.text === "(") return this.called(words.join(" "), depth);
    return this.made({
      is: words.length === 1 && NUMBER.test(first) ? "number" : "name",
      text: words.join(" ").replace(/[.,]$/, ""),
    });
  }

  /** The words of a name. A comma between or after them belongs to it, but not among the arguments of a function. */
  private words(): string[] {
    const words: string[] = [];
    for (let next = this.tokens[this.place]; next; next = this.tokens[this.place]) {
      const isComma = next.text === "," && words.length > 0 && this.calls === 0;
      if (next.kind !== "word" && !isComma) break;
      if (isComma) words.push(`${words.pop()},`);
      else words.push(next.text);
      this.place += 1;
    }
    return words;
  }

  private called(name: string, depth: number): Expression {
    const called = name.toLowerCase();
    const isRoot = called === "sqrt" || called === "square root";
    if (!isRoot && !isFunction(called))
      throw new FormulaFault(
        `Write an operator between '${name}' and the bracket; only sqrt and ${Object.keys(FUNCTIONS).join(", ")} stand before one.`,
      );
    this.place += 1;
    if (isRoot) return this.made({ is: "root", inner: this.closed(depth) });
    const given = this.given(depth);
    const { from, to } = FUNCTIONS[called];
    if (given.length < from || given.length > to)
      throw new FormulaFault(`'${called}' has ${given.length} ${given.length === 1 ? "argument" : "arguments"}.`);
    return this.made({ is: "call", name: called, given });
  }

  private given(depth: number): Expression[] {
    this.calls += 1;
    const given = [this.level(1, depth + 1)];
    while (this.take([","])) given.push(this.level(1, depth + 1));
    this.calls -= 1;
    if (!this.take([")"])) throw new FormulaFault("A bracket is not closed.");
    return given;
  }

  private closed(depth: number): Expression {
    const inner = this.level(0, depth + 1);
    if (!this.take([")"])) throw new FormulaFault("A bracket is not closed.");
    return inner;
  }

  private take<const S extends string>(signs: readonly S[]): S | undefined {
    const next = this.tokens[this.place];
    if (next?.kind !== "sign" || !(signs as readonly string[]).includes(next.text)) return undefined;
    this.place += 1;
    return next.text as S;
  }

  private made(expression: Expression): Expression {
    this.nodes += 1;
    if (this.nodes > MOST_NODES) throw new FormulaFault(`A formula has at most ${MOST_NODES} parts.`);
    return expression;
  }

  private missing(): FormulaFault {
    const next = this.tokens[this.place];
    return new FormulaFault(
      next
        ? `'${next.text}' at place ${next.at + 1} stands where a number or a name is expected.`
        : "The formula ends where a number or a name is expected.",
    );
  }
}
