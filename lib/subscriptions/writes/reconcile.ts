import "server-only";
import * as z from "zod/mini";
import { db, transaction } from "@/lib/platform/database/db";
import { log } from "@/lib/platform/process/log";
import { callStripe } from "@/lib/platform/services/payments";
import { DAY_MS } from "@/lib/platform/time/units";
import { ownerOf } from "../provider";
import { ENDING_DAYS } from "../rules";
import { notifyTransition, transitionMessage } from "./notify";
import { SUBSCRIBER_COLUMNS, syncSubscription } from "./sync";
import { applyEvent, EVENT_TYPES, eventShape, findCustomerUser, linkCustomer } from "./webhook";

const BATCH = 200;
const PAGE = 100;
const MAX_FAILURES_IN_A_ROW = 3;
/** Stripe keeps events for thirty days. */
const EVENT_RETENTION_DAYS = 30;

export type Reconciled = { missed: number; parked: number; overdue: number; ending: number };

/**
 * Repairs missed webhooks and sends notifications that depend on time. Safe to repeat. When Stripe cannot be reached,
 * the rest still runs and the next hour tries again.
 */
export async function reconcile(at: Date): Promise<Reconciled> {
  const orZero = (work: Promise<number>) =>
    work.catch((reason: unknown) => {
      log.warn({ reason: String(reason) }, "subscriptions not reconciled");
      return 0;
    });
  return {
    missed: await orZero(applyMissed(at)),
    parked: await orZero(retryParked(at)),
    overdue: await orZero(syncOverdue(at)),
    ending: await orZero(notifyEnding(at)),
  };
}

/** Events of Stripe that never arrived here, from one day before the last one that did. */
async function applyMissed(at: Date): Promise<number> {
  const paying = await db.user.findFirst({ where: { stripeCustomerId: { not: null } }, select: { id: true } });
  if (!paying) return 0;
  const last = await db.stripeEvent.aggregate({ _max: { createdAt: true } });
  const oldest = at.getTime() - EVENT_RETENTION_DAYS * DAY_MS;
  // Events of a Stripe test clock may have future dates.
  const lastKnown = Math.min(at.getTime(), last._max.createdAt?.getTime() ?? oldest);
  const since = Math.max(oldest, lastKnown - DAY_MS);
  let done = 0;
  let after: string | undefined;
  for (;;) {
    const { data, has_more } = await callStripe(eventPage, (stripe) =>
      stripe.events.list({
        types: [...EVENT_TYPES],
        created: { gte: Math.floor(since / 1000) },
        limit: PAGE,
        ...(after ? { starting_after: after } : {}),
      }),
    );
    const ids = data.map(({ id }) => id);
    const stored = await db.stripeEvent.findMany({ where: { eventId: { in: ids } }, select: { eventId: true } });
    const seen = new Set(stored.map(({ eventId }) => eventId));
    done += await processEach(
      data.filter(({ id }) => !seen.has(id)),
      applyEvent,
    );
    after = ids.at(-1);
    if (!has_more || !after) return done;
  }
}

const eventPage = z.object({ data: z.array(eventShape), has_more: z.boolean() });

/** Events with an unknown customer: the user may be known by now, or found through Stripe. */
async function retryParked(at: Date): Promise<number> {
  const parked = await db.stripeEvent.findMany({
    where: { processedAt: null, receivedAt: { gt: new Date(at.getTime() - EVENT_RETENTION_DAYS * DAY_MS) } },
    orderBy: { id: "asc" },
    take: BATCH,
  });
  return processEach(parked, async ({ eventId, type, customerId, objectId, createdAt }) => {
    const userId = customerId && ((await findCustomerUser(customerId)) ?? (await userFromMetadata(customerId)));
    if (userId) await syncSubscription(userId, { eventId, type, customerId, objectId: objectId ?? "", createdAt });
    // Not ours: the Stripe account may serve other products.
    else await db.stripeEvent.updateMany({ where: { eventId }, data: { processedAt: at } });
  });
}

async function userFromMetadata(customerId: string): Promise<string | null> {
  const owner = await ownerOf(customerId);
  return owner ? linkCustomer(owner, customerId) : null;
}

/** Users whose period has ended but who still count as subscribed: renewed, ended, or an expired grant. */
async function syncOverdue(at: Date): Promise<number> {
  let done = 0;
  let after = "";
  for (;;) {
    const due = await db.user.findMany({
      where: {
        id: { gt: after },
        subscriptionStatus: { in: ["active", "trialing", "past_due", "unpaid"] },
        subscriptionCurrentPeriodEnd: { lte: at },
        OR: [{ stripeCustomerId: { not: null } }, { subscriptionSource: "granted" }],
      },
      select: { id: true },
      orderBy: { id: "asc" },
      take: BATCH,
    });
    done += await processEach(due, ({ id }) => syncSubscription(id));
    after = due.at(-1)?.id ?? "";
    if (due.length < BATCH) return done;
  }
}

/** A week before the end of a subscription that will not renew. */
async function notifyEnding(at: Date): Promise<number> {
  const ending = await db.user.findMany({
    where: {
      subscriptionStatus: { in: ["active", "trialing"] },
      subscriptionCurrentPeriodEnd: { gt: at, lte: new Date(at.getTime() + ENDING_DAYS * DAY_MS) },
      OR: [{ subscriptionCancelAtPeriodEnd: true }, { subscriptionSource: "granted" }],
    },
    select: SUBSCRIBER_COLUMNS,
  });
  return processEach(ending, async (user) => {
    const message = await transitionMessage("ending", user, user);
    await transaction((tx) => notifyTransition(tx, user, message));
  });
}

/**
 * A failure does not stop the others and is tried again in the next hour; several in a row mean that Stripe cannot be
 * reached.
 */
async function processEach<T>(list: T[], work: (item: T) => Promise<unknown>): Promise<number> {
  let [done, inARow] = [0, 0];
  for (const item of list)
    try {
      await work(item);
      done += 1;
      inARow = 0;
    } catch (reason) {
      log.warn({ reason: String(reason) }, "one subscription not reconciled");
      inARow += 1;
      if (inARow === MAX_FAILURES_IN_A_ROW) throw reason;
    }
  return done;
}
