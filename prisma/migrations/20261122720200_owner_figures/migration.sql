-- How many paid on each day: who pays is known only for the present.
CREATE TABLE "SubscriberCount" (
  "day" DATE PRIMARY KEY,
  "paying" INTEGER NOT NULL CHECK ("paying" >= 0),
  "granted" INTEGER NOT NULL CHECK ("granted" >= 0)
);

-- Who studied on a day, for the admins' figures.
CREATE INDEX "StudyDay_day_userId_idx" ON "StudyDay"("day", "userId");
