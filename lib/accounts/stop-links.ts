import "server-only";
import { timingSafeEqual } from "node:crypto";
import { env } from "@/lib/platform/process/env";
import { keyedHashOf } from "@/lib/platform/process/secrets";
import { DAY_MS } from "@/lib/platform/time/units";
import { type MailKind, mailKind } from "./contract/mails";
import { STOP_LINK_DAYS } from "./rules/mails";

const FORM = /^([A-Za-z0-9_-]{1,200})\.([0-9a-f]{64})$/;

const dayNumber = (at: Date) => Math.floor(at.getTime() / DAY_MS);
const signatureOf = (content: string) => keyedHashOf("unsubscribe", content);

/** The address in a mail that stops mails of this kind for this user, and does nothing else. */
export function stopLinkFor(userId: string, kind: MailKind, at: Date): string {
  const content = Buffer.from(`${kind} ${userId} ${dayNumber(at)}`).toString("base64url");
  return `${env.appUrl}/unsubscribe?token=${content}.${signatureOf(content)}`;
}

export type StopRequest = { kind: MailKind; userId: string };

/** What a token stops; null for one that is not ours, or too old. */
export function stopRequestFrom(token: string, at: Date): StopRequest | null {
  const [, content = "", signature = ""] = FORM.exec(token) ?? [];
  if (!content || !timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(content)))) return null;
  const [kind, userId, made] = Buffer.from(content, "base64url").toString().split(" ");
  const known = mailKind.safeParse(kind);
  if (!known.success || !userId || dayNumber(at) - Number(made) > STOP_LINK_DAYS) return null;
  return { kind: known.data, userId };
}
