-- The parsed blocks of messages and replies, as posts have them. Null where the text is shown as it is.
ALTER TABLE "GroupMessage" ADD COLUMN "body" JSONB, ADD COLUMN "bodyVersion" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "GroupMessageComment" ADD COLUMN "body" JSONB, ADD COLUMN "bodyVersion" INTEGER NOT NULL DEFAULT 0;
