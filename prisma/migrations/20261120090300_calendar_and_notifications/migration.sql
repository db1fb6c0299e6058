CREATE TABLE "Event" (
  "id" SERIAL NOT NULL,
  "userId" TEXT NOT NULL,
  "title" TEXT NOT NULL,
  "description" TEXT NOT NULL DEFAULT '',
  "startDate" TIMESTAMPTZ(3),
  "endDate" TIMESTAMPTZ(3),
  "day" DATE,
  "isExamEvent" BOOLEAN NOT NULL DEFAULT false,
  "courseId" INTEGER,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

  CONSTRAINT "Event_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "Event_userId_startDate_idx" ON "Event"("userId", "startDate");
CREATE INDEX "Event_courseId_idx" ON "Event"("courseId");

ALTER TABLE "Event" ADD CONSTRAINT "Event_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Event" ADD CONSTRAINT "Event_courseId_fkey" FOREIGN KEY ("courseId") REFERENCES "Course"("id") ON DELETE SET NULL ON UPDATE CASCADE;

CREATE TABLE "Notification" (
  "id" SERIAL NOT NULL,
  "userId" TEXT NOT NULL,
  "title" TEXT NOT NULL,
  "message" TEXT NOT NULL,
  "type" TEXT NOT NULL DEFAULT 'info',
  "read" BOOLEAN NOT NULL DEFAULT false,
  "link" TEXT NOT NULL DEFAULT '/dashboard',
  "cause" TEXT NOT NULL,
  "relatedEntityType" TEXT,
  "relatedEntityId" INTEGER,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "deletedAt" TIMESTAMPTZ(3),

  CONSTRAINT "Notification_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "Notification_userId_cause_key" ON "Notification"("userId", "cause");

ALTER TABLE "Notification" ADD CONSTRAINT "Notification_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- An exam is a calendar day wherever its student is; an instant would move it to the day before or after.
ALTER TABLE "Event"
  ADD CONSTRAINT "Event_title_check" CHECK (char_length(title) BETWEEN 1 AND 200),
  ADD CONSTRAINT "Event_description_check" CHECK (char_length(description) <= 2000),
  ADD CONSTRAINT "Event_when_check" CHECK (
    CASE WHEN "isExamEvent" THEN day IS NOT NULL AND "startDate" IS NULL AND "endDate" IS NULL
      ELSE day IS NULL AND "startDate" IS NOT NULL END),
  ADD CONSTRAINT "Event_day_check" CHECK (day BETWEEN '2000-01-01' AND '2100-12-31'),
  -- One day of slack for the zones, one hour for summer time.
  ADD CONSTRAINT "Event_startDate_check" CHECK ("startDate" BETWEEN '1999-12-31 00:00Z' AND '2101-01-02 00:00Z'),
  ADD CONSTRAINT "Event_endDate_check" CHECK ("endDate" >= "startDate" AND "endDate" - "startDate" <= INTERVAL '366 days 1 hour');

CREATE UNIQUE INDEX "Event_one_exam_per_course_key" ON "Event"("userId", "courseId") WHERE "isExamEvent";

-- Same-site paths only, so that no notification leads off the site.
ALTER TABLE "Notification"
  ADD CONSTRAINT "Notification_title_check" CHECK (title <> ''),
  ADD CONSTRAINT "Notification_link_check" CHECK (link ~ '^/(?![/\\])'),
  ADD CONSTRAINT "Notification_cause_check" CHECK (cause <> '');

-- The two polled reads: they must cost the same with ten and with 100 000 rows.
CREATE INDEX "Notification_listed_idx" ON "Notification"("userId", id) WHERE "deletedAt" IS NULL;
CREATE INDEX "Notification_unread_idx" ON "Notification"("userId", id) WHERE NOT read AND "deletedAt" IS NULL;
