-- Reading a thread and being mailed about it are kept in one row for each reader.
ALTER TABLE "ThreadReader" ADD COLUMN "mailedAt" TIMESTAMPTZ(3);

INSERT INTO "ThreadReader" ("threadId", "userId", seen, "seenAt", "mailedAt")
SELECT v."threadId", v."userId", t."postCount", v."visitedAt", v."mailedAt"
FROM "ThreadVisit" v JOIN "Thread" t ON t.id = v."threadId"
ON CONFLICT ("threadId", "userId") DO UPDATE SET
  "seenAt" = greatest("ThreadReader"."seenAt", excluded."seenAt"), "mailedAt" = excluded."mailedAt";

DROP TABLE "ThreadVisit";
