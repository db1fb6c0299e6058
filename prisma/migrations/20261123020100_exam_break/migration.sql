-- The break in papers whose parts close one behind the other: its begin while it lasts, and its length once it was taken.
ALTER TABLE "Attempt" ADD COLUMN "breakAt" TIMESTAMPTZ(3);
ALTER TABLE "Attempt" ADD COLUMN "breakSeconds" INTEGER;
