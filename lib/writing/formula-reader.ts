export type OperatorSign = "=" | "+" | "-" | "*" | "/" | "^";
export type Expression =
  | { is: "number" | "name"; text: string }
  | { is: "group" | "negative" | "percent" | "root"; inner: Expression }
  | { is: "call"; name: FunctionName; args: Expression[] }
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
  return new Reader(tokensOf(text)).readAll();
}

type Token = { kind: "word" | "sign"; text: string; index: number };

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
  for (let index = 0; index < end; index = TOKEN.lastIndex) {
    const token = TOKEN.exec(text);
    if (!token)
      throw new FormulaFault(`'${text.slice(index).trim().charAt(0)}' at place ${index + 1} is not understood.`);
    const [, word, sign = ""] = token;
    tokens.push(word ? { kind: "word", text: word, index } : { kind: "sign", text: SAME[sign] ?? sign, index });
  }
  return tokens;
}

const NUMBER = /^[$€£]?\d[\d,]*(\.\d+)?$/;
const LEVELS: OperatorSign[][] = [["="], ["+", "-"], ["*", "/"]];

class Reader {
  private nextIndex = 0;
  private nodes = 0;
  private calls = 0;
  constructor(private readonly tokens: Token[]) {}

  readAll(): Expression {
    const expression = this.readLevel(0, 0);
    const left = this.tokens[this.nextIndex];
    if (left) throw new FormulaFault(`'${left.text}' at place ${left.index + 1} stands where an operator is expected.`);
    return expression;
  }

  private readLevel(level: number, depth: number): Expression {
    const signs = LEVELS[level];
    if (!signs) return this.readSigned(depth);
    let left = this.readLevel(level + 1, depth);
    for (let sign = this.take(signs); sign; sign = this.take(signs))
      left = this.countNode({ is: "pair", sign, left, right: this.readLevel(level + 1, depth) });
    return left;
  }

  private readSigned(depth: number): Expression {
    if (depth > DEEPEST) throw new FormulaFault(`A formula is at most ${DEEPEST} brackets deep.`);
    if (this.take(["-"])) return this.countNode({ is: "negative", inner: this.readSigned(depth + 1) });
    const base = this.readPercent(depth);
    return this.take(["^"])
      ? this.countNode({ is: "pair", sign: "^", left: base, right: this.readSigned(depth + 1) })
      : base;
  }

  private readPercent(depth: number): Expression {
    let operand = this.readOperand(depth);
    while (this.take(["%"])) operand = this.countNode({ is: "percent", inner: operand });
    return operand;
  }

  private readOperand(depth: number): Expression {
    if (this.take(["("])) return this.countNode({ is: "group", inner: this.readUntilClosed(depth) });
    const words = this.readName();
    const [first] = words;
    if (first === undefined) throw this.missingOperand();
    if (this.tokens[this.nextIndex]?.text === "(") return this.readCall(words.join(" "), depth);
    return this.countNode({
      is: words.length === 1 && NUMBER.test(first) ? "number" : "name",
      text: words.join(" ").replace(/[.,]$/, ""),
    });
  }

  /** The words of a name. A comma between or after them belongs to it, but not among the arguments of a function. */
  private readName(): string[] {
    const words: string[] = [];
    for (let token = this.tokens[this.nextIndex]; token; token = this.tokens[this.nextIndex]) {
      const isComma = token.text === "," && words.length > 0 && this.calls === 0;
      if (token.kind !== "word" && !isComma) break;
      if (isComma) words.push(`${words.pop()},`);
      else words.push(token.text);
      this.nextIndex += 1;
    }
    return words;
  }

  private readCall(name: string, depth: number): Expression {
    const called = name.toLowerCase();
    const isRoot = called === "sqrt" || called === "square root";
    if (!isRoot && !isFunction(called))
      throw new FormulaFault(
        `Write an operator between '${name}' and the bracket; only sqrt and ${Object.keys(FUNCTIONS).join(", ")} stand before one.`,
      );
    this.nextIndex += 1;
    if (isRoot) return this.countNode({ is: "root", inner: this.readUntilClosed(depth) });
    const args = this.readArguments(depth);
    const { from, to } = FUNCTIONS[called];
    if (args.length < from || args.length > to)
      throw new FormulaFault(`'${called}' has ${args.length} ${args.length === 1 ? "argument" : "arguments"}.`);
    return this.countNode({ is: "call", name: called, args });
  }

  private readArguments(depth: number): Expression[] {
    this.calls += 1;
    const args = [this.readLevel(1, depth + 1)];
    while (this.take([","])) args.push(this.readLevel(1, depth + 1));
    this.calls -= 1;
    if (!this.take([")"])) throw new FormulaFault("A bracket is not closed.");
    return args;
  }

  private readUntilClosed(depth: number): Expression {
    const inner = this.readLevel(0, depth + 1);
    if (!this.take([")"])) throw new FormulaFault("A bracket is not closed.");
    return inner;
  }

  private take<const S extends string>(signs: readonly S[]): S | undefined {
    const token = this.tokens[this.nextIndex];
    if (token?.kind !== "sign" || !(signs as readonly string[]).includes(token.text)) return undefined;
    this.nextIndex += 1;
    return token.text as S;
  }

  private countNode(expression: Expression): Expression {
    this.nodes += 1;
    if (this.nodes > MOST_NODES) throw new FormulaFault(`A formula has at most ${MOST_NODES} parts.`);
    return expression;
  }

  private missingOperand(): FormulaFault {
    const token = this.tokens[this.nextIndex];
    return new FormulaFault(
      token
        ? `'${token.text}' at place ${token.index + 1} stands where a number or a name is expected.`
        : "The formula ends where a number or a name is expected.",
    );
  }
}
