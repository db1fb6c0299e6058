import { round } from "@/lib/accountancy/round";
import type { KeyOf } from "../key";
import { numberOf, withUnit } from "../numbers";
import type { Marking } from "./marking";

/** Exact to the required places, or anywhere in the range of the results of several valid methods. */
export function markNumber(key: KeyOf<"number">, typed: string): Marking {
  const value = numberOf(typed);
  const isRight = value !== null && isWithin(key, value);
  const mistake =
    value === null || isRight
      ? undefined
      : key.mistakes.find(({ is }) => round(value, key.places) === round(is, key.places));
  return {
    share: isRight ? 1 : 0,
    parts: { right: isRight ? 1 : 0, of: 1 },
    recognised: mistake ? { label: mistake.label, text: mistake.text } : null,
    detail: { kind: "number", is: withUnit(key.before, key.value, key.places, key.after) },
  };
}

export function isWithin({ min, max, places }: KeyOf<"number">, value: number): boolean {
  return min === max ? round(value, places) === round(min, places) : value >= min && value <= max;
}

/** The accepted range: with several methods from the lowest to the highest result, plus half a unit at both ends. */
export function rangeOf(answer: number, places: number, routes: readonly number[] = []) {
  const value = round(answer, places);
  if (routes.length === 0) return { value, min: value, max: value };
  const half = 0.5 / 10 ** places;
  const all = [answer, ...routes];
  return { value, min: round(Math.min(...all) - half, places + 2), max: round(Math.max(...all) + half, places + 2) };
}
