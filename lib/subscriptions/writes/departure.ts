import "server-only";
import { db } from "@/lib/platform/db";
import { inTime, Missing } from "@/lib/platform/payments";
import { expireSession, forgetCustomer, openSessions } from "../provider";
import { settle } from "./settle";

/**
 * Ends what would be billed again, before the account goes; throws 503 when that fails, and then the account stays.
 * Access that was granted is billed nowhere and needs nothing.
 */
export const endBilling = (userId: string): Promise<void> =>
  inTime(async () => {
    const user = await db.user.findUnique({ where: { id: userId }, select: { stripeCustomerId: true } });
    const customer = user?.stripeCustomerId;
    if (!customer) return;
    for (const { id } of await openSessions(customer).catch(none)) await expireSession(id);
    // With the customer go her subscriptions, in one call: it has happened or it has not.
    await forgetCustomer(customer);
    await settle(userId);
  });

function none(thrown: unknown): never[] {
  if (thrown instanceof Missing) return [];
  throw thrown;
}
