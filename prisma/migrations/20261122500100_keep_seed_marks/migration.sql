-- Entries of the action 'seed' say what this database was once filled with. They stay, or a later seeding would write
-- everything again.
CREATE OR REPLACE FUNCTION remove_old_audit_entries() RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE removed integer;
BEGIN
  DELETE FROM "AuditEntry" WHERE id IN (
    SELECT id FROM "AuditEntry" WHERE "createdAt" < now() - INTERVAL '400 days' AND action <> 'seed'
    ORDER BY id LIMIT 10000
  );
  GET DIAGNOSTICS removed = ROW_COUNT;
  RETURN removed;
END
$$;
