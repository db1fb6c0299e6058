import { expect, test } from "vitest";
import { db } from "@/lib/platform/database/db";
import { pay } from "@/local/stripe/checkout";
import { newCustomer } from "@/local/stripe/customers";
import { newSession } from "@/local/stripe/sessions";
import { collectOwed, end, itemOf, ofCustomer, setCancelling } from "@/local/stripe/subscriptions";
import type { Event } from "@/local/stripe/wire";
import { dice, expectStripesState, forgetAtStripe, NOTHING } from "@/tests/support/lives";
import { deliver, eventsOf, payments } from "@/tests/support/payments";
import { type Person, person } from "@/tests/support/people";

const { state } = payments;
const LIVES = 2000;
const AT_ONCE = 10;

test("2 000 random subscription histories with lost and repeated deliveries end in Stripe's state", async () => {
  const random = dice(4821);
  const people = await Promise.all(Array.from({ length: AT_ONCE }, () => person("ada")));
  for (let round = 0; round < LIVES / AT_ONCE; round++) await Promise.all(people.map((who) => randomLife(who, random)));
}, 900_000);

/**
 * A subscription's history at Stripe; of each event zero, one or two copies arrive, soon or late. The last one always
 * arrives.
 */
async function randomLife(who: Person, random: (below: number) => number): Promise<void> {
  const customer = newCustomer(state, { email: who.email, metadata: { userId: who.id } }).id;
  await db.user.update({ where: { id: who.id }, data: { ...NOTHING, stripeCustomerId: customer } });
  const steps = random(10) ? 1 + random(3) : 12;
  let under: { event: Event; at: number }[] = [];
  for (let step = 0, seen = 0; step < steps; step++) {
    happenAtStripe(who.id, customer, random);
    const created = eventsOf(customer).slice(seen);
    seen += created.length;
    under.push(...created.flatMap((event) => copiesOf(event).map(() => ({ event, at: step + random(3) }))));
    await arrive(under.filter(({ at }) => at <= step));
    under = under.filter(({ at }) => at > step);
  }
  await arrive(under);
  await arrive(
    eventsOf(customer)
      .slice(-1)
      .map((event) => ({ event })),
  );
  await expectStripesState(who.id, customer);
  forgetAtStripe(customer);

  function copiesOf(event: Event): Event[] {
    return Array.from({ length: [0, 0, 1, 1, 2][random(5)] ?? 0 }, () => event);
  }

  /** In any order; sometimes all at once. */
  async function arrive(sent: { event: Event }[]): Promise<void> {
    const mixed = sent.map(({ event }) => ({ event, place: random(100) })).sort((a, b) => a.place - b.place);
    if (random(6) === 0) await Promise.all(mixed.map(({ event }) => deliver(event).then(isTaken)));
    else for (const { event } of mixed) isTaken(await deliver(event));
  }
}

const isTaken = (status: number) => expect(status).toBe(200);

function happenAtStripe(userId: string, customer: string, random: (below: number) => number): void {
  const live = ofCustomer(state, customer).find(({ status }) => status !== "canceled");
  if (!live) {
    const fields = {
      mode: "subscription",
      customer,
      success_url: "http://localhost/",
      line_items: { 0: { price: "price_local_premium_monthly", quantity: "1" } },
      subscription_data: { metadata: { userId } },
    };
    pay(state, newSession(state, fields, payments.url), random(3) ? "4242424242424242" : "4000000000000341");
    return;
  }
  const item = itemOf(live);
  const steps = [
    () => setCancelling(state, live, true),
    () => setCancelling(state, live, false),
    () => end(state, live, "cancellation_requested"),
    () => {
      state.cards[customer] = { last4: "4242", pays: true };
      collectOwed(state, customer);
    },
    () => {
      item.current_period_end += 86_400;
      setCancelling(state, live, live.cancel_at_period_end);
    },
  ];
  steps[random(steps.length)]?.();
}
