import "server-only";
import { Prisma, queryRows } from "@/lib/platform/database/db";
import { subscribed } from "./subscribed";

type Counts = { paying: number; granted: number };

/** The numbers of people with Premium now, as columns: those who pay and those to whom it was granted. */
export const subscriberCounts = (): Prisma.Sql => Prisma.sql`
  (select count(*)::int from "User" u where ${subscribed()} and u."subscriptionSource" is distinct from 'granted') as paying,
  (select count(*)::int from "User" u where ${subscribed()} and u."subscriptionSource" = 'granted') as granted`;

export async function countSubscribers(): Promise<Counts> {
  // SQL: counts made of fragments.
  const [counts] = await queryRows<Counts>`select ${subscriberCounts()}`;
  return counts ?? { paying: 0, granted: 0 };
}
