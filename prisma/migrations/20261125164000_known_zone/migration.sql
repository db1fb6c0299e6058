-- Browsers and this database have lists of time zones of their own. One that only browsers know counts as UTC here: as an
-- error it would end a statement about all students because of one of them.
CREATE FUNCTION known_zone(zone TEXT) RETURNS TEXT LANGUAGE plpgsql STABLE PARALLEL RESTRICTED AS $$
BEGIN
  PERFORM now() AT TIME ZONE zone;
  RETURN zone;
EXCEPTION WHEN invalid_parameter_value THEN
  RETURN 'UTC';
END
$$;

-- Points that a student answered wrong and did not master since, with the last wrong answer of each. A point is mastered
-- when it was right on two different later days, as days are in her time zone.
CREATE OR REPLACE FUNCTION open_mistakes(user_id TEXT, zone TEXT)
RETURNS TABLE ("pointId" INTEGER, "attemptId" INTEGER, place INTEGER, cause TEXT, at TIMESTAMPTZ, times INTEGER, "rightDays" INTEGER)
LANGUAGE sql STABLE PARALLEL RESTRICTED AS $$
  WITH here AS MATERIALIZED (
    SELECT known_zone(zone) AS name
  ), answers AS (
    SELECT i.id, i."pointId", i."attemptId", i.place, i.share, i.cause, i."answeredAt",
           (i."answeredAt" AT TIME ZONE (SELECT name FROM here))::date AS day
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
