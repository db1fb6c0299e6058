-- How a session was opened: whoever has just read the mail needs no current password to set a new one.
ALTER TABLE "Session" ADD COLUMN "method" TEXT NOT NULL DEFAULT 'link';

ALTER TABLE "Session"
  ADD CONSTRAINT "Session_method_check" CHECK (method IN ('link', 'code', 'password', 'provider'));

CREATE TABLE "AuthEvent" (
  "id" SERIAL NOT NULL,
  "userId" TEXT,
  "addressHash" TEXT,
  "action" TEXT NOT NULL,
  "method" TEXT,
  "ip" TEXT,
  "userAgent" TEXT NOT NULL DEFAULT '',
  "requestId" TEXT,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

  CONSTRAINT "AuthEvent_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "AuthEvent_userId_id_idx" ON "AuthEvent"("userId", "id");
CREATE INDEX "AuthEvent_addressHash_id_idx" ON "AuthEvent"("addressHash", "id");
CREATE INDEX "AuthEvent_createdAt_idx" ON "AuthEvent"("createdAt");

ALTER TABLE "AuthEvent" ADD CONSTRAINT "AuthEvent_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;
