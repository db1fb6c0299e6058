-- Whether a person watches a thread or a forum; null and no row: she watches the threads that she opened or wrote in.
ALTER TABLE "ThreadReader" ADD COLUMN "watching" BOOLEAN;
CREATE INDEX "ThreadReader_watchers_idx" ON "ThreadReader"("threadId") WHERE "watching";

CREATE TABLE "ForumWatch" (
  "forumId" INTEGER NOT NULL,
  "userId" TEXT NOT NULL,
  "watching" BOOLEAN NOT NULL,
  CONSTRAINT "ForumWatch_pkey" PRIMARY KEY ("forumId", "userId")
);

CREATE INDEX "ForumWatch_userId_idx" ON "ForumWatch"("userId");

ALTER TABLE "ForumWatch"
  ADD CONSTRAINT "ForumWatch_forumId_fkey" FOREIGN KEY ("forumId") REFERENCES "Forum"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "ForumWatch_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The texts that a post had before it was edited.
CREATE TABLE "PostVersion" (
  "id" SERIAL NOT NULL,
  "postId" INTEGER NOT NULL,
  "content" TEXT NOT NULL,
  "writtenAt" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "PostVersion_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "PostVersion_postId_id_idx" ON "PostVersion"("postId", "id");

ALTER TABLE "PostVersion"
  ADD CONSTRAINT "PostVersion_postId_fkey" FOREIGN KEY ("postId") REFERENCES "Post"("id") ON DELETE CASCADE ON UPDATE CASCADE;
