-- Tolerant search: trigrams forgive typing errors, unaccent forgives missing accents.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

CREATE TABLE "User" (
  "id" TEXT NOT NULL,
  "username" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "email" TEXT NOT NULL,
  "emailVerified" TIMESTAMPTZ(3),
  "pendingEmail" TEXT,
  "password" TEXT,
  "isAdmin" BOOLEAN NOT NULL DEFAULT false,
  "avatarUrl" TEXT,
  "timeZone" TEXT NOT NULL DEFAULT 'UTC',
  "courseUpdates" BOOLEAN NOT NULL DEFAULT true,
  "newCourses" BOOLEAN NOT NULL DEFAULT true,
  "learningReminders" BOOLEAN NOT NULL DEFAULT false,
  "calendarSecretHash" TEXT,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "stripeCustomerId" TEXT,
  "stripeSubscriptionId" TEXT,
  "subscriptionStatus" TEXT,
  "subscriptionTier" TEXT,
  "subscriptionCurrentPeriodEnd" TIMESTAMPTZ(3),
  "subscriptionSource" TEXT,
  "subscriptionCancelAtPeriodEnd" BOOLEAN NOT NULL DEFAULT false,
  "subscriptionPaymentFailedAt" TIMESTAMPTZ(3),
  "subscriptionAttempt" INTEGER NOT NULL DEFAULT 0,

  CONSTRAINT "User_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "User_username_key" ON "User"("username");
CREATE UNIQUE INDEX "User_email_key" ON "User"("email");
CREATE UNIQUE INDEX "User_calendarSecretHash_key" ON "User"("calendarSecretHash");
CREATE UNIQUE INDEX "User_stripeCustomerId_key" ON "User"("stripeCustomerId");
CREATE UNIQUE INDEX "User_stripeSubscriptionId_key" ON "User"("stripeSubscriptionId");
CREATE INDEX "User_name_idx" ON "User" USING GIN ("name" gin_trgm_ops);
CREATE INDEX "User_email_idx" ON "User" USING GIN ("email" gin_trgm_ops);
CREATE INDEX "User_username_idx" ON "User" USING GIN ("username" gin_trgm_ops);
CREATE INDEX "User_createdAt_idx" ON "User"("createdAt");

CREATE TABLE "Session" (
  "id" SERIAL NOT NULL,
  "sessionToken" TEXT NOT NULL,
  "userId" TEXT NOT NULL,
  "expires" TIMESTAMPTZ(3) NOT NULL,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "authenticatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "lastSeenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "userAgent" TEXT NOT NULL DEFAULT '',

  CONSTRAINT "Session_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "Session_sessionToken_key" ON "Session"("sessionToken");
CREATE INDEX "Session_userId_idx" ON "Session"("userId");
CREATE INDEX "Session_expires_idx" ON "Session"("expires");

ALTER TABLE "Session" ADD CONSTRAINT "Session_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "MagicLinkToken" (
  "id" SERIAL NOT NULL,
  "token" TEXT NOT NULL,
  "codeHash" TEXT,
  "codeTries" INTEGER NOT NULL DEFAULT 0,
  "kind" TEXT NOT NULL DEFAULT 'sign-in',
  "email" TEXT NOT NULL,
  "userId" TEXT,
  "name" TEXT,
  "timeZone" TEXT,
  "next" TEXT,
  "requesterHash" TEXT,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "expiresAt" TIMESTAMPTZ(3) NOT NULL,
  "isUsed" BOOLEAN NOT NULL DEFAULT false,

  CONSTRAINT "MagicLinkToken_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "MagicLinkToken_token_key" ON "MagicLinkToken"("token");
CREATE INDEX "MagicLinkToken_email_id_idx" ON "MagicLinkToken"("email", "id");
CREATE INDEX "MagicLinkToken_userId_idx" ON "MagicLinkToken"("userId");
CREATE INDEX "MagicLinkToken_expiresAt_idx" ON "MagicLinkToken"("expiresAt");

ALTER TABLE "MagicLinkToken" ADD CONSTRAINT "MagicLinkToken_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Lower case in the table makes the plain unique indexes case-insensitive.
ALTER TABLE "User"
  ADD CONSTRAINT "User_username_check" CHECK (username = lower(username) AND char_length(username) BETWEEN 1 AND 60),
  ADD CONSTRAINT "User_email_check" CHECK (email = lower(email) AND char_length(email) BETWEEN 3 AND 254),
  ADD CONSTRAINT "User_pendingEmail_check" CHECK ("pendingEmail" = lower("pendingEmail")),
  ADD CONSTRAINT "User_name_check" CHECK (char_length(name) BETWEEN 1 AND 100),
  ADD CONSTRAINT "User_timeZone_check" CHECK ("timeZone" <> ''),
  ADD CONSTRAINT "User_subscriptionStatus_check" CHECK ("subscriptionStatus" IN
    ('active', 'trialing', 'past_due', 'unpaid', 'canceled', 'incomplete', 'incomplete_expired', 'paused')),
  ADD CONSTRAINT "User_subscriptionTier_check" CHECK ("subscriptionTier" = 'premium'),
  ADD CONSTRAINT "User_subscriptionSource_check" CHECK ("subscriptionSource" IN ('granted', 'stripe')),
  ADD CONSTRAINT "User_subscriptionAttempt_check" CHECK ("subscriptionAttempt" >= 0);

-- The daily job looks for periods that end; the admin's bell counts failed payments.
CREATE INDEX "User_subscriptionCurrentPeriodEnd_idx" ON "User"("subscriptionCurrentPeriodEnd") WHERE "subscriptionStatus" IS NOT NULL;
CREATE INDEX "User_subscriptionPaymentFailedAt_idx" ON "User"("subscriptionPaymentFailedAt") WHERE "subscriptionPaymentFailedAt" IS NOT NULL;

-- Only hashes are kept: whoever reads this table cannot sign in with what it holds.
ALTER TABLE "Session"
  ADD CONSTRAINT "Session_sessionToken_check" CHECK ("sessionToken" ~ '^[0-9a-f]{64}$');

ALTER TABLE "MagicLinkToken"
  ADD CONSTRAINT "MagicLinkToken_token_check" CHECK (token ~ '^[0-9a-f]{64}$'),
  ADD CONSTRAINT "MagicLinkToken_email_check" CHECK (email = lower(email)),
  ADD CONSTRAINT "MagicLinkToken_codeTries_check" CHECK ("codeTries" >= 0),
  ADD CONSTRAINT "MagicLinkToken_kind_check" CHECK (kind IN ('sign-in', 'email-change')),
  ADD CONSTRAINT "MagicLinkToken_userId_check" CHECK (kind = 'sign-in' OR "userId" IS NOT NULL);
