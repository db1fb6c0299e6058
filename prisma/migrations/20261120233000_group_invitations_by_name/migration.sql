-- An invitation by name has neither a hash nor an end; NULL AND FALSE is FALSE, which refused it.
ALTER TABLE "GroupInvitation"
  DROP CONSTRAINT "GroupInvitation_tokenHash_check",
  ADD CONSTRAINT "GroupInvitation_tokenHash_check"
    CHECK ("tokenHash" IS NULL OR ("tokenHash" ~ '^[0-9a-f]{64}$' AND "expiresAt" IS NOT NULL));
