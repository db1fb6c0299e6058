-- The estimate of a mark asks for the card before each of up to 4,000 answers; reading both values from the JSON took a
-- third of its statement. A cast from text to date depends on settings of the session, so the date is put together.
ALTER TABLE "AttemptItem"
  ADD COLUMN "stabilityBefore" DOUBLE PRECISION GENERATED ALWAYS AS ((before->'memory'->>'stability')::float8) STORED,
  ADD COLUMN "lastDayBefore" DATE GENERATED ALWAYS AS (
    make_date(
      left(before->'memory'->>'lastDay', 4)::int,
      substr(before->'memory'->>'lastDay', 6, 2)::int,
      substr(before->'memory'->>'lastDay', 9, 2)::int
    )
  ) STORED;
