const TIMEOUT_MS = 8000;
const PRICE = { active: true, currency: "eur", unit_amount: 999 };

/**
 * Checks the payment settings: `[name, sentence, isGood]` for each; with a key of Stripe's also what Stripe's API
 * reports.
 */
export async function paymentFacts(environment, running) {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret, STRIPE_CHECKOUT } = environment;
  const form = STRIPE_CHECKOUT === "embedded" ? [formFact(environment)] : [];
  if (!key) return [["Payments", running?.payments ?? "local", true], ...form];
  const mode = modeOf(key);
  const hasSecret = /^whsec_/.test(secret ?? "");
  return [
    ["Payments", `Stripe, ${mode} mode`, mode !== "unknown"],
    ...form,
    ["Webhook", hasSecret ? "secret set" : "STRIPE_WEBHOOK_SECRET is missing: it begins with whsec_", hasSecret],
    await priceFact(key, environment),
  ];
}

const modeOf = (key) => /^(?:sk|rk|pk)_(test|live)_/.exec(key)?.[1] ?? "unknown";

function formFact({ STRIPE_SECRET_KEY: key, STRIPE_PUBLISHABLE_KEY: publishable }) {
  if (!publishable) return ["Form", "STRIPE_PUBLISHABLE_KEY is missing, so Stripe's page serves", false];
  if (!key) return ["Form", "the form in our own page needs STRIPE_SECRET_KEY, too", false];
  if (modeOf(publishable) !== modeOf(key))
    return ["Form", `STRIPE_PUBLISHABLE_KEY is of ${modeOf(publishable)} mode`, false];
  return ["Form", "in our own page", true];
}

async function priceFact(key, { STRIPE_PRICE: name = "premium_monthly", LOCAL, STRIPE_HOST, STRIPE_PORT }) {
  const { default: Stripe } = await import("stripe");
  /** @type {import("stripe").Stripe.StripeConfig} */
  const standIn = LOCAL === "1" && STRIPE_HOST ? { host: STRIPE_HOST, port: STRIPE_PORT, protocol: "http" } : {};
  const stripe = new Stripe(key, { ...standIn, timeout: TIMEOUT_MS, maxNetworkRetries: 0, telemetry: false });
  try {
    const price = name.startsWith("price_")
      ? await stripe.prices.retrieve(name)
      : (await stripe.prices.list({ lookup_keys: [name], active: true })).data[0];
    if (!price) return ["Price", `no active price has the lookup key ${name}`, false];
    const monthly = price.recurring?.interval === "month" && price.recurring.interval_count === 1;
    const isRight = monthly && Object.entries(PRICE).every(([field, value]) => price[field] === value);
    return ["Price", isRight ? `${price.id}, EUR 9.99 a month` : `${price.id} is not EUR 9.99 a month`, isRight];
  } catch (error) {
    return ["Price", error.message, false];
  }
}
