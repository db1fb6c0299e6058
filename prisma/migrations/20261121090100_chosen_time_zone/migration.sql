-- A zone picked by hand is not moved again by the browser's clock.
ALTER TABLE "User" ADD COLUMN "timeZoneChosen" BOOLEAN NOT NULL DEFAULT false;
