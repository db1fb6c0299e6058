import "server-only";
import { render, toPlainText } from "@react-email/render";
import type { ReactElement } from "react";
import { Resend } from "resend";
import { Problem } from "../contract/problem";
import { db } from "../database/db";
import { env } from "../process/env";
import { log } from "../process/log";
import { now } from "../time/clock";

const SENT_WITHIN_MS = 8000;

let client: Resend | undefined;
const resend = () => {
  client ??= new Resend(env.resendKey);
  return client;
};

/** Renders a mail as HTML and as plain text. */
export async function renderMail(mail: ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(mail);
  return { html, text: toPlainText(html) };
}

type Mail = { to: string; subject: string; html: string; text: string; key: string; stopLink?: string };

/** Sends the mail before it returns. Throws 503 `mail_unavailable`. The key prevents a second mail on a retry. */
export async function sendMail({ key, stopLink, ...mail }: Mail): Promise<void> {
  if (env.keepsMail) return keepMail({ key, ...mail });
  const timeout = new Promise<{ error: { message: string } }>((resolve) => {
    setTimeout(resolve, SENT_WITHIN_MS, { error: { message: "no answer in time" } }).unref();
  });
  const sending = resend().emails.send(
    { from: env.mailFrom, ...mail, ...(stopLink ? { headers: oneClickStop(stopLink) } : {}) },
    { idempotencyKey: key },
  );
  const { error } = await Promise.race([sending, timeout]);
  if (!error) return;
  log.error({ reason: error.message }, "mail not sent");
  throw new Problem("mail_unavailable", "We could not send the e-mail just now. Please try again in a few minutes.", {
    retryAfter: 60,
  });
}

/** Mail programs show their own 'Unsubscribe' for these headers, and post to the address (RFC 8058). */
const oneClickStop = (stopLink: string) => ({
  "List-Unsubscribe": `<${stopLink}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

/** Stores the mail of a preview as sent, with its text, for the page `/preview`. */
async function keepMail({ key, to, ...mail }: Omit<Mail, "stopLink">): Promise<void> {
  await db.mail.createMany({ data: [{ ...mail, cause: key, recipient: to, sentAt: now() }], skipDuplicates: true });
}

const KEPT_LISTED = 50;

/** The newest mails of a preview. */
export const keptMails = () =>
  db.mail.findMany({
    where: { sentAt: { not: null }, html: { not: "" } },
    select: { id: true, recipient: true, subject: true, html: true, sentAt: true },
    orderBy: { id: "desc" },
    take: KEPT_LISTED,
  });
