import "server-only";
import { audit } from "@/lib/platform/audit";
import { now } from "@/lib/platform/clock";
import { csvLine } from "@/lib/platform/csv-safe";
import { db, rowsPlanned } from "@/lib/platform/db";
import type { Viewer } from "@/lib/platform/session";
import { type Held, isSubscribed } from "@/lib/subscriptions/rules";
import { patternsOf } from "../rules/people";

const BATCH = 2000;
const COLUMNS = "id username name email isAdmin subscriptionActive subscriptionStatus subscriptionEnds createdAt";

type Row = Held & { id: string; username: string; name: string; email: string; isAdmin: boolean; createdAt: Date };

/** The table as a file, in pieces of a few thousand users, so that no size of it fills the memory. */
export async function exportPeople(viewer: Pick<Viewer, "id">, q: string | undefined) {
  const after = q ? { q } : null;
  await audit(db, viewer, { action: "user.export", targetType: "user", targetId: "*", after });
  return piecesOf(q || undefined);
}

async function* piecesOf(q: string | undefined): AsyncGenerator<string> {
  yield csvLine(COLUMNS.split(" "));
  for (let last = ""; ; ) {
    const batch = await batchAfter(last, q);
    if (batch.length > 0) yield batch.map(lineOf).join("");
    const end = batch.at(-1);
    if (!end || batch.length < BATCH) return;
    last = end.id;
  }
}

function batchAfter(last: string, q: string | undefined) {
  const { text, word, id } = q ? patternsOf(q) : { text: "%", word: null, id: "" };
  return rowsPlanned<Row>`
    select id, username, name, email, "isAdmin", "createdAt", "subscriptionStatus", "subscriptionTier",
           "subscriptionCurrentPeriodEnd", "subscriptionSource", "subscriptionCancelAtPeriodEnd"
    from "User"
    where id > ${last} and (email like ${text} or username like ${text} or name ilike ${text} or name ilike ${word} or id = ${id})
    order by id limit ${BATCH}`;
}

const lineOf = ({ id, username, name, email, isAdmin, createdAt, ...held }: Row): string =>
  csvLine([
    ...[id, username, name, email, isAdmin, isSubscribed(held, now()), held.subscriptionStatus],
    held.subscriptionCurrentPeriodEnd?.toISOString() ?? null,
    createdAt.toISOString(),
  ]);
