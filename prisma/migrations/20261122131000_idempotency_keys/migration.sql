-- What a request with an Idempotency-Key made, so that the same request again makes nothing more.
CREATE TABLE "IdempotencyKey" (
  "userId" TEXT NOT NULL,
  "call" TEXT NOT NULL,
  "key" VARCHAR(200) NOT NULL,
  "requestHash" TEXT NOT NULL,
  "result" JSONB,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

  CONSTRAINT "IdempotencyKey_pkey" PRIMARY KEY ("userId", "call", "key")
);

CREATE INDEX "IdempotencyKey_createdAt_idx" ON "IdempotencyKey"("createdAt");

ALTER TABLE "IdempotencyKey" ADD CONSTRAINT "IdempotencyKey_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
