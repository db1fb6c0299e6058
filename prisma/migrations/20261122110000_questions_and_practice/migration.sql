-- The bank of questions, attempts at them, and what is remembered. Ten answers make a study day.
-- AlterTable
ALTER TABLE "StudyDay" ADD COLUMN     "answers" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "Thread" ADD COLUMN     "questionId" INTEGER,
ADD COLUMN     "questionVersion" INTEGER,
ADD COLUMN     "seed" INTEGER,
ADD COLUMN     "topicId" INTEGER;

-- CreateTable
CREATE TABLE "Attempt" (
    "id" SERIAL NOT NULL,
    "userId" TEXT NOT NULL,
    "courseId" INTEGER,
    "topicId" INTEGER,
    "kind" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'open',
    "paper" TEXT,
    "startedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "endsAt" TIMESTAMPTZ(3),
    "pausedAt" TIMESTAMPTZ(3),
    "pausedSeconds" INTEGER NOT NULL DEFAULT 0,
    "extraPercent" INTEGER NOT NULL DEFAULT 0,
    "finishedAt" TIMESTAMPTZ(3),
    "itemCount" INTEGER NOT NULL,
    "answered" INTEGER NOT NULL DEFAULT 0,
    "marks" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "outOf" DOUBLE PRECISION NOT NULL,
    "tab" TEXT NOT NULL,
    "scratch" TEXT NOT NULL DEFAULT '',
    "place" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "Attempt_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AttemptItem" (
    "id" SERIAL NOT NULL,
    "attemptId" INTEGER NOT NULL,
    "place" INTEGER NOT NULL,
    "turn" INTEGER NOT NULL,
    "section" TEXT NOT NULL DEFAULT '',
    "parent" INTEGER,
    "userId" TEXT NOT NULL,
    "courseId" INTEGER,
    "moduleId" INTEGER,
    "pointId" INTEGER,
    "questionId" INTEGER,
    "version" INTEGER NOT NULL,
    "seed" INTEGER,
    "drawn" JSONB,
    "answer" JSONB,
    "revision" INTEGER NOT NULL DEFAULT 0,
    "seconds" INTEGER NOT NULL DEFAULT 0,
    "flagged" BOOLEAN NOT NULL DEFAULT false,
    "hinted" BOOLEAN NOT NULL DEFAULT false,
    "guessed" BOOLEAN NOT NULL DEFAULT false,
    "easy" BOOLEAN NOT NULL DEFAULT false,
    "cause" TEXT,
    "late" BOOLEAN NOT NULL DEFAULT false,
    "first" BOOLEAN NOT NULL DEFAULT false,
    "seen" BOOLEAN NOT NULL DEFAULT false,
    "withdrawn" BOOLEAN NOT NULL DEFAULT false,
    "answeredAt" TIMESTAMPTZ(3),
    "share" DOUBLE PRECISION,
    "marks" DOUBLE PRECISION,
    "outOf" DOUBLE PRECISION NOT NULL,
    "before" JSONB,
    "selfMarked" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "AttemptItem_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Question" (
    "id" SERIAL NOT NULL,
    "key" TEXT NOT NULL,
    "topicId" INTEGER NOT NULL,
    "pointId" INTEGER,
    "parentId" INTEGER,
    "place" INTEGER NOT NULL DEFAULT 0,
    "kind" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "marks" DOUBLE PRECISION NOT NULL,
    "difficulty" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "seconds" INTEGER NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'draft',
    "reserved" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 1,
    "content" JSONB,
    "shippedHash" TEXT,
    "editedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Question_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "QuestionVersion" (
    "id" SERIAL NOT NULL,
    "questionId" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "content" JSONB NOT NULL,
    "editorId" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "QuestionVersion_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "QuestionStat" (
    "questionId" INTEGER NOT NULL,
    "answers" INTEGER NOT NULL DEFAULT 0,
    "shareSum" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "facility" DOUBLE PRECISION,
    "discrimination" DOUBLE PRECISION,
    "difficulty" DOUBLE PRECISION,
    "medianSeconds" INTEGER,
    "chosen" JSONB NOT NULL DEFAULT '{}',
    "upTo" INTEGER NOT NULL DEFAULT 0,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "QuestionStat_pkey" PRIMARY KEY ("questionId")
);

-- CreateTable
CREATE TABLE "QuestionReport" (
    "id" SERIAL NOT NULL,
    "questionId" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "seed" INTEGER,
    "userId" TEXT,
    "itemId" INTEGER,
    "reason" TEXT NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "state" TEXT NOT NULL DEFAULT 'open',
    "reply" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "resolvedAt" TIMESTAMPTZ(3),
    "resolvedById" TEXT,

    CONSTRAINT "QuestionReport_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Card" (
    "userId" TEXT NOT NULL,
    "pointId" INTEGER NOT NULL,
    "courseId" INTEGER NOT NULL,
    "stability" DOUBLE PRECISION NOT NULL,
    "difficulty" DOUBLE PRECISION NOT NULL,
    "lastDay" DATE NOT NULL,
    "answers" INTEGER NOT NULL DEFAULT 1,
    "lapses" INTEGER NOT NULL DEFAULT 0,
    "restUntil" DATE,

    CONSTRAINT "Card_pkey" PRIMARY KEY ("userId","pointId")
);

-- CreateIndex
CREATE INDEX "Attempt_userId_state_id_idx" ON "Attempt"("userId", "state", "id" DESC);

-- CreateIndex
CREATE INDEX "Attempt_userId_courseId_kind_finishedAt_idx" ON "Attempt"("userId", "courseId", "kind", "finishedAt");

-- CreateIndex
CREATE INDEX "Attempt_courseId_idx" ON "Attempt"("courseId");

-- CreateIndex
CREATE INDEX "Attempt_topicId_idx" ON "Attempt"("topicId");

-- CreateIndex
CREATE INDEX "Attempt_state_startedAt_idx" ON "Attempt"("state", "startedAt");

-- CreateIndex
CREATE INDEX "AttemptItem_userId_pointId_answeredAt_idx" ON "AttemptItem"("userId", "pointId", "answeredAt" DESC);

-- CreateIndex
CREATE INDEX "AttemptItem_questionId_id_idx" ON "AttemptItem"("questionId", "id");

-- CreateIndex
CREATE INDEX "AttemptItem_courseId_idx" ON "AttemptItem"("courseId");

-- CreateIndex
CREATE INDEX "AttemptItem_moduleId_idx" ON "AttemptItem"("moduleId");

-- CreateIndex
CREATE INDEX "AttemptItem_pointId_idx" ON "AttemptItem"("pointId");

-- CreateIndex
CREATE UNIQUE INDEX "AttemptItem_attemptId_place_key" ON "AttemptItem"("attemptId", "place");

-- CreateIndex
CREATE UNIQUE INDEX "Question_key_key" ON "Question"("key");

-- CreateIndex
CREATE INDEX "Question_topicId_state_idx" ON "Question"("topicId", "state");

-- CreateIndex
CREATE INDEX "Question_pointId_state_idx" ON "Question"("pointId", "state");

-- CreateIndex
CREATE INDEX "Question_parentId_idx" ON "Question"("parentId");

-- CreateIndex
CREATE INDEX "QuestionVersion_editorId_idx" ON "QuestionVersion"("editorId");

-- CreateIndex
CREATE UNIQUE INDEX "QuestionVersion_questionId_version_key" ON "QuestionVersion"("questionId", "version");

-- CreateIndex
CREATE INDEX "QuestionReport_state_id_idx" ON "QuestionReport"("state", "id");

-- CreateIndex
CREATE INDEX "QuestionReport_questionId_state_idx" ON "QuestionReport"("questionId", "state");

-- CreateIndex
CREATE INDEX "QuestionReport_itemId_idx" ON "QuestionReport"("itemId");

-- CreateIndex
CREATE INDEX "QuestionReport_resolvedById_idx" ON "QuestionReport"("resolvedById");

-- CreateIndex
CREATE UNIQUE INDEX "QuestionReport_userId_questionId_version_key" ON "QuestionReport"("userId", "questionId", "version");

-- CreateIndex
CREATE INDEX "Card_userId_courseId_idx" ON "Card"("userId", "courseId");

-- CreateIndex
CREATE INDEX "Card_pointId_idx" ON "Card"("pointId");

-- CreateIndex
CREATE INDEX "Card_courseId_idx" ON "Card"("courseId");

-- CreateIndex
CREATE INDEX "Thread_questionId_idx" ON "Thread"("questionId");

-- CreateIndex
CREATE INDEX "Thread_topicId_idx" ON "Thread"("topicId");

-- AddForeignKey
ALTER TABLE "Thread" ADD CONSTRAINT "Thread_questionId_fkey" FOREIGN KEY ("questionId") REFERENCES "Question"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Thread" ADD CONSTRAINT "Thread_topicId_fkey" FOREIGN KEY ("topicId") REFERENCES "Topic"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Attempt" ADD CONSTRAINT "Attempt_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Attempt" ADD CONSTRAINT "Attempt_courseId_fkey" FOREIGN KEY ("courseId") REFERENCES "Course"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Attempt" ADD CONSTRAINT "Attempt_topicId_fkey" FOREIGN KEY ("topicId") REFERENCES "Topic"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AttemptItem" ADD CONSTRAINT "AttemptItem_attemptId_fkey" FOREIGN KEY ("attemptId") REFERENCES "Attempt"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AttemptItem" ADD CONSTRAINT "AttemptItem_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AttemptItem" ADD CONSTRAINT "AttemptItem_courseId_fkey" FOREIGN KEY ("courseId") REFERENCES "Course"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AttemptItem" ADD CONSTRAINT "AttemptItem_moduleId_fkey" FOREIGN KEY ("moduleId") REFERENCES "Module"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AttemptItem" ADD CONSTRAINT "AttemptItem_pointId_fkey" FOREIGN KEY ("pointId") REFERENCES "Point"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AttemptItem" ADD CONSTRAINT "AttemptItem_questionId_fkey" FOREIGN KEY ("questionId") REFERENCES "Question"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Question" ADD CONSTRAINT "Question_topicId_fkey" FOREIGN KEY ("topicId") REFERENCES "Topic"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Question" ADD CONSTRAINT "Question_pointId_fkey" FOREIGN KEY ("pointId") REFERENCES "Point"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Question" ADD CONSTRAINT "Question_parentId_fkey" FOREIGN KEY ("parentId") REFERENCES "Question"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QuestionVersion" ADD CONSTRAINT "QuestionVersion_questionId_fkey" FOREIGN KEY ("questionId") REFERENCES "Question"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QuestionVersion" ADD CONSTRAINT "QuestionVersion_editorId_fkey" FOREIGN KEY ("editorId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QuestionStat" ADD CONSTRAINT "QuestionStat_questionId_fkey" FOREIGN KEY ("questionId") REFERENCES "Question"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QuestionReport" ADD CONSTRAINT "QuestionReport_questionId_fkey" FOREIGN KEY ("questionId") REFERENCES "Question"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QuestionReport" ADD CONSTRAINT "QuestionReport_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QuestionReport" ADD CONSTRAINT "QuestionReport_itemId_fkey" FOREIGN KEY ("itemId") REFERENCES "AttemptItem"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QuestionReport" ADD CONSTRAINT "QuestionReport_resolvedById_fkey" FOREIGN KEY ("resolvedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Card" ADD CONSTRAINT "Card_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Card" ADD CONSTRAINT "Card_pointId_fkey" FOREIGN KEY ("pointId") REFERENCES "Point"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Card" ADD CONSTRAINT "Card_courseId_fkey" FOREIGN KEY ("courseId") REFERENCES "Course"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What no foreign key can say.
ALTER TABLE "Question"
  ADD CONSTRAINT "Question_kind_check" CHECK (kind IN ('choice', 'several', 'number', 'match', 'gaps', 'order', 'journal', 'sheet', 'written', 'case', 'spot')),
  ADD CONSTRAINT "Question_source_check" CHECK (source IN ('written', 'calculated', 'template')),
  ADD CONSTRAINT "Question_state_check" CHECK (state IN ('draft', 'live', 'withdrawn')),
  ADD CONSTRAINT "Question_marks_check" CHECK (marks > 0 AND marks * 4 = trunc(marks * 4)),
  ADD CONSTRAINT "Question_content_check" CHECK ((content IS NULL) = (source = 'template'));

ALTER TABLE "QuestionReport"
  ADD CONSTRAINT "QuestionReport_state_check" CHECK (state IN ('open', 'fixed', 'declined')),
  ADD CONSTRAINT "QuestionReport_reason_check" CHECK (reason IN ('wrong-key', 'unclear', 'typo', 'off-syllabus', 'other')),
  ADD CONSTRAINT "QuestionReport_resolved_check" CHECK ((state = 'open') = ("resolvedAt" IS NULL));

ALTER TABLE "Attempt"
  ADD CONSTRAINT "Attempt_kind_check" CHECK (kind IN ('quiz', 'try', 'mixed', 'weak', 'mistakes', 'review', 'section', 'mini', 'mock')),
  ADD CONSTRAINT "Attempt_state_check" CHECK (state IN ('open', 'finished') AND (state = 'finished') = ("finishedAt" IS NOT NULL)),
  ADD CONSTRAINT "Attempt_marks_check" CHECK (marks >= 0 AND marks <= "outOf"),
  ADD CONSTRAINT "Attempt_answered_check" CHECK (answered >= 0 AND answered <= "itemCount");

ALTER TABLE "AttemptItem"
  ADD CONSTRAINT "AttemptItem_share_check" CHECK (share BETWEEN 0 AND 1),
  ADD CONSTRAINT "AttemptItem_marks_check" CHECK (marks >= 0 AND marks <= "outOf"),
  ADD CONSTRAINT "AttemptItem_marked_check" CHECK ((share IS NULL) = (marks IS NULL)),
  ADD CONSTRAINT "AttemptItem_cause_check" CHECK (cause IN ('unknown', 'misread', 'method', 'slip', 'time')),
  ADD CONSTRAINT "AttemptItem_seconds_check" CHECK (seconds BETWEEN 0 AND 600);

ALTER TABLE "Card" ADD CONSTRAINT "Card_memory_check" CHECK (stability > 0 AND answers > 0 AND lapses >= 0);
ALTER TABLE "StudyDay" ADD CONSTRAINT "StudyDay_answers_check" CHECK (answers >= 0);

CREATE UNIQUE INDEX "Attempt_one_open_mock_key" ON "Attempt"("userId", "courseId") WHERE kind = 'mock' AND state = 'open';
CREATE INDEX "AttemptItem_answered_idx" ON "AttemptItem"("userId", "courseId", "answeredAt" DESC) WHERE "answeredAt" IS NOT NULL;

-- A topic's count of questions is that of its live ones, without those that are kept for mock exams.
CREATE FUNCTION count_questions() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.state = 'live' AND NOT OLD.reserved THEN
    UPDATE "Topic" SET "questionCount" = "questionCount" - 1 WHERE id = OLD."topicId";
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.state = 'live' AND NOT NEW.reserved THEN
    UPDATE "Topic" SET "questionCount" = "questionCount" + 1 WHERE id = NEW."topicId";
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER count_added_questions AFTER INSERT OR DELETE ON "Question" FOR EACH ROW EXECUTE FUNCTION count_questions();
CREATE TRIGGER count_changed_questions AFTER UPDATE OF state, reserved, "topicId" ON "Question"
FOR EACH ROW WHEN ((OLD.state, OLD.reserved, OLD."topicId") IS DISTINCT FROM (NEW.state, NEW.reserved, NEW."topicId"))
EXECUTE FUNCTION count_questions();
