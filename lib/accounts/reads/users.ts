import "server-only";
import { audit } from "@/lib/platform/database/audit";
import { db, Prisma } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import { now } from "@/lib/platform/time/clock";
import { isSubscribed, type SubscriptionFields } from "@/lib/subscriptions/rules";
import { masked } from "../rules/masking";
import { MAX_USERS_COUNTED, USERS_PAGE, type UserFilter, type UserSort } from "../rules/users";
import { conditionOf, countOf } from "./users-where";

/** Nobody pages this far, and a larger number would overflow Postgres's integers. */
const LAST_PAGE = 10_000;

type Row = SubscriptionFields & {
  id: string;
  username: string;
  name: string;
  email: string;
  isAdmin: boolean;
  createdAt: Date;
  lastSeenAt: Date | null;
  suspended: boolean;
};
type ListedRow = { total: number } & (Row | { id: null });
type UsersRequest = UserFilter & { sort: UserSort; page: number };

/** For admins: one page and the total. The read is audited. */
export async function listUsers(viewer: Pick<Viewer, "id" | "client">, { page, sort, ...filter }: UsersRequest) {
  if (page > LAST_PAGE) return { total: 0, users: [] };
  // SQL: a filter made of fragments, and pages read from the nearer end.
  const rows = await db.$queryRaw<ListedRow[]>(
    filter.q ? pageOfMatching(filter, sort, page) : pageOf(filter, sort, page),
  );
  const { q, plan, role } = filter;
  const after = { page, ...(q && { q: masked(q) }), ...(plan && { plan }), ...(role && { role }) };
  await audit(db, viewer, { action: "user.list", targetType: "user", targetId: "*", after });
  return { total: rows[0]?.total ?? 0, users: rows.filter(isRow).map(shown) };
}

/** The number of matches; a text search counts no more than are listed. */
export async function countUsers(filter: UserFilter): Promise<{ total: number; isAll: boolean }> {
  const most = MAX_USERS_COUNTED + 1;
  const counted = filter.q
    ? Prisma.sql`select count(*)::int as total from (select from "User" u where ${conditionOf(filter)} limit ${most}) found`
    : Prisma.sql`select ${countOf(filter)} as total`;
  // SQL: a filter made of fragments.
  const [row] = await db.$queryRaw<{ total: number }[]>(counted);
  const total = row?.total ?? 0;
  return filter.q
    ? { total: Math.min(total, MAX_USERS_COUNTED), isAll: total <= MAX_USERS_COUNTED }
    : { total, isAll: true };
}

const isRow = (row: ListedRow): row is { total: number } & Row => row.id !== null;

// Matches an index, so that a page needs no sort; also in reverse.
const ORDER = { newest: Prisma.sql`u.id desc`, name: Prisma.sql`lower(u.name), u.id` };
const REVERSE = { newest: Prisma.sql`u.id`, name: Prisma.sql`lower(u.name) desc, u.id desc` };

/**
 * Reads the ids of the page from one index, starting at the nearer end, so that a deep page reads fifty rows and not
 * all. The last limit tells the planner that there are no more.
 */
function pageOf(filter: UserFilter, sort: UserSort, page: number): Prisma.Sql {
  const condition = conditionOf(filter);
  const skipped = (page - 1) * USERS_PAGE;
  return Prisma.sql`
    with counted as materialized (select ${countOf(filter)} as total),
    ahead as (
      select u.id from "User" u where ${condition} order by ${ORDER[sort]} offset ${skipped}
      limit (select case when ${skipped} * 2 <= total then ${USERS_PAGE} else 0 end from counted)
    ), back as (
      select u.id from "User" u where ${condition} order by ${REVERSE[sort]}
      offset (select greatest(total - ${skipped} - ${USERS_PAGE}, 0) from counted)
      limit (select case when ${skipped} * 2 > total then greatest(least(total - ${skipped}, ${USERS_PAGE}), 0) else 0 end from counted)
    ), page as (select id from (select id from ahead union all select id from back) one limit ${USERS_PAGE})
    ${rowsOf(sort)}`;
}

/** A rare text uses the trigram index; a common one walks the order's index until there are enough rows. */
const pageOfMatching = (filter: UserFilter, sort: UserSort, page: number): Prisma.Sql => Prisma.sql`
    with found as materialized (
      select u.id, u.name from "User" u where ${conditionOf(filter)} order by ${ORDER[sort]} limit ${MAX_USERS_COUNTED}
    ), page as (select u.id from found u order by ${ORDER[sort]} offset ${(page - 1) * USERS_PAGE} limit ${USERS_PAGE}),
    counted as (select count(*)::int as total from found)
    ${rowsOf(sort)}`;

const rowsOf = (sort: UserSort): Prisma.Sql => Prisma.sql`
    select counted.total, u.* from counted left join (
      select u.id, username, name, email, "isAdmin", "createdAt", "suspendedAt" is not null as suspended, "subscriptionStatus", "subscriptionTier",
             "subscriptionCurrentPeriodEnd", "subscriptionSource", "subscriptionCancelAtPeriodEnd",
             (select max(s."lastSeenAt") from "Session" s where s."userId" = u.id) as "lastSeenAt"
      from page join "User" u on u.id = page.id
    ) u on true
    order by ${ORDER[sort]}`;

const shown = ({ id, username, name, email, isAdmin, createdAt, lastSeenAt, suspended, ...fields }: Row) => ({
  id,
  username,
  name,
  email,
  isAdmin,
  suspended,
  subscription: { active: isSubscribed(fields, now()), status: fields.subscriptionStatus, granted: isGranted(fields) },
  createdAt: createdAt.toISOString(),
  lastSeenAt: lastSeenAt?.toISOString() ?? null,
});

const isGranted = (fields: SubscriptionFields): boolean =>
  isSubscribed(fields, now()) && fields.subscriptionSource === "granted";
