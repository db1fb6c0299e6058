ALTER TABLE "Event" ADD COLUMN "repeatZone" TEXT,
  ADD COLUMN "repeatUntil" DATE,
  ADD COLUMN "skippedDays" DATE[] NOT NULL DEFAULT ARRAY[]::DATE[];

-- An event repeats every week by the clock of its zone. Six days at most, so that no two of them are on one day.
ALTER TABLE "Event"
  ADD CONSTRAINT "Event_repeat_check" CHECK (
    CASE WHEN "repeatZone" IS NULL THEN "repeatUntil" IS NULL AND cardinality("skippedDays") = 0
      ELSE NOT "isExamEvent" AND cardinality("skippedDays") <= 200 AND array_position("skippedDays", NULL) IS NULL
        AND coalesce("endDate" - "startDate" <= INTERVAL '6 days 1 hour', true) END),
  -- One day of slack for the zones.
  ADD CONSTRAINT "Event_repeatUntil_check" CHECK (
    "repeatUntil" BETWEEN ("startDate" AT TIME ZONE 'UTC')::date - 1 AND '2100-12-31');
