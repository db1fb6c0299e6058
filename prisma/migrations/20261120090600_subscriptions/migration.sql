CREATE TABLE "StripeEvent" (
  "id" SERIAL NOT NULL,
  "eventId" TEXT NOT NULL,
  "type" TEXT NOT NULL,
  "customerId" TEXT,
  "userId" TEXT,
  "objectId" TEXT,
  "createdAt" TIMESTAMPTZ(3) NOT NULL,
  "receivedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "processedAt" TIMESTAMPTZ(3),

  CONSTRAINT "StripeEvent_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "StripeEvent_eventId_key" ON "StripeEvent"("eventId");
CREATE INDEX "StripeEvent_userId_idx" ON "StripeEvent"("userId");
CREATE INDEX "StripeEvent_customerId_idx" ON "StripeEvent"("customerId");

ALTER TABLE "StripeEvent" ADD CONSTRAINT "StripeEvent_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What reconciliation has to look at.
CREATE INDEX "StripeEvent_parked_idx" ON "StripeEvent"("receivedAt") WHERE "processedAt" IS NULL;
