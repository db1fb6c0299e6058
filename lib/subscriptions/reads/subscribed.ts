import "server-only";
import { now } from "@/lib/platform/clock";
import { type Fragment, Prisma } from "@/lib/platform/db";
import { DAY_MS, GRACE_DAYS } from "../rules";

/** `isSubscribed` in SQL, of the user u. A test compares both. */
export function subscribed(): Fragment {
  const at = now();
  const graceBegan = new Date(at.getTime() - GRACE_DAYS * DAY_MS);
  return Prisma.sql`(u."subscriptionStatus" in ('active', 'trialing') and (
    u."subscriptionCurrentPeriodEnd" is null or u."subscriptionCurrentPeriodEnd" > ${at}
    or (u."subscriptionSource" = 'stripe' and not u."subscriptionCancelAtPeriodEnd"
        and u."subscriptionCurrentPeriodEnd" > ${graceBegan})))`;
}
