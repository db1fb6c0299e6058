import { afterEach, expect, test } from "vitest";
import { now } from "@/lib/platform/time/clock";
import { createSubscription, verifyCheckoutSession } from "@/lib/subscriptions/contract";
import { cancelBilling } from "@/lib/subscriptions/writes/on-account-deleted";
import { reconcile } from "@/lib/subscriptions/writes/reconcile";
import { dice, expectStripesState } from "@/tests/support/lives";
import { deliver, eventsOf, openCheckout, paidCheckout, payments } from "@/tests/support/payments";
import { type Person, person } from "@/tests/support/people";

const PREMIUM = { tier: "premium" as const };
const MODES = ["ok", "ok", "down", "gone", "lost", "garbage", "empty"] as const;
const BUYERS = 40;
const { state } = payments;
const customersOf = ({ email }: Person) => Object.values(state.customers).filter((one) => one.email === email);

afterEach(() => {
  payments.control({ mode: "ok" });
});

test("a lost response from Stripe is requested again, and nothing is created twice", async () => {
  const [ada, linus, grace] = await Promise.all([person("ada"), person("linus"), person("ada")]);
  const first = await openCheckout(linus);
  const { session, subscription } = await paidCheckout(grace);
  await grace.call(verifyCheckoutSession, { body: { sessionId: session.id } });
  payments.control({ mode: "lost" });
  const [newcomer, again, leaving] = await Promise.all([
    ada.call(createSubscription, { body: PREMIUM }),
    linus.call(createSubscription, { body: PREMIUM }),
    cancelBilling(grace.id).catch((thrown: unknown) => thrown),
  ]);
  expect([newcomer.status, again.status]).toEqual([503, 503]);
  expect(leaving).toMatchObject({ code: "provider_unavailable" });
  expect(subscription.status).toBe("active");
  payments.control({ mode: "ok" });
  expect(customersOf(ada)).toHaveLength(1);
  await openCheckout(ada);
  expect(customersOf(ada)).toHaveLength(1);
  expect((await openCheckout(linus)).id).toBe(first.id);
  await cancelBilling(grace.id);
  expect(subscription.status).toBe("canceled");
});

const random = dice(99);

/** While this runs, Stripe's behaviour changes every few milliseconds. */
async function whileItStumbles(work: Promise<unknown>[]): Promise<void> {
  const timer = setInterval(() => payments.control({ mode: MODES[random(MODES.length)] ?? "ok" }), 3);
  await Promise.all(work).finally(() => clearInterval(timer));
  payments.control({ mode: "ok" });
}

const isAnswered = ({ status }: { status: number }) => expect([200, 503]).toContain(status);

test("forty purchases while Stripe fails in every way end with Stripe's state and one customer each", async () => {
  const people = await Promise.all(Array.from({ length: BUYERS }, () => person("ada")));
  await whileItStumbles(people.map((who) => who.call(createSubscription, { body: PREMIUM }).then(isAnswered)));
  const bought = await Promise.all(people.map(async (who) => ({ who, ...(await paidCheckout(who)) })));
  await whileItStumbles(
    bought.flatMap(({ who, session }) => {
      const [event = {}] = eventsOf(session.customer).slice(random(3));
      const verified = who.call(verifyCheckoutSession, { body: { sessionId: session.id } });
      return [verified.then(isAnswered), deliver(event).then((status) => isAnswered({ status }))];
    }),
  );
  await reconcile(now());
  for (const { who, session } of bought) {
    expect(customersOf(who)).toHaveLength(1);
    await expectStripesState(who.id, String(session.customer));
  }
}, 60_000);
