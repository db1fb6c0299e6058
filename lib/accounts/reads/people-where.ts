import "server-only";
import { now } from "@/lib/platform/clock";
import { Prisma } from "@/lib/platform/db";
import { DAY_MS, GRACE_DAYS } from "@/lib/subscriptions/rules";
import { type PeopleFilter, patternsOf } from "../rules/people";

/** The filter as a condition on "User" u; the indexes of the list hold every column but those of the text. */
export function conditionOf({ q, plan, role }: PeopleFilter): Prisma.Sql {
  const parts = [textIs(q), planIs(plan), roleIs(role)].filter((part) => part !== undefined);
  return parts.length > 0 ? Prisma.join(parts, " and ") : Prisma.sql`true`;
}

function textIs(q: string | undefined): Prisma.Sql | undefined {
  if (!q) return undefined;
  const { text, word, id } = patternsOf(q);
  return Prisma.sql`(u.email like ${text} or u.username like ${text} or u.name ilike ${text} or u.name ilike ${word} or u.id = ${id})`;
}

/** The one rule of access, `isSubscribed`, for the database; a test holds the two together. */
function subscribed(): Prisma.Sql {
  const at = now();
  const graceBegan = new Date(at.getTime() - GRACE_DAYS * DAY_MS);
  return Prisma.sql`(u."subscriptionStatus" in ('active', 'trialing') and (
    u."subscriptionCurrentPeriodEnd" is null or u."subscriptionCurrentPeriodEnd" > ${at}
    or (u."subscriptionSource" = 'stripe' and not u."subscriptionCancelAtPeriodEnd"
        and u."subscriptionCurrentPeriodEnd" > ${graceBegan})))`;
}

function planIs(plan: PeopleFilter["plan"]): Prisma.Sql | undefined {
  if (plan === "free") return Prisma.sql`${subscribed()} is not true`;
  if (plan === "failed") return Prisma.sql`u."subscriptionPaymentFailedAt" is not null`;
  if (plan === "granted") return Prisma.sql`${subscribed()} and u."subscriptionSource" = 'granted'`;
  return plan && Prisma.sql`${subscribed()} and u."subscriptionSource" is distinct from 'granted'`;
}

function roleIs(role: PeopleFilter["role"]): Prisma.Sql | undefined {
  if (role === "admin") return Prisma.sql`u."isAdmin"`;
  return role && Prisma.sql`not u."isAdmin"`;
}
