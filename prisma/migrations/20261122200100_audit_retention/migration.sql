-- The app may not delete from the audit. This removes what is past its 400 days, by the database's own clock, and nothing
-- else; it runs with the rights of who owns the table, and the trigger still refuses every younger row.
CREATE FUNCTION remove_old_audit_entries() RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE removed integer;
BEGIN
  DELETE FROM "AuditEntry" WHERE id IN (
    SELECT id FROM "AuditEntry" WHERE "createdAt" < now() - INTERVAL '400 days' ORDER BY id LIMIT 10000
  );
  GET DIAGNOSTICS removed = ROW_COUNT;
  RETURN removed;
END
$$;
