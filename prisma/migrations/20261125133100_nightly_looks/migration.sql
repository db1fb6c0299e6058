-- The student's day on which a nightly job last looked at her, so that its next run goes on with the others.
CREATE TABLE "NightlyLook" (
    "userId" TEXT NOT NULL,
    "job" TEXT NOT NULL,
    "day" DATE NOT NULL,

    CONSTRAINT "NightlyLook_pkey" PRIMARY KEY ("userId","job")
);

ALTER TABLE "NightlyLook" ADD CONSTRAINT "NightlyLook_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
