import "server-only";
import { audit } from "@/lib/platform/database/audit";
import type { Db } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import type { SubscriptionState } from "../rules";
import type { Subscriber } from "./sync";

type AuditedState = SubscriptionState & Pick<Subscriber, "subscriptionGrantedUntil">;
type AuditInput = {
  action: `subscription.${string}`;
  before: AuditedState & Pick<Subscriber, "id">;
  after: AuditedState;
};

/** Audits an admin's change of a subscription, in the same transaction. */
export const auditChange = (tx: Db, viewer: Pick<Viewer, "id">, { action, before, after }: AuditInput) =>
  audit(tx, viewer, {
    action,
    targetType: "user",
    targetId: before.id,
    before: auditedFields(before),
    after: auditedFields(after),
  });

const auditedFields = (fields: AuditedState) => ({
  status: fields.subscriptionStatus,
  source: fields.subscriptionSource,
  currentPeriodEnd: fields.subscriptionCurrentPeriodEnd?.toISOString() ?? null,
  grantedUntil: fields.subscriptionGrantedUntil?.toISOString() ?? null,
  stripeSubscriptionId: fields.stripeSubscriptionId,
});
