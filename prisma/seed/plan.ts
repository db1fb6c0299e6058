import type { Tx } from "./once";
import type { Owner } from "./progress";

/** The study hours of a sample person. */
export async function seedPlan(tx: Tx, { userId, person }: Owner) {
  if (person.hours) await tx.studyHours.create({ data: { userId, minutes: person.hours } });
}
