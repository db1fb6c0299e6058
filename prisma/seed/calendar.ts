import { moment } from "./days";
import type { Tx } from "./once";
import type { Owner } from "./progress";

/** Ordinary events; exam events are written with the exam dates. */
export async function seedEvents(tx: Tx, { userId, person, now }: Owner) {
  const at = (inDays: number, time: string) => moment(now, person.timeZone, -inDays, time);
  await tx.event.createMany({
    data: person.events.map(({ title, description, inDays, from, to }) => ({
      userId,
      title,
      description,
      startDate: at(inDays, from),
      endDate: at(inDays, to),
    })),
  });
}
