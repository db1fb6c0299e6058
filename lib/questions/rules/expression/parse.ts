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
    readonly at: number,
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

type Token = { at: number; number?: number; word?: string; sign?: string };

/** Throws NotAnExpression for anything that is not in this small language. */
export function parse(text: string): Node {
  if (text.length > LONGEST) throw new NotAnExpression(`At most ${LONGEST} characters.`, LONGEST);
  return new Reader(tokensOf(text), text.length).whole();
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  const end = text.trimEnd().length;
  for (TOKEN.lastIndex = 0; TOKEN.lastIndex < end; ) {
    const start = TOKEN.lastIndex;
    const [all, number, word, sign] = TOKEN.exec(text) ?? [];
    const at = start + (all ?? text.slice(start)).search(/\S/);
    if (all === undefined) throw new NotAnExpression(`'${text.charAt(at)}' cannot be used here.`, at);
    if (number !== undefined) tokens.push({ at, number: Number(number) });
    else if (word !== undefined) tokens.push({ at, word: word.toLowerCase() });
    else if (sign !== undefined) tokens.push({ at, sign });
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
  private place = 0;
  private nodes = 0;

  constructor(
    private readonly tokens: Token[],
    private readonly end: number,
  ) {}

  whole(): Node {
    const node = this.binary(0, 1);
    const rest = this.tokens[this.place];
    if (rest) throw new NotAnExpression("Something is missing before this.", rest.at);
    return node;
  }

  /** Precedence levels in order; all operators but `^` are left-associative. */
  private binary(level: number, depth: number): Node {
    const signs = LEVELS[level];
    if (!signs) return this.unary(depth);
    let left = this.binary(level + 1, depth);
    for (let sign = this.taken(signs); sign !== null; sign = this.taken(signs))
      left = this.made({ is: "binary", sign: sign as Sign, left, right: this.binary(level + 1, depth) });
    return left;
  }

  private unary(depth: number): Node {
    if (depth > DEEPEST) throw new NotAnExpression("This is nested too deep.", this.at());
    if (this.taken(["-"])) return this.made({ is: "unary", sign: "-", of: this.unary(depth + 1) });
    if (this.taken(["not"])) return this.made({ is: "unary", sign: "not", of: this.unary(depth + 1) });
    const base = this.percent(depth);
    return this.taken(["^"]) ? this.made({ is: "binary", sign: "^", left: base, right: this.unary(depth + 1) }) : base;
  }

  private percent(depth: number): Node {
    let node = this.value(depth);
    while (this.taken(["%"])) node = this.made({ is: "unary", sign: "%", of: node });
    return node;
  }

  private value(depth: number): Node {
    const token = this.tokens[this.place];
    if (!token) throw new NotAnExpression("Something is missing at the end.", this.end);
    this.place += 1;
    if (token.number !== undefined) return this.made({ is: "number", value: token.number });
    if (token.sign === "(") {
      const inner = this.binary(0, depth + 1);
      this.expect(")");
      return inner;
    }
    if (token.word === undefined || WORD_OPERATORS.has(token.word))
      throw new NotAnExpression("A figure or a name is missing here.", token.at);
    if (this.taken(["("])) return this.call(token.word, token.at, depth);
    if (this.taken([":"])) return this.range(token.word);
    return this.made({ is: "name", name: token.word });
  }

  private range(from: string): Node {
    const token = this.tokens[this.place];
    if (token?.word === undefined) throw new NotAnExpression("The last cell is missing here.", this.at());
    this.place += 1;
    return this.made({ is: "range", from, to: token.word });
  }

  private call(name: string, at: number, depth: number): Node {
    const allowed = FUNCTIONS.get(name);
    if (!allowed) throw new NotAnExpression(`There is no function '${name}'.`, at);
    const of = [this.binary(0, depth + 1)];
    while (this.taken([","])) of.push(this.binary(0, depth + 1));
    this.expect(")");
    if (of.length < allowed.least || of.length > allowed.most)
      throw new NotAnExpression(`'${name}' does not take ${of.length} values.`, at);
    return this.made({ is: "call", name, of });
  }

  private taken(signs: readonly string[]): string | null {
    const token = this.tokens[this.place];
    const sign = token?.sign ?? token?.word;
    if (sign === undefined || !signs.includes(sign)) return null;
    this.place += 1;
    return sign;
  }

  private expect(sign: string): void {
    if (!this.taken([sign])) throw new NotAnExpression(`'${sign}' is missing here.`, this.at());
  }

  private made(node: Node): Node {
    this.nodes += 1;
    if (this.nodes > MOST_NODES) throw new NotAnExpression("This is too long.", this.at());
    return node;
  }

  private at(): number {
    return this.tokens[this.place]?.at ?? this.end;
  }
}
