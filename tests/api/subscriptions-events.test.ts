import { createHmac } from "node:crypto";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { db } from "@/lib/platform/database/db";
import { now } from "@/lib/platform/time/clock";
import { reconcile } from "@/lib/subscriptions/writes/reconcile";
import { signatureOf } from "@/local/stripe/events";
import { WEBHOOK_SECRET } from "@/local/stripe/server";
import { end, setCancelling } from "@/local/stripe/subscriptions";
import type { Event } from "@/local/stripe/wire";
import { nth } from "@/tests/support/courses";
import { dice, expectStripesState, NOTHING, storedUser } from "@/tests/support/lives";
import { deliver, eventsOf, paidCheckout, payments, post } from "@/tests/support/payments";
import { type Person, person } from "@/tests/support/people";
import { setting } from "@/tests/support/settings";
import { snapshot } from "@/tests/support/snapshot";

const { state } = payments;
const AT_ONCE = 8;
let ada: Person;

beforeEach(async () => {
  ada = await person("ada");
});

/** The five events of one subscription: bought (three), cancelled, resumed. */
async function fiveEvents(who = ada): Promise<{ customer: string; events: Event[] }> {
  const { session, subscription } = await paidCheckout(who);
  setCancelling(state, subscription, true);
  setCancelling(state, subscription, false);
  return { customer: String(session.customer), events: eventsOf(session.customer) };
}

function orders<T>(list: T[]): T[][] {
  if (list.length < 2) return [list];
  return list.flatMap((one, index) => orders(list.toSpliced(index, 1)).map((rest) => [one, ...rest]));
}

/** Resets the user to before the first event. */
async function forget({ id }: Person, events: Event[]): Promise<void> {
  await Promise.all([
    db.stripeEvent.deleteMany({ where: { eventId: { in: events.map((event) => event.id) } } }),
    db.notification.deleteMany({ where: { userId: id } }),
    db.user.update({ where: { id }, data: NOTHING }),
  ]);
}

/**
 * Delivers the events of one subscription in each order; the orders are shared with the other workers. Returns how many
 * it took.
 */
async function inEachOrder(who: Person, taken: Iterator<number[]>): Promise<number> {
  const { customer, events } = await fiveEvents(who);
  expect(events).toHaveLength(5);
  for (let lives = 0; ; lives++) {
    const { value: order, done } = taken.next();
    if (done) return lives;
    await forget(who, events);
    for (const at of order) expect(await deliver(nth(events, at))).toBe(200);
    await expectStripesState(who.id, customer);
    expect(await db.notification.count({ where: { userId: who.id } })).toBe(1);
  }
}

describe("webhooks", () => {
  test("all 120 orders of five events, delivered once or twice, end in Stripe's state with one notification", async () => {
    const once = orders([0, 1, 2, 3, 4]);
    const all = [...once, ...once.map((order) => order.flatMap((at) => [at, at]))];
    const people = await Promise.all(Array.from({ length: AT_ONCE }, () => person("ada")));
    const taken = all.values();
    const lives = await Promise.all(people.map((who) => inEachOrder(who, taken)));
    expect(lives.reduce((sum, count) => sum + count, 0)).toBe(240);
  }, 60_000);

  test("one event delivered 32 times at once is applied once", async () => {
    const { customer, events } = await fiveEvents();
    for (const event of events) {
      const answers = await Promise.all(Array.from({ length: 32 }, () => deliver(event)));
      expect(new Set(answers)).toEqual(new Set([200]));
      expect(await db.stripeEvent.count({ where: { eventId: event.id } })).toBe(1);
    }
    await expectStripesState(ada.id, customer);
    expect(await db.notification.count({ where: { userId: ada.id } })).toBe(1);
  });

  test("a state that changes while events are applied is not overwritten by an older response", async () => {
    const { session, subscription } = await paidCheckout(ada);
    for (let round = 0; round < 10; round++) {
      const before = eventsOf(session.customer);
      const sending = before.map(deliver);
      setCancelling(state, subscription, round % 2 === 0);
      await Promise.all([...sending, ...eventsOf(session.customer).map(deliver)]);
      await expectStripesState(ada.id, String(session.customer));
    }
  });

  test("an outdated response from Stripe is not written", async () => {
    const { session, subscription } = await paidCheckout(ada);
    const [early = {}] = eventsOf(session.customer);
    const asked = () => payments.calls.filter((call) => call === "GET /v1/subscriptions").length;
    const before = asked();
    payments.control({ onTheWayMs: 400 });
    const slow = deliver(early);
    await vi.waitFor(() => expect(asked()).toBe(before + 1));
    payments.control({});
    end(state, subscription, "cancellation_requested");
    const [last = {}] = eventsOf(session.customer).slice(-1);
    expect(await deliver(last)).toBe(200);
    expect(await slow).toBe(200);
    await expectStripesState(ada.id, String(session.customer));
  });

  test("when all events are lost, the hourly reconciliation updates the state", async () => {
    const { session, subscription } = await paidCheckout(ada);
    expect((await storedUser(ada.id)).subscriptionStatus).toBeNull();
    expect((await reconcile(now())).missed).toBeGreaterThanOrEqual(3);
    await expectStripesState(ada.id, String(session.customer));
    end(state, subscription, "cancellation_requested");
    await reconcile(now());
    await expectStripesState(ada.id, String(session.customer));
    expect((await reconcile(now())).missed).toBe(0);
  });

  test("one customer with an invalid response from Stripe does not delay the others", async () => {
    const linus = await person("linus");
    const [first, second] = [await paidCheckout(ada), await paidCheckout(linus)];
    const over = { subscriptionStatus: "active", subscriptionCurrentPeriodEnd: new Date(Date.now() - 86_400_000) };
    await db.user.updateMany({ where: { id: { in: [ada.id, linus.id] } }, data: over });
    await db.stripeEvent.createMany({
      data: eventsOf(first.session.customer).map(({ id, type }) => ({ eventId: id, type, createdAt: now() })),
    });
    const created = first.subscription.created;
    Object.assign(first.subscription, { created: "yesterday" });
    await reconcile(now());
    expect((await storedUser(ada.id)).subscriptionCurrentPeriodEnd).toEqual(over.subscriptionCurrentPeriodEnd);
    await expectStripesState(linus.id, String(second.session.customer));
    Object.assign(first.subscription, { created });
    await reconcile(now());
    await expectStripesState(ada.id, String(first.session.customer));
  });

  test("200 an event for an unknown customer is stored, and applied when Stripe says which user it is", async () => {
    const { session } = await paidCheckout(ada);
    const [event] = eventsOf(session.customer);
    await db.user.update({ where: { id: ada.id }, data: { stripeCustomerId: null } });
    const stranger = { ...event, id: "evt_parked", data: { object: { id: "in_1", customer: session.customer } } };
    expect(await deliver(stranger)).toBe(200);
    const parked = () => db.stripeEvent.findUniqueOrThrow({ where: { eventId: "evt_parked" } });
    expect(await parked()).toMatchObject({ processedAt: null, userId: null });
    await reconcile(now());
    expect(await parked()).toMatchObject({ processedAt: expect.any(Date), userId: ada.id });
    await expectStripesState(ada.id, String(session.customer));
  });

  test("200 other events are recorded and change nothing; 413 for a megabyte", async () => {
    const before = await storedUser(ada.id);
    const event = {
      id: "evt_other",
      type: "charge.refunded",
      created: 1,
      livemode: false,
      data: { object: { id: "ch_1" } },
    };
    expect(await deliver(event)).toBe(200);
    expect(await storedUser(ada.id)).toEqual(before);
    expect(await deliver({ ...event, filler: "x".repeat(1_000_000) })).toBe(413);
  });

  test("400 for each of a thousand forged, old and changed webhooks, and nothing is stored", async () => {
    const { session } = await paidCheckout(ada);
    const [event] = eventsOf(session.customer);
    const body = JSON.stringify(event);
    const before = await snapshot();
    const random = dice(7);
    const signedAt = Math.floor(Date.now() / 1000);
    const good = signatureOf(body, WEBHOOK_SECRET, signedAt);
    const stale = signedAt - 301;
    const kinds: (() => [string, string])[] = [
      () => [body, signatureOf(body, `whsec_${random(1e6)}`)],
      () => [body, signatureOf(body, WEBHOOK_SECRET, stale - random(1e6))],
      () => [body, ""],
      () => [body, good.replace(/v1=./, (sign) => (sign.endsWith("0") ? "v1=1" : "v1=0"))],
      () => [body, good.replace(/t=\d+/, `t=${signedAt - 1 - random(200)}`)],
      () => [body.replace(/"created":\d+/, `"created":${random(1e9)}`), good],
      () => [JSON.stringify(event, null, 1 + random(8)), good],
      () => [`${body.slice(0, random(body.length - 1))}`, good],
      () => [body, good.replace("v1=", "v0=")],
      () => {
        const live = JSON.stringify({ ...event, livemode: true, filler: random(1e6) });
        return [live, signatureOf(live, WEBHOOK_SECRET)];
      },
      () => {
        const nothing = JSON.stringify([{}, { id: "evt_1" }, [], { id: "x", type: 1 }, "text", null][random(6)]);
        return [nothing, signatureOf(nothing, WEBHOOK_SECRET)];
      },
    ];
    for (let at = 0; at < 1001; at++) {
      const [text, signature] = kinds[at % kinds.length]?.() ?? ["", ""];
      expect(await post(text, signature), `${at % kinds.length}: ${text.slice(0, 80)}`).toBe(400);
    }
    expect(await snapshot()).toEqual(before);
  }, 60_000);

  test("both secrets are valid while one replaces the other", async () => {
    const { events } = await fiveEvents();
    setting("STRIPE_WEBHOOK_SECRET", `whsec_new, ${WEBHOOK_SECRET}`);
    const body = JSON.stringify(events[0]);
    expect(await post(body, signatureOf(body, WEBHOOK_SECRET))).toBe(200);
    expect(await post(body, signatureOf(body, "whsec_new"))).toBe(200);
    expect(await post(body, signatureOf(body, "whsec_old"))).toBe(400);
  });
});

test("400 for an event dated more than five minutes ahead, even with a correct signature", async () => {
  const body = JSON.stringify({ id: "evt_ahead", object: "event", type: "invoice.paid", data: { object: {} } });
  const ahead = Math.floor(Date.now() / 1000) + 3600;
  const signed = createHmac("sha256", WEBHOOK_SECRET).update(`${ahead}.${body}`).digest("hex");
  expect(await post(body, `t=${ahead},v1=${signed}`)).toBe(400);
});

test("200 a session that names a user only by its client_reference_id does not set the customer of that user", async () => {
  const linus = await person("linus");
  const { events } = await fiveEvents();
  const session = structuredClone(events.find(({ type }) => type === "checkout.session.completed"));
  const object = {
    ...session?.data.object,
    customer: "cus_of_a_payment_link",
    client_reference_id: linus.id,
    metadata: {},
  };
  expect(await deliver({ ...session, id: "evt_payment_link", data: { object } })).toBe(200);
  expect(await db.user.findUnique({ where: { id: linus.id } })).toMatchObject({ stripeCustomerId: null });
});
