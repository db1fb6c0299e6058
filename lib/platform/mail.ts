import "server-only";
import { render, toPlainText } from "@react-email/render";
import type { ReactElement } from "react";
import { Resend } from "resend";
import { env } from "./env";
import { log } from "./log";
import { Problem } from "./problem";

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

type Mail = { to: string; subject: string; html: string; text: string; key: string };

/** Sends the mail before it returns. Throws 503 `mail_unavailable`. The key prevents a second mail on a retry. */
export async function sendMail({ key, ...mail }: Mail): Promise<void> {
  const late = new Promise<{ error: { message: string } }>((resolve) => {
    setTimeout(resolve, SENT_WITHIN_MS, { error: { message: "no answer in time" } }).unref();
  });
  const sending = resend().emails.send({ from: env.mailFrom, ...mail }, { idempotencyKey: key });
  const { error } = await Promise.race([sending, late]);
  if (!error) return;
  log.error({ reason: error.message }, "mail not sent");
  throw new Problem("mail_unavailable", "We could not send the e-mail just now. Please try again in a few minutes.", {
    retryAfter: 60,
  });
}
