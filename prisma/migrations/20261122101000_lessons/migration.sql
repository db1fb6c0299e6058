-- A topic's code is its name for files of content; topics made by an admin have none. Questions are counted with it.
ALTER TABLE "Topic"
  ADD COLUMN "code" TEXT,
  ADD COLUMN "lessonMinutes" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "questionCount" INTEGER NOT NULL DEFAULT 0;

CREATE UNIQUE INDEX "Topic_code_key" ON "Topic"("code");

CREATE TABLE "Point" (
  "id" SERIAL NOT NULL,
  "topicId" INTEGER NOT NULL,
  "code" TEXT NOT NULL,
  "statement" TEXT NOT NULL,
  "order" INTEGER NOT NULL DEFAULT 0,
  "isActive" BOOLEAN NOT NULL DEFAULT true,

  CONSTRAINT "Point_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "Point_code_key" ON "Point"("code");
CREATE INDEX "Point_topicId_order_id_idx" ON "Point"("topicId", "order", "id");

ALTER TABLE "Point" ADD CONSTRAINT "Point_topicId_fkey" FOREIGN KEY ("topicId") REFERENCES "Topic"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "Lesson" (
  "topicId" INTEGER NOT NULL,
  "text" TEXT NOT NULL,
  "sources" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
  "minutes" INTEGER NOT NULL,
  "version" INTEGER NOT NULL DEFAULT 1,
  "shippedHash" TEXT,
  "editedAt" TIMESTAMPTZ(3),
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

  CONSTRAINT "Lesson_pkey" PRIMARY KEY ("topicId")
);

ALTER TABLE "Lesson" ADD CONSTRAINT "Lesson_topicId_fkey" FOREIGN KEY ("topicId") REFERENCES "Topic"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "LessonVersion" (
  "id" SERIAL NOT NULL,
  "topicId" INTEGER NOT NULL,
  "version" INTEGER NOT NULL,
  "text" TEXT NOT NULL,
  "sources" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
  "editorId" TEXT,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

  CONSTRAINT "LessonVersion_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "LessonVersion_topicId_version_key" ON "LessonVersion"("topicId", "version");
CREATE INDEX "LessonVersion_editorId_idx" ON "LessonVersion"("editorId");

ALTER TABLE "LessonVersion" ADD CONSTRAINT "LessonVersion_topicId_fkey" FOREIGN KEY ("topicId") REFERENCES "Topic"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "LessonVersion" ADD CONSTRAINT "LessonVersion_editorId_fkey" FOREIGN KEY ("editorId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

CREATE TABLE "LessonPlace" (
  "userId" TEXT NOT NULL,
  "topicId" INTEGER NOT NULL,
  "block" INTEGER NOT NULL DEFAULT 0,
  "furthest" INTEGER NOT NULL DEFAULT 0,
  "seconds" INTEGER NOT NULL DEFAULT 0,
  "readAt" TIMESTAMPTZ(3),
  "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

  CONSTRAINT "LessonPlace_pkey" PRIMARY KEY ("userId","topicId")
);

CREATE INDEX "LessonPlace_topicId_idx" ON "LessonPlace"("topicId");

ALTER TABLE "LessonPlace" ADD CONSTRAINT "LessonPlace_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "LessonPlace" ADD CONSTRAINT "LessonPlace_topicId_fkey" FOREIGN KEY ("topicId") REFERENCES "Topic"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The version of a topic's shipped text, as it came last: an edited lesson is not written over, but can be compared with it.
CREATE TABLE "ShippedLesson" (
  "topicId" INTEGER NOT NULL,
  "text" TEXT NOT NULL,
  "sources" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
  "hash" TEXT NOT NULL,

  CONSTRAINT "ShippedLesson_pkey" PRIMARY KEY ("topicId")
);

ALTER TABLE "ShippedLesson" ADD CONSTRAINT "ShippedLesson_topicId_fkey" FOREIGN KEY ("topicId") REFERENCES "Topic"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What was seeded last, by kind of content: one hash over all of it, so that a start at which nothing changed skips it.
CREATE TABLE "SeededContent" (
  "kind" TEXT NOT NULL,
  "hash" TEXT NOT NULL,
  "seededAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

  CONSTRAINT "SeededContent_pkey" PRIMARY KEY ("kind")
);

ALTER TABLE "Topic"
  ADD CONSTRAINT "Topic_code_check" CHECK (code ~ '^[A-Z]{2,4}\.[A-Z]\.[a-z0-9]+(-[a-z0-9]+)*$'),
  ADD CONSTRAINT "Topic_content_check" CHECK ("lessonMinutes" >= 0 AND "questionCount" >= 0);

ALTER TABLE "Point"
  ADD CONSTRAINT "Point_code_check" CHECK (char_length(code) BETWEEN 3 AND 300 AND code ~ '^\S+$'),
  ADD CONSTRAINT "Point_statement_check" CHECK (char_length(statement) BETWEEN 10 AND 300);

ALTER TABLE "Lesson"
  ADD CONSTRAINT "Lesson_text_check" CHECK (char_length("text") BETWEEN 1 AND 200000),
  ADD CONSTRAINT "Lesson_minutes_check" CHECK (minutes BETWEEN 1 AND 1000),
  ADD CONSTRAINT "Lesson_version_check" CHECK (version >= 1),
  ADD CONSTRAINT "Lesson_shippedHash_check" CHECK ("shippedHash" ~ '^[0-9a-f]{64}$');

ALTER TABLE "LessonPlace"
  ADD CONSTRAINT "LessonPlace_block_check" CHECK (block BETWEEN 0 AND 5000 AND furthest BETWEEN block AND 5000),
  ADD CONSTRAINT "LessonPlace_seconds_check" CHECK (seconds >= 0);

-- For the search; the expression is that of lib/lessons/reads/search.ts.
CREATE INDEX "Lesson_words_idx" ON "Lesson" USING GIN (to_tsvector('english', "text"));
