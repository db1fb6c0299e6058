CREATE TABLE "Group" (
  "id" SERIAL NOT NULL,
  "name" TEXT NOT NULL,
  "description" TEXT NOT NULL,
  "createdBy" TEXT,
  "isPrivate" BOOLEAN NOT NULL DEFAULT false,
  "memberCount" INTEGER NOT NULL DEFAULT 0,
  "lastMessageId" INTEGER NOT NULL DEFAULT 0,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

  CONSTRAINT "Group_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "Group_createdBy_idx" ON "Group"("createdBy");

ALTER TABLE "Group" ADD CONSTRAINT "Group_createdBy_fkey" FOREIGN KEY ("createdBy") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

CREATE TABLE "GroupMember" (
  "id" SERIAL NOT NULL,
  "groupId" INTEGER NOT NULL,
  "userId" TEXT NOT NULL,
  "role" TEXT NOT NULL DEFAULT 'member',
  "joinedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "lastReadMessageId" INTEGER NOT NULL DEFAULT 0,

  CONSTRAINT "GroupMember_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "GroupMember_userId_idx" ON "GroupMember"("userId");
CREATE UNIQUE INDEX "GroupMember_groupId_userId_key" ON "GroupMember"("groupId", "userId");

ALTER TABLE "GroupMember" ADD CONSTRAINT "GroupMember_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "Group"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "GroupMember" ADD CONSTRAINT "GroupMember_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "GroupMessage" (
  "id" SERIAL NOT NULL,
  "groupId" INTEGER NOT NULL,
  "userId" TEXT,
  "content" TEXT NOT NULL,
  "likeCount" INTEGER NOT NULL DEFAULT 0,
  "commentCount" INTEGER NOT NULL DEFAULT 0,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "deletedAt" TIMESTAMPTZ(3),

  CONSTRAINT "GroupMessage_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "GroupMessage_groupId_id_idx" ON "GroupMessage"("groupId", "id");
CREATE INDEX "GroupMessage_userId_idx" ON "GroupMessage"("userId");

ALTER TABLE "GroupMessage" ADD CONSTRAINT "GroupMessage_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "Group"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "GroupMessage" ADD CONSTRAINT "GroupMessage_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

CREATE TABLE "GroupMessageLike" (
  "id" SERIAL NOT NULL,
  "messageId" INTEGER NOT NULL,
  "userId" TEXT NOT NULL,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

  CONSTRAINT "GroupMessageLike_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "GroupMessageLike_userId_idx" ON "GroupMessageLike"("userId");
CREATE UNIQUE INDEX "GroupMessageLike_messageId_userId_key" ON "GroupMessageLike"("messageId", "userId");

ALTER TABLE "GroupMessageLike" ADD CONSTRAINT "GroupMessageLike_messageId_fkey" FOREIGN KEY ("messageId") REFERENCES "GroupMessage"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "GroupMessageLike" ADD CONSTRAINT "GroupMessageLike_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "GroupMessageComment" (
  "id" SERIAL NOT NULL,
  "messageId" INTEGER NOT NULL,
  "userId" TEXT,
  "content" TEXT NOT NULL,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "deletedAt" TIMESTAMPTZ(3),

  CONSTRAINT "GroupMessageComment_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "GroupMessageComment_messageId_id_idx" ON "GroupMessageComment"("messageId", "id");
CREATE INDEX "GroupMessageComment_userId_idx" ON "GroupMessageComment"("userId");

ALTER TABLE "GroupMessageComment" ADD CONSTRAINT "GroupMessageComment_messageId_fkey" FOREIGN KEY ("messageId") REFERENCES "GroupMessage"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "GroupMessageComment" ADD CONSTRAINT "GroupMessageComment_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

CREATE TABLE "GroupInvitation" (
  "id" SERIAL NOT NULL,
  "groupId" INTEGER NOT NULL,
  "inviterId" TEXT,
  "userId" TEXT,
  "tokenHash" TEXT,
  "uses" INTEGER NOT NULL DEFAULT 0,
  "maxUses" INTEGER NOT NULL DEFAULT 1,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "expiresAt" TIMESTAMPTZ(3),
  "revokedAt" TIMESTAMPTZ(3),

  CONSTRAINT "GroupInvitation_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "GroupInvitation_tokenHash_key" ON "GroupInvitation"("tokenHash");
CREATE INDEX "GroupInvitation_userId_idx" ON "GroupInvitation"("userId");
CREATE INDEX "GroupInvitation_inviterId_idx" ON "GroupInvitation"("inviterId");
CREATE UNIQUE INDEX "GroupInvitation_groupId_userId_key" ON "GroupInvitation"("groupId", "userId");

ALTER TABLE "GroupInvitation" ADD CONSTRAINT "GroupInvitation_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "Group"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "GroupInvitation" ADD CONSTRAINT "GroupInvitation_inviterId_fkey" FOREIGN KEY ("inviterId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "GroupInvitation" ADD CONSTRAINT "GroupInvitation_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "Group"
  ADD CONSTRAINT "Group_name_check" CHECK (char_length(name) BETWEEN 1 AND 80),
  ADD CONSTRAINT "Group_description_check" CHECK (char_length(description) BETWEEN 1 AND 2000),
  ADD CONSTRAINT "Group_counts_check" CHECK ("memberCount" >= 0 AND "lastMessageId" >= 0);

ALTER TABLE "GroupMember"
  ADD CONSTRAINT "GroupMember_role_check" CHECK (role IN ('member', 'admin')),
  ADD CONSTRAINT "GroupMember_lastReadMessageId_check" CHECK ("lastReadMessageId" >= 0);

ALTER TABLE "GroupMessage"
  ADD CONSTRAINT "GroupMessage_content_check" CHECK (char_length(content) <= 4000 AND (content <> '' OR "deletedAt" IS NOT NULL)),
  ADD CONSTRAINT "GroupMessage_counts_check" CHECK ("likeCount" >= 0 AND "commentCount" >= 0);

ALTER TABLE "GroupMessageComment"
  ADD CONSTRAINT "GroupMessageComment_content_check" CHECK (char_length(content) <= 4000 AND (content <> '' OR "deletedAt" IS NOT NULL));

-- A link always ends; an invitation of one person lasts until it is used or taken back.
ALTER TABLE "GroupInvitation"
  ADD CONSTRAINT "GroupInvitation_kind_check" CHECK (("userId" IS NULL) <> ("tokenHash" IS NULL)),
  ADD CONSTRAINT "GroupInvitation_tokenHash_check" CHECK ("tokenHash" ~ '^[0-9a-f]{64}$' AND "expiresAt" IS NOT NULL),
  ADD CONSTRAINT "GroupInvitation_uses_check" CHECK (uses BETWEEN 0 AND "maxUses");
