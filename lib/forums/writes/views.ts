import "server-only";
import { createHmac } from "node:crypto";
import { now } from "@/lib/platform/clock";
import { db, queryRows } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { addressFrom } from "@/lib/platform/limits";
import { log } from "@/lib/platform/log";

const HOUR_MS = 3_600_000;

/** A user by id; a visitor by a keyed hash of address and browser. */
export const viewerKey = (viewer: { id: string } | null, headers: Headers): string =>
  viewer?.id ??
  createHmac("sha256", env.authSecret)
    .update(`${addressFrom(headers)} ${headers.get("user-agent") ?? ""}`)
    .digest("base64url");

/** Counts one view per viewer and hour, after the response. A failure is only logged. */
export async function countView(threadId: number, key: string): Promise<void> {
  const hour = new Date(Math.floor(now().getTime() / HOUR_MS) * HOUR_MS);
  try {
    await queryRows`
      with seen as (
        insert into "ThreadView" ("threadId", hour, viewer) select id, ${hour}, ${key} from "Thread" where id = ${threadId}
        on conflict do nothing returning "threadId"
      )
      update "Thread" set "viewCount" = "viewCount" + 1 where id = (select "threadId" from seen)`;
  } catch (error) {
    log.warn({ reason: String(error) }, "a view was not counted");
  }
}

/** Deletes entries older than the hour they count for. */
export async function tidyViews(at: Date): Promise<number> {
  const { count } = await db.threadView.deleteMany({ where: { hour: { lt: new Date(at.getTime() - 2 * HOUR_MS) } } });
  return count;
}
