import "server-only";
import { after } from "next/server";
import { type Db, db, queryRows } from "../database/db";
import { log } from "../process/log";
import { hashOf } from "../process/secrets";
import { now } from "../time/clock";
import { MINUTE_MS } from "../time/units";
import { sendMail } from "./mail";

const WAITS_MIN = [1, 5, 15, 60, 120, 240, 480];
// Resend stores an idempotency key for 24 hours; a later retry could send a second mail.
const REPEATABLE_MS = 23 * 60 * MINUTE_MS;
const LEASE_MS = 2 * MINUTE_MS;
const AT_ONCE = 20;

export type OutgoingMail = {
  /** Identifies the reason for the mail; a second mail with the same cause is not sent. */
  cause: string;
  to: string;
  /** The account whose deletion also deletes the mail; null for a mail that is sent anyway. */
  userId: string | null;
  subject: string;
  html: string;
  text: string;
  /** The address of a page on which the recipient stops mails of this kind. */
  stopLink?: string;
};

/** Stores a mail in the caller's transaction, for the hourly job. */
export async function storeMail(tx: Db, { to, ...mail }: OutgoingMail): Promise<void> {
  await tx.mail.createMany({ data: [{ ...mail, recipient: to, dueAt: now() }], skipDuplicates: true });
}

/** The same, and sends it after the response. */
export async function enqueueMail(tx: Db, mail: OutgoingMail): Promise<void> {
  await storeMail(tx, mail);
  try {
    after(() => sendDue(now()).catch((reason: unknown) => log.error({ reason: String(reason) }, "outbox not sent")));
  } catch {
    // Outside a request of Next (in tests and scripts) the hourly job sends it.
  }
}

/** Takes back the mails of a user that begin with this cause and are not sent yet. */
export async function withdrawMails(tx: Db, userId: string, cause: string): Promise<void> {
  await tx.mail.deleteMany({
    where: { userId, cause: { startsWith: cause }, sentAt: null, failedAt: null, leasedUntil: null },
  });
}

type Leased = Required<OutgoingMail> & { id: number; attempts: number; createdAt: Date };

/** Sends the mails that are due, each at most once, even when several processes run this. Returns how many it sent. */
export async function sendDue(at: Date): Promise<number> {
  let sent = 0;
  for (;;) {
    const leased = await lease(at);
    for (const mail of leased) if (await deliver(mail, at)) sent += 1;
    if (leased.length < AT_ONCE) return sent;
  }
}

/** When a process dies with a lease, the next one sends the mail; the idempotency key prevents a second one. */
// SQL: takes rows that no other process holds.
const lease = (at: Date) => queryRows<Leased>`
  update "Mail" set "leasedUntil" = ${new Date(at.getTime() + LEASE_MS)}::timestamptz, attempts = attempts + 1
  where id in (
    select id from "Mail"
    where "sentAt" is null and "failedAt" is null and "dueAt" <= ${at}::timestamptz
      and ("leasedUntil" is null or "leasedUntil" <= ${at}::timestamptz)
    order by "dueAt", id limit ${AT_ONCE} for update skip locked)
  returning id, cause, recipient as "to", "userId", subject, html, text, "stopLink", attempts, "createdAt"`;

async function deliver(mail: Leased, at: Date): Promise<boolean> {
  const { id, cause, to, subject, html, text, stopLink, attempts, createdAt } = mail;
  if (attempts > 1 && at.getTime() - createdAt.getTime() > REPEATABLE_MS) return giveUp(id, at, "too late to repeat");
  try {
    await sendMail({ to, subject, html, text, stopLink, key: `outbox-${hashOf(cause)}` });
  } catch (reason) {
    return retryLater(mail, at, reason instanceof Error ? reason.message : String(reason));
  }
  await db.mail.updateMany({ where: { id }, data: { sentAt: at, ...FORGOTTEN } });
  return true;
}

/** Sent mails may contain links, so only the cause is kept. */
const FORGOTTEN = { recipient: "", subject: "", html: "", text: "", stopLink: "", leasedUntil: null };

async function retryLater({ id, attempts }: Leased, at: Date, lastError: string): Promise<false> {
  const wait = WAITS_MIN[attempts - 1];
  if (wait === undefined) return giveUp(id, at, lastError);
  const dueAt = new Date(at.getTime() + wait * MINUTE_MS);
  await db.mail.updateMany({ where: { id }, data: { dueAt, lastError, leasedUntil: null } });
  return false;
}

async function giveUp(id: number, at: Date, lastError: string): Promise<false> {
  log.error({ mail: id, reason: lastError }, "mail given up");
  await db.mail.updateMany({ where: { id }, data: { failedAt: at, lastError, ...FORGOTTEN } });
  return false;
}
