import { type PlanFacts, studyInputOf } from "./facts";
import { WISHES } from "./plan-range";
import { leastWhere, outcomeOf } from "./verdict";

/** The shortest choice of minutes for every day into which everything fits; null where none is enough. */
export function fittingWish(facts: PlanFacts): number | null {
  const fits = (place: number) => outcomeOf(studyInputOf({ ...facts, hours: null, wish: WISHES[place] ?? 0 })).fits;
  const place = leastWhere(0, WISHES.length - 1, fits);
  return place === null ? null : (WISHES[place] ?? null);
}
