import { afterAll, expect, test } from "vitest";
import { paymentFacts } from "@/local/doctor-payments.mjs";
import { startStripe } from "@/local/stripe/server";

const payments = await startStripe();
afterAll(() => payments.stop());

const stripe = { LOCAL: "1", ...payments.environment };

test("reports that everything is set up", async () => {
  expect(await paymentFacts(stripe)).toEqual([
    ["Payments", "Stripe, test mode", true],
    ["Webhook", "secret set", true],
    ["Price", "price_local_premium_monthly, EUR 9.99 a month", true],
  ]);
  expect(await paymentFacts({}, { payments: "http://localhost:3002" })).toEqual([
    ["Payments", "http://localhost:3002", true],
  ]);
});

test.each([
  ["no signing secret", { STRIPE_WEBHOOK_SECRET: "" }, "STRIPE_WEBHOOK_SECRET is missing: it begins with whsec_"],
  ["an unknown price", { STRIPE_PRICE: "gold" }, "no active price has the lookup key gold"],
  ["an unknown price id", { STRIPE_PRICE: "price_gold" }, "No such price: 'price_gold'"],
  ["a wrong key", { STRIPE_SECRET_KEY: "sk_test_other" }, "Invalid API Key provided."],
  ["no publishable key", { STRIPE_CHECKOUT: "embedded" }, "STRIPE_PUBLISHABLE_KEY is missing, so Stripe's page serves"],
  [
    "a publishable key of the other mode",
    { STRIPE_CHECKOUT: "embedded", STRIPE_PUBLISHABLE_KEY: "pk_live_1" },
    "STRIPE_PUBLISHABLE_KEY is of live mode",
  ],
])("reports a problem: %s", async (_, more, sentence) => {
  const facts = await paymentFacts({ ...stripe, ...more });
  expect(facts.filter(([, , isGood]) => !isGood).map(([, said]) => said)).toEqual([sentence]);
});

test("reports a price that differs from the one on the page", async () => {
  const price = payments.state.prices.price_local_premium_monthly;
  if (!price) throw new Error("The price is missing.");
  price.unit_amount = 1999;
  expect(await paymentFacts(stripe)).toContainEqual([
    "Price",
    "price_local_premium_monthly is not EUR 9.99 a month",
    false,
  ]);
  price.unit_amount = 999;
});
