-- Whole steps of five minutes on seven weekdays from Monday.
CREATE TABLE "StudyHours" (
    "userId" TEXT NOT NULL,
    "minutes" SMALLINT[] NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "StudyHours_pkey" PRIMARY KEY ("userId"),
    CONSTRAINT "StudyHours_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "StudyHours_minutes_check" CHECK (
        cardinality("minutes") = 7 AND array_position("minutes", NULL) IS NULL
        AND 0 <= ALL ("minutes") AND 720 >= ALL ("minutes")
        AND "minutes"[1] % 5 = 0 AND "minutes"[2] % 5 = 0 AND "minutes"[3] % 5 = 0 AND "minutes"[4] % 5 = 0
        AND "minutes"[5] % 5 = 0 AND "minutes"[6] % 5 = 0 AND "minutes"[7] % 5 = 0
    )
);

CREATE TABLE "DayOff" (
    "userId" TEXT NOT NULL,
    "day" DATE NOT NULL,
    CONSTRAINT "DayOff_pkey" PRIMARY KEY ("userId", "day"),
    CONSTRAINT "DayOff_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE TABLE "PlanPin" (
    "userId" TEXT NOT NULL,
    "topicId" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    CONSTRAINT "PlanPin_pkey" PRIMARY KEY ("userId", "topicId"),
    CONSTRAINT "PlanPin_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "PlanPin_topicId_fkey" FOREIGN KEY ("topicId") REFERENCES "Topic"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "PlanPin_topicId_idx" ON "PlanPin"("topicId");

CREATE TABLE "PlanSkip" (
    "userId" TEXT NOT NULL,
    "topicId" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "PlanSkip_pkey" PRIMARY KEY ("userId", "topicId"),
    CONSTRAINT "PlanSkip_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "PlanSkip_topicId_fkey" FOREIGN KEY ("topicId") REFERENCES "Topic"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "PlanSkip_topicId_idx" ON "PlanSkip"("topicId");
