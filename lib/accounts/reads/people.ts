import "server-only";
import { audit } from "@/lib/platform/audit";
import { now } from "@/lib/platform/clock";
import { db, rows, rowsPlanned } from "@/lib/platform/db";
import type { Viewer } from "@/lib/platform/session";
import { type Held, isSubscribed } from "@/lib/subscriptions/rules";
import { patternsOf } from "../rules/people";

const PAGE = 50;
/** A filter that half of all users match is not counted to its end. */
const COUNTED = 5000;

type Row = Held & { id: string; username: string; name: string; email: string; isAdmin: boolean; createdAt: Date };
type Listed = { total: number } & (Row | { id: null });
type Filter = { q?: string | undefined; page: number };

/** For admins: one page, newest first. The look itself is noted. */
export async function listPeople(viewer: Pick<Viewer, "id">, { q, page }: Filter) {
  const skipped = (page - 1) * PAGE;
  const found = await (q ? matching(q, skipped) : everybody(skipped));
  const after = { page, ...(q && { q }) };
  await audit(db, viewer, { action: "user.list", targetType: "user", targetId: "*", after });
  return { total: found[0]?.total ?? 0, users: found.filter(isRow).map(shown) };
}

const isRow = (row: Listed): row is { total: number } & Row => row.id !== null;

/** The page's ids come from the primary key alone, so that a deep page reads fifty rows of the table and not all. */
const everybody = (skipped: number) => rows<Listed>`
  with page as (select id from "User" order by id desc offset ${skipped} limit ${PAGE})
  select t.total, u.* from (select count(*)::int as total from "User") t
  left join (
    select u.id, username, name, email, "isAdmin", "createdAt", "subscriptionStatus", "subscriptionTier",
           "subscriptionCurrentPeriodEnd", "subscriptionSource", "subscriptionCancelAtPeriodEnd"
    from page join "User" u on u.id = page.id
  ) u on true
  order by u.id desc`;

/** Planned for the text: a rare one goes by trigrams, a common one down the primary key until there are enough. */
function matching(q: string, skipped: number) {
  const { text, word, id } = patternsOf(q);
  return rowsPlanned<Listed>`
    with found as materialized (
      select id from "User" u
      where u.email like ${text} or u.username like ${text} or u.name ilike ${text} or u.name ilike ${word} or u.id = ${id}
      order by id desc limit ${COUNTED}
    ), page as (select id from found order by id desc offset ${skipped} limit ${PAGE})
    select t.total, u.* from (select count(*)::int as total from found) t
    left join (
      select u.id, username, name, email, "isAdmin", "createdAt", "subscriptionStatus", "subscriptionTier",
             "subscriptionCurrentPeriodEnd", "subscriptionSource", "subscriptionCancelAtPeriodEnd"
      from page join "User" u on u.id = page.id
    ) u on true
    order by u.id desc`;
}

const shown = ({ id, username, name, email, isAdmin, createdAt, ...held }: Row) => ({
  ...{ id, username, name, email, isAdmin },
  subscription: { active: isSubscribed(held, now()), status: held.subscriptionStatus },
  createdAt: createdAt.toISOString(),
});
