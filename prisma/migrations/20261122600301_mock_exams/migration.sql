-- AUD's parts close one behind the other; achievements of mock exams.
ALTER TABLE "Attempt" ADD COLUMN     "closedParts" INTEGER NOT NULL DEFAULT 0;

ALTER TABLE "Attempt"
  ADD CONSTRAINT "Attempt_closedParts_check" CHECK ("closedParts" BETWEEN 0 AND 5),
  ADD CONSTRAINT "Attempt_clock_check" CHECK ((kind IN ('section', 'mini', 'mock')) = ("endsAt" IS NOT NULL)),
  ADD CONSTRAINT "Attempt_pause_check" CHECK ("pausedSeconds" BETWEEN 0 AND 86400 AND ("pausedAt" IS NULL OR "endsAt" IS NOT NULL)),
  ADD CONSTRAINT "Attempt_extra_check" CHECK ("extraPercent" IN (0, 25, 50, 100));

-- The hourly job looks for exams whose time is over.
CREATE INDEX "Attempt_running_exams_idx" ON "Attempt"("endsAt") WHERE state = 'open' AND "endsAt" IS NOT NULL;

ALTER TABLE "Achievement" DROP CONSTRAINT "Achievement_kind_check";
ALTER TABLE "Achievement" ADD CONSTRAINT "Achievement_kind_check" CHECK (kind IN
  ('first-step', 'getting-started', 'learning-enthusiast', 'consistent-learner', 'first-mock', 'rehearsed'));
