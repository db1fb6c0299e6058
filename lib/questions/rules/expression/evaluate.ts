import { round } from "@/lib/accountancy/round";
import type { Node } from "./parse";

/** The figures that an expression may refer to, in lower case. */
export type Names = ReadonlyMap<string, number>;

type Value = number | boolean;

const MOST_STEPS = 2000;
const LARGEST = 1e15;
const PLACES = 6;

/**
 * An expression that cannot be evaluated: an unknown name, a division by zero, a number too large. Never thrown outside
 * this file.
 */
class Undefined extends Error {}

/** The result, or null if there is none. Never throws, and never takes more than 2,000 steps. */
export function evaluate(node: Node, names: Names): number | null {
  return withResult(node, names, (value) => (typeof value === "number" ? value : null));
}

/** Whether a condition is true, or null if it cannot be evaluated. */
export function holds(node: Node, names: Names): boolean | null {
  return withResult(node, names, (value) => (typeof value === "boolean" ? value : null));
}

function withResult<T>(node: Node, names: Names, read: (value: Value) => T | null): T | null {
  let steps = 0;
  const step = () => {
    steps += 1;
    if (steps > MOST_STEPS) throw new Undefined();
  };
  try {
    return read(resultOf(node, names, step));
  } catch (thrown) {
    if (thrown instanceof Undefined || thrown instanceof RangeError) return null;
    throw thrown;
  }
}

function resultOf(node: Node, names: Names, step: () => void): Value {
  step();
  const number = (inner: Node) => numeric(resultOf(inner, names, step));
  switch (node.is) {
    case "number":
      return node.value;
    case "name":
      return named(names, node.name);
    case "range":
      throw new Undefined();
    case "unary":
      if (node.sign === "not") return !truth(resultOf(node.of, names, step));
      return node.sign === "-" ? finite(-number(node.of)) : finite(number(node.of) / 100);
    case "binary":
      return binary(node, names, step);
    case "call":
      if (node.name === "if") {
        const [condition, yes, no] = node.of as [Node, Node, Node];
        return resultOf(truth(resultOf(condition, names, step)) ? yes : no, names, step);
      }
      return finite(called(node.name, valuesOf(node.of, names, step)));
  }
}

function binary({ sign, left, right }: Extract<Node, { is: "binary" }>, names: Names, step: () => void): Value {
  const first = resultOf(left, names, step);
  if (sign === "and") return truth(first) && truth(resultOf(right, names, step));
  if (sign === "or") return truth(first) || truth(resultOf(right, names, step));
  const [a, b] = [numeric(first), numeric(resultOf(right, names, step))];
  switch (sign) {
    case "+":
      return finite(a + b);
    case "-":
      return finite(a - b);
    case "*":
      return finite(a * b);
    case "/":
      return finite(a / b);
    case "^":
      return finite(a ** b);
    case "=":
      return a === b;
    case "<>":
      return a !== b;
    case "<":
      return a < b;
    case "<=":
      return a <= b;
    case ">":
      return a > b;
    case ">=":
      return a >= b;
  }
}

function valuesOf(nodes: Node[], names: Names, step: () => void): number[] {
  return nodes.flatMap((node) => {
    if (node.is !== "range") return [numeric(resultOf(node, names, step))];
    return cellsBetween(node.from, node.to).map((name) => {
      step();
      return named(names, name);
    });
  });
}

const CELL = /^([a-z])(\d{1,2})$/;

/** 'b3' and 'b5' stand for b3, b4, b5: cells of one column. */
export function cellsBetween(from: string, to: string): string[] {
  const [, column, first] = CELL.exec(from) ?? [];
  const [, other, last] = CELL.exec(to) ?? [];
  if (column === undefined || column !== other || Number(last) < Number(first)) throw new Undefined();
  return Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => `${column}${Number(first) + index}`);
}

function called(name: string, values: number[]): number {
  const [first = 0, second = 0] = values;
  switch (name) {
    case "abs":
      return Math.abs(first);
    case "min":
      return Math.min(...values);
    case "max":
      return Math.max(...values);
    case "sum":
      return values.reduce((total, value) => total + value, 0);
    case "floor":
      return Math.floor(first);
    case "ceil":
      return Math.ceil(first);
    case "round":
      if (!Number.isInteger(second) || Math.abs(second) > PLACES) throw new Undefined();
      return round(first, second);
    default:
      throw new Undefined();
  }
}

function named(names: Names, name: string): number {
  const value = names.get(name);
  if (value === undefined) throw new Undefined();
  return value;
}

function numeric(value: Value): number {
  if (typeof value !== "number") throw new Undefined();
  return value;
}

function truth(value: Value): boolean {
  if (typeof value !== "boolean") throw new Undefined();
  return value;
}

function finite(value: number): number {
  if (!Number.isFinite(value) || Math.abs(value) > LARGEST) throw new Undefined();
  return value === 0 ? 0 : value;
}

/** The names used in an expression, with ranges expanded. */
export function namesIn(node: Node): string[] {
  switch (node.is) {
    case "number":
      return [];
    case "name":
      return [node.name];
    case "range":
      return cellsBetween(node.from, node.to);
    case "unary":
      return namesIn(node.of);
    case "binary":
      return [...namesIn(node.left), ...namesIn(node.right)];
    case "call":
      return node.of.flatMap(namesIn);
  }
}
