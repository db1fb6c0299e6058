-- A post's text is read into blocks once, when it is written, and kept with it. Older posts are read by the hourly job.
ALTER TABLE "Post" ADD COLUMN "body" JSONB, ADD COLUMN "bodyVersion" INTEGER NOT NULL DEFAULT 0;

-- What is deleted is deleted in both forms.
ALTER TABLE "Post" ADD CONSTRAINT "Post_body_check" CHECK (content <> '' OR "body" IS NULL);

CREATE INDEX "Post_bodyVersion_id_idx" ON "Post"("bodyVersion", "id");
