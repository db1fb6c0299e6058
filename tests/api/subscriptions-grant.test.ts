import { expect, test, vi } from "vitest";
import { db } from "@/lib/platform/database/db";
import { dayIn, dayInWords } from "@/lib/platform/time/civil";
import { now } from "@/lib/platform/time/clock";
import { getSubscription, grantSubscription, verifyCheckoutSession } from "@/lib/subscriptions/contract";
import { reconcile } from "@/lib/subscriptions/writes/reconcile";
import { syncSubscription } from "@/lib/subscriptions/writes/sync";
import { end, itemOf, setCancelling } from "@/local/stripe/subscriptions";
import { deliver, eventsOf, paidCheckout, payments } from "@/tests/support/payments";
import { type Person, person } from "@/tests/support/people";

const DAY = 86_400_000;
const TWELVE = { durationMonths: 12 as const };
const noticesOf = async (userId: string) =>
  (await db.notification.findMany({ where: { userId }, orderBy: { id: "asc" } })).map(({ title }) => title);
const endOf = async (userId: string) => {
  const [told, mail] = await Promise.all([
    db.notification.findFirst({ where: { userId, title: "Premium has ended" } }),
    db.mail.findFirst({ where: { userId, subject: "Premium has ended" } }),
  ]);
  expect(mail?.text).toContain(told?.message);
  return told?.message;
};
const STAYS_OPEN = "The first module of each course stays open, and your progress is kept.";
const mailsOf = async (userId: string) =>
  (await db.mail.findMany({ where: { userId }, orderBy: { id: "asc" } })).length;
const entries = (targetId: string) => db.auditEntry.findMany({ where: { targetId }, orderBy: { id: "asc" } });

async function at<T>(moment: Date, work: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ["Date"], now: moment });
  return work().finally(() => vi.useRealTimers());
}

test("200 twelve months from now, also when pressed 32 times; one notification, one mail, each grant audited", async () => {
  const [ada, root] = [await person("ada"), await person("root")];
  const press = () => root.call(grantSubscription, { body: { userId: ada.id, ...TWELVE } });
  const answers = await Promise.all(Array.from({ length: 32 }, press));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const { body } = await press();
  expect(body).toMatchObject({ status: "active", tier: "premium", user: { id: ada.id, stripeSubscriptionId: null } });
  const months = (new Date(body.currentPeriodEnd ?? 0).getTime() - Date.now()) / DAY / 30.44;
  expect(months).toBeGreaterThan(11.9);
  expect(months).toBeLessThan(12.1);
  expect((await ada.call(getSubscription)).body).toMatchObject({ active: true, source: "granted" });
  expect(await noticesOf(ada.id)).toEqual(["You were given Premium"]);
  expect(await mailsOf(ada.id)).toBe(1);
  const noted = await entries(ada.id);
  expect(noted).toHaveLength(33);
  expect(noted[0]).toMatchObject({ actorId: root.id, action: "subscription.grant", before: { status: null } });
});

test("granted access sends a notification a week before its end, ends exactly then, and sends one at the end", async () => {
  const [ada, root] = [await person("ada"), await person("root")];
  const { body } = await root.call(grantSubscription, { body: { userId: ada.id, ...TWELVE } });
  const last = new Date(body.currentPeriodEnd ?? 0);
  const before = (milliseconds: number) => new Date(last.getTime() - milliseconds);
  await at(before(8 * DAY), () => reconcile(now()));
  expect(await noticesOf(ada.id)).toEqual(["You were given Premium"]);
  for (const days of [7, 6, 1]) await at(before(days * DAY - 1000), () => reconcile(now()));
  expect(await noticesOf(ada.id)).toEqual(["You were given Premium", "Premium ends soon"]);
  const active = async () => (await ada.call(getSubscription)).body;
  expect(await at(before(1000), active)).toMatchObject({ active: true });
  expect(await at(before(-1000), active)).toMatchObject({ active: false, tier: null });
  for (let hour = 1; hour < 4; hour++) await at(before(-hour * 3_600_000), () => reconcile(now()));
  expect(await noticesOf(ada.id)).toEqual(["You were given Premium", "Premium ends soon", "Premium has ended"]);
  expect(await mailsOf(ada.id)).toBe(3);
  expect(await endOf(ada.id)).toBe(`The time for which you were given access is over. ${STAYS_OPEN}`);
  const { text } = await db.mail.findFirstOrThrow({ where: { userId: ada.id, subject: "Premium has ended" } });
  expect(text.replace(/\s+/g, " ")).toContain(
    "This access was given to you. It cost nothing, and nothing is charged now.",
  );
  expect((await active()).status).toBe("canceled");
});

test("409 for somebody who pays; paid and granted access are stored side by side", async () => {
  const [ada, root] = [await person("ada"), await person("root")];
  const { session, subscription } = await paidCheckout(ada);
  await ada.call(verifyCheckoutSession, { body: { sessionId: session.id } });
  const grant = () => root.call(grantSubscription, { body: { userId: ada.id, ...TWELVE } });
  expect(await grant()).toMatchObject({ status: 409, code: "already_subscribed" });
  end(payments.state, subscription, "cancellation_requested");
  await syncSubscription(ada.id);
  expect((await grant()).status).toBe(200);
  await Promise.all(eventsOf(session.customer).map(deliver));
  expect((await ada.call(getSubscription)).body).toMatchObject({ active: true, source: "granted" });
});

test("after a grant and webhooks at once, both are stored", async () => {
  const [ada, root] = [await person("ada"), await person("root")];
  const { session } = await paidCheckout(ada);
  const [granted] = await Promise.all([
    root.call(grantSubscription, { body: { userId: ada.id, ...TWELVE } }),
    ...eventsOf(session.customer).map(deliver),
  ]);
  expect([200, 409]).toContain(granted.status);
  await syncSubscription(ada.id);
  expect((await ada.call(getSubscription)).body).toMatchObject({ active: true, source: "paid" });
});

/** A subscription that was created by hand at Stripe. */
async function madeByHand(): Promise<{ id: string; owner: Person }> {
  const owner = await person("ada");
  const { subscription } = await paidCheckout(owner);
  subscription.metadata = {};
  await db.user.update({ where: { id: owner.id }, data: { stripeCustomerId: null, stripeSubscriptionId: null } });
  return { id: subscription.id, owner };
}

test("200 links a subscription made at Stripe; 409 when another user has it", async () => {
  const [ada, linus, root] = [await person("ada"), await person("linus"), await person("root")];
  const { id } = await madeByHand();
  const link = (who: Person) => root.call(grantSubscription, { body: { userId: who.id, subscriptionId: id } });
  const linked = await link(ada);
  expect(linked).toMatchObject({ status: 200, body: { status: "active", tier: "premium" } });
  expect(linked.body.user).toEqual({ id: ada.id, stripeSubscriptionId: id });
  expect((await link(ada)).status).toBe(200);
  expect(await link(linus)).toMatchObject({ status: 409, code: "subscription_taken" });
  expect((await linus.call(getSubscription)).body.active).toBe(false);
  const subscription = payments.state.subscriptions[id];
  if (!subscription) throw new Error("The subscription is missing.");
  setCancelling(payments.state, subscription, true);
  await Promise.all(eventsOf(subscription.customer).map(deliver));
  expect((await ada.call(getSubscription)).body).toMatchObject({ cancelAtPeriodEnd: true, active: true });
  expect(itemOf(subscription).current_period_end).toBeGreaterThan(0);
});

test("400 for an id unknown to Stripe, with a sentence that says which", async () => {
  const [ada, root] = [await person("ada"), await person("root")];
  const link = (subscriptionId: string) => root.call(grantSubscription, { body: { userId: ada.id, subscriptionId } });
  expect(await link("sub_nothing")).toMatchObject({ status: 400, message: "No such subscription: 'sub_nothing'." });
  expect(await link("sub_live_1")).toMatchObject({
    status: 400,
    message: "This subscription was made in Stripe test mode (or live mode) and does not match the keys in use.",
  });
  payments.control({ mode: "down" });
  expect((await link("sub_nothing")).status).toBe(503);
  payments.control({ mode: "ok" });
  expect(await entries(ada.id)).toEqual([]);
});

test("400 and 404 for invalid input, without an effect", async () => {
  const [ada, root] = [await person("ada"), await person("root")];
  const userId = ada.id;
  const nonsense = [
    {},
    { userId },
    { userId, ...TWELVE, subscriptionId: "sub_1" },
    ...[0, -1, 1, 1200, "12", null].map((durationMonths) => ({ userId, durationMonths })),
    ...["", "cus_1", "sub_", "sub_ä", 1].map((subscriptionId) => ({ userId, subscriptionId })),
    ...["2", "", 1, "root"].map((id) => ({ userId: id, ...TWELVE })),
  ];
  for (const body of nonsense)
    expect((await root.send("POST", "/api/debug/grant-subscription", body)).status, JSON.stringify(body)).toBe(400);
  const unknownId = "0193a5f0-0000-7000-8000-000000000000";
  expect((await root.call(grantSubscription, { body: { userId: unknownId, ...TWELVE } })).status).toBe(404);
  expect((await ada.call(getSubscription)).body).toMatchObject({ active: false, status: null });
});

test("a cancellation is confirmed at once with the day it ends, in the bell and by mail, and once only", async () => {
  const ada = await person("ada");
  const { session, subscription } = await paidCheckout(ada);
  await ada.call(verifyCheckoutSession, { body: { sessionId: session.id } });
  setCancelling(payments.state, subscription, true);
  for (const event of eventsOf(session.customer)) expect(await deliver(event)).toBe(200);
  await syncSubscription(ada.id);
  expect(await noticesOf(ada.id)).toEqual(["Premium is active", "Premium is cancelled"]);
  const mails = await db.mail.findMany({ where: { userId: ada.id }, orderBy: { id: "asc" } });
  const last = dayInWords(dayIn("Europe/London", new Date(itemOf(subscription).current_period_end * 1000)));
  expect(mails.map(({ subject }) => subject)).toEqual(["Premium is active", "Premium is cancelled"]);
  expect(mails[1]?.text).toContain(`All modules stay open until ${last}.`);
  expect((await ada.call(getSubscription)).body).toMatchObject({ active: true, cancelAtPeriodEnd: true });
});

test("cancelled at the period's end: notified a week before, access until then, none on the day itself", async () => {
  const ada = await person("ada");
  const { session, subscription } = await paidCheckout(ada);
  setCancelling(payments.state, subscription, true);
  await ada.call(verifyCheckoutSession, { body: { sessionId: session.id } });
  const last = new Date(itemOf(subscription).current_period_end * 1000);
  await at(new Date(last.getTime() - 3 * DAY), () => reconcile(now()));
  expect(await noticesOf(ada.id)).toEqual(["Premium is active", "Premium ends soon"]);
  end(payments.state, subscription, "cancellation_requested");
  await reconcile(now());
  expect(await noticesOf(ada.id)).toEqual(["Premium is active", "Premium ends soon", "Premium has ended"]);
  expect(await endOf(ada.id)).toBe(`You cancelled, and the time that you paid for is over. ${STAYS_OPEN}`);
});

test.each([
  ["payment_failed" as const, "past_due", `Your payment did not go through. ${STAYS_OPEN}`],
  ["cancellation_requested" as const, "active", STAYS_OPEN],
])("the end of a subscription says why when it is known: %s after %s", async (reason, status, message) => {
  const ada = await person("ada");
  const { session, subscription } = await paidCheckout(ada);
  await ada.call(verifyCheckoutSession, { body: { sessionId: session.id } });
  subscription.status = status;
  await syncSubscription(ada.id);
  end(payments.state, subscription, reason);
  await syncSubscription(ada.id);
  expect(await endOf(ada.id)).toBe(message);
});
