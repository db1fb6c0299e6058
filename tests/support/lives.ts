import { expect } from "vitest";
import { db } from "@/lib/platform/database/db";
import { itemOf, ofCustomer } from "@/local/stripe/subscriptions";
import { payments } from "./payments";

/** The same random numbers in every run, so that a failure can be repeated. */
export function dice(seed: number) {
  let at = seed;
  return (below: number) => {
    at = (at * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((at / 2_147_483_648) * below);
  };
}

export const storedUser = (id: string) => db.user.findUniqueOrThrow({ where: { id } });

/** Compares our columns with the one subscription that Stripe has for this customer. */
export async function expectStripesState(id: string, customer: string): Promise<void> {
  const user = await storedUser(id);
  const live = ofCustomer(payments.state, customer).filter(({ status }) => status !== "canceled");
  const [one] = live.length > 0 ? live : ofCustomer(payments.state, customer).toReversed();
  expect(live.length).toBeLessThanOrEqual(1);
  if (!one) return expect(user.subscriptionStatus).toBeNull() as undefined;
  expect({
    id: user.stripeSubscriptionId,
    status: user.subscriptionStatus,
    end: (user.subscriptionCurrentPeriodEnd?.getTime() ?? 0) / 1000,
    cancelling: user.subscriptionCancelAtPeriodEnd,
  }).toEqual({
    id: one.id,
    status: one.status,
    end: one.cancel_at ?? itemOf(one).current_period_end,
    cancelling: one.cancel_at_period_end,
  });
}

/** The columns of a user who never subscribed. */
export const NOTHING = {
  stripeSubscriptionId: null,
  subscriptionStatus: null,
  subscriptionTier: null,
  subscriptionSource: null,
  subscriptionCurrentPeriodEnd: null,
  subscriptionCancelAtPeriodEnd: false,
};

/** Deletes a checked customer: with thousands of them, the stand-in would become slow. */
export function forgetAtStripe(customer: string): void {
  const { customers, cards, sessions, promised, subscriptions, invoices, events } = payments.state;
  delete customers[customer];
  delete cards[customer];
  for (const things of [sessions, subscriptions, invoices, events])
    for (const [id, thing] of Object.entries(things)) if (customerOf(thing) === customer) delete things[id];
  for (const id of Object.keys(promised)) if (!sessions[id]) delete promised[id];
}

const customerOf = (thing: object): unknown => {
  const { customer, data } = thing as { customer?: unknown; data?: { object: { customer?: unknown } } };
  return customer ?? data?.object.customer;
};
