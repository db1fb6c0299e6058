import "server-only";
import { Prisma } from "@/lib/platform/database/db";
import { subscribed } from "@/lib/subscriptions/reads/subscribed";
import { patternsOf, type UserFilter } from "../rules/users";

type Part = { is: Prisma.Sql; not?: true };

/** The filter as a SQL condition on "User" u. The list's indexes cover all columns but the text search. */
export const conditionOf = (filter: UserFilter): Prisma.Sql =>
  allOf(partsOf(filter).map(({ is, not }) => (not ? Prisma.sql`${is} is not true` : is)));

const allOf = (conditions: Prisma.Sql[]): Prisma.Sql =>
  conditions.length > 0 ? Prisma.join(conditions, " and ") : Prisma.sql`true`;

/**
 * A SQL expression for the count. Most users have no plan and are no admins, so they are counted as all minus the few
 * others, who have indexes of their own.
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
  // Case-insensitive matching of names is the most expensive part, so it is not done twice.
  const inside = word === text ? Prisma.empty : Prisma.sql`or u.name ilike ${word}`;
  return {
    is: Prisma.sql`(u.email like ${text} or u.username like ${text} or u.id = ${id} or u.name ilike ${text} ${inside})`,
  };
}

function planIs(plan: UserFilter["plan"]): Part | undefined {
  if (plan === "free") return { is: subscribed(), not: true };
  if (plan === "failed") return { is: Prisma.sql`u."subscriptionPaymentFailedAt" is not null` };
  if (plan === "granted") return { is: Prisma.sql`${subscribed()} and u."subscriptionSource" = 'granted'` };
  return plan && { is: Prisma.sql`${subscribed()} and u."subscriptionSource" is distinct from 'granted'` };
}

const roleIs = (role: UserFilter["role"]): Part | undefined =>
  role && { is: Prisma.sql`u."isAdmin"`, ...(role === "student" && { not: true }) };
