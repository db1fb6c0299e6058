import "server-only";
import { keyedHashOf } from "../process/secrets";
import type { Client } from "../server/client";
import { now } from "../time/clock";
import { DAY_MS } from "../time/units";
import { type Db, db } from "./db";

const RETENTION_DAYS = 400;

export type AuthAction =
  | "sign-in"
  | "sign-in-failed"
  | "sign-out-everywhere"
  | "password-set"
  | "password-changed"
  | "password-removed"
  | "email-change-asked"
  | "email-changed"
  | "export"
  | "admin-refused";

type AuthEvent = {
  action: AuthAction;
  userId?: string | undefined;
  /** For sign-ins without a known account. Only a keyed hash of the address is stored. */
  email?: string;
  method?: string;
  client: Client | undefined;
};

export const addressHashOf = (email: string) => keyedHashOf("auth-event", email);

/** Stores a sign-in event, in the caller's transaction where there is one. Never store a secret here. */
export async function logAuth(tx: Db, { action, userId, email, method, client }: AuthEvent): Promise<void> {
  await tx.authEvent.create({
    data: {
      action,
      method: method ?? null,
      userId: userId ?? null,
      addressHash: email === undefined ? null : addressHashOf(email),
      ip: client?.network ?? null,
      userAgent: client?.userAgent ?? "",
      requestId: client?.requestId ?? null,
      createdAt: now(),
    },
  });
}

/** Deletes events older than the retention period. Returns how many. */
export async function tidyAuthLog(at: Date): Promise<number> {
  const oldest = new Date(at.getTime() - RETENTION_DAYS * DAY_MS);
  return (await db.authEvent.deleteMany({ where: { createdAt: { lt: oldest } } })).count;
}
