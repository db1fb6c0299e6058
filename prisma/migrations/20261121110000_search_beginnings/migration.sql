-- A stem alone cannot be found by the beginning of a word: 'business' is kept as 'busi', which 'busin' does not begin.
-- So the search looks at words as they are written and at their stems, in one index.
CREATE FUNCTION search_vector(said TEXT) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT to_tsvector('pg_catalog.english'::regconfig, said) || to_tsvector('pg_catalog.simple'::regconfig, said)
$$;

-- Each of these stands for what begins with it or with its stem; several in one, parted by spaces, stand for each other.
-- 'The' and its like ask for nothing, unless nothing else was typed: then one of them may begin 'theory'.
CREATE FUNCTION search_query(asked TEXT[], joint TEXT DEFAULT ' & ') RETURNS tsquery LANGUAGE sql STABLE PARALLEL SAFE AS $$
  WITH word AS (
    SELECT place, quote_literal(word) || ':*' AS begun, to_tsvector('pg_catalog.english'::regconfig, word) <> '' AS says
    FROM unnest(asked) WITH ORDINALITY AS one(words, place), regexp_split_to_table(words, ' ') AS word
  ), choice AS (
    SELECT bool_or(says) AS says, '(' || string_agg(
      CASE WHEN says THEN begun || ' | ' || to_tsquery('pg_catalog.english'::regconfig, begun)::text ELSE begun END, ' | ') || ')' AS words
    FROM word GROUP BY place
  )
  SELECT string_agg(words, joint)::tsquery FROM choice WHERE says OR NOT EXISTS (SELECT FROM choice WHERE says)
$$;

DROP INDEX "Course_title_words_idx", "Course_words_idx", "Module_title_words_idx", "Module_words_idx",
  "Topic_title_words_idx", "Topic_words_idx", "Thread_words_idx";

CREATE INDEX "Course_title_words_idx" ON "Course" USING GIN (search_vector(title));
CREATE INDEX "Course_words_idx" ON "Course" USING GIN (search_vector(title || ' ' || description));

CREATE INDEX "Module_title_words_idx" ON "Module" USING GIN (search_vector(title));
CREATE INDEX "Module_words_idx" ON "Module" USING GIN (search_vector(title || ' ' || description));

CREATE INDEX "Topic_title_words_idx" ON "Topic" USING GIN (search_vector(title));
CREATE INDEX "Topic_words_idx" ON "Topic" USING GIN (search_vector(title || ' ' || description));

CREATE INDEX "Thread_words_idx" ON "Thread" USING GIN (search_vector(title || ' ' || content));
