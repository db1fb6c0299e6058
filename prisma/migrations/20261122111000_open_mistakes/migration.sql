-- Points that a student answered wrong and did not master since, with the last wrong answer of each. A point is mastered
-- when it was right on two different later days, as days are in her time zone.
CREATE FUNCTION open_mistakes(user_id TEXT, zone TEXT)
RETURNS TABLE ("pointId" INTEGER, "attemptId" INTEGER, place INTEGER, cause TEXT, at TIMESTAMPTZ, times INTEGER, "rightDays" INTEGER)
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  WITH answers AS (
    SELECT i.id, i."pointId", i."attemptId", i.place, i.share, i.cause, i."answeredAt",
           (i."answeredAt" AT TIME ZONE zone)::date AS day
    FROM "AttemptItem" i
    WHERE i."userId" = user_id AND i."answeredAt" IS NOT NULL AND i."pointId" IS NOT NULL
  ), wrong AS (
    SELECT DISTINCT ON (a."pointId") a.*, count(*) OVER (PARTITION BY a."pointId")::int AS times
    FROM answers a WHERE a.share < 1 ORDER BY a."pointId", a."answeredAt" DESC, a.id DESC
  ), mastered AS (
    SELECT w."pointId", count(DISTINCT r.day)::int AS days
    FROM wrong w JOIN answers r ON r."pointId" = w."pointId" AND r.share = 1 AND r.day > w.day GROUP BY 1
  )
  SELECT w."pointId", w."attemptId", w.place, w.cause, w."answeredAt", w.times, coalesce(m.days, 0)
  FROM wrong w LEFT JOIN mastered m ON m."pointId" = w."pointId"
  WHERE coalesce(m.days, 0) < 2
$$;

-- A day with fewer than ten answers and no completed topic is no study day yet: its streak is 0.
ALTER TABLE "StudyDay" DROP CONSTRAINT "StudyDay_counts_check";
ALTER TABLE "StudyDay" ADD CONSTRAINT "StudyDay_counts_check" CHECK (topics >= 0 AND streak >= 0);

-- A course that goes takes modules, topics and points with it, each of which is taken off the items one by one. Checked
-- in between, what is taken off next would be missing; so these are checked at the end.
ALTER TABLE "AttemptItem"
  ALTER CONSTRAINT "AttemptItem_courseId_fkey" DEFERRABLE INITIALLY DEFERRED,
  ALTER CONSTRAINT "AttemptItem_moduleId_fkey" DEFERRABLE INITIALLY DEFERRED,
  ALTER CONSTRAINT "AttemptItem_pointId_fkey" DEFERRABLE INITIALLY DEFERRED,
  ALTER CONSTRAINT "AttemptItem_questionId_fkey" DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE "Attempt"
  ALTER CONSTRAINT "Attempt_courseId_fkey" DEFERRABLE INITIALLY DEFERRED,
  ALTER CONSTRAINT "Attempt_topicId_fkey" DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE "Thread"
  ALTER CONSTRAINT "Thread_questionId_fkey" DEFERRABLE INITIALLY DEFERRED,
  ALTER CONSTRAINT "Thread_topicId_fkey" DEFERRABLE INITIALLY DEFERRED;
