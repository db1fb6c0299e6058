import { round } from "@/lib/accountancy/round";
import type { KeyOf } from "../key";
import { numberOf, withUnit } from "../numbers";
import type { Judged } from "./judged";

/** Exact to the places that are asked for or, where there are several proper ways, between the results of them all. */
export function markedNumber(key: KeyOf<"number">, typed: string): Judged {
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

/** The accepted range: of several routes it runs from the least to the greatest, and half a unit beyond. */
export function rangeOf(answer: number, places: number, routes: readonly number[] = []) {
  const value = round(answer, places);
  if (routes.length === 0) return { value, min: value, max: value };
  const half = 0.5 / 10 ** places;
  const all = [answer, ...routes];
  return { value, min: round(Math.min(...all) - half, places + 2), max: round(Math.max(...all) + half, places + 2) };
}
