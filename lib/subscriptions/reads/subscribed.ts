import "server-only";
import { type Fragment, Prisma } from "@/lib/platform/database/db";
import { now } from "@/lib/platform/time/clock";
import { DAY_MS } from "@/lib/platform/time/units";
import { GRACE_DAYS } from "../rules";

/** `isSubscribed` in SQL, of the user u. A test compares both. */
export function subscribed(): Fragment {
  const at = now();
  const graceBegan = new Date(at.getTime() - GRACE_DAYS * DAY_MS);
  return Prisma.sql`(u."subscriptionStatus" in ('active', 'trialing') and (
    u."subscriptionCurrentPeriodEnd" is null or u."subscriptionCurrentPeriodEnd" > ${at}
    or (u."subscriptionSource" = 'stripe' and not u."subscriptionCancelAtPeriodEnd"
        and u."subscriptionCurrentPeriodEnd" > ${graceBegan})))`;
}
