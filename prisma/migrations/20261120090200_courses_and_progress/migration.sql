CREATE TABLE "Course" (
  "id" SERIAL NOT NULL,
  "code" TEXT,
  "body" TEXT,
  "title" TEXT NOT NULL,
  "description" TEXT NOT NULL,
  "imageUrl" TEXT NOT NULL DEFAULT '/uploads/default-course.jpg',
  "syllabusPeriod" TEXT,
  "sourceUrl" TEXT,
  "sourceNote" TEXT,
  "order" INTEGER NOT NULL DEFAULT 0,
  "totalLessons" INTEGER NOT NULL DEFAULT 0,
  "totalDuration" INTEGER NOT NULL DEFAULT 0,
  "version" INTEGER NOT NULL DEFAULT 1,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

  CONSTRAINT "Course_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "Course_code_key" ON "Course"("code");

CREATE TABLE "Module" (
  "id" SERIAL NOT NULL,
  "courseId" INTEGER NOT NULL,
  "title" TEXT NOT NULL,
  "description" TEXT NOT NULL,
  "order" INTEGER NOT NULL DEFAULT 0,
  "lessonCount" INTEGER NOT NULL DEFAULT 0,
  "duration" INTEGER NOT NULL DEFAULT 60,
  "version" INTEGER NOT NULL DEFAULT 1,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

  CONSTRAINT "Module_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "Module_courseId_order_id_idx" ON "Module"("courseId", "order", "id");

ALTER TABLE "Module" ADD CONSTRAINT "Module_courseId_fkey" FOREIGN KEY ("courseId") REFERENCES "Course"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "Topic" (
  "id" SERIAL NOT NULL,
  "moduleId" INTEGER NOT NULL,
  "title" TEXT NOT NULL,
  "description" TEXT NOT NULL,
  "order" INTEGER NOT NULL DEFAULT 0,
  "version" INTEGER NOT NULL DEFAULT 1,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

  CONSTRAINT "Topic_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "Topic_moduleId_order_id_idx" ON "Topic"("moduleId", "order", "id");

ALTER TABLE "Topic" ADD CONSTRAINT "Topic_moduleId_fkey" FOREIGN KEY ("moduleId") REFERENCES "Module"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "Enrollment" (
  "id" SERIAL NOT NULL,
  "userId" TEXT NOT NULL,
  "courseId" INTEGER NOT NULL,
  "enrolledAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "lastAccessedAt" TIMESTAMPTZ(3),
  "examDate" DATE,

  CONSTRAINT "Enrollment_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "Enrollment_courseId_idx" ON "Enrollment"("courseId");
CREATE INDEX "Enrollment_examDate_idx" ON "Enrollment"("examDate");
CREATE UNIQUE INDEX "Enrollment_userId_courseId_key" ON "Enrollment"("userId", "courseId");

ALTER TABLE "Enrollment" ADD CONSTRAINT "Enrollment_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Enrollment" ADD CONSTRAINT "Enrollment_courseId_fkey" FOREIGN KEY ("courseId") REFERENCES "Course"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "Progress" (
  "id" SERIAL NOT NULL,
  "userId" TEXT NOT NULL,
  "topicId" INTEGER NOT NULL,
  "completed" BOOLEAN NOT NULL DEFAULT false,
  "completedAt" TIMESTAMPTZ(3),

  CONSTRAINT "Progress_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "Progress_topicId_idx" ON "Progress"("topicId");
CREATE UNIQUE INDEX "Progress_userId_topicId_key" ON "Progress"("userId", "topicId");

ALTER TABLE "Progress" ADD CONSTRAINT "Progress_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Progress" ADD CONSTRAINT "Progress_topicId_fkey" FOREIGN KEY ("topicId") REFERENCES "Topic"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "StudyDay" (
  "userId" TEXT NOT NULL,
  "day" DATE NOT NULL,
  "topics" INTEGER NOT NULL DEFAULT 1,
  "streak" INTEGER NOT NULL DEFAULT 1,

  CONSTRAINT "StudyDay_pkey" PRIMARY KEY ("userId","day")
);

ALTER TABLE "StudyDay" ADD CONSTRAINT "StudyDay_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "Achievement" (
  "id" SERIAL NOT NULL,
  "userId" TEXT NOT NULL,
  "kind" TEXT NOT NULL,
  "reachedOn" DATE NOT NULL,

  CONSTRAINT "Achievement_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "Achievement_userId_kind_key" ON "Achievement"("userId", "kind");

ALTER TABLE "Achievement" ADD CONSTRAINT "Achievement_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "Course"
  ADD CONSTRAINT "Course_title_check" CHECK (char_length(title) BETWEEN 3 AND 200),
  ADD CONSTRAINT "Course_description_check" CHECK (char_length(description) >= 10),
  ADD CONSTRAINT "Course_imageUrl_check" CHECK ("imageUrl" ~ '^(https://|/uploads/)'),
  ADD CONSTRAINT "Course_order_check" CHECK ("order" BETWEEN 0 AND 10000),
  ADD CONSTRAINT "Course_totals_check" CHECK ("totalLessons" >= 0 AND "totalDuration" >= 0),
  ADD CONSTRAINT "Course_version_check" CHECK (version >= 1);

ALTER TABLE "Module"
  ADD CONSTRAINT "Module_title_check" CHECK (char_length(title) BETWEEN 3 AND 200),
  ADD CONSTRAINT "Module_description_check" CHECK (char_length(description) >= 10),
  ADD CONSTRAINT "Module_order_check" CHECK ("order" BETWEEN 0 AND 10000),
  ADD CONSTRAINT "Module_duration_check" CHECK (duration BETWEEN 1 AND 10000),
  ADD CONSTRAINT "Module_lessonCount_check" CHECK ("lessonCount" >= 0),
  ADD CONSTRAINT "Module_version_check" CHECK (version >= 1);

ALTER TABLE "Topic"
  ADD CONSTRAINT "Topic_title_check" CHECK (char_length(title) BETWEEN 3 AND 200),
  ADD CONSTRAINT "Topic_description_check" CHECK (char_length(description) >= 10),
  ADD CONSTRAINT "Topic_order_check" CHECK ("order" BETWEEN 0 AND 10000),
  ADD CONSTRAINT "Topic_version_check" CHECK (version >= 1);

-- Beyond these years JavaScript and Postgres read dates differently.
ALTER TABLE "Enrollment"
  ADD CONSTRAINT "Enrollment_examDate_check" CHECK ("examDate" BETWEEN '2000-01-01' AND '2100-12-31');

ALTER TABLE "Progress"
  ADD CONSTRAINT "Progress_completedAt_check" CHECK (completed = ("completedAt" IS NOT NULL));

ALTER TABLE "StudyDay"
  ADD CONSTRAINT "StudyDay_counts_check" CHECK (topics >= 0 AND streak >= 1);

ALTER TABLE "Achievement"
  ADD CONSTRAINT "Achievement_kind_check" CHECK (kind IN
    ('first-step', 'getting-started', 'learning-enthusiast', 'consistent-learner'));
