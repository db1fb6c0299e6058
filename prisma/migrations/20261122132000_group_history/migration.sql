-- What was said in a private group stays with those who were in it when the group became public.
ALTER TABLE "Group" ADD COLUMN "privateUpToMessageId" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "GroupMember" ADD COLUMN "hiddenUpToMessageId" INTEGER NOT NULL DEFAULT 0;
