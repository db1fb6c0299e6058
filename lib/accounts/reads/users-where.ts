import "server-only";
import { now } from "@/lib/platform/clock";
import { Prisma } from "@/lib/platform/db";
import { DAY_MS, GRACE_DAYS } from "@/lib/subscriptions/rules";
import { patternsOf, type UserFilter } from "../rules/users";

type Part = { is: Prisma.Sql; not?: true };

/** The filter as a condition on "User" u; the indexes of the list hold every column but those of the text. */
export const conditionOf = (filter: UserFilter): Prisma.Sql =>
  allOf(partsOf(filter).map(({ is, not }) => (not ? Prisma.sql`${is} is not true` : is)));

const allOf = (conditions: Prisma.Sql[]): Prisma.Sql =>
  conditions.length > 0 ? Prisma.join(conditions, " and ") : Prisma.sql`true`;

/**
 * How many fit, as an expression. Most people have no plan and are no admins: they are what is left when the few who do
 * are taken off, and the few have indexes of their own.
 */
export function countOf(filter: UserFilter): Prisma.Sql {
  const parts = partsOf(filter);
  return lessThose(
    parts.filter(({ not }) => !not).map(({ is }) => is),
    parts.filter(({ not }) => not).map(({ is }) => is),
  );
}

function lessThose(among: Prisma.Sql[], [first, ...rest]: Prisma.Sql[]): Prisma.Sql {
  if (!first) return Prisma.sql`(select count(*)::int from "User" u where ${allOf(among)})`;
  return Prisma.sql`(${lessThose(among, rest)} - ${lessThose([...among, first], rest)})`;
}

const partsOf = ({ q, plan, role }: UserFilter): Part[] =>
  [textIs(q), planIs(plan), roleIs(role)].filter((part) => part !== undefined);

function textIs(q: string | undefined): Part | undefined {
  if (!q) return undefined;
  const { text, word, id } = patternsOf(q);
  // Comparing a name whatever its case is the dearest part, so it is not done twice.
  const inside = word === text ? Prisma.empty : Prisma.sql`or u.name ilike ${word}`;
  return {
    is: Prisma.sql`(u.email like ${text} or u.username like ${text} or u.id = ${id} or u.name ilike ${text} ${inside})`,
  };
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

function planIs(plan: UserFilter["plan"]): Part | undefined {
  if (plan === "free") return { is: subscribed(), not: true };
  if (plan === "failed") return { is: Prisma.sql`u."subscriptionPaymentFailedAt" is not null` };
  if (plan === "granted") return { is: Prisma.sql`${subscribed()} and u."subscriptionSource" = 'granted'` };
  return plan && { is: Prisma.sql`${subscribed()} and u."subscriptionSource" is distinct from 'granted'` };
}

const roleIs = (role: UserFilter["role"]): Part | undefined =>
  role && { is: Prisma.sql`u."isAdmin"`, ...(role === "student" && { not: true }) };
