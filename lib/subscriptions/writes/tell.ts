import "server-only";
import type { Notice } from "@/lib/notifications/rules";
import { notify } from "@/lib/notifications/writes";
import { dayIn, dayInWords } from "@/lib/platform/civil";
import type { Db } from "@/lib/platform/db";
import { enqueue } from "@/lib/platform/outbox";
import { type LetterNews, premiumLetter } from "../letter";
import { periodOf, type Standing, type Turn } from "../rules";

export type Told = Turn | "ending" | "granted" | "revoked";
export type Reader = { id: string; email: string; timeZone: string };
type News = Pick<Notice, "title" | "message" | "link" | "cause">;
export type Words = News & { letter: Awaited<ReturnType<typeof premiumLetter>> };

/** What is said of a turn, in the notification and the mail alike. Written before the transaction that tells it. */
export async function wordsFor(told: Told, standing: Standing, reader: Reader): Promise<Words> {
  const end = standing.subscriptionCurrentPeriodEnd;
  const day = end ? dayInWords(dayIn(reader.timeZone, end)) : "";
  const granted = standing.subscriptionSource === "granted";
  const { press, note, ...news } = WORDS[told](day);
  const letter = await premiumLetter({ ...news, press, note: granted ? GRANTED : note });
  return { ...news, cause: `premium-${told}:${periodOf(standing)}`, letter };
}

const GRANTED = "This access was given to you. It costs nothing and does not renew.";
const BILLING = "Invoices, your card and cancelling are under Manage billing, on the page of your plan.";

const WORDS: Record<Told, (day: string) => LetterNews> = {
  active: () => ({
    title: "Premium is active",
    message: "All modules of every course are open to you.",
    link: "/courses",
    press: "Open my courses",
    note: BILLING,
  }),
  failed: () => ({
    title: "Payment failed",
    message: "Your last payment for Premium did not go through. Update your card to continue.",
    link: "/subscribe",
    press: "Update my card",
    note: BILLING,
  }),
  ending: (day) => ({
    title: "Premium ends soon",
    message: `Your access to all modules ends on ${day}. Your progress stays.`,
    link: "/subscribe",
    press: "See my plan",
    note: "You cancelled, and nothing more is charged. Until then you can resume under Manage billing.",
  }),
  ended: () => ({
    title: "Premium has ended",
    message: "The first module of each course stays open, and your progress is kept.",
    link: "/subscribe",
    press: "See the plan",
    note: "Nothing more is charged. Your past invoices stay on the page of the plan.",
  }),
  granted: (day) => ({
    title: "You were given Premium",
    message: `All modules of every course are open to you until ${day}.`,
    link: "/courses",
    press: "Open my courses",
    note: GRANTED,
  }),
  revoked: () => ({
    title: "Granted Premium has ended",
    message:
      "An admin has ended the access you were given. The first module of each course stays open, and your progress is kept.",
    link: "/subscribe",
    press: "See the plan",
    note: GRANTED,
  }),
};

/** In the transaction that makes it true. Each is told once, however often it is found out. */
export async function tell(tx: Db, { id, email }: Reader, { letter, ...news }: Words): Promise<void> {
  await notify(tx, [{ userId: id, type: "subscription", ...news }]);
  await enqueue(tx, { ...letter, cause: `${news.cause}:${id}`, to: email, userId: id });
}
