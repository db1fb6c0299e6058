import "server-only";
import { notFound } from "@/lib/platform/contract/problem";
import { db } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/process/env";
import type { Viewer } from "@/lib/platform/server/session";
import { requireStripeUrl, StripeNotFound, withDeadline } from "@/lib/platform/services/payments";
import { portalFor } from "../provider";

const NOTHING = "There is no billing to manage: nothing was bought with this account.";

/** Throws 404 for a user without a customer, and 503. */
export const openBillingPortal = (viewer: Viewer): Promise<{ url: string }> =>
  withDeadline(async () => {
    const user = await db.user.findUnique({ where: { id: viewer.id }, select: { stripeCustomerId: true } });
    if (!user?.stripeCustomerId) throw notFound(NOTHING);
    const url = await portalFor(user.stripeCustomerId, `${env.appUrl}/subscribe?returned=1`).catch(
      (thrown: unknown) => {
        throw thrown instanceof StripeNotFound ? notFound(NOTHING) : thrown;
      },
    );
    return { url: requireStripeUrl(url) };
  });
