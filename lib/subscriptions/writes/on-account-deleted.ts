import "server-only";
import { db } from "@/lib/platform/database/db";
import { StripeNotFound, withDeadline } from "@/lib/platform/services/payments";
import { deleteCustomer, expireSession, openSessions } from "../provider";
import { syncSubscription } from "./sync";

/**
 * Cancels billing before the account is deleted. Throws 503 when that fails; the account then stays. A grant needs no
 * action.
 */
export const cancelBilling = (userId: string): Promise<void> =>
  withDeadline(async () => {
    const user = await db.user.findUnique({ where: { id: userId }, select: { stripeCustomerId: true } });
    const customer = user?.stripeCustomerId;
    if (!customer) return;
    for (const { id } of await openSessions(customer).catch(noneIfMissing)) await expireSession(id);
    // Deleting the customer cancels all subscriptions in one call.
    await deleteCustomer(customer);
    await syncSubscription(userId);
  });

function noneIfMissing(thrown: unknown): never[] {
  if (thrown instanceof StripeNotFound) return [];
  throw thrown;
}
