import * as z from "zod/mini";
import { endpoint } from "@/lib/platform/contract/endpoint";
import { instant } from "@/lib/platform/contract/shapes";
import { GRANT_MONTHS, SUBSCRIPTION_ID, SUBSCRIPTION_ID_HINT } from "./rules/limits";

export const subscriptionSummary = z.object({
  active: z.boolean(),
  status: z.nullable(z.string()),
  tier: z.nullable(z.string()),
  currentPeriodEnd: z.nullable(instant),
});
export type SubscriptionSummary = z.output<typeof subscriptionSummary>;

/** The summary plus the details for the plan's page. */
export const subscription = z.extend(subscriptionSummary, {
  source: z.nullable(z.enum(["paid", "granted"])),
  cancelAtPeriodEnd: z.boolean(),
  paymentFailed: z.boolean(),
  /** Since when; null while it does not fail. */
  paymentFailedAt: z.nullable(instant),
});
export type Subscription = z.output<typeof subscription>;

export const getSubscription = endpoint({
  method: "GET",
  path: "/api/subscription",
  summary: "Whether the caller's Premium subscription is active, and until when",
  access: "user",
  response: subscription,
});

export const createSubscription = endpoint({
  method: "POST",
  path: "/api/create-subscription",
  summary: "Prepares a checkout: an address to pay at, or the secret of a form in our own page",
  access: "user",
  body: z.object({
    tier: z.literal("premium", "There is one plan: premium."),
    hosted: z.optional(z.boolean("Yes or no is expected.")),
  }),
  response: z.object({ checkoutUrl: z.optional(z.string()), clientSecret: z.optional(z.string()) }),
  limit: { points: 5, seconds: 600 },
});

export const verifyCheckoutSession = endpoint({
  method: "POST",
  path: "/api/verify-checkout-session",
  summary: "Makes the caller's subscription count at once after paying, without waiting for the webhook",
  access: "user",
  body: z.object({
    sessionId: z.string("A session id is expected.").check(
      z.refine((value) => !/\p{Cc}|\p{Cs}/u.test(value), {
        message: "This text contains characters that cannot be used.",
        params: { code: "invalid_characters" },
      }),
      z.minLength(1, "A session id is expected."),
      z.maxLength(500, "This is no session id."),
    ),
  }),
  response: subscription,
  limit: { points: 20, seconds: 600 },
});

export const openBillingPortal = endpoint({
  method: "POST",
  path: "/api/billing-portal",
  summary: "An address at which to see invoices, change the card and cancel",
  access: "user",
  response: z.object({ url: z.string() }),
  limit: { points: 20, seconds: 600 },
});

const ONE_WAY = "Grant 12 months, or link a subscription id: one of the two.";

export const grantSubscription = endpoint({
  method: "POST",
  path: "/api/debug/grant-subscription",
  summary: "Gives a user Premium for 12 months, or links a subscription made at Stripe",
  access: "admin",
  body: z
    .object({
      userId: z.uuid("This is no user id."),
      durationMonths: z.optional(z.literal(GRANT_MONTHS, "Premium is granted for 12 months.")),
      subscriptionId: z.optional(z.string(SUBSCRIPTION_ID_HINT).check(z.regex(SUBSCRIPTION_ID, SUBSCRIPTION_ID_HINT))),
    })
    .check(
      z.refine((body) => (body.durationMonths === undefined) !== (body.subscriptionId === undefined), {
        message: ONE_WAY,
      }),
    ),
  response: z.object({
    status: z.nullable(z.string()),
    tier: z.nullable(z.string()),
    currentPeriodEnd: z.nullable(instant),
    user: z.object({ id: z.string(), stripeSubscriptionId: z.nullable(z.string()) }),
  }),
  limit: { points: 120, seconds: 60 },
});
