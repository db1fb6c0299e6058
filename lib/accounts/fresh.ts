import "server-only";
import { now } from "@/lib/platform/clock";
import { Problem } from "@/lib/platform/problem";
import { REAUTH_MINUTES, type Viewer } from "@/lib/platform/session";

/** Throws 403 `reauth_required` unless this session proved who it is within the last hour. */
export function insistOnFresh(viewer: Viewer): void {
  const minutes = (now().getTime() - viewer.authenticatedAt.getTime()) / 60_000;
  if (minutes > REAUTH_MINUTES)
    throw new Problem("reauth_required", "Please confirm that it is you by signing in again.");
}
