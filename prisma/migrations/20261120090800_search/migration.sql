-- Search reads the tables themselves: nothing to keep in step. The expressions must be those of lib/courses/reads/search.ts.

CREATE INDEX "Course_title_words_idx" ON "Course" USING GIN (to_tsvector('english', title));
CREATE INDEX "Course_words_idx" ON "Course" USING GIN (to_tsvector('english', title || ' ' || description));

CREATE INDEX "Module_title_words_idx" ON "Module" USING GIN (to_tsvector('english', title));
CREATE INDEX "Module_words_idx" ON "Module" USING GIN (to_tsvector('english', title || ' ' || description));

CREATE INDEX "Topic_title_words_idx" ON "Topic" USING GIN (to_tsvector('english', title));
CREATE INDEX "Topic_words_idx" ON "Topic" USING GIN (to_tsvector('english', title || ' ' || description));

-- The words that courses use. A typing error is mended by the nearest of these few thousand, which costs the same
-- however many topics there are; comparing every title with what was typed does not.
CREATE TABLE "SearchWord" (
  "word" TEXT NOT NULL,

  CONSTRAINT "SearchWord_pkey" PRIMARY KEY ("word")
);

CREATE INDEX "SearchWord_word_idx" ON "SearchWord" USING GIN ("word" gin_trgm_ops);

CREATE FUNCTION keep_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "SearchWord" (word)
  -- In one order everywhere, or two writers of the same new words could wait for each other.
  SELECT DISTINCT part FROM regexp_split_to_table(lower(NEW.title || ' ' || NEW.description), '[^[:alnum:]]+') part
  WHERE char_length(part) BETWEEN 3 AND 40 ORDER BY part
  ON CONFLICT DO NOTHING;
  RETURN NEW;
END $$;

CREATE TRIGGER "Course_words" AFTER INSERT OR UPDATE OF title, description ON "Course"
  FOR EACH ROW EXECUTE FUNCTION keep_search_words();
CREATE TRIGGER "Module_words" AFTER INSERT OR UPDATE OF title, description ON "Module"
  FOR EACH ROW EXECUTE FUNCTION keep_search_words();
CREATE TRIGGER "Topic_words" AFTER INSERT OR UPDATE OF title, description ON "Topic"
  FOR EACH ROW EXECUTE FUNCTION keep_search_words();
