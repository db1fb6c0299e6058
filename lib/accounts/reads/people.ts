import "server-only";
import { audit } from "@/lib/platform/audit";
import { now } from "@/lib/platform/clock";
import { db, Prisma } from "@/lib/platform/db";
import type { Viewer } from "@/lib/platform/session";
import { type Held, isSubscribed } from "@/lib/subscriptions/rules";
import { PEOPLE_COUNTED, type PeopleFilter, type PeopleSort } from "../rules/people";
import { conditionOf } from "./people-where";

const PAGE = 50;

type Row = Held & { id: string; username: string; name: string; email: string; isAdmin: boolean; createdAt: Date };
type Listed = { total: number } & (Row | { id: null });
type Asked = PeopleFilter & { sort: PeopleSort; page: number };

/** For admins: one page, and how many there are. The look itself is noted. */
export async function listPeople(viewer: Pick<Viewer, "id">, { page, sort, ...filter }: Asked) {
  const found = await db.$queryRaw<Listed[]>(
    filter.q ? pageOfMatching(filter, sort, page) : pageOf(filter, sort, page),
  );
  const { q, plan, role } = filter;
  const after = { page, ...(q && { q }), ...(plan && { plan }), ...(role && { role }) };
  await audit(db, viewer, { action: "user.list", targetType: "user", targetId: "*", after });
  return { total: found[0]?.total ?? 0, users: found.filter(isRow).map(shown) };
}

/** How many the filter finds; of a text no more than are listed. */
export async function countPeople(filter: PeopleFilter): Promise<{ total: number; isAll: boolean }> {
  const most = filter.q ? Prisma.sql`limit ${PEOPLE_COUNTED + 1}` : Prisma.empty;
  const [found] = await db.$queryRaw<{ total: number }[]>`
    select count(*)::int as total from (select from "User" u where ${conditionOf(filter)} ${most}) found`;
  const total = found?.total ?? 0;
  return filter.q ? { total: Math.min(total, PEOPLE_COUNTED), isAll: total <= PEOPLE_COUNTED } : { total, isAll: true };
}

const isRow = (row: Listed): row is { total: number } & Row => row.id !== null;

// The order of an index, so that a page is walked to and never sorted for.
const ORDER = { newest: Prisma.sql`u.id desc`, name: Prisma.sql`lower(u.name), u.id` };

/** The page's ids come from one index alone, so that a deep page reads fifty rows of the table and not all. */
function pageOf(filter: PeopleFilter, sort: PeopleSort, page: number): Prisma.Sql {
  const condition = conditionOf(filter);
  return Prisma.sql`
    with page as (
      select u.id from "User" u where ${condition} order by ${ORDER[sort]} offset ${(page - 1) * PAGE} limit ${PAGE}
    ), counted as (select count(*)::int as total from "User" u where ${condition})
    ${rowsOf(sort)}`;
}

/** A rare text goes by trigrams, a common one down the index of the order until there are enough. */
const pageOfMatching = (filter: PeopleFilter, sort: PeopleSort, page: number): Prisma.Sql => Prisma.sql`
    with found as materialized (
      select u.id, u.name from "User" u where ${conditionOf(filter)} order by ${ORDER[sort]} limit ${PEOPLE_COUNTED}
    ), page as (select u.id from found u order by ${ORDER[sort]} offset ${(page - 1) * PAGE} limit ${PAGE}),
    counted as (select count(*)::int as total from found)
    ${rowsOf(sort)}`;

const rowsOf = (sort: PeopleSort): Prisma.Sql => Prisma.sql`
    select counted.total, u.* from counted left join (
      select u.id, username, name, email, "isAdmin", "createdAt", "subscriptionStatus", "subscriptionTier",
             "subscriptionCurrentPeriodEnd", "subscriptionSource", "subscriptionCancelAtPeriodEnd"
      from page join "User" u on u.id = page.id
    ) u on true
    order by ${ORDER[sort]}`;

const shown = ({ id, username, name, email, isAdmin, createdAt, ...held }: Row) => ({
  ...{ id, username, name, email, isAdmin },
  subscription: { active: isSubscribed(held, now()), status: held.subscriptionStatus, granted: isGranted(held) },
  createdAt: createdAt.toISOString(),
});

const isGranted = (held: Held): boolean => isSubscribed(held, now()) && held.subscriptionSource === "granted";
