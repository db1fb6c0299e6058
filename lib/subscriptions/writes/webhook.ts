import "server-only";
import * as z from "zod/mini";
import { Problem } from "@/lib/platform/contract/problem";
import { db } from "@/lib/platform/database/db";
import { isLiveMode, signedEvent } from "@/lib/platform/services/payments";
import { now } from "@/lib/platform/time/clock";
import { type IncomingEvent, isApplied, syncSubscription } from "./sync";

/** Other event types are stored but have no effect. */
export const EVENT_TYPES = [
  "checkout.session.completed",
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "invoice.paid",
  "invoice.payment_failed",
] as const;

const metadata = z.optional(z.nullable(z.record(z.string(), z.string())));

/** An event only names the change and the customer; the state itself is read from Stripe. */
export const eventShape = z.object({
  id: z.string().check(z.startsWith("evt_"), z.maxLength(255)),
  type: z.string().check(z.maxLength(255)),
  created: z.int(),
  livemode: z.boolean(),
  data: z.object({
    object: z.object({
      id: z.optional(z.string()),
      customer: z.optional(z.nullable(z.union([z.string(), z.object({ id: z.string() })]))),
      metadata,
    }),
  }),
});
export type StripeEvent = z.output<typeof eventShape>;

/**
 * Handles one webhook. Returns the user whose subscription was read again. Throws 400, and stores nothing, for events that
 * Stripe did not sign or that belong to the other mode.
 */
export async function receiveWebhook(body: string, signature: string | null): Promise<string | null> {
  const read = z.safeParse(eventShape, signedEvent(body, signature));
  if (!read.success) throw new Problem("invalid_body", "This is not a Stripe event.", { cause: read.error });
  if (read.data.livemode !== isLiveMode())
    throw new Problem("invalid_body", "This event was made with the other kind of key.");
  return applyEvent(read.data);
}

/** Applies an event once. An event with an unknown customer is stored for the reconciliation. */
export async function applyEvent(event: StripeEvent): Promise<string | null> {
  const incoming = incomingEventOf(event);
  if (!EVENT_TYPES.some((type) => type === event.type)) {
    await storeEvent(incoming, now());
    return null;
  }
  const { eventId, customerId } = incoming;
  if (await isApplied(eventId)) return null;
  const holder = customerId && (await findCustomerUser(customerId));
  const userId = holder || (await claimantOf(event, customerId));
  if (userId) await syncSubscription(userId, incoming);
  else await storeEvent(incoming, null);
  return userId;
}

function incomingEventOf({ id, type, created, data: { object } }: StripeEvent): IncomingEvent {
  const customer = typeof object.customer === "object" ? object.customer?.id : object.customer;
  return {
    eventId: id,
    type,
    customerId: customer ?? null,
    objectId: object.id ?? "",
    createdAt: new Date(created * 1000),
  };
}

async function storeEvent(event: IncomingEvent, processedAt: Date | null): Promise<void> {
  const row = { ...event, receivedAt: now(), processedAt };
  await db.stripeEvent.createMany({ data: [row], skipDuplicates: true });
}

/**
 * Finds the user by the metadata that we set at Stripe, when our own link to the customer is missing.
 * `client_reference_id` is no proof, because the opener of a payment link can choose it.
 */
async function claimantOf({ data: { object } }: StripeEvent, customerId: string | null): Promise<string | null> {
  const claimed = object.metadata?.userId;
  return customerId && claimed ? linkCustomer(claimed, customerId) : null;
}

export async function findCustomerUser(stripeCustomerId: string): Promise<string | null> {
  const user = await db.user.findUnique({ where: { stripeCustomerId }, select: { id: true } });
  return user?.id ?? null;
}

/** Links the customer only if the user has none yet. */
export async function linkCustomer(id: string, stripeCustomerId: string): Promise<string | null> {
  const { count } = await db.user.updateMany({ where: { id, stripeCustomerId: null }, data: { stripeCustomerId } });
  return count === 1 ? id : null;
}
