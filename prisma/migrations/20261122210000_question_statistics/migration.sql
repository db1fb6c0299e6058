-- What is counted of a question's answers grows by what is new: sums and counts instead of the last item counted, since
-- items are not answered in the order of their ids.
ALTER TABLE "QuestionStat" DROP COLUMN "upTo",
ADD COLUMN     "tally" JSONB NOT NULL DEFAULT '{}';

-- CreateTable
CREATE TABLE "StatisticsCursor" (
    "name" TEXT NOT NULL,
    "answeredAt" TIMESTAMPTZ(3) NOT NULL,
    "itemId" INTEGER NOT NULL,

    CONSTRAINT "StatisticsCursor_pkey" PRIMARY KEY ("name")
);

CREATE INDEX "AttemptItem_first_answers_idx" ON "AttemptItem"("answeredAt", "id") WHERE "first" AND "answeredAt" IS NOT NULL;
