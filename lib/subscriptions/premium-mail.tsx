import "server-only";
import { env } from "@/lib/platform/process/env";
import { renderMail } from "@/lib/platform/services/mail";
import { MailButton, MailLayout, MailText } from "@/lib/platform/services/mail-layout";

/** `buttonLabel` is the text of the link, `footnote` a sentence below it. */
export type PremiumMailText = { title: string; message: string; link: string; buttonLabel: string; footnote: string };

type Body = Awaited<ReturnType<typeof renderMail>>;

const MAX_CACHED = 50;
/** Cached, because many renewals of one night fail in the same way while Stripe waits for the response. */
const bodies = new Map<string, Promise<Body>>();

/** The mail for a notification about Premium, with the same text and link. */
export async function premiumMail(text: PremiumMailText): Promise<Body & { subject: string }> {
  const key = JSON.stringify(text);
  const cached = bodies.get(key);
  if (cached) return { subject: text.title, ...(await cached) };
  if (bodies.size >= MAX_CACHED) bodies.clear();
  const body = bodyOf(text);
  bodies.set(key, body);
  return { subject: text.title, ...(await body) };
}

function bodyOf({ title, message, link, buttonLabel, footnote }: PremiumMailText): Promise<Body> {
  return renderMail(
    <MailLayout preview={message} title={title}>
      <MailText>{message}</MailText>
      <MailButton href={`${env.appUrl}${link}`}>{buttonLabel}</MailButton>
      <MailText quiet>{footnote}</MailText>
    </MailLayout>,
  );
}
