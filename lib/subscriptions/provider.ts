import "server-only";
import * as z from "zod/mini";
import { now } from "@/lib/platform/clock";
import { env } from "@/lib/platform/env";
import { kept } from "@/lib/platform/kept";
import { ask, isReplayed, Missing, type Payments, unavailable } from "@/lib/platform/payments";
import { type Billed, PREMIUM_CENTS } from "./rules";

/** What is read of Stripe's answers. Whatever lacks it is no answer. */
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
export type Found = Billed & { customerId: string; userId: string | undefined };

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

function foundIn(answer: z.output<typeof subscription>): Found {
  const end = answer.cancel_at ?? answer.items.data[0]?.current_period_end;
  return {
    id: answer.id,
    status: answer.status,
    created: answer.created,
    end: end === undefined ? null : dateOf(end),
    // The billing portal cancels by a date or at the period's end, as the account is set up.
    cancelling: answer.cancel_at_period_end || answer.cancel_at !== null,
    customerId: answer.customer,
    userId: answer.metadata.userId,
  };
}

/** All of a customer's subscriptions, ended ones too. A customer that was deleted at Stripe has none. */
export async function subscriptionsOf(customer: string): Promise<Found[]> {
  try {
    const answer = await ask(list(subscription), (stripe) =>
      stripe.subscriptions.list({ customer, status: "all", limit: 100 }),
    );
    return answer.data.map(foundIn);
  } catch (thrown) {
    if (thrown instanceof Missing) return [];
    throw thrown;
  }
}

/** Throws `Missing`. */
export const findSubscription = async (id: string): Promise<Found> =>
  foundIn(await ask(subscription, (stripe) => stripe.subscriptions.retrieve(id)));

/** Ends it now. One that is over, or was never there, is over. */
export async function cancelNow(id: string): Promise<void> {
  await ask(named, (stripe) => stripe.subscriptions.cancel(id)).catch(unlessMissing);
}

export async function createCustomer(params: { email: string; name: string }, userId: string, key: string) {
  const fields = { ...params, metadata: { userId } };
  return (await ask(named, (stripe) => stripe.customers.create(fields, { idempotencyKey: key }))).id;
}

/** Whose customer this is, as we noted it there when we made it. */
export async function ownerOf(customer: string): Promise<string | undefined> {
  const shape = z.object({ metadata: z.optional(metadata) });
  const found = await ask(shape, (stripe) => stripe.customers.retrieve(customer)).catch(unlessMissing);
  return found?.metadata?.userId;
}

export async function forgetCustomer(id: string): Promise<void> {
  await ask(named, (stripe) => stripe.customers.del(id)).catch(unlessMissing);
}

type SessionParams = NonNullable<Parameters<Payments["checkout"]["sessions"]["create"]>[0]>;

export async function createSession(params: SessionParams, key: string) {
  let replayed = false;
  const made = await ask(session, async (stripe) => {
    const answer = await stripe.checkout.sessions.create(params, { idempotencyKey: key });
    replayed = isReplayed(answer);
    return answer;
  });
  return { made, replayed };
}

/** Throws `Missing`. */
export const findSession = (id: string): Promise<CheckoutSession> =>
  ask(session, (stripe) => stripe.checkout.sessions.retrieve(id, { expand: ["line_items"] }));

export async function openSessions(customer: string): Promise<CheckoutSession[]> {
  const listed = await ask(list(session), (stripe) => stripe.checkout.sessions.list({ customer, status: "open" }));
  return listed.data;
}

export async function expireSession(id: string): Promise<void> {
  await ask(named, (stripe) => stripe.checkout.sessions.expire(id));
}

export async function portalFor(customer: string, returnUrl: string): Promise<string> {
  const shape = z.object({ url: z.string() });
  const made = await ask(shape, (stripe) => stripe.billingPortal.sessions.create({ customer, return_url: returnUrl }));
  return made.url;
}

const PRICE_MS = 300_000;
const known = () => kept("premium price", () => ({ id: "", until: 0 }));

/** The price's id. What it costs must be what the page says, or nobody is sent to pay it. */
export async function premiumPrice(): Promise<string> {
  const at = now().getTime();
  if (known().until > at) return known().id;
  const found = await configuredPrice(env.stripePrice);
  const monthly = found?.recurring?.interval === "month" && found.recurring.interval_count === 1;
  if (!found?.active || found.currency !== "eur" || found.unit_amount !== PREMIUM_CENTS || !monthly)
    throw unavailable(`the price '${env.stripePrice}' is not an active one of EUR 9.99 a month`);
  Object.assign(known(), { id: found.id, until: at + PRICE_MS });
  return found.id;
}

async function configuredPrice(name: string) {
  if (name.startsWith("price_")) return ask(price, (stripe) => stripe.prices.retrieve(name)).catch(unlessMissing);
  const listed = await ask(list(price), (stripe) => stripe.prices.list({ lookup_keys: [name], active: true }));
  return listed.data[0];
}

function unlessMissing(thrown: unknown): undefined {
  if (!(thrown instanceof Missing)) throw thrown;
}
