import "server-only";
import type { Notice } from "@/lib/notifications/rules";
import { notify } from "@/lib/notifications/writes";
import type { Db } from "@/lib/platform/database/db";
import { enqueueMail } from "@/lib/platform/services/outbox";
import { dayIn, dayInWords } from "@/lib/platform/time/civil";
import { type PremiumMailText, premiumMail } from "../premium-mail";
import { PREMIUM_PRICE, periodOf, type SubscriptionState, type Transition, WITHDRAWAL_DAYS } from "../rules";

export type TransitionNotice = Transition | "ending" | "granted" | "revoked";
export type Recipient = { id: string; email: string; timeZone: string };
type NoticeText = Pick<Notice, "type" | "title" | "message" | "link" | "cause">;
export type TransitionMessage = NoticeText & { mail: Awaited<ReturnType<typeof premiumMail>> };

/**
 * The text for a transition, used in the notification and the mail; `reason` is a sentence that says why. Rendered before
 * the transaction starts.
 */
export async function transitionMessage(
  kind: TransitionNotice,
  state: SubscriptionState,
  recipient: Recipient,
  reason = "",
): Promise<TransitionMessage> {
  const end = state.subscriptionCurrentPeriodEnd;
  const day = end ? dayInWords(dayIn(recipient.timeZone, end)) : "";
  const granted = state.subscriptionSource === "granted";
  const { buttonLabel, footnote, ...news } = TEXTS[kind](day, reason);
  const mail = await premiumMail({ ...news, buttonLabel, footnote: granted ? grantedNote(kind) : footnote });
  const type = kind === "failed" ? "error" : "subscription";
  return { ...news, type, cause: `premium-${kind}:${periodOf(state)}`, mail };
}

const GRANTED = "This access was given to you. It costs nothing and does not renew.";
const GRANT_OVER = "This access was given to you. It cost nothing, and nothing is charged now.";
const grantedNote = (kind: TransitionNotice): string => (kind === "ended" || kind === "revoked" ? GRANT_OVER : GRANTED);
const BILLING = "Invoices, your card and cancelling are under Manage billing, on the page of your plan.";

const CANCELLING = `Cancel at any time under Manage billing; you keep access until the end of the month that you have paid for. Within ${WITHDRAWAL_DAYS} days of subscribing you may withdraw.`;

const TEXTS: Record<TransitionNotice, (day: string, reason: string) => PremiumMailText> = {
  active: (day) => ({
    title: "Premium is active",
    message: "All modules of every course are open to you.",
    link: "/courses",
    buttonLabel: "Open my courses",
    footnote: `Premium costs €${PREMIUM_PRICE} a month${day && ` and renews on ${day}`}. ${CANCELLING} ${BILLING}`,
  }),
  failed: () => ({
    title: "Payment failed",
    message: "Your last payment for Premium did not go through. Update your card to continue.",
    link: "/subscribe",
    buttonLabel: "Update my card",
    footnote: BILLING,
  }),
  cancelled: (day) => ({
    title: "Premium is cancelled",
    message: `All modules stay open${day && ` until ${day}`}. Nothing more is charged, and your progress stays.`,
    link: "/subscribe",
    buttonLabel: "See my plan",
    footnote: "Until then you can resume under Manage billing, on the page of your plan.",
  }),
  ending: (day) => ({
    title: "Premium ends soon",
    message: `Your access to all modules ends on ${day}. Your progress stays.`,
    link: "/subscribe",
    buttonLabel: "See my plan",
    footnote: "You cancelled, and nothing more is charged. Until then you can resume under Manage billing.",
  }),
  ended: (_day, reason) => ({
    title: "Premium has ended",
    message: `${reason} The first module of each course stays open, and your progress is kept.`.trim(),
    link: "/subscribe",
    buttonLabel: "See the plan",
    footnote: "Nothing more is charged. Your past invoices stay on the page of the plan.",
  }),
  granted: (day) => ({
    title: "You were given Premium",
    message: `All modules of every course are open to you until ${day}.`,
    link: "/courses",
    buttonLabel: "Open my courses",
    footnote: GRANTED,
  }),
  revoked: () => ({
    title: "Granted Premium has ended",
    message:
      "An admin has ended the access you were given. The first module of each course stays open, and your progress is kept.",
    link: "/subscribe",
    buttonLabel: "See the plan",
    footnote: GRANT_OVER,
  }),
};

/** Call it in the transaction of the change. Each transition is notified once. */
export async function notifyTransition(
  tx: Db,
  { id, email }: Recipient,
  { mail, ...news }: TransitionMessage,
): Promise<void> {
  await notify(tx, [{ userId: id, ...news }]);
  await enqueueMail(tx, { ...mail, cause: `${news.cause}:${id}`, to: email, userId: id });
}
