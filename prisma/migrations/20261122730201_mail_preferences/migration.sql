-- Reminders, summaries and replies by mail.
CREATE TABLE "MailPreferences" (
  "userId" TEXT NOT NULL,
  "reminder" BOOLEAN NOT NULL DEFAULT false,
  "reminderHour" INTEGER NOT NULL DEFAULT 18,
  "summary" BOOLEAN NOT NULL DEFAULT false,
  "summaryDay" INTEGER NOT NULL DEFAULT 0,
  "repliesSince" TIMESTAMPTZ(3),
  "remindedOn" DATE,
  "summarisedOn" DATE,

  CONSTRAINT "MailPreferences_pkey" PRIMARY KEY ("userId"),
  CONSTRAINT "MailPreferences_reminderHour_check" CHECK ("reminderHour" BETWEEN 0 AND 23),
  CONSTRAINT "MailPreferences_summaryDay_check" CHECK ("summaryDay" BETWEEN 0 AND 6)
);

ALTER TABLE "MailPreferences" ADD CONSTRAINT "MailPreferences_userId_fkey"
  FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The hourly job looks for those whose hour or weekday it is.
CREATE INDEX "MailPreferences_reminder_idx" ON "MailPreferences"("reminderHour") WHERE "reminder";
CREATE INDEX "MailPreferences_summary_idx" ON "MailPreferences"("summaryDay") WHERE "summary";

CREATE TABLE "ThreadVisit" (
  "userId" TEXT NOT NULL,
  "threadId" INTEGER NOT NULL,
  "visitedAt" TIMESTAMPTZ(3) NOT NULL,
  "mailedAt" TIMESTAMPTZ(3),

  CONSTRAINT "ThreadVisit_pkey" PRIMARY KEY ("userId", "threadId")
);

CREATE INDEX "ThreadVisit_threadId_idx" ON "ThreadVisit"("threadId");

ALTER TABLE "ThreadVisit" ADD CONSTRAINT "ThreadVisit_userId_fkey"
  FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ThreadVisit" ADD CONSTRAINT "ThreadVisit_threadId_fkey"
  FOREIGN KEY ("threadId") REFERENCES "Thread"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What was written so far counts as read.
INSERT INTO "ThreadVisit" ("userId", "threadId", "visitedAt")
SELECT DISTINCT p."userId", p."threadId", now() FROM "Post" p WHERE p."userId" IS NOT NULL;

-- The job begins with the posts since its last days.
CREATE INDEX "Post_createdAt_idx" ON "Post"("createdAt");

ALTER TABLE "Mail" ADD COLUMN "stopLink" TEXT NOT NULL DEFAULT '';
