import "server-only";
import { randomUUID } from "node:crypto";
import { now } from "@/lib/platform/clock";
import { type Db, db } from "@/lib/platform/db";
import { notFound } from "@/lib/platform/problem";
import type { Viewer } from "@/lib/platform/session";
import type { Notification } from "./contract";
import type { Notice } from "./rules";

const missing = () => notFound("This notification is no longer there.");

type Row = Omit<Notification, "createdAt"> & { createdAt: Date };
const shown = (row: Row): Notification => ({ ...row, createdAt: row.createdAt.toISOString() });

/** Tells people something, in the transaction that made it true. A cause that was told before is not told again. */
export async function notify(tx: Db, notices: Notice[]): Promise<void> {
  if (notices.length === 0) return;
  const createdAt = now();
  await tx.notification.createMany({ data: notices.map((notice) => ({ ...notice, createdAt })), skipDuplicates: true });
}

/** Throws 404 for another person's as for one that never was. */
export async function markRead(viewer: Viewer, id: number): Promise<Notification> {
  const [row] = await db.notification.updateManyAndReturn({
    where: { id, userId: viewer.id, deletedAt: null },
    data: { read: true },
  });
  if (!row) throw missing();
  return shown(row);
}

/** What arrives while this runs stays unread. */
export async function markAllRead(viewer: Viewer): Promise<{ count: number }> {
  const where = { userId: viewer.id, read: false, deletedAt: null, createdAt: { lte: now() } };
  const { count } = await db.notification.updateMany({ where, data: { read: true } });
  return { count };
}

/** The row stays, unseen, so that its cause is not told a second time. */
export async function remove(viewer: Viewer, id: number): Promise<{ ok: true }> {
  const { count } = await db.notification.updateMany({
    where: { id, userId: viewer.id, deletedAt: null },
    data: { deletedAt: now() },
  });
  if (count === 0) throw missing();
  return { ok: true };
}

export async function sendTest(viewer: Viewer): Promise<Notification> {
  const row = await db.notification.create({
    data: {
      userId: viewer.id,
      type: "info",
      title: "Test notification",
      message: "Notifications reach you here.",
      link: "/settings",
      cause: `test:${randomUUID()}`,
      createdAt: now(),
    },
  });
  return shown(row);
}
