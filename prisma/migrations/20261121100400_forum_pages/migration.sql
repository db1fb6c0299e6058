-- A post's place in its thread, from 1: any page is read by it at the price of the first. The writer holds the thread's
-- row, so that two replies never count the same posts.
ALTER TABLE "Post" ADD COLUMN "position" INTEGER NOT NULL DEFAULT 0;

UPDATE "Post" p SET "position" = n.place
FROM (SELECT id, row_number() OVER (PARTITION BY "threadId" ORDER BY id) AS place FROM "Post") n
WHERE n.id = p.id;

CREATE FUNCTION place_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."position" = 0 THEN
    NEW."position" := 1 + coalesce((SELECT max("position") FROM "Post" WHERE "threadId" = NEW."threadId"), 0);
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER "Post_position" BEFORE INSERT ON "Post" FOR EACH ROW EXECUTE FUNCTION place_post();

DROP INDEX "Post_threadId_id_idx";
CREATE UNIQUE INDEX "Post_threadId_position_key" ON "Post"("threadId", "position");

ALTER TABLE "Post" ADD CONSTRAINT "Post_position_check" CHECK ("position" >= 1);

-- The filters of a forum's list, in the list's own order.
CREATE INDEX "Thread_solved_idx" ON "Thread"("forumId", "isPinned", "lastActivityAt", "id") WHERE "isSolved";
CREATE INDEX "Thread_unanswered_idx" ON "Thread"("forumId", "isPinned", "lastActivityAt", "id") WHERE NOT "isSolved";

-- For the search and for what is shown while a title is typed; the expressions are those of lib/forums/reads/search.ts.
CREATE INDEX "Thread_words_idx" ON "Thread" USING GIN (to_tsvector('english', title || ' ' || content));
CREATE INDEX "Thread_title_idx" ON "Thread" USING GIN (title gin_trgm_ops);
