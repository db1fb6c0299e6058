import "server-only";
import { audit } from "@/lib/platform/database/audit";
import { db } from "@/lib/platform/database/db";
import { csvLine } from "@/lib/platform/server/csv-safe";
import type { Viewer } from "@/lib/platform/server/session";
import { now } from "@/lib/platform/time/clock";
import { isSubscribed, type SubscriptionFields } from "@/lib/subscriptions/rules";
import { masked } from "../rules/masking";
import type { UserFilter } from "../rules/users";
import { conditionOf } from "./users-where";

const BATCH = 2000;
const COLUMNS = "id username name email isAdmin subscriptionActive subscriptionStatus subscriptionEnds createdAt";

type Row = SubscriptionFields & {
  id: string;
  username: string;
  name: string;
  email: string;
  isAdmin: boolean;
  createdAt: Date;
};

/** Streams the table as CSV in pieces of a few thousand users, so that memory use stays small. */
export async function exportUsers(viewer: Pick<Viewer, "id" | "client">, { q, plan, role }: UserFilter) {
  const filter = { ...(q && { q }), ...(plan && { plan }), ...(role && { role }) };
  const after = Object.keys(filter).length > 0 ? { ...filter, ...(q && { q: masked(q) }) } : null;
  await audit(db, viewer, { action: "user.export", targetType: "user", targetId: "*", after });
  return piecesOf(filter);
}

async function* piecesOf(filter: UserFilter): AsyncGenerator<string> {
  yield csvLine(COLUMNS.split(" "));
  for (let last = ""; ; ) {
    const batch = await batchAfter(last, filter);
    if (batch.length > 0) yield batch.map(lineOf).join("");
    const end = batch.at(-1);
    if (!end || batch.length < BATCH) return;
    last = end.id;
  }
}

// SQL: a filter made of fragments.
const batchAfter = (last: string, filter: UserFilter) => db.$queryRaw<Row[]>`
  select u.id, username, name, email, "isAdmin", "createdAt", "subscriptionStatus", "subscriptionTier",
         "subscriptionCurrentPeriodEnd", "subscriptionSource", "subscriptionCancelAtPeriodEnd"
  from "User" u where u.id > ${last} and ${conditionOf(filter)}
  order by u.id limit ${BATCH}`;

const lineOf = ({ id, username, name, email, isAdmin, createdAt, ...subscription }: Row): string =>
  csvLine([
    id,
    username,
    name,
    email,
    isAdmin,
    isSubscribed(subscription, now()),
    subscription.subscriptionStatus,
    subscription.subscriptionCurrentPeriodEnd?.toISOString() ?? null,
    createdAt.toISOString(),
  ]);
