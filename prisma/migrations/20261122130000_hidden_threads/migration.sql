-- The text of a thread is the text of its first post. It is kept there only, so that hiding or deleting the post is enough.
-- The search reads "searchWords": the words of the title and of the first post while that one may be read.
ALTER TABLE "Thread"
  ADD COLUMN "hiddenAt" TIMESTAMPTZ(3),
  ADD COLUMN "searchWords" tsvector;

-- "threadCount" counts the threads that everybody sees; admins see both kinds.
ALTER TABLE "Forum" ADD COLUMN "hiddenThreadCount" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "Forum" ADD CONSTRAINT "Forum_hiddenThreadCount_check" CHECK ("hiddenThreadCount" >= 0);

DROP INDEX "Thread_words_idx";
ALTER TABLE "Thread" DROP COLUMN "content";

CREATE FUNCTION thread_search_words(thread_id INTEGER, title TEXT) RETURNS tsvector LANGUAGE sql STABLE AS $$
  SELECT search_vector(title || ' ' || coalesce((
    SELECT p.content FROM "Post" p WHERE p."threadId" = thread_id AND p."position" = 1 AND p."hiddenAt" IS NULL
  ), ''))
$$;

UPDATE "Thread" SET "searchWords" = thread_search_words(id, title);

CREATE FUNCTION keep_thread_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."searchWords" := thread_search_words(NEW.id, NEW.title);
  RETURN NEW;
END $$;

CREATE TRIGGER "Thread_search_words" BEFORE INSERT OR UPDATE OF title ON "Thread"
  FOR EACH ROW EXECUTE FUNCTION keep_thread_search_words();

CREATE FUNCTION keep_first_post_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "Thread" SET "searchWords" = thread_search_words(id, title) WHERE id = NEW."threadId";
  RETURN NULL;
END $$;

CREATE TRIGGER "Post_search_words" AFTER INSERT OR UPDATE OF content, "hiddenAt" ON "Post"
  FOR EACH ROW WHEN (NEW."position" = 1) EXECUTE FUNCTION keep_first_post_search_words();

CREATE INDEX "Thread_searchWords_idx" ON "Thread" USING GIN ("searchWords");

-- A forum's list for everybody but admins, and its filters with what they have to know.
CREATE INDEX "Thread_visible_idx" ON "Thread"("forumId", "isPinned", "lastActivityAt", "id") WHERE "hiddenAt" IS NULL;
DROP INDEX "Thread_solved_idx", "Thread_unanswered_idx";
CREATE INDEX "Thread_solved_idx" ON "Thread"("forumId", "isPinned", "lastActivityAt", "id") INCLUDE ("hiddenAt") WHERE "isSolved";
CREATE INDEX "Thread_unanswered_idx" ON "Thread"("forumId", "isPinned", "lastActivityAt", "id") INCLUDE ("hiddenAt") WHERE NOT "isSolved";

-- What is told about a post goes with its thread.
CREATE INDEX "Notification_relatedEntityType_relatedEntityId_idx" ON "Notification"("relatedEntityType", "relatedEntityId");
