import "server-only";
import { db } from "@/lib/platform/db";
import { StripeNotFound, withDeadline } from "@/lib/platform/payments";
import { deleteCustomer, expireSession, openSessions } from "../provider";
import { syncSubscription } from "./sync";

/**
 * Ends what would be billed again, before the account goes; throws 503 when that fails, and then the account stays.
 * Access that was granted is billed nowhere and needs nothing.
 */
export const cancelBilling = (userId: string): Promise<void> =>
  withDeadline(async () => {
    const user = await db.user.findUnique({ where: { id: userId }, select: { stripeCustomerId: true } });
    const customer = user?.stripeCustomerId;
    if (!customer) return;
    for (const { id } of await openSessions(customer).catch(noneIfMissing)) await expireSession(id);
    // With the customer go her subscriptions, in one call: it has happened or it has not.
    await deleteCustomer(customer);
    await syncSubscription(userId);
  });

function noneIfMissing(thrown: unknown): never[] {
  if (thrown instanceof StripeNotFound) return [];
  throw thrown;
}
