-- The points come with a lesson's shipped text.
ALTER TABLE "ShippedLesson" ADD COLUMN "points" JSONB NOT NULL DEFAULT '[]';

-- Found by words and by stems, as all texts of the courses.
DROP INDEX "Lesson_words_idx";
CREATE INDEX "Lesson_words_idx" ON "Lesson" USING GIN (search_vector("text"));
