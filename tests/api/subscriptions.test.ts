import { expect, test } from "vitest";
import { getUser } from "@/lib/accounts/contract";
import { getModuleAccess } from "@/lib/courses/contract";
import { db } from "@/lib/platform/database/db";
import { getSubscription } from "@/lib/subscriptions/contract";
import { courseOf, nth } from "@/tests/support/courses";
import { person, visitor } from "@/tests/support/people";
import { statementsOf } from "@/tests/support/statements";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const from = (milliseconds: number) => new Date(Date.now() + milliseconds);

test("401 without a sign-in", async () => {
  expect(await visitor().call(getSubscription)).toMatchObject({ status: 401, code: "unauthenticated" });
});

test("200 a free account is inactive in every response", async () => {
  const ada = await person("ada");
  const none = { active: false, status: null, tier: null, currentPeriodEnd: null };
  const more = { source: null, cancelAtPeriodEnd: false, paymentFailed: false, paymentFailedAt: null };
  expect((await ada.call(getSubscription)).body).toEqual({ ...none, ...more });
  expect((await ada.call(getUser)).body.subscription).toEqual(none);
});

const stripe = { subscriptionSource: "stripe", subscriptionTier: "premium" };
const granted = { subscriptionSource: "granted", subscriptionTier: "premium", subscriptionStatus: "active" };

test.each([
  ["active without an end", { ...stripe, subscriptionStatus: "active" }, true],
  ["on trial", { ...stripe, subscriptionStatus: "trialing", subscriptionCurrentPeriodEnd: from(DAY) }, true],
  [
    "two days late in renewing",
    { ...stripe, subscriptionStatus: "active", subscriptionCurrentPeriodEnd: from(-2 * DAY) },
    true,
  ],
  [
    "four days late in renewing",
    { ...stripe, subscriptionStatus: "active", subscriptionCurrentPeriodEnd: from(-4 * DAY) },
    false,
  ],
  [
    "cancelled but not ended yet",
    {
      ...stripe,
      subscriptionStatus: "active",
      subscriptionCancelAtPeriodEnd: true,
      subscriptionCurrentPeriodEnd: from(HOUR),
    },
    true,
  ],
  [
    "cancelled and ended an hour ago",
    {
      ...stripe,
      subscriptionStatus: "active",
      subscriptionCancelAtPeriodEnd: true,
      subscriptionCurrentPeriodEnd: from(-HOUR),
    },
    false,
  ],
  ["granted until tomorrow", { ...granted, subscriptionCurrentPeriodEnd: from(DAY) }, true],
  ["granted until an hour ago", { ...granted, subscriptionCurrentPeriodEnd: from(-HOUR) }, false],
  [
    "with a failed payment",
    { ...stripe, subscriptionStatus: "past_due", subscriptionCurrentPeriodEnd: from(DAY) },
    false,
  ],
  ["ended", { ...stripe, subscriptionStatus: "canceled", subscriptionCurrentPeriodEnd: from(DAY) }, false],
])("200 %s: access and labels agree", async (_, held, active) => {
  const who = await person("ada", held);
  const { modules } = await courseOf(1, 1);
  expect((await who.call(getSubscription)).body.active).toBe(active);
  expect((await who.call(getUser)).body.subscription.active).toBe(active);
  expect((await who.call(getModuleAccess, { params: { id: nth(modules, 1).id } })).body.hasAccess).toBe(active);
});

test("a change takes effect with the next request", async () => {
  const ada = await person("ada");
  const { modules } = await courseOf(1, 1);
  const mayOpen = async () => (await ada.call(getModuleAccess, { params: { id: nth(modules, 1).id } })).body.hasAccess;
  expect(await mayOpen()).toBe(false);
  await db.user.update({ where: { id: ada.id }, data: { subscriptionStatus: "active" } });
  expect(await mayOpen()).toBe(true);
  await db.user.update({ where: { id: ada.id }, data: { subscriptionStatus: "canceled" } });
  expect(await mayOpen()).toBe(false);
});

test("the subscription takes one statement, the session's", async () => {
  const grace = await person("grace");
  expect(await statementsOf(() => grace.call(getSubscription))).toHaveLength(1);
  expect(await statementsOf(() => grace.call(getUser))).toHaveLength(1);
});
