import { afterEach, expect, test } from "vitest";
import { getModuleAccess } from "@/lib/courses/contract";
import { db } from "@/lib/platform/database/db";
import { singleton } from "@/lib/platform/process/singleton";
import { dayIn, dayInWords } from "@/lib/platform/time/civil";
import {
  createSubscription,
  getSubscription,
  openBillingPortal,
  verifyCheckoutSession,
} from "@/lib/subscriptions/contract";
import { PREMIUM_PRICE, WITHDRAWAL_DAYS } from "@/lib/subscriptions/rules";
import { cancelBilling } from "@/lib/subscriptions/writes/on-account-deleted";
import { courseOf, nth } from "@/tests/support/courses";
import { deliver, eventsOf, openCheckout, paidCheckout, payments } from "@/tests/support/payments";
import { person, visitor } from "@/tests/support/people";
import { setting } from "@/tests/support/settings";

const PREMIUM = { tier: "premium" as const };
const UNAVAILABLE = {
  status: 503,
  code: "provider_unavailable",
  message: "The payment service cannot be reached right now. Please try again in a moment.",
};
const userOf = (id: string) => db.user.findUniqueOrThrow({ where: { id } });
const causesOf = async (userId: string) =>
  (await db.notification.findMany({ where: { userId }, orderBy: { id: "asc" } })).map(({ title }) => title);

afterEach(() => {
  payments.control({ mode: "ok" });
});

test("200 a payment on Stripe's page gives Premium as soon as the person returns, without any webhook", async () => {
  const ada = await person("ada");
  const { modules } = await courseOf(1, 1);
  const mayOpen = async () => (await ada.call(getModuleAccess, { params: { id: nth(modules, 1).id } })).body.hasAccess;
  const created = await ada.call(createSubscription, { body: PREMIUM });
  expect(created).toMatchObject({
    status: 200,
    body: { checkoutUrl: expect.stringMatching(/^http:\/\/localhost:\d+\/c\/cs_test_/) },
  });
  expect(await mayOpen()).toBe(false);
  const { session, subscription } = await paidCheckout(ada);
  const verified = await ada.call(verifyCheckoutSession, { body: { sessionId: session.id } });
  const end = new Date((subscription.items.data[0]?.current_period_end ?? 0) * 1000).toISOString();
  expect(verified).toMatchObject({
    status: 200,
    body: { active: true, status: "active", tier: "premium", currentPeriodEnd: end, source: "paid" },
  });
  expect(await mayOpen()).toBe(true);
  expect((await ada.call(getSubscription)).body).toEqual(verified.body);
  expect(await causesOf(ada.id)).toEqual(["Premium is active"]);
});

test("the mail 'Premium is active' says the price, when it renews, how to cancel and how long one may withdraw", async () => {
  const ada = await person("ada");
  const { session, subscription } = await paidCheckout(ada);
  await ada.call(verifyCheckoutSession, { body: { sessionId: session.id } });
  const [mail] = await db.mail.findMany({ where: { userId: ada.id } });
  const renewal = new Date((subscription.items.data[0]?.current_period_end ?? 0) * 1000);
  const text = mail?.text.replace(/\s+/g, " ");
  expect(mail?.subject).toBe("Premium is active");
  expect(text).toContain(
    `Premium costs €${PREMIUM_PRICE} a month and renews on ${dayInWords(dayIn("Europe/London", renewal))}.`,
  );
  expect(text).toContain("Cancel at any time under Manage billing");
  expect(text).toContain(`Within ${WITHDRAWAL_DAYS} days of subscribing you may withdraw.`);
});

test("return and webhook in any order, also repeated, notify once", async () => {
  const ada = await person("ada");
  const { session } = await paidCheckout(ada);
  const events = eventsOf(session.customer);
  await Promise.all(events.map(deliver));
  for (let again = 0; again < 3; again++)
    expect((await ada.call(verifyCheckoutSession, { body: { sessionId: session.id } })).status).toBe(200);
  await Promise.all([...events, ...events].map(deliver));
  expect(await causesOf(ada.id)).toEqual(["Premium is active"]);
});

test("409 payment_incomplete before paying, 404 for another person's session and an unknown one", async () => {
  const [ada, linus] = [await person("ada"), await person("linus")];
  const session = await openCheckout(ada);
  const verify = (who: typeof ada, sessionId: string) => who.call(verifyCheckoutSession, { body: { sessionId } });
  expect(await verify(ada, session.id)).toMatchObject({ status: 409, code: "payment_incomplete" });
  const { session: paid } = await paidCheckout(linus);
  for (const id of [paid.id, "cs_test_none", "cs_live_none", "sub_1", "../customers", "%2e"])
    expect(await verify(ada, id), id).toMatchObject({ status: 404, message: "This payment was not found." });
  expect((await userOf(ada.id)).subscriptionStatus).toBeNull();
});

test("409 already_subscribed, also when only Stripe has the subscription yet", async () => {
  const ada = await person("ada");
  await paidCheckout(ada);
  expect((await ada.call(getSubscription)).body.active).toBe(false);
  const again = await ada.call(createSubscription, { body: PREMIUM });
  expect(again).toMatchObject({ status: 409, code: "already_subscribed", message: "You already have Premium." });
  expect((await ada.call(getSubscription)).body.active).toBe(true);
  expect(await ada.call(createSubscription, { body: PREMIUM })).toMatchObject({ status: 409 });
});

test("409 while a payment has failed: a second subscription does not help", async () => {
  const ada = await person("ada");
  const { subscription } = await paidCheckout(ada, "4000000000000341");
  payments.control({ days: 32 });
  expect(subscription.status).toBe("past_due");
  const refused = await ada.call(createSubscription, { body: PREMIUM });
  expect(refused).toMatchObject({ status: 409, code: "already_subscribed", message: /waiting for a payment/ });
  const { subscriptionPaymentFailedAt: since } = await userOf(ada.id);
  expect(since).not.toBeNull();
  expect((await ada.call(getSubscription)).body).toMatchObject({
    active: false,
    paymentFailed: true,
    paymentFailedAt: since?.toISOString(),
  });
  expect(await causesOf(ada.id)).toEqual(["Payment failed"]);
});

test("32 requests at once create one customer and one session, and paying it creates one subscription", async () => {
  const ada = await person("ada");
  const responses = await Promise.all(
    Array.from({ length: 32 }, () => ada.call(createSubscription, { body: PREMIUM })),
  );
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(responses.map(({ body }) => body.checkoutUrl)).size).toBe(1);
  const mine = Object.values(payments.state.customers).filter(({ email }) => email === ada.email);
  expect(mine).toHaveLength(1);
  const open = Object.values(payments.state.sessions).filter(({ customer }) => customer === mine[0]?.id);
  expect(open).toHaveLength(1);
  await paidCheckout(ada);
  const late = await Promise.all(Array.from({ length: 32 }, () => ada.call(createSubscription, { body: PREMIUM })));
  expect(new Set(late.map(({ code }) => code))).toEqual(new Set(["already_subscribed"]));
  expect(Object.values(payments.state.subscriptions).filter(({ customer }) => customer === mine[0]?.id)).toHaveLength(
    1,
  );
});

test("200 a new checkout follows an expired one, and follows a subscription that ended", async () => {
  const ada = await person("ada");
  const first = await openCheckout(ada);
  payments.control({ days: 2 });
  const { session, subscription } = await paidCheckout(ada);
  expect(session.id).not.toBe(first.id);
  await ada.call(verifyCheckoutSession, { body: { sessionId: session.id } });
  subscription.cancel_at_period_end = true;
  payments.control({ days: 40 });
  await Promise.all(eventsOf(session.customer).map(deliver));
  expect((await ada.call(getSubscription)).body).toMatchObject({ active: false, status: "canceled", tier: null });
  expect((await openCheckout(ada)).id).not.toBe(session.id);
  expect(await causesOf(ada.id)).toEqual(["Premium is active", "Premium has ended"]);
});

test("200 somebody whose customer was deleted at Stripe can buy again", async () => {
  const ada = await person("ada");
  const session = await openCheckout(ada);
  delete payments.state.customers[String(session.customer)];
  payments.state.keys = {};
  const { session: next } = await paidCheckout(ada);
  expect(next.customer).not.toBe(session.customer);
  expect((await ada.call(verifyCheckoutSession, { body: { sessionId: next.id } })).body.active).toBe(true);
});

test.each([
  ["down", { mode: "down" as const }],
  ["hanging up", { mode: "gone" as const }],
  ["answering garbage", { mode: "garbage" as const }],
  ["answering nothing", { mode: "empty" as const }],
  ["silent", { delayMs: 600_000 }],
])("503 without a long wait when Stripe is %s, and nothing is half done", async (_, behaviour) => {
  const [ada, linus] = [await person("ada"), await person("linus")];
  const { session } = await paidCheckout(linus);
  setting("STRIPE_WAIT_MS", "2500");
  payments.control(behaviour);
  const [deletion, ...answers] = await Promise.all([
    cancelBilling(linus.id).catch((thrown: unknown) => thrown),
    ada.call(createSubscription, { body: PREMIUM }),
    linus.call(verifyCheckoutSession, { body: { sessionId: session.id } }),
    linus.call(openBillingPortal),
  ]);
  for (const answer of answers) {
    expect(answer).toMatchObject(UNAVAILABLE);
    expect(answer.headers.get("retry-after")).toBe("30");
  }
  expect(await userOf(ada.id)).toMatchObject({ stripeCustomerId: null, subscriptionStatus: null });
  expect(deletion).toMatchObject({ code: "provider_unavailable" });
  payments.control({ mode: "ok" });
  expect((await linus.call(verifyCheckoutSession, { body: { sessionId: session.id } })).body.active).toBe(true);
  await paidCheckout(ada);
  expect(Object.values(payments.state.customers).filter(({ email }) => email === ada.email)).toHaveLength(1);
});

test("the portal opens for whoever has bought, 404 for others", async () => {
  const ada = await person("ada");
  expect(await ada.call(openBillingPortal)).toMatchObject({ status: 404, code: "not_found" });
  await paidCheckout(ada);
  expect((await ada.call(openBillingPortal)).body.url).toMatch(/^http:\/\/localhost:\d+\/p\/bps_/);
  expect((await visitor().call(openBillingPortal)).status).toBe(401);
});

test("deleting an account first ends its subscription and closes its checkouts", async () => {
  const ada = await person("ada");
  const { subscription } = await paidCheckout(ada);
  await cancelBilling(ada.id);
  expect(subscription.status).toBe("canceled");
  expect(payments.state.customers[String(subscription.customer)]).toBeUndefined();
  await cancelBilling(ada.id);
  const linus = await person("linus");
  const session = await openCheckout(linus);
  await cancelBilling(linus.id);
  expect(session.status).toBe("expired");
});

test("200 the embedded form needs both settings; Stripe's own page is used on request", async () => {
  const ada = await person("ada");
  setting("STRIPE_CHECKOUT", "embedded");
  expect((await ada.call(createSubscription, { body: PREMIUM })).body.checkoutUrl).toBeDefined();
  setting("STRIPE_PUBLISHABLE_KEY", "pk_test_local");
  const { body } = await ada.call(createSubscription, { body: PREMIUM });
  expect(body).toEqual({ clientSecret: expect.stringMatching(/^cs_test_\w+_secret_/) });
  const hosted = await ada.call(createSubscription, { body: { ...PREMIUM, hosted: true } });
  expect(hosted.body.clientSecret).toBeUndefined();
  const mine = Object.values(payments.state.customers).find(({ email }) => email === ada.email);
  const sessions = Object.values(payments.state.sessions).filter(({ customer }) => customer === mine?.id);
  expect(sessions.filter(({ status }) => status === "open")).toHaveLength(1);
});

test("nothing is sold when Stripe's price differs from the page's", async () => {
  const ada = await person("ada");
  singleton("premium price", () => ({ id: "", until: 0 })).until = 0;
  const price = payments.state.prices.price_local_premium_monthly;
  if (!price) throw new Error("The price is missing.");
  price.unit_amount = 1999;
  expect(await ada.call(createSubscription, { body: PREMIUM })).toMatchObject(UNAVAILABLE);
  price.unit_amount = 999;
  expect((await ada.call(createSubscription, { body: PREMIUM })).status).toBe(200);
});

test("400 for another tier", async () => {
  const ada = await person("ada");
  for (const tier of ["gold", "", {}, [], null, 1])
    expect(await ada.send("POST", "/api/create-subscription", { tier }), String(tier)).toMatchObject({ status: 400 });
  expect((await userOf(ada.id)).stripeCustomerId).toBeNull();
});
