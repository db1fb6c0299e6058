import "server-only";
import { notFound, Problem } from "@/lib/platform/contract/problem";
import { transaction } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import { withDeadline } from "@/lib/platform/services/payments";
import { now } from "@/lib/platform/time/clock";
import { isEntitled, type SubscriptionState, subscriptionStateOf } from "../rules";
import { auditChange } from "./audit";
import { notifyTransition, transitionMessage } from "./notify";
import { currentStripeSubscription, MAX_TRIES, readSubscriber, type Subscriber, writeState } from "./sync";

type Admin = Pick<Viewer, "id">;

/**
 * Ends a grant with the user's next request; paid access stays. Safe to repeat. Throws 404, 409 `not_granted` for a
 * user who only pays, and 503 when Stripe is needed and cannot be reached.
 */
export const revokeGrant = (viewer: Admin, userId: string): Promise<void> =>
  withDeadline(async () => {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const user = await readSubscriber(userId);
      if (!user) throw notFound("User not found");
      const fields = withoutGrant(user);
      if (!fields) return;
      const stripe = user.stripeCustomerId ? await currentStripeSubscription(user.stripeCustomerId, user) : null;
      if (await revoke(viewer, user, subscriptionStateOf(fields, stripe, null, now()))) return;
    }
    throw new Problem("try_again", "This subscription is changing right now. Please try again.");
  });

/** False when the user was changed since it was read. */
async function revoke(viewer: Admin, user: Subscriber, after: SubscriptionState): Promise<boolean> {
  const isLost = isGranted(user) && !isEntitled(after.subscriptionStatus);
  const message = isLost ? await transitionMessage("revoked", after, user) : null;
  return transaction(async (tx) => {
    if (!(await writeState(tx, user, after))) return false;
    const gone = { subscriptionGrantedUntil: null };
    await tx.user.update({ where: { id: user.id }, data: gone, select: { id: true } });
    await auditChange(tx, viewer, { action: "subscription.revoke", before: user, after: { ...after, ...gone } });
    if (message) await notifyTransition(tx, user, message);
    return true;
  });
}

const isGranted = (user: SubscriptionState) => user.subscriptionSource === "granted";

/** The state without the grant, which ends now. Null when there is nothing to revoke. */
function withoutGrant(user: Subscriber): Subscriber | null {
  const at = now();
  if (user.subscriptionGrantedUntil && user.subscriptionGrantedUntil > at)
    return isGranted(user) ? { ...user, subscriptionCurrentPeriodEnd: at } : user;
  if (isEntitled(user.subscriptionStatus) && user.subscriptionSource === "stripe")
    throw new Problem("not_granted", "This user pays for Premium. Only access that was granted can be revoked.");
  return null;
}
