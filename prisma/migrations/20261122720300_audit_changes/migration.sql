-- The audit without look-ups, which are most of its rows; the condition is that of `lib/admin/reads/audit.ts`.
CREATE INDEX "AuditEntry_changes_idx" ON "AuditEntry"("id")
  WHERE "action" NOT IN ('user.read', 'user.list', 'user.search');
