import "server-only";
import { db } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import { now } from "@/lib/platform/time/clock";
import type { SessionItem } from "../contract/security";
import { deviceOf } from "../devices";

export async function listSessions(viewer: Viewer): Promise<SessionItem[]> {
  const sessions = await db.session.findMany({
    where: { userId: viewer.id, expires: { gt: now() } },
    orderBy: [{ lastSeenAt: "desc" }, { id: "desc" }],
  });
  const items = sessions.map(({ id, userAgent, createdAt, lastSeenAt }) => ({
    id,
    device: deviceOf(userAgent),
    current: isCurrentSession(viewer, id),
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
  }));
  return items.sort((a, b) => Number(b.current) - Number(a.current));
}

export const isCurrentSession = (viewer: Viewer, sessionId: number) => viewer.sessionId === sessionId;
