import { expect, test } from "vitest";
import { getManagedUser, revokeGrant } from "@/lib/accounts/contract/managing";
import { getModuleAccess } from "@/lib/courses/contract";
import { db } from "@/lib/platform/database/db";
import { getSubscription, grantSubscription, verifyCheckoutSession } from "@/lib/subscriptions/contract";
import { syncSubscription } from "@/lib/subscriptions/writes/sync";
import { end } from "@/local/stripe/subscriptions";
import { courseOf, nth } from "@/tests/support/courses";
import { dice, storedUser } from "@/tests/support/lives";
import { deliver, eventsOf, paidCheckout, payments } from "@/tests/support/payments";
import { type Person, person } from "@/tests/support/people";

const grant = (root: Person, { id }: Person) =>
  root.call(grantSubscription, { body: { userId: id, durationMonths: 12 } });
const revoke = (root: Person, { id }: Person) => root.call(revokeGrant, { params: { id } });
const auditActions = async (targetId: string) =>
  (await db.auditEntry.findMany({ where: { targetId }, orderBy: { id: "asc" } })).map(({ action }) => action);
const noticesOf = async (userId: string) =>
  (await db.notification.findMany({ where: { userId }, orderBy: { id: "asc" } })).map(({ title }) => title);

/** The grant and the shown subscription agree: there is never one without the other. */
async function expectOneTruth(who: Person): Promise<void> {
  const { subscriptionGrantedUntil, subscriptionSource, subscriptionStatus } = await storedUser(who.id);
  const shown = subscriptionSource === "granted" && subscriptionStatus === "active";
  expect(shown).toBe(subscriptionGrantedUntil !== null && subscriptionSource !== "stripe");
}

test("200 the student loses the grant with the next request, gets one notification and one mail, and it is audited", async () => {
  const [ada, root] = [await person("ada"), await person("root")];
  const { modules } = await courseOf(1, 1);
  const second = { params: { id: nth(modules, 1).id } };
  await grant(root, ada);
  expect((await ada.call(getModuleAccess, second)).body.hasAccess).toBe(true);
  const before = await root.call(getManagedUser, { params: { id: ada.id } });
  expect(before.body.subscription.grantedUntil).toBe(before.body.subscription.currentPeriodEnd);
  const { subscriptionVersion } = await storedUser(ada.id);
  const revokedAfter = Date.now();
  const answer = await revoke(root, ada);
  const revokedBefore = Date.now();
  expect(answer).toMatchObject({
    status: 200,
    body: { id: ada.id, subscription: { active: false, status: "canceled", tier: null, grantedUntil: null } },
  });
  expect((await ada.call(getModuleAccess, second)).body.hasAccess).toBe(false);
  expect(await storedUser(ada.id)).toMatchObject({
    subscriptionGrantedUntil: null,
    subscriptionVersion: subscriptionVersion + 1,
  });
  const ended = new Date((await ada.call(getSubscription)).body.currentPeriodEnd ?? 0).getTime();
  expect(ended).toBeGreaterThanOrEqual(revokedAfter);
  expect(ended).toBeLessThanOrEqual(revokedBefore);
  expect(await noticesOf(ada.id)).toEqual(["You were given Premium", "Granted Premium has ended"]);
  expect(await db.mail.count({ where: { userId: ada.id } })).toBe(2);
  const entry = await db.auditEntry.findFirst({ where: { targetId: ada.id, action: "subscription.revoke" } });
  expect(entry).toMatchObject({
    actorId: root.id,
    before: { status: "active", source: "granted" },
    after: { status: "canceled", grantedUntil: null },
  });
});

test("200 pressed 32 times it is one revocation, and a new grant on the same day notifies again", async () => {
  const [ada, root] = [await person("ada"), await person("root")];
  await grant(root, ada);
  const answers = await Promise.all(Array.from({ length: 32 }, () => revoke(root, ada)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await auditActions(ada.id)).toEqual(["subscription.grant", "subscription.revoke"]);
  await grant(root, ada);
  expect((await ada.call(getSubscription)).body).toMatchObject({ active: true, source: "granted" });
  expect(await noticesOf(ada.id)).toEqual([
    "You were given Premium",
    "Granted Premium has ended",
    "You were given Premium",
  ]);
});

test("200 without an effect for somebody without a grant; 404 for an unknown user; 409 for somebody who only pays", async () => {
  const [ada, linus, root] = [await person("ada"), await person("linus"), await person("root")];
  expect(await revoke(root, ada)).toMatchObject({ status: 200, body: { subscription: { status: null } } });
  expect(await auditActions(ada.id)).toEqual([]);
  const id = "0193a5f0-0000-7000-8000-000000000000";
  expect(await root.call(revokeGrant, { params: { id } })).toMatchObject({ status: 404, message: "User not found" });
  const { session } = await paidCheckout(linus);
  await linus.call(verifyCheckoutSession, { body: { sessionId: session.id } });
  expect(await revoke(root, linus)).toMatchObject({ status: 409, code: "not_granted" });
  expect((await linus.call(getSubscription)).body).toMatchObject({ active: true, source: "paid" });
  expect(await auditActions(linus.id)).toEqual([]);
});

test("200 a paid subscription stays; a revoked grant does not come back when it ends", async () => {
  const [ada, root] = [await person("ada"), await person("root")];
  await grant(root, ada);
  const { subscriptionGrantedUntil } = await storedUser(ada.id);
  await revoke(root, ada);
  const { session, subscription } = await paidCheckout(ada);
  await ada.call(verifyCheckoutSession, { body: { sessionId: session.id } });
  await db.user.update({ where: { id: ada.id }, data: { subscriptionGrantedUntil } });
  const seen = (await root.call(getManagedUser, { params: { id: ada.id } })).body.subscription;
  expect(seen).toMatchObject({ source: "paid", grantedUntil: subscriptionGrantedUntil?.toISOString() });
  expect(await revoke(root, ada)).toMatchObject({ status: 200, body: { subscription: { active: true } } });
  expect((await ada.call(getSubscription)).body).toMatchObject({ active: true, source: "paid" });
  end(payments.state, subscription, "cancellation_requested");
  await syncSubscription(ada.id);
  expect((await ada.call(getSubscription)).body).toMatchObject({ active: false, tier: null });
});

test("503 while Stripe is down for one of its customers, and nothing is half done", async () => {
  const [ada, root] = [await person("ada"), await person("root")];
  const { session, subscription } = await paidCheckout(ada);
  await ada.call(verifyCheckoutSession, { body: { sessionId: session.id } });
  end(payments.state, subscription, "cancellation_requested");
  await syncSubscription(ada.id);
  await grant(root, ada);
  payments.control({ mode: "down" });
  expect((await revoke(root, ada)).status).toBe(503);
  payments.control({ mode: "ok" });
  expect((await ada.call(getSubscription)).body).toMatchObject({ active: true, source: "granted" });
  expect(await auditActions(ada.id)).toEqual(["subscription.grant"]);
  expect((await revoke(root, ada)).status).toBe(200);
  expect((await ada.call(getSubscription)).body).toMatchObject({ active: false });
});

test("after grants, revocations and webhooks at once, in any order, the last grant decides", async () => {
  const root = await person("root");
  const roll = dice(20_261_121);
  for (let round = 0; round < 8; round++) {
    const ada = await person("ada");
    const paid = round % 2 === 0 ? await paidCheckout(ada) : undefined;
    const acts = [
      ...Array.from({ length: 4 }, () => () => grant(root, ada)),
      ...Array.from({ length: 4 }, () => () => revoke(root, ada)),
      ...(paid ? eventsOf(paid.session.customer).map((event) => () => deliver(event)) : []),
    ].sort(() => roll(3) - 1);
    const answers = await Promise.all(acts.map((act) => act()));
    for (const answer of answers)
      if (typeof answer !== "number") expect([200, 409], answer.message).toContain(answer.status);
    await syncSubscription(ada.id);
    await expectOneTruth(ada);
    const { active, source } = (await ada.call(getSubscription)).body;
    if (paid) expect({ active, source }).toEqual({ active: true, source: "paid" });
    // Each audited revocation follows a grant.
    const noted = await auditActions(ada.id);
    for (const [at, action] of noted.entries())
      if (action === "subscription.revoke") expect(noted[at - 1]).toBe("subscription.grant");
    if (!paid) expect(active).toBe(noted.at(-1) === "subscription.grant");
  }
});
