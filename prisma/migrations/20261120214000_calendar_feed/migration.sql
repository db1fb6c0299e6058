-- The feed's address is looked up by its hash and shown again from this seed, which says nothing without AUTH_SECRET.
ALTER TABLE "User" ADD COLUMN "calendarSecretSeed" TEXT;

ALTER TABLE "User" ADD CONSTRAINT "User_calendarSecret_check"
  CHECK (("calendarSecretHash" IS NULL) = ("calendarSecretSeed" IS NULL));
