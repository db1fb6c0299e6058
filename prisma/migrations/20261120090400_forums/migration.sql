CREATE TABLE "Forum" (
  "id" SERIAL NOT NULL,
  "name" TEXT NOT NULL,
  "description" TEXT NOT NULL,
  "slug" TEXT NOT NULL,
  "order" INTEGER NOT NULL DEFAULT 0,
  "isActive" BOOLEAN NOT NULL DEFAULT true,
  "courseId" INTEGER,
  "threadCount" INTEGER NOT NULL DEFAULT 0,
  "lastActivityAt" TIMESTAMPTZ(3),
  "version" INTEGER NOT NULL DEFAULT 1,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

  CONSTRAINT "Forum_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "Forum_slug_key" ON "Forum"("slug");
CREATE INDEX "Forum_courseId_idx" ON "Forum"("courseId");

ALTER TABLE "Forum" ADD CONSTRAINT "Forum_courseId_fkey" FOREIGN KEY ("courseId") REFERENCES "Course"("id") ON DELETE SET NULL ON UPDATE CASCADE;

CREATE TABLE "Thread" (
  "id" SERIAL NOT NULL,
  "forumId" INTEGER NOT NULL,
  "userId" TEXT,
  "title" TEXT NOT NULL,
  "slug" TEXT NOT NULL,
  "content" TEXT NOT NULL,
  "isPinned" BOOLEAN NOT NULL DEFAULT false,
  "isLocked" BOOLEAN NOT NULL DEFAULT false,
  "isSolved" BOOLEAN NOT NULL DEFAULT false,
  "postCount" INTEGER NOT NULL DEFAULT 0,
  "viewCount" INTEGER NOT NULL DEFAULT 0,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "lastActivityAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

  CONSTRAINT "Thread_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "Thread_forumId_isPinned_lastActivityAt_id_idx" ON "Thread"("forumId", "isPinned", "lastActivityAt", "id");
CREATE INDEX "Thread_userId_idx" ON "Thread"("userId");

ALTER TABLE "Thread" ADD CONSTRAINT "Thread_forumId_fkey" FOREIGN KEY ("forumId") REFERENCES "Forum"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Thread" ADD CONSTRAINT "Thread_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

CREATE TABLE "Post" (
  "id" SERIAL NOT NULL,
  "threadId" INTEGER NOT NULL,
  "userId" TEXT,
  "content" TEXT NOT NULL,
  "isAnswer" BOOLEAN NOT NULL DEFAULT false,
  "likeCount" INTEGER NOT NULL DEFAULT 0,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "editedAt" TIMESTAMPTZ(3),
  "hiddenAt" TIMESTAMPTZ(3),
  "deletedAt" TIMESTAMPTZ(3),
  "deletedBy" TEXT,

  CONSTRAINT "Post_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "Post_threadId_id_idx" ON "Post"("threadId", "id");
CREATE INDEX "Post_userId_idx" ON "Post"("userId");

ALTER TABLE "Post" ADD CONSTRAINT "Post_threadId_fkey" FOREIGN KEY ("threadId") REFERENCES "Thread"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Post" ADD CONSTRAINT "Post_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

CREATE TABLE "PostLike" (
  "id" SERIAL NOT NULL,
  "postId" INTEGER NOT NULL,
  "userId" TEXT NOT NULL,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

  CONSTRAINT "PostLike_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "PostLike_userId_idx" ON "PostLike"("userId");
CREATE UNIQUE INDEX "PostLike_postId_userId_key" ON "PostLike"("postId", "userId");

ALTER TABLE "PostLike" ADD CONSTRAINT "PostLike_postId_fkey" FOREIGN KEY ("postId") REFERENCES "Post"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "PostLike" ADD CONSTRAINT "PostLike_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "PostReport" (
  "id" SERIAL NOT NULL,
  "postId" INTEGER NOT NULL,
  "userId" TEXT NOT NULL,
  "reason" TEXT NOT NULL,
  "note" TEXT NOT NULL DEFAULT '',
  "status" TEXT NOT NULL DEFAULT 'open',
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "resolvedAt" TIMESTAMPTZ(3),
  "resolvedById" TEXT,

  CONSTRAINT "PostReport_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "PostReport_userId_idx" ON "PostReport"("userId");
CREATE INDEX "PostReport_resolvedById_idx" ON "PostReport"("resolvedById");
CREATE UNIQUE INDEX "PostReport_postId_userId_key" ON "PostReport"("postId", "userId");

ALTER TABLE "PostReport" ADD CONSTRAINT "PostReport_postId_fkey" FOREIGN KEY ("postId") REFERENCES "Post"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "PostReport" ADD CONSTRAINT "PostReport_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "PostReport" ADD CONSTRAINT "PostReport_resolvedById_fkey" FOREIGN KEY ("resolvedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

CREATE TABLE "ThreadView" (
  "threadId" INTEGER NOT NULL,
  "hour" TIMESTAMPTZ(3) NOT NULL,
  "viewer" TEXT NOT NULL,

  CONSTRAINT "ThreadView_pkey" PRIMARY KEY ("threadId","hour","viewer")
);

CREATE INDEX "ThreadView_hour_idx" ON "ThreadView"("hour");

ALTER TABLE "ThreadView" ADD CONSTRAINT "ThreadView_threadId_fkey" FOREIGN KEY ("threadId") REFERENCES "Thread"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "Forum"
  ADD CONSTRAINT "Forum_name_check" CHECK (char_length(name) BETWEEN 1 AND 200),
  ADD CONSTRAINT "Forum_description_check" CHECK (char_length(description) <= 2000),
  -- Lower case makes the unique index case-insensitive.
  ADD CONSTRAINT "Forum_slug_check" CHECK (slug = lower(slug) AND slug ~ '^[^/\s]+$'),
  ADD CONSTRAINT "Forum_order_check" CHECK ("order" BETWEEN 0 AND 10000),
  ADD CONSTRAINT "Forum_threadCount_check" CHECK ("threadCount" >= 0),
  ADD CONSTRAINT "Forum_version_check" CHECK (version >= 1);

ALTER TABLE "Thread"
  ADD CONSTRAINT "Thread_title_check" CHECK (char_length(title) BETWEEN 1 AND 200),
  ADD CONSTRAINT "Thread_slug_check" CHECK (slug <> ''),
  ADD CONSTRAINT "Thread_content_check" CHECK (char_length(content) <= 20000),
  ADD CONSTRAINT "Thread_counts_check" CHECK ("postCount" >= 0 AND "viewCount" >= 0);

ALTER TABLE "Post"
  ADD CONSTRAINT "Post_content_check" CHECK (char_length(content) <= 20000 AND (content <> '' OR "deletedAt" IS NOT NULL)),
  ADD CONSTRAINT "Post_likeCount_check" CHECK ("likeCount" >= 0),
  ADD CONSTRAINT "Post_deletedBy_check" CHECK ("deletedBy" IN ('author', 'moderator')),
  ADD CONSTRAINT "Post_deletedAt_check" CHECK (("deletedAt" IS NULL) = ("deletedBy" IS NULL));

CREATE UNIQUE INDEX "Post_one_answer_per_thread_key" ON "Post"("threadId") WHERE "isAnswer";

ALTER TABLE "PostReport"
  ADD CONSTRAINT "PostReport_reason_check" CHECK (reason IN ('spam', 'offensive', 'misleading', 'exam-content', 'other')),
  ADD CONSTRAINT "PostReport_note_check" CHECK (char_length(note) <= 2000),
  ADD CONSTRAINT "PostReport_status_check" CHECK (status IN ('open', 'kept', 'hidden', 'deleted', 'locked')),
  ADD CONSTRAINT "PostReport_resolvedAt_check" CHECK ((status = 'open') = ("resolvedAt" IS NULL));

CREATE INDEX "PostReport_open_idx" ON "PostReport"(id) WHERE status = 'open';
