import type { Person } from "./cast";
import { moment } from "./days";
import type { Tx } from "./once";

export const emailOf = (person: Person) => `${person.username}@example.org`;

const YEAR = -365;

/** Null if the address or the username is already taken: that account is not changed. */
export async function seedPerson(tx: Tx, person: Person, now: Date): Promise<string | null> {
  const { username, name, timeZone } = person;
  const email = emailOf(person);
  if (await tx.user.findFirst({ where: { OR: [{ email }, { username }] } })) return null;
  const joinedAt = moment(now, timeZone, person.joined, "08:30");
  const { id } = await tx.user.create({
    data: {
      username,
      name,
      email,
      timeZone,
      emailVerified: joinedAt,
      createdAt: joinedAt,
      isAdmin: person.isAdmin ?? false,
      ...(person.premium && premiumFrom(now, timeZone)),
    },
  });
  return id;
}

// Granted, not bought: the payment provider has no records of the sample people.
const premiumFrom = (now: Date, timeZone: string) => ({
  subscriptionStatus: "active",
  subscriptionTier: "premium",
  subscriptionSource: "granted",
  subscriptionCurrentPeriodEnd: moment(now, timeZone, YEAR, "23:59"),
  subscriptionGrantedUntil: moment(now, timeZone, YEAR, "23:59"),
});
