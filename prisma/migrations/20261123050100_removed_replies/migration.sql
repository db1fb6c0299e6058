-- Removed replies are few; each count of what can be read looks them up.
CREATE INDEX "Post_removed_replies_idx" ON "Post"("threadId") WHERE "position" > 1 AND ("deletedAt" IS NOT NULL OR "hiddenAt" IS NOT NULL);
