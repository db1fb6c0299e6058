import "server-only";
import type { Body } from "@/lib/platform/contract/endpoint";
import { db, skipUndefined, transaction } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import type {
  Preferences,
  Profile,
  updatePreferences as preferencesContract,
  updateProfile as profileContract,
} from "../contract/profile";
import { getPreferences, getProfile } from "../reads/profile";
import { requestEmailChange } from "./email";

/** A new address becomes pending only. Throws 403 `reauth_required` for an address change after an old sign-in. */
export async function updateProfile(viewer: Viewer, { name, email }: Body<typeof profileContract>): Promise<Profile> {
  const changeEmail = email === undefined || email === viewer.email ? null : await requestEmailChange(viewer, email);
  await transaction(async (tx) => {
    if (name !== undefined) await tx.user.update({ where: { id: viewer.id }, data: { name } });
    await changeEmail?.(tx);
  });
  return getProfile(viewer);
}

export async function updatePreferences(
  viewer: Viewer,
  wanted: Body<typeof preferencesContract>,
): Promise<Preferences> {
  await db.user.update({ where: { id: viewer.id }, data: skipUndefined(wanted) });
  return getPreferences(viewer);
}
