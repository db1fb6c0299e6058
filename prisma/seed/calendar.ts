import { moment } from "./days";
import { members } from "./groups";
import type { Tx } from "./once";
import type { Owner } from "./progress";

/** Ordinary events; exam events are written together with exam dates. */
export async function seedEvents(tx: Tx, { userId, person, now }: Owner) {
  const at = (inDays: number, time: string) => moment(now, person.timeZone, -inDays, time);
  const own = person.events.map(({ title, description, inDays, from, to }) => ({
    title,
    description,
    startDate: at(inDays, from),
    endDate: at(inDays, to),
  }));
  const called = members.some(({ username }) => username === person.username);
  const events = called ? [...own, groupCall(now)] : own;
  await tx.event.createMany({ data: events.map((event) => ({ ...event, userId })) });
}

// Calculated in UTC, so that it is the same instant for everybody.
const groupCall = (now: Date) => ({
  title: "Study group call",
  description: "Disposals and part exchange. Bring one question that went wrong.",
  startDate: moment(now, "UTC", -3, "16:30"),
  endDate: moment(now, "UTC", -3, "17:15"),
});
