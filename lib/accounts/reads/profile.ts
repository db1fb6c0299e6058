import "server-only";
import { db } from "@/lib/platform/database/db";
import { hashOf } from "@/lib/platform/process/secrets";
import type { Viewer } from "@/lib/platform/server/session";
import { now } from "@/lib/platform/time/clock";
import type { Preferences, Profile } from "../contract/profile";
import { hasReadMail } from "../recent-sign-in";

export async function getProfile(viewer: Viewer): Promise<Profile> {
  const { password, ...profile } = await db.user.findUniqueOrThrow({
    where: { id: viewer.id },
    select: {
      name: true,
      email: true,
      pendingEmail: true,
      username: true,
      avatarUrl: true,
      subscriptionStatus: true,
      subscriptionTier: true,
      password: true,
    },
  });
  const hasPassword = password !== null;
  return { ...profile, hasPassword, needsCurrentPassword: hasPassword && !hasReadMail(viewer) };
}

export const getPreferences = (viewer: Viewer): Promise<Preferences> =>
  db.user.findUniqueOrThrow({
    where: { id: viewer.id },
    select: { courseUpdates: true, newCourses: true, learningReminders: true },
  });

/** The new address of a pending change, without confirming it. */
export async function findEmailChange(token: string): Promise<string | null> {
  const magicLinkToken = await db.magicLinkToken.findUnique({ where: { token: hashOf(token) } });
  const isOpen = magicLinkToken?.kind === "email-change" && !magicLinkToken.isUsed && magicLinkToken.expiresAt > now();
  return isOpen ? magicLinkToken.email : null;
}
