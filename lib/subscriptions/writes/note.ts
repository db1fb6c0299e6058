import "server-only";
import { audit } from "@/lib/platform/audit";
import type { Db } from "@/lib/platform/db";
import type { Viewer } from "@/lib/platform/session";
import type { Standing } from "../rules";
import type { Read } from "./settle";

type Noted = Standing & Pick<Read, "subscriptionGrantedUntil">;
type Deed = { action: `subscription.${string}`; before: Noted & Pick<Read, "id">; after: Noted };

/** What an admin did with somebody's Premium, in the transaction that did it. */
export const note = (tx: Db, viewer: Pick<Viewer, "id">, { action, before, after }: Deed) =>
  audit(tx, viewer, {
    action,
    targetType: "user",
    targetId: before.id,
    before: noted(before),
    after: noted(after),
  });

const noted = (held: Noted) => ({
  status: held.subscriptionStatus,
  source: held.subscriptionSource,
  currentPeriodEnd: held.subscriptionCurrentPeriodEnd?.toISOString() ?? null,
  grantedUntil: held.subscriptionGrantedUntil?.toISOString() ?? null,
  stripeSubscriptionId: held.stripeSubscriptionId,
});
