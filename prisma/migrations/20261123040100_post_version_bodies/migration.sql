-- An earlier text of a post keeps the blocks that were parsed when it was written: parsing twenty texts for each reader of
-- the history took seconds. Those of before are shown as they were typed.
ALTER TABLE "PostVersion" ADD COLUMN "body" JSONB, ADD COLUMN "bodyVersion" INTEGER NOT NULL DEFAULT 0;
