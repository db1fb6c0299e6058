-- Estimates of a mark, and what students told about their exams.
-- CreateTable
CREATE TABLE "Estimate" (
    "userId" TEXT NOT NULL,
    "courseId" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "mark" DOUBLE PRECISION NOT NULL,
    "low" INTEGER NOT NULL,
    "high" INTEGER NOT NULL,
    "chance" DOUBLE PRECISION,
    "answers" INTEGER NOT NULL,
    "studied" DOUBLE PRECISION NOT NULL,

    CONSTRAINT "Estimate_pkey" PRIMARY KEY ("userId","courseId","day")
);

-- CreateTable
CREATE TABLE "ExamResult" (
    "userId" TEXT NOT NULL,
    "courseId" INTEGER NOT NULL,
    "examDate" DATE NOT NULL,
    "outcome" TEXT NOT NULL,
    "mark" INTEGER,
    "estimate" JSONB,
    "toldAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ExamResult_pkey" PRIMARY KEY ("userId","courseId","examDate")
);

-- CreateIndex
CREATE INDEX "Estimate_courseId_idx" ON "Estimate"("courseId");

-- CreateIndex
CREATE INDEX "ExamResult_courseId_idx" ON "ExamResult"("courseId");

-- AddForeignKey
ALTER TABLE "Estimate" ADD CONSTRAINT "Estimate_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Estimate" ADD CONSTRAINT "Estimate_courseId_fkey" FOREIGN KEY ("courseId") REFERENCES "Course"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ExamResult" ADD CONSTRAINT "ExamResult_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ExamResult" ADD CONSTRAINT "ExamResult_courseId_fkey" FOREIGN KEY ("courseId") REFERENCES "Course"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "Estimate"
  ADD CONSTRAINT "Estimate_range_check" CHECK (0 <= low AND low <= mark AND mark <= high AND high <= 100),
  ADD CONSTRAINT "Estimate_chance_check" CHECK (chance BETWEEN 0 AND 1),
  ADD CONSTRAINT "Estimate_basis_check" CHECK (answers >= 0 AND studied BETWEEN 0 AND 1);

ALTER TABLE "ExamResult"
  ADD CONSTRAINT "ExamResult_outcome_check" CHECK (outcome IN ('passed', 'failed', 'absent', 'untold')),
  ADD CONSTRAINT "ExamResult_mark_check" CHECK (mark IS NULL OR (mark BETWEEN 0 AND 100 AND outcome IN ('passed', 'failed'))),
  ADD CONSTRAINT "ExamResult_examDate_check" CHECK ("examDate" BETWEEN '2000-01-01' AND '2100-12-31');
