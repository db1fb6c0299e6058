import "server-only";
import { createHmac } from "node:crypto";
import { markAboutRead } from "@/lib/notifications/writes";
import { type Db, db, queryRows } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/process/env";
import { log } from "@/lib/platform/process/log";
import { singleton } from "@/lib/platform/process/singleton";
import { addressFrom } from "@/lib/platform/server/limits";
import { now } from "@/lib/platform/time/clock";
import { HOUR_MS } from "@/lib/platform/time/units";

/** A user by id; a visitor by a keyed hash of address and browser. */
export const viewerKey = (viewer: { id: string } | null, headers: Headers): string =>
  viewer?.id ??
  createHmac("sha256", env.authSecret)
    .update(`${addressFrom(headers)} ${headers.get("user-agent") ?? ""}`)
    .digest("base64url");

const MOST_REMEMBERED = 10_000;

/** The views of this hour that this process has counted, so that reading a page again costs no statement. */
const counted = singleton("counted-views", () => ({ hour: 0, views: new Set<string>() }));

function isCounted(hour: number, view: string): boolean {
  if (counted.hour !== hour || counted.views.size >= MOST_REMEMBERED) counted.views.clear();
  counted.hour = hour;
  return counted.views.has(view);
}

/** Counts one view per viewer and hour, after the response. A failure is only logged. */
export async function countView(threadId: number, key: string): Promise<void> {
  const hour = new Date(Math.floor(now().getTime() / HOUR_MS) * HOUR_MS);
  const view = `${threadId} ${key}`;
  if (isCounted(hour.getTime(), view)) return;
  try {
    // SQL: reads and writes in one statement, so that nothing comes between.
    await queryRows`
      with seen as (
        insert into "ThreadView" ("threadId", hour, viewer) select id, ${hour}, ${key} from "Thread" where id = ${threadId}
        on conflict do nothing returning "threadId"
      )
      update "Thread" set "viewCount" = "viewCount" + 1 where id = (select "threadId" from seen)`;
    counted.views.add(view);
  } catch (error) {
    log.warn({ reason: String(error) }, "a view was not counted");
  }
}

type Visit = { userId: string; threadId: number; posts: { id: number }[]; seenAt: Date };

/**
 * Marks the notifications about the posts on the reader's page as read, so that the bell does not show them; later
 * replies are mailed again.
 */
export async function recordThreadVisit({ userId, threadId, posts, seenAt }: Visit): Promise<void> {
  const ids = posts.map(({ id }) => id);
  try {
    await markAboutRead(userId, "post", ids, seenAt);
    const earlier = { userId, threadId, seenAt: { lt: seenAt } };
    await db.threadReader.updateMany({ where: earlier, data: { seenAt, mailedAt: null } });
  } catch (error) {
    log.warn({ reason: String(error) }, "a visit was not recorded");
  }
}

type Mailed = { userId: string; threadId: number; at: Date };

/** Records that a reader was mailed about a thread. Returns false if she was mailed already. */
export async function recordMailed(tx: Db, { userId, threadId, at }: Mailed): Promise<boolean> {
  const { count } = await tx.threadReader.updateMany({
    where: { userId, threadId, mailedAt: null },
    data: { mailedAt: at },
  });
  return count === 1;
}

const THREAD_PAGE = /^\/community\/thread\/(\d+)/;

/** Counts a view by a visitor whose page came from the cache of server.mjs. */
export function countServedView(url: string, headers: Record<string, string | undefined>): void {
  const id = THREAD_PAGE.exec(url)?.[1];
  if (!id) return;
  const sent = new Headers(
    Object.entries(headers).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
  void countView(Number(id), viewerKey(null, sent));
}

/** Deletes entries older than the hour they count for. */
export async function tidyViews(at: Date): Promise<number> {
  const { count } = await db.threadView.deleteMany({ where: { hour: { lt: new Date(at.getTime() - 2 * HOUR_MS) } } });
  return count;
}
