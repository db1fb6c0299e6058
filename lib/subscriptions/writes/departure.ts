import "server-only";
import { db } from "@/lib/platform/db";

/**
 * Ends what would be billed again, before the account goes; throws when that fails, and then the account stays.
 * Access that was granted is billed nowhere and needs nothing.
 */
export async function endBilling(userId: string): Promise<void> {
  await db.user.updateMany({
    where: { id: userId, stripeSubscriptionId: { not: null } },
    data: { subscriptionCancelAtPeriodEnd: true },
  });
}
