import "server-only";
import { now } from "@/lib/platform/clock";
import { Problem } from "@/lib/platform/problem";
import { REAUTH_MINUTES, type Viewer } from "@/lib/platform/session";

const isRecent = ({ authenticatedAt }: Viewer) =>
  now().getTime() - authenticatedAt.getTime() <= REAUTH_MINUTES * 60_000;

/** Throws 403 `reauth_required` unless this session proved who it is within the last hour. */
export function requireRecentSignIn(viewer: Viewer): void {
  if (!isRecent(viewer)) throw new Problem("reauth_required", "Please confirm that it is you by signing in again.");
}

/** Whether this session was opened within the last hour by a link or a code, which only the owner of the mailbox has. */
export const hasReadMail = (viewer: Viewer): boolean =>
  isRecent(viewer) && (viewer.method === "link" || viewer.method === "code");
