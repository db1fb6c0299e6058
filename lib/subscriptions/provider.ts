import "server-only";
import * as z from "zod/mini";
import { env } from "@/lib/platform/process/env";
import { singleton } from "@/lib/platform/process/singleton";
import {
  callStripe,
  isReplayed,
  type Payments,
  paymentsUnavailable,
  StripeNotFound,
} from "@/lib/platform/services/payments";
import { now } from "@/lib/platform/time/clock";
import { PREMIUM_CENTS, type StripeSubscription } from "./rules";

/** The fields we read of Stripe's responses. A response without them is invalid. */
const named = z.object({ id: z.string() });
const reference = z.pipe(
  z.union([z.string(), named]),
  z.transform((value: string | { id: string }) => (typeof value === "string" ? value : value.id)),
);
const metadata = z.record(z.string(), z.string());

const subscription = z.object({
  id: z.string().check(z.startsWith("sub_")),
  status: z.string(),
  customer: reference,
  created: z.int(),
  cancel_at: z.nullable(z.int()),
  cancel_at_period_end: z.boolean(),
  metadata,
  items: z.object({ data: z.array(z.object({ current_period_end: z.int() })) }),
});
export type CustomerSubscription = StripeSubscription & { customerId: string; userId: string | undefined };

const price = z.object({
  id: z.string(),
  active: z.boolean(),
  currency: z.string(),
  unit_amount: z.nullable(z.int()),
  recurring: z.nullable(z.object({ interval: z.string(), interval_count: z.int() })),
});

const session = z.object({
  id: z.string().check(z.startsWith("cs_")),
  status: z.nullable(z.string()),
  payment_status: z.string(),
  mode: z.string(),
  client_reference_id: z.nullable(z.string()),
  customer: z.nullable(reference),
  url: z.nullable(z.string()),
  client_secret: z.nullable(z.string()),
  line_items: z.optional(z.object({ data: z.array(z.object({ price: z.nullable(named) })) })),
});
export type CheckoutSession = z.output<typeof session>;

const list = <S extends z.ZodMiniType>(item: S) => z.object({ data: z.array(item) });
const dateOf = (seconds: number) => new Date(seconds * 1000);

function subscriptionFrom(response: z.output<typeof subscription>): CustomerSubscription {
  const end = response.cancel_at ?? response.items.data[0]?.current_period_end;
  return {
    id: response.id,
    status: response.status,
    created: response.created,
    end: end === undefined ? null : dateOf(end),
    // The billing portal cancels by a date or at the period's end, depending on the account's settings.
    cancelling: response.cancel_at_period_end || response.cancel_at !== null,
    customerId: response.customer,
    userId: response.metadata.userId,
  };
}

/** All subscriptions of a customer, including ended ones. Empty for a customer deleted at Stripe. */
export async function subscriptionsOf(customer: string): Promise<CustomerSubscription[]> {
  try {
    const response = await callStripe(list(subscription), (stripe) =>
      stripe.subscriptions.list({ customer, status: "all", limit: 100 }),
    );
    return response.data.map(subscriptionFrom);
  } catch (thrown) {
    if (thrown instanceof StripeNotFound) return [];
    throw thrown;
  }
}

/** Throws `StripeNotFound`. */
export const findSubscription = async (id: string): Promise<CustomerSubscription> =>
  subscriptionFrom(await callStripe(subscription, (stripe) => stripe.subscriptions.retrieve(id)));

/** Cancels a subscription now. Does nothing when it does not exist or has ended. */
export async function cancelNow(id: string): Promise<void> {
  await callStripe(named, (stripe) => stripe.subscriptions.cancel(id)).catch(unlessMissing);
}

export async function createCustomer(params: { email: string; name: string }, userId: string, key: string) {
  const fields = { ...params, metadata: { userId } };
  return (await callStripe(named, (stripe) => stripe.customers.create(fields, { idempotencyKey: key }))).id;
}

/** The user id in the customer's metadata, which we set when we create it. */
export async function ownerOf(customer: string): Promise<string | undefined> {
  const shape = z.object({ metadata: z.optional(metadata) });
  const response = await callStripe(shape, (stripe) => stripe.customers.retrieve(customer)).catch(unlessMissing);
  return response?.metadata?.userId;
}

export async function deleteCustomer(id: string): Promise<void> {
  await callStripe(named, (stripe) => stripe.customers.del(id)).catch(unlessMissing);
}

type SessionParams = NonNullable<Parameters<Payments["checkout"]["sessions"]["create"]>[0]>;

export async function createSession(params: SessionParams, key: string) {
  let replayed = false;
  const created = await callStripe(session, async (stripe) => {
    const answer = await stripe.checkout.sessions.create(params, { idempotencyKey: key });
    replayed = isReplayed(answer);
    return answer;
  });
  return { session: created, replayed };
}

/** Throws `StripeNotFound`. */
export const findCheckoutSession = (id: string): Promise<CheckoutSession> =>
  callStripe(session, (stripe) => stripe.checkout.sessions.retrieve(id, { expand: ["line_items"] }));

export async function openSessions(customer: string): Promise<CheckoutSession[]> {
  const listed = await callStripe(list(session), (stripe) =>
    stripe.checkout.sessions.list({ customer, status: "open" }),
  );
  return listed.data;
}

export async function expireSession(id: string): Promise<void> {
  await callStripe(named, (stripe) => stripe.checkout.sessions.expire(id));
}

export async function portalFor(customer: string, returnUrl: string): Promise<string> {
  const shape = z.object({ url: z.string() });
  const portal = await callStripe(shape, (stripe) =>
    stripe.billingPortal.sessions.create({ customer, return_url: returnUrl }),
  );
  return portal.url;
}

const PRICE_MS = 300_000;
const cachedPrice = () => singleton("premium price", () => ({ id: "", until: 0 }));

/** The id of the price. Throws when its amount is not the one on our page. */
export async function premiumPrice(): Promise<string> {
  const at = now().getTime();
  if (cachedPrice().until > at) return cachedPrice().id;
  const configured = await configuredPrice(env.stripePrice);
  const monthly = configured?.recurring?.interval === "month" && configured.recurring.interval_count === 1;
  if (!configured?.active || configured.currency !== "eur" || configured.unit_amount !== PREMIUM_CENTS || !monthly)
    throw paymentsUnavailable(`the price '${env.stripePrice}' is not an active one of EUR 9.99 a month`);
  Object.assign(cachedPrice(), { id: configured.id, until: at + PRICE_MS });
  return configured.id;
}

async function configuredPrice(name: string) {
  if (name.startsWith("price_"))
    return callStripe(price, (stripe) => stripe.prices.retrieve(name)).catch(unlessMissing);
  const listed = await callStripe(list(price), (stripe) => stripe.prices.list({ lookup_keys: [name], active: true }));
  return listed.data[0];
}

function unlessMissing(thrown: unknown): undefined {
  if (!(thrown instanceof StripeNotFound)) throw thrown;
}
