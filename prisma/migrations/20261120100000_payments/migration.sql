-- Every state read from Stripe is written against the version it was read at, so that a late answer cannot undo a newer one.
ALTER TABLE "User" ADD COLUMN "subscriptionVersion" INTEGER NOT NULL DEFAULT 0;
-- What an admin granted is kept beside what is paid for, so that neither forgets the other.
ALTER TABLE "User" ADD COLUMN "subscriptionGrantedUntil" TIMESTAMPTZ(3);

ALTER TABLE "User" ADD CONSTRAINT "User_subscriptionVersion_check" CHECK ("subscriptionVersion" >= 0);

UPDATE "User" SET "subscriptionGrantedUntil" = "subscriptionCurrentPeriodEnd" WHERE "subscriptionSource" = 'granted';
