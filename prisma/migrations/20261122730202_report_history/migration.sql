-- Admins look back at the reports that were decided, newest first.
CREATE INDEX "PostReport_decided_idx" ON "PostReport"("resolvedAt", "id") WHERE "status" <> 'open';
