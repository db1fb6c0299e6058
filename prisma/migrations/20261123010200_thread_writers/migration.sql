-- The names that are offered after an @ in a thread: the writers of one thread.
CREATE INDEX "Post_threadId_userId_idx" ON "Post"("threadId", "userId");
