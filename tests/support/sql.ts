import pg from "pg";
import {
  type Expression,
  isArrowFunction,
  isAsExpression,
  isBinaryExpression,
  isBlock,
  isCallExpression,
  isConditionalExpression,
  isElementAccessExpression,
  isFunctionDeclaration,
  isIdentifier,
  isNoSubstitutionTemplateLiteral,
  isObjectBindingPattern,
  isObjectLiteralExpression,
  isParameterDeclaration,
  isParenthesizedExpression,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isReturnStatement,
  isSpreadAssignment,
  isTaggedTemplateExpression,
  isVariableDeclaration,
  type Node,
  type SourceFile,
} from "typescript/unstable/ast";
import { API, type Checker, SymbolFlags, type Type } from "typescript/unstable/sync";

/** A raw SQL statement of the app as the compiler sees it. */
export type Statement = {
  /** File and line. */
  place: string;
  /** The lines of comment above the statement. */
  comment: string;
  /** The text, once for each way of its conditional fragments; empty when a fragment could not be followed. */
  texts: string[];
  /** The declared columns; undefined when none are declared. */
  columns: Column[] | undefined;
};

export type Column = { name: string; kind: Kind; nullable: boolean };
export type Kind = "boolean" | "number" | "bigint" | "string" | "Date" | "other";

const RUNS = /^(queryRows|queryRowsUnprepared|\$queryRaw|\$executeRaw)$/;
/** Fragments that are put together at run time, and what stands for them here. */
const BUILT: Record<string, string> = { conditionOf: "true", countOf: '(select count(*)::int from "User" u)' };
const FRAGMENT = /^(Fragment|Sql)$/;

/** Reads every raw statement in lib with its row type, by TypeScript's own checker. */
export function statementsInSource(root = process.cwd()): Statement[] {
  const api = new API({ cwd: root });
  try {
    const project = api.updateSnapshot({ openProject: "tsconfig.json" }).getProjects()[0];
    if (!project) throw new Error("tsconfig.json was not opened.");
    const files = project.program
      .getSourceFileNames()
      .filter(
        (file) => file.startsWith(`${root}/lib/`) && !/\.test\.tsx?$|lib\/platform\/database\/db\.ts$/.test(file),
      );
    return files.flatMap((name) => {
      const file = project.program.getSourceFile(name);
      return file ? statementsOfFile(file, name.slice(root.length + 1), project.checker) : [];
    });
  } finally {
    api.close();
  }
}

function statementsOfFile(file: SourceFile, name: string, checker: Checker): Statement[] {
  const list: Statement[] = [];
  const visit = (node: Node) => {
    const run = runOf(node);
    if (run) {
      const start = node.getStart(file);
      const line = file.text.slice(0, start).split("\n").length;
      list.push({
        place: `${name}:${line}`,
        comment: commentAbove(file.text, line),
        texts: textsOf(run.sql, checker),
        columns: columnsOf(run.rows, checker),
      });
    }
    node.forEachChild(visit);
  };
  visit(file);
  return list;
}

/** The statement that a node runs, and the type of its rows. */
function runOf(node: Node): { sql: Expression; rows: { type: Node; isList: boolean } | undefined } | undefined {
  const callee = isTaggedTemplateExpression(node) ? node.tag : isCallExpression(node) ? node.expression : undefined;
  const name = callee && (isPropertyAccessExpression(callee) ? callee.name : callee);
  if (!name || !isIdentifier(name) || !RUNS.test(name.text)) return undefined;
  const sql = isTaggedTemplateExpression(node) ? node : isCallExpression(node) ? node.arguments[0] : undefined;
  const type = isTaggedTemplateExpression(node) || isCallExpression(node) ? node.typeArguments?.[0] : undefined;
  return sql && { sql, rows: type && { type, isList: name.text.startsWith("$") } };
}

/** A statement may begin a few lines below its comment, within a call. */
const LINES_ABOVE = 4;

const commentAbove = (text: string, line: number): string =>
  text
    .split("\n")
    .slice(Math.max(0, line - 1 - LINES_ABOVE), line - 1)
    .filter((above) => /^\s*\/\//.test(above))
    .join("\n");

// ---- Text ----

type Bound = { node: Expression; scope: Scope };
type Scope = ReadonlyMap<string, Bound>;

function textsOf(sql: Expression, checker: Checker): string[] {
  const ways = [true, false].map((way) => new Reader(checker, way));
  const texts = ways.map((reader) => reader.text(sql, new Map()));
  return texts.some((text) => text === undefined) ? [] : [...new Set(texts as string[])];
}

/** Writes a statement out: fragments become part of the text, values become parameters. */
class Reader {
  private parameters = 0;

  constructor(
    private readonly checker: Checker,
    private readonly way: boolean,
  ) {}

  text(node: Expression, scope: Scope): string | undefined {
    if (isParenthesizedExpression(node) || isAsExpression(node)) return this.text(node.expression, scope);
    if (isTaggedTemplateExpression(node)) return this.template(node.template, scope);
    if (isConditionalExpression(node)) return this.text(this.way ? node.whenTrue : node.whenFalse, scope);
    if (isBinaryExpression(node)) return this.text(this.way ? node.left : node.right, scope);
    if (isCallExpression(node)) return this.call(node, scope);
    if (isElementAccessExpression(node)) return this.member(node.expression, scope);
    if (isIdentifier(node)) return this.named(node, scope);
    if (isPropertyAccessExpression(node) && node.name.text === "empty") return "";
    const property = this.propertyOf(node, scope);
    return property && this.text(property.node, property.scope);
  }

  private template(template: Node, scope: Scope): string | undefined {
    if (isNoSubstitutionTemplateLiteral(template)) return template.text;
    const { head, templateSpans } = template as Node & {
      head: { text: string };
      templateSpans: readonly { expression: Expression; literal: { text: string } }[];
    };
    let text = head.text;
    for (const { expression, literal } of templateSpans) {
      const part = this.isFragment(expression, scope) ? this.text(expression, scope) : this.parameter();
      if (part === undefined) return undefined;
      text += part + literal.text;
    }
    return text;
  }

  private parameter(): string {
    this.parameters += 1;
    return `$${this.parameters}`;
  }

  private isFragment(node: Expression, scope: Scope): boolean {
    const bound = isIdentifier(node) ? scope.get(node.text) : undefined;
    if (bound) return this.isFragment(bound.node, bound.scope);
    const property = this.propertyOf(node, scope);
    if (property) return this.isFragment(property.node, property.scope);
    const type = this.checker.getTypeAtLocation(node);
    return type !== undefined && FRAGMENT.test(this.checker.typeToString(type));
  }

  /** The value of `person.id` where `person` was given as an object. */
  private propertyOf(node: Expression, scope: Scope): Bound | undefined {
    if (!isPropertyAccessExpression(node) || !isIdentifier(node.expression)) return undefined;
    const bound = this.objectOf({ node: node.expression, scope });
    const property =
      bound && isObjectLiteralExpression(bound.node)
        ? bound.node.properties
            .filter(isPropertyAssignment)
            .find((entry) => isIdentifier(entry.name) && entry.name.text === node.name.text)
        : undefined;
    return bound && property && { node: property.initializer, scope: bound.scope };
  }

  private objectOf({ node, scope }: Bound): Bound | undefined {
    if (isObjectLiteralExpression(node)) return { node, scope };
    if (!isIdentifier(node)) return undefined;
    const bound = scope.get(node.text);
    if (bound) return this.objectOf(bound);
    const declaration = this.declarationOf(node);
    const value = declaration && isVariableDeclaration(declaration) ? declaration.initializer : undefined;
    return value && isObjectLiteralExpression(value) ? { node: value, scope } : undefined;
  }

  private named(node: Expression & { text: string }, scope: Scope): string | undefined {
    const bound = scope.get(node.text);
    if (bound) return this.text(bound.node, bound.scope);
    const declaration = this.declarationOf(node);
    if (
      declaration &&
      (isVariableDeclaration(declaration) || isParameterDeclaration(declaration)) &&
      declaration.initializer
    )
      return this.text(declaration.initializer, scope);
    return undefined;
  }

  private member(node: Expression, scope: Scope): string | undefined {
    const declaration = isIdentifier(node) ? this.declarationOf(node) : undefined;
    const table = declaration && isVariableDeclaration(declaration) ? declaration.initializer : node;
    if (!table || !isObjectLiteralExpression(table)) return undefined;
    const [spread] = table.properties.filter(isSpreadAssignment);
    if (spread && this.way) return this.member(spread.expression, scope);
    const entries = table.properties.filter(isPropertyAssignment);
    const entry = this.way ? entries[0] : entries.at(-1);
    return entry && this.text(entry.initializer, scope);
  }

  private call(node: Expression, scope: Scope): string | undefined {
    if (!isCallExpression(node)) return undefined;
    const built = isIdentifier(node.expression) ? BUILT[node.expression.text] : undefined;
    if (built) return built;
    const declaration = this.declarationOf(node.expression);
    const made = declaration && isVariableDeclaration(declaration) ? declaration.initializer : declaration;
    if (!made || !(isArrowFunction(made) || isFunctionDeclaration(made)) || !made.body) return undefined;
    const inner = new Map(scope);
    made.parameters.filter(isParameterDeclaration).forEach((parameter, at) => {
      const value = node.arguments[at] ?? parameter.initializer;
      if (value && isIdentifier(parameter.name)) inner.set(parameter.name.text, { node: value, scope });
      else if (value) this.bindParts(parameter.name, { node: value, scope }, inner);
    });
    const result = isBlock(made.body) ? made.body.statements.findLast(isReturnStatement)?.expression : made.body;
    return result && this.text(result as Expression, inner);
  }

  /** For a parameter like `{ id, isAdmin }`. */
  private bindParts(pattern: Node, given: Bound, inner: Map<string, Bound>): void {
    const object = this.objectOf(given)?.node;
    if (!object || !isObjectLiteralExpression(object) || !isObjectBindingPattern(pattern)) return;
    for (const entry of object.properties.filter(isPropertyAssignment))
      if (isIdentifier(entry.name)) inner.set(entry.name.text, { node: entry.initializer, scope: given.scope });
  }

  private declarationOf(node: Node): Node | undefined {
    const symbol = this.checker.getSymbolAtLocation(node);
    const isImported = symbol && (symbol.flags & SymbolFlags.Alias) !== 0;
    const known = isImported ? this.checker.getAliasedSymbol(symbol) : symbol;
    return known?.valueDeclaration?.resolve();
  }
}

// ---- Declared rows ----

function columnsOf(rows: { type: Node; isList: boolean } | undefined, checker: Checker): Column[] | undefined {
  if (!rows) return undefined;
  const given = checker.getTypeFromTypeNode(rows.type as never);
  const type = given && rows.isList ? checker.getTypeArguments(given as never)[0] : given;
  if (!type) return undefined;
  // A union of rows: what one of them lacks may be null in the other.
  const members = type.isUnionType?.() ? type.getTypes() : [type];
  const all = new Map<string, Column>();
  for (const member of members)
    for (const symbol of checker.getPropertiesOfType(member)) {
      const value = checker.getTypeOfSymbol(symbol);
      if (!value) continue;
      const { name } = symbol;
      if ((symbol.flags & SymbolFlags.Optional) !== 0) continue;
      const isOpen = /(^| )(null|undefined|unknown|any)( |$)/.test(checker.typeToString(value));
      const nullable = members.length > 1 || isOpen;
      all.set(name, { name, kind: kindOf(value, checker), nullable });
    }
  return [...all.values()];
}

function kindOf(type: Type, checker: Checker): Kind {
  const value = checker.getNonNullableType(type) ?? type;
  const is = (other: Type) => checker.isTypeAssignableTo(value, other);
  if (/^(any|unknown|never)$/.test(checker.typeToString(value))) return "other";
  if (is(checker.getBooleanType())) return "boolean";
  if (is(checker.getNumberType())) return "number";
  if (is(checker.getBigIntType())) return "bigint";
  if (is(checker.getStringType())) return "string";
  return checker.typeToString(value) === "Date" ? "Date" : "other";
}

// ---- What Postgres says ----

type Field = { name: string; tableID: number; columnID: number; dataTypeID: number };

export type Described = { name: string; kind: Kind; nullable: boolean }[];

/** Asks Postgres which columns a statement returns, without running it. */
export async function columnsOfStatement(client: pg.Client, text: string): Promise<Described> {
  const fields = await fieldsOf(client, text);
  const outer = await nullableByJoin(client, text, fields.length);
  const { rows } = await client.query<{ key: string }>(
    `select attrelid || ':' || attnum as key from pg_attribute where not attnotnull and attrelid = any($1::oid[])`,
    [fields.map(({ tableID }) => tableID)],
  );
  const open = new Set(rows.map(({ key }) => key));
  return fields.map(({ name, tableID, columnID, dataTypeID }, at) => ({
    name,
    kind: KINDS[dataTypeID] ?? "other",
    nullable: open.has(`${tableID}:${columnID}`) || outer.has(at),
  }));
}

const { builtins } = pg.types;
const KINDS: Record<number, Kind> = {
  [builtins.BOOL]: "boolean",
  [builtins.INT2]: "number",
  [builtins.INT4]: "number",
  [builtins.FLOAT4]: "number",
  [builtins.FLOAT8]: "number",
  [builtins.INT8]: "bigint",
  [builtins.TEXT]: "string",
  [builtins.VARCHAR]: "string",
  [builtins.NUMERIC]: "string",
  [builtins.DATE]: "Date",
  [builtins.TIMESTAMP]: "Date",
  [builtins.TIMESTAMPTZ]: "Date",
};

/** Parses and describes; the protocol needs no values for that. */
function fieldsOf(client: pg.Client, text: string): Promise<Field[]> {
  return new Promise((resolve, reject) => {
    let fields: Field[] = [];
    let failure: Error | undefined;
    const submittable = {
      submit(connection: { parse(query: object): void; describe(message: object): void; sync(): void }) {
        connection.parse({ name: "", text, types: [] });
        connection.describe({ type: "S", name: "" });
        connection.sync();
      },
      handleRowDescription: (message: { fields: Field[] }) => {
        fields = message.fields;
      },
      handleError: (error: Error) => {
        failure = error;
        reject(error);
      },
      handleReadyForQuery: () => {
        if (!failure) resolve(fields);
      },
    };
    client.query(submittable as unknown as pg.Submittable);
  });
}

type Plan = {
  Output?: string[];
  "Join Type"?: string;
  "Parent Relationship"?: string;
  Plans?: Plan[];
};

/** The numbers of the columns that come from the optional side of an outer join, by the plan. */
async function nullableByJoin(client: pg.Client, text: string, count: number): Promise<Set<number>> {
  if (count === 0 || /^\s*set /.test(text)) return new Set();
  const { rows } = await client.query<{ "QUERY PLAN": [{ Plan: Plan }] }>(
    `explain (verbose, generic_plan, format json) ${text}`,
  );
  const plan = rows[0]?.["QUERY PLAN"][0].Plan;
  if (!plan?.Output) return new Set();
  const optional = new Set<string>();
  const visit = (node: Plan) => {
    for (const below of node.Plans ?? []) {
      const side = below["Parent Relationship"];
      const join = node["Join Type"];
      const isOptional =
        join === "Full" || (join === "Left" && side === "Inner") || (join === "Right" && side === "Outer");
      if (isOptional) for (const name of below.Output ?? []) optional.add(name);
      visit(below);
    }
  };
  visit(plan);
  return new Set(plan.Output.flatMap((name, at) => (optional.has(name) ? [at] : [])));
}
