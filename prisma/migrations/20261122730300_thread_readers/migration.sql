-- How far a person has read a thread.
CREATE TABLE "ThreadReader" (
  "threadId" INTEGER NOT NULL,
  "userId" TEXT NOT NULL,
  "seen" INTEGER NOT NULL DEFAULT 0,
  "seenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "ThreadReader_pkey" PRIMARY KEY ("threadId", "userId"),
  CONSTRAINT "ThreadReader_seen_check" CHECK ("seen" >= 0)
);

CREATE INDEX "ThreadReader_userId_idx" ON "ThreadReader"("userId");

ALTER TABLE "ThreadReader"
  ADD CONSTRAINT "ThreadReader_threadId_fkey" FOREIGN KEY ("threadId") REFERENCES "Thread"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "ThreadReader_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
