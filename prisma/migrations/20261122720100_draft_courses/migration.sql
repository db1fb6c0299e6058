-- Null for a draft, which only admins see. All courses that exist are published.
ALTER TABLE "Course" ADD COLUMN "publishedAt" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP;
