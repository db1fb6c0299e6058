-- How reviews aim at the exam day, and the courses that are kept fresh after a passed exam.
CREATE TABLE "ReviewAim" (
    "userId" TEXT NOT NULL,
    "courseId" INTEGER NOT NULL,
    "examDate" DATE NOT NULL,
    "base" DOUBLE PRECISION NOT NULL,
    "taperDays" INTEGER NOT NULL,
    "minutes" DOUBLE PRECISION NOT NULL,
    "least" DOUBLE PRECISION NOT NULL,
    "recall" DOUBLE PRECISION NOT NULL,
    "madeOn" DATE NOT NULL,

    CONSTRAINT "ReviewAim_pkey" PRIMARY KEY ("userId","courseId")
);

CREATE TABLE "KeptCourse" (
    "userId" TEXT NOT NULL,
    "courseId" INTEGER NOT NULL,
    "since" DATE NOT NULL,

    CONSTRAINT "KeptCourse_pkey" PRIMARY KEY ("userId","courseId")
);

CREATE INDEX "ReviewAim_courseId_idx" ON "ReviewAim"("courseId");
CREATE INDEX "KeptCourse_courseId_idx" ON "KeptCourse"("courseId");

ALTER TABLE "ReviewAim" ADD CONSTRAINT "ReviewAim_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ReviewAim" ADD CONSTRAINT "ReviewAim_courseId_fkey" FOREIGN KEY ("courseId") REFERENCES "Course"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "KeptCourse" ADD CONSTRAINT "KeptCourse_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "KeptCourse" ADD CONSTRAINT "KeptCourse_courseId_fkey" FOREIGN KEY ("courseId") REFERENCES "Course"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "ReviewAim" ADD CONSTRAINT "ReviewAim_values_check" CHECK (
  base BETWEEN 0.5 AND 0.92 AND "taperDays" BETWEEN 7 AND 42 AND minutes >= 0 AND least >= 0 AND recall BETWEEN 0 AND 1);

-- All that the reading of reviews needs stands in the index, so it does not visit the table.
DROP INDEX "Card_userId_courseId_idx";
CREATE INDEX "Card_userId_courseId_idx" ON "Card"("userId", "courseId")
  INCLUDE ("pointId", "stability", "difficulty", "lastDay", "answers", "lapses", "restUntil");
