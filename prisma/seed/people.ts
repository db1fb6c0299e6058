import { seedPerson } from "./accounts";
import { seedEvents } from "./calendar";
import { cast } from "./cast";
import { seedGroup } from "./groups";
import { seedNotifications } from "./notifications";
import type { Tx } from "./once";
import { seedPlan } from "./plan";
import { type Owner, seedProgress } from "./progress";
import { talks } from "./talk";
import { seedThread } from "./threads";

/** The sample people and all their data, in the order of dependencies. */
export async function seedPeople(tx: Tx, now: Date) {
  const owners = new Map<string, Owner>();
  for (const person of cast) {
    const userId = await seedPerson(tx, person, now);
    if (userId) owners.set(person.username, { userId, person, now });
  }
  for (const owner of owners.values()) {
    await seedProgress(tx, owner);
    await seedPlan(tx, owner);
    await seedEvents(tx, owner);
  }
  for (const talk of talks) await seedThread(tx, talk, owners);
  await seedGroup(tx, owners);
  for (const owner of owners.values()) await seedNotifications(tx, owner);
}
