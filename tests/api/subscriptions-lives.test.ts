import { expect, test } from "vitest";
import { db } from "@/lib/platform/db";
import { pay } from "@/local/stripe/checkout";
import { newCustomer } from "@/local/stripe/customers";
import { newSession } from "@/local/stripe/sessions";
import { collectOwed, end, itemOf, ofCustomer, setCancelling } from "@/local/stripe/subscriptions";
import { dice, expectStripesState, forgetAtStripe, NOTHING } from "@/tests/support/lives";
import { deliver, eventsOf, payments } from "@/tests/support/payments";
import { type Person, person } from "@/tests/support/people";

const { state } = payments;
const LIVES = 2000;
const AT_ONCE = 20;

test("2 000 random lives with lost and repeated deliveries end in Stripe's state", async () => {
  const random = dice(4821);
  const people = await Promise.all(Array.from({ length: AT_ONCE }, () => person("ada")));
  for (let round = 0; round < LIVES / AT_ONCE; round++) await Promise.all(people.map((who) => randomLife(who, random)));
}, 120_000);

/** A few steps at Stripe, whose events arrive in any order, twice, or not at all; then what is left arrives. */
async function randomLife(who: Person, random: (below: number) => number): Promise<void> {
  const customer = newCustomer(state, { email: who.email, metadata: { userId: who.id } }).id;
  await db.user.update({ where: { id: who.id }, data: { ...NOTHING, stripeCustomerId: customer } });
  const steps = random(10) ? 1 + random(3) : 12;
  for (let step = steps; step > 0; step--) happenAtStripe(who.id, customer, random);
  const made = eventsOf(customer);
  const sent = made.flatMap((event) =>
    Array.from({ length: [0, 0, 1, 1, 2][random(5)] ?? 0 }, () => ({ event, at: random(100) })),
  );
  for (const { event } of sent.sort((a, b) => a.at - b.at)) expect(await deliver(event)).toBe(200);
  const last = made.at(-1);
  if (last) await deliver(last);
  await expectStripesState(who.id, customer);
  forgetAtStripe(customer);
}

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
