import "server-only";
import { createHash } from "node:crypto";
import { notFound, Problem } from "@/lib/platform/contract/problem";
import { db } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/process/env";
import type { Viewer } from "@/lib/platform/server/session";
import { paymentsUnavailable, requireStripeUrl, StripeNotFound, withDeadline } from "@/lib/platform/services/payments";
import { now } from "@/lib/platform/time/clock";
import type { Subscription } from "../contract";
import {
  type CheckoutSession,
  createCustomer,
  createSession,
  expireSession,
  findCheckoutSession,
  openSessions,
  premiumPrice,
  subscriptionsOf,
} from "../provider";
import { isLive, isSubscribed, subscriptionOf } from "../rules";
import { syncSubscription } from "./sync";

const TRIES = 4;

/**
 * Starts a checkout. Repeated presses, also in several tabs, lead to one customer and one open session. Throws 409
 * `already_subscribed` and 503 `provider_unavailable`.
 */
export const createSubscription = (viewer: Viewer, wantsHosted: boolean) =>
  withDeadline(async () => {
    if (isSubscribed(viewer, now())) throw alreadySubscribed("You already have Premium.");
    const embedded = env.stripeEmbeddedKey !== undefined && !wantsHosted;
    for (let tries = 0; tries < TRIES; tries++) {
      const buyer = await buyerFor(viewer);
      await refuseSecond(viewer, buyer.customer);
      const session = await openSession(viewer, buyer, embedded).catch(forgetDeleted(viewer.id, buyer.customer));
      if (session) return handOver(session, embedded);
      await nextAttempt(viewer.id, buyer.attempt);
    }
    throw paymentsUnavailable("no open session");
  });

const alreadySubscribed = (sentence: string) => new Problem("already_subscribed", sentence);

type Buyer = { customer: string; attempt: number };

async function buyerFor({ id, email, name }: Viewer): Promise<Buyer> {
  const where = { id };
  const select = { stripeCustomerId: true, subscriptionAttempt: true } as const;
  const user = await db.user.findUniqueOrThrow({ where, select });
  const attempt = user.subscriptionAttempt;
  if (user.stripeCustomerId) return { customer: user.stripeCustomerId, attempt };
  const created = await createCustomer({ email, name }, id, keyOf("customer", id, attempt, { email, name }));
  // Of two concurrent requests the first one wins.
  await db.user.updateMany({ where: { id, stripeCustomerId: null }, data: { stripeCustomerId: created } });
  const stored = await db.user.findUniqueOrThrow({ where, select });
  return { customer: stored.stripeCustomerId ?? created, attempt };
}

/** The key depends on the parameters, because Stripe refuses a used key with other parameters. */
function keyOf(object: string, userId: string, attempt: number, params: object): string {
  const hash = createHash("sha256").update(JSON.stringify(params)).digest("hex").slice(0, 16);
  return `${object}:${userId}:${attempt}:${hash}`;
}

/** Checks at Stripe, because our own columns may be outdated. */
async function refuseSecond(viewer: Viewer, customer: string): Promise<void> {
  const live = (await subscriptionsOf(customer)).filter(
    (subscription) => subscription.userId === viewer.id && isLive(subscription.status),
  );
  if (live.length === 0) return;
  const state = await syncSubscription(viewer.id);
  if (state && isSubscribed(state, now())) throw alreadySubscribed("You already have Premium.");
  throw alreadySubscribed("Your subscription is waiting for a payment. Update your card under 'Manage billing'.");
}

/** The one open session, created or found; null when the session of this attempt has ended. */
async function openSession(viewer: Viewer, { customer, attempt }: Buyer, embedded: boolean) {
  const params = {
    mode: "subscription" as const,
    customer,
    client_reference_id: viewer.id,
    line_items: [{ price: await premiumPrice(), quantity: 1 }],
    allow_promotion_codes: true,
    subscription_data: { metadata: { userId: viewer.id } },
    metadata: { userId: viewer.id },
    ...(embedded
      ? { ui_mode: "embedded_page" as const, return_url: `${env.appUrl}/dashboard?session_id={CHECKOUT_SESSION_ID}` }
      : {
          ui_mode: "hosted_page" as const,
          success_url: `${env.appUrl}/auth-success?session_id={CHECKOUT_SESSION_ID}`,
          cancel_url: `${env.appUrl}/subscribe?cancelled=1`,
        }),
  };
  const { session: created, replayed } = await createSession(params, keyOf("checkout", viewer.id, attempt, params));
  if (replayed) {
    const current = await findCheckoutSession(created.id);
    return current.status === "open" ? current : null;
  }
  for (const other of await openSessions(customer)) if (other.id !== created.id) await expireSession(other.id);
  return created;
}

/** The customer was deleted at Stripe: the next attempt creates another one. */
const forgetDeleted = (id: string, customer: string) => async (thrown: unknown) => {
  if (!(thrown instanceof StripeNotFound)) throw thrown;
  await db.user.updateMany({ where: { id, stripeCustomerId: customer }, data: { stripeCustomerId: null } });
  return null;
};

const nextAttempt = (id: string, attempt: number) =>
  db.user.updateMany({
    where: { id, subscriptionAttempt: attempt },
    data: { subscriptionAttempt: attempt + 1 },
  });

function handOver({ url, client_secret }: CheckoutSession, embedded: boolean) {
  if (embedded && client_secret) return { clientSecret: client_secret };
  if (!url) throw paymentsUnavailable("a session without an address");
  return { checkoutUrl: requireStripeUrl(url) };
}

const SESSION_ID = /^cs_[A-Za-z0-9_]{1,200}$/;

/** Throws 404 for another user's session too, and 409 `payment_incomplete` while it is not paid. */
export const verifyCheckoutSession = (viewer: Viewer, id: string): Promise<Subscription> =>
  withDeadline(async () => {
    const session = await ownSession(viewer, id);
    const paid = session.payment_status === "paid" || session.payment_status === "no_payment_required";
    if (session.status !== "complete" || !paid)
      throw new Problem("payment_incomplete", "The payment has not arrived yet.");
    const state = await syncSubscription(viewer.id);
    if (!state) throw notFound(PAYMENT_MISSING);
    return subscriptionOf(state, now());
  });

const PAYMENT_MISSING = "This payment was not found.";

async function ownSession(viewer: Viewer, id: string): Promise<CheckoutSession> {
  if (!SESSION_ID.test(id)) throw notFound(PAYMENT_MISSING);
  const session = await findCheckoutSession(id).catch((thrown: unknown) => {
    throw thrown instanceof StripeNotFound ? notFound(PAYMENT_MISSING) : thrown;
  });
  const user = await db.user.findUnique({ where: { id: viewer.id }, select: { stripeCustomerId: true } });
  const own = session.client_reference_id === viewer.id && session.customer === user?.stripeCustomerId;
  if (!own || session.mode !== "subscription") throw notFound(PAYMENT_MISSING);
  return session;
}
