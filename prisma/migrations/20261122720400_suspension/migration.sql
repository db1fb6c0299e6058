-- A suspended account cannot sign in, and its sessions count no more.
ALTER TABLE "User"
  ADD COLUMN "suspendedAt" TIMESTAMPTZ(3),
  ADD COLUMN "suspensionReason" TEXT,
  ADD CONSTRAINT "User_suspension_check" CHECK (("suspendedAt" IS NULL) = ("suspensionReason" IS NULL)),
  ADD CONSTRAINT "User_suspended_admin_check" CHECK ("suspendedAt" IS NULL OR NOT "isAdmin");
