import "server-only";
import { env } from "@/lib/platform/env";
import { Letter, LetterButton, LetterText } from "@/lib/platform/letter";
import { written } from "@/lib/platform/mail";

/** `press` names the way on, `note` is what stands below it. */
export type LetterNews = { title: string; message: string; link: string; press: string; note: string };

type Body = Awaited<ReturnType<typeof written>>;

const AT_MOST = 50;
/** Of one night's renewals many fail alike, and Stripe waits for the answer to each: the same news is written once. */
const bodies = new Map<string, Promise<Body>>();

/** The mail that goes with a notification about Premium: the same news, and the same place to go. */
export async function premiumLetter(news: LetterNews): Promise<Body & { subject: string }> {
  const key = JSON.stringify(news);
  const known = bodies.get(key);
  if (known) return { subject: news.title, ...(await known) };
  if (bodies.size >= AT_MOST) bodies.clear();
  const body = bodyOf(news);
  bodies.set(key, body);
  return { subject: news.title, ...(await body) };
}

function bodyOf({ title, message, link, press, note }: LetterNews): Promise<Body> {
  return written(
    <Letter preview={message} title={title}>
      <LetterText>{message}</LetterText>
      <LetterButton href={`${env.appUrl}${link}`}>{press}</LetterButton>
      <LetterText quiet>{note}</LetterText>
    </Letter>,
  );
}
