/** A formula as a syntax tree. `cells` are the names of a range such as `b3:b7`. */
export type Node =
  | { is: "number"; value: number }
  | { is: "name"; name: string }
  | { is: "range"; from: string; to: string }
  | { is: "unary"; sign: "-" | "not" | "%"; of: Node }
  | { is: "binary"; sign: Sign; left: Node; right: Node }
  | { is: "call"; name: string; of: Node[] };

type Sign = "+" | "-" | "*" | "/" | "^" | "=" | "<>" | "<" | "<=" | ">" | ">=" | "and" | "or";

/** A syntax error with its position in the text, from 0. */
export class NotAnExpression extends Error {
  constructor(
    sentence: string,
    readonly position: number,
  ) {
    super(sentence);
  }
}

export const FUNCTIONS = new Map<string, { least: number; most: number }>([
  ["abs", { least: 1, most: 1 }],
  ["min", { least: 1, most: 30 }],
  ["max", { least: 1, most: 30 }],
  ["sum", { least: 1, most: 30 }],
  ["round", { least: 1, most: 2 }],
  ["floor", { least: 1, most: 1 }],
  ["ceil", { least: 1, most: 1 }],
  ["if", { least: 3, most: 3 }],
]);

const LONGEST = 500;
const MOST_NODES = 200;
const DEEPEST = 20;
const TOKEN = /\s*(?:(\d+(?:\.\d+)?|\.\d+)|([A-Za-z][A-Za-z0-9_]*)|(<>|<=|>=|[-+*/^=<>%(),:]))/y;

type Token = { position: number; number?: number; word?: string; sign?: string };

/** Throws NotAnExpression for anything that is not in this small language. */
export function parse(text: string): Node {
  if (text.length > LONGEST) throw new NotAnExpression(`At most ${LONGEST} characters.`, LONGEST);
  return new Reader(tokensOf(text), text.length).readAll();
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  const end = text.trimEnd().length;
  for (TOKEN.lastIndex = 0; TOKEN.lastIndex < end; ) {
    const start = TOKEN.lastIndex;
    const [all, number, word, sign] = TOKEN.exec(text) ?? [];
    const position = start + (all ?? text.slice(start)).search(/\S/);
    if (all === undefined) throw new NotAnExpression(`'${text.charAt(position)}' cannot be used here.`, position);
    if (number !== undefined) tokens.push({ position, number: Number(number) });
    else if (word !== undefined) tokens.push({ position, word: word.toLowerCase() });
    else if (sign !== undefined) tokens.push({ position, sign });
  }
  return tokens;
}

const LEVELS: readonly (readonly string[])[] = [
  ["or"],
  ["and"],
  ["=", "<>", "<", "<=", ">", ">="],
  ["+", "-"],
  ["*", "/"],
];
const WORD_OPERATORS = new Set(["and", "or", "not"]);

class Reader {
  private nextIndex = 0;
  private nodes = 0;

  constructor(
    private readonly tokens: Token[],
    private readonly end: number,
  ) {}

  readAll(): Node {
    const node = this.readBinary(0, 1);
    const rest = this.tokens[this.nextIndex];
    if (rest) throw new NotAnExpression("Something is missing before this.", rest.position);
    return node;
  }

  /** Precedence levels in order; all operators but `^` are left-associative. */
  private readBinary(level: number, depth: number): Node {
    const signs = LEVELS[level];
    if (!signs) return this.readUnary(depth);
    let left = this.readBinary(level + 1, depth);
    for (let sign = this.take(signs); sign !== null; sign = this.take(signs))
      left = this.countNode({ is: "binary", sign: sign as Sign, left, right: this.readBinary(level + 1, depth) });
    return left;
  }

  private readUnary(depth: number): Node {
    if (depth > DEEPEST) throw new NotAnExpression("This is nested too deep.", this.position());
    if (this.take(["-"])) return this.countNode({ is: "unary", sign: "-", of: this.readUnary(depth + 1) });
    if (this.take(["not"])) return this.countNode({ is: "unary", sign: "not", of: this.readUnary(depth + 1) });
    const base = this.readPercent(depth);
    return this.take(["^"])
      ? this.countNode({ is: "binary", sign: "^", left: base, right: this.readUnary(depth + 1) })
      : base;
  }

  private readPercent(depth: number): Node {
    let node = this.readValue(depth);
    while (this.take(["%"])) node = this.countNode({ is: "unary", sign: "%", of: node });
    return node;
  }

  private readValue(depth: number): Node {
    const token = this.tokens[this.nextIndex];
    if (!token) throw new NotAnExpression("Something is missing at the end.", this.end);
    this.nextIndex += 1;
    if (token.number !== undefined) return this.countNode({ is: "number", value: token.number });
    if (token.sign === "(") {
      const inner = this.readBinary(0, depth + 1);
      this.expect(")");
      return inner;
    }
    if (token.word === undefined || WORD_OPERATORS.has(token.word))
      throw new NotAnExpression("A figure or a name is missing here.", token.position);
    if (this.take(["("])) return this.readCall(token.word, token.position, depth);
    if (this.take([":"])) return this.readRange(token.word);
    return this.countNode({ is: "name", name: token.word });
  }

  private readRange(from: string): Node {
    const token = this.tokens[this.nextIndex];
    if (token?.word === undefined) throw new NotAnExpression("The last cell is missing here.", this.position());
    this.nextIndex += 1;
    return this.countNode({ is: "range", from, to: token.word });
  }

  private readCall(name: string, position: number, depth: number): Node {
    const allowed = FUNCTIONS.get(name);
    if (!allowed) throw new NotAnExpression(`There is no function '${name}'.`, position);
    const of = [this.readBinary(0, depth + 1)];
    while (this.take([","])) of.push(this.readBinary(0, depth + 1));
    this.expect(")");
    if (of.length < allowed.least || of.length > allowed.most)
      throw new NotAnExpression(`'${name}' does not take ${of.length} values.`, position);
    return this.countNode({ is: "call", name, of });
  }

  private take(signs: readonly string[]): string | null {
    const token = this.tokens[this.nextIndex];
    const sign = token?.sign ?? token?.word;
    if (sign === undefined || !signs.includes(sign)) return null;
    this.nextIndex += 1;
    return sign;
  }

  private expect(sign: string): void {
    if (!this.take([sign])) throw new NotAnExpression(`'${sign}' is missing here.`, this.position());
  }

  private countNode(node: Node): Node {
    this.nodes += 1;
    if (this.nodes > MOST_NODES) throw new NotAnExpression("This is too long.", this.position());
    return node;
  }

  private position(): number {
    return this.tokens[this.nextIndex]?.position ?? this.end;
  }
}
