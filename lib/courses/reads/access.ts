import "server-only";
import { Problem } from "@/lib/platform/contract/problem";
import type { Viewer } from "@/lib/platform/server/session";
import { mayOpenAll } from "../reads";

/** A viewer's access to a module: whether it is the first of its course, and whether the viewer is enrolled. */
export type ModuleAccess = { first: boolean; enrolled: boolean };

/** The first module is open to everybody, the others to admins and to those enrolled with Premium. */
export const isModuleOpen = (viewer: Viewer, { first, enrolled }: ModuleAccess): boolean =>
  first || viewer.isAdmin || (enrolled && mayOpenAll(viewer));

/** Throws 403 `not_enrolled`, 403 `subscription_required`. */
export function requireOpenModule(viewer: Viewer, access: ModuleAccess): void {
  if (isModuleOpen(viewer, access)) return;
  if (!access.enrolled) throw new Problem("not_enrolled", "Enrol in this course to study this module.");
  throw new Problem("subscription_required", "This content requires a premium subscription.");
}
