import "server-only";
import { Problem } from "@/lib/platform/contract/problem";
import { REAUTH_MINUTES, type Viewer } from "@/lib/platform/server/session";
import { now } from "@/lib/platform/time/clock";
import { MINUTE_MS } from "@/lib/platform/time/units";

const isRecent = ({ authenticatedAt }: Viewer) =>
  now().getTime() - authenticatedAt.getTime() <= REAUTH_MINUTES * MINUTE_MS;

/** Throws 403 `reauth_required` unless the user signed in within the last hour. */
export function requireRecentSignIn(viewer: Viewer): void {
  if (!isRecent(viewer)) throw new Problem("reauth_required", "Please confirm that it is you by signing in again.");
}

/**
 * Whether this session was opened by a mailed link or code within the last hour, which proves access to the mailbox.
 */
export const hasReadMail = (viewer: Viewer): boolean =>
  isRecent(viewer) && (viewer.method === "link" || viewer.method === "code");
