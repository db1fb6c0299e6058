CREATE TABLE "AuditEntry" (
  "id" SERIAL NOT NULL,
  "actorId" TEXT,
  "action" TEXT NOT NULL,
  "targetType" TEXT NOT NULL,
  "targetId" TEXT,
  "before" JSONB,
  "after" JSONB,
  "requestId" TEXT,
  "ip" TEXT,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

  CONSTRAINT "AuditEntry_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "AuditEntry_actorId_id_idx" ON "AuditEntry"("actorId", "id");
CREATE INDEX "AuditEntry_targetType_targetId_id_idx" ON "AuditEntry"("targetType", "targetId", "id");
CREATE INDEX "AuditEntry_action_id_idx" ON "AuditEntry"("action", "id");
CREATE INDEX "AuditEntry_createdAt_idx" ON "AuditEntry"("createdAt");

ALTER TABLE "AuditEntry" ADD CONSTRAINT "AuditEntry_actorId_fkey" FOREIGN KEY ("actorId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

CREATE TABLE "RateLimit" (
  "key" VARCHAR(255) NOT NULL,
  "points" INTEGER NOT NULL DEFAULT 0,
  "expire" BIGINT,

  CONSTRAINT "RateLimit_pkey" PRIMARY KEY ("key")
);

CREATE INDEX "RateLimit_expire_idx" ON "RateLimit"("expire");

CREATE TABLE "Mail" (
  "id" SERIAL NOT NULL,
  "cause" TEXT NOT NULL,
  "userId" TEXT,
  "recipient" TEXT NOT NULL,
  "subject" TEXT NOT NULL,
  "text" TEXT NOT NULL,
  "html" TEXT NOT NULL,
  "attempts" INTEGER NOT NULL DEFAULT 0,
  "lastError" TEXT,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "dueAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "leasedUntil" TIMESTAMPTZ(3),
  "sentAt" TIMESTAMPTZ(3),
  "failedAt" TIMESTAMPTZ(3),

  CONSTRAINT "Mail_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "Mail_cause_key" ON "Mail"("cause");
CREATE INDEX "Mail_userId_idx" ON "Mail"("userId");

ALTER TABLE "Mail" ADD CONSTRAINT "Mail_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "StoredFile" (
  "id" SERIAL NOT NULL,
  "key" TEXT NOT NULL,
  "url" TEXT NOT NULL,
  "kind" TEXT NOT NULL,
  "userId" TEXT,
  "contentType" TEXT NOT NULL,
  "bytes" INTEGER NOT NULL,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

  CONSTRAINT "StoredFile_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "StoredFile_key_key" ON "StoredFile"("key");
CREATE UNIQUE INDEX "StoredFile_url_key" ON "StoredFile"("url");
CREATE INDEX "StoredFile_userId_idx" ON "StoredFile"("userId");

ALTER TABLE "StoredFile" ADD CONSTRAINT "StoredFile_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Nobody rewrites history, the app included. A deleted user's name is taken off by the foreign key; rows may go after 400 days.
CREATE FUNCTION "AuditEntry_refuse"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD."createdAt" < now() - INTERVAL '400 days' THEN
    RETURN OLD;
  END IF;
  IF TG_OP = 'UPDATE' AND NEW."actorId" IS NULL AND to_jsonb(NEW) - 'actorId' = to_jsonb(OLD) - 'actorId' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'AuditEntry is append-only';
END
$$;

CREATE TRIGGER "AuditEntry_append_only" BEFORE UPDATE OR DELETE ON "AuditEntry"
  FOR EACH ROW EXECUTE FUNCTION "AuditEntry_refuse"();

ALTER TABLE "Mail"
  ADD CONSTRAINT "Mail_attempts_check" CHECK (attempts >= 0),
  ADD CONSTRAINT "Mail_end_check" CHECK ("sentAt" IS NULL OR "failedAt" IS NULL);

CREATE INDEX "Mail_due_idx" ON "Mail"("dueAt") WHERE "sentAt" IS NULL AND "failedAt" IS NULL;
CREATE INDEX "Mail_failed_idx" ON "Mail"("failedAt") WHERE "failedAt" IS NOT NULL;

ALTER TABLE "StoredFile"
  ADD CONSTRAINT "StoredFile_kind_check" CHECK (kind IN ('avatar', 'course-image')),
  ADD CONSTRAINT "StoredFile_bytes_check" CHECK (bytes > 0);
