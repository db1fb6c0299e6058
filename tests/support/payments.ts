import { POST } from "@/app/api/webhooks/stripe/route";
import { db } from "@/lib/platform/database/db";
import { createSubscription } from "@/lib/subscriptions/contract";
import { pay } from "@/local/stripe/checkout";
import { signatureOf } from "@/local/stripe/events";
import { WEBHOOK_SECRET } from "@/local/stripe/server";
import type { Event, Session, Subscription } from "@/local/stripe/wire";
import { payments } from "./api-setup";
import type { Person } from "./people";

export { payments };

export const CARD = "4242 4242 4242 4242";

/** Removes Premium from a sample user who is going to buy it. */
export async function withoutPremium({ id }: Person): Promise<void> {
  const none = { subscriptionStatus: null, subscriptionTier: null, subscriptionSource: null };
  await db.user.update({ where: { id }, data: none });
}

/** Presses 'Subscribe' and returns the session of the checkout's address. */
export async function openCheckout(who: Person): Promise<Session> {
  const { body, status } = await who.call(createSubscription, { body: { tier: "premium" } });
  const session = payments.state.sessions[body.checkoutUrl?.split("/").at(-1) ?? ""];
  if (!session) throw new Error(`No checkout: ${status}`);
  return session;
}

/** The same, and pays. The events are created but not delivered. */
export async function paidCheckout(
  who: Person,
  card = CARD,
): Promise<{ session: Session; subscription: Subscription }> {
  const session = await openCheckout(who);
  const refused = pay(payments.state, session, card);
  if (refused) throw new Error(refused);
  const subscription = payments.state.subscriptions[String(session.subscription)];
  if (!subscription) throw new Error("The payment created no subscription.");
  return { session, subscription };
}

/** Stripe's events for this customer so far, in order. */
export const eventsOf = (customer: unknown): Event[] =>
  Object.values(payments.state.events).filter(
    ({ data }) => (data.object as { customer?: unknown }).customer === customer,
  );

/** Calls the handler as Stripe does, without a cookie. Returns the status. */
export async function post(body: string, signature: string): Promise<number> {
  const headers = { "content-type": "application/json", "stripe-signature": signature };
  const request = new Request("http://localhost:3000/api/webhooks/stripe", { method: "POST", body, headers });
  return (await POST(request, { params: Promise.resolve({}) })).status;
}

export function deliver(event: object): Promise<number> {
  const body = JSON.stringify(event);
  return post(body, signatureOf(body, WEBHOOK_SECRET));
}
