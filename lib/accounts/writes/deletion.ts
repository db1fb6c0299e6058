import "server-only";
import { leaveForums } from "@/lib/forums/writes/on-account-deleted";
import { leaveGroups } from "@/lib/groups/writes/on-account-deleted";
import type { Body } from "@/lib/platform/contract/endpoint";
import { fieldProblem, Problem } from "@/lib/platform/contract/problem";
import { addressHashOf } from "@/lib/platform/database/auth-log";
import { type Db, transaction } from "@/lib/platform/database/db";
import { lockRows } from "@/lib/platform/database/locks";
import type { Viewer } from "@/lib/platform/server/session";
import { deleteFiles, removeFiles } from "@/lib/platform/services/files";
import { enqueueMail } from "@/lib/platform/services/outbox";
import { cancelBilling } from "@/lib/subscriptions/writes/on-account-deleted";
import { farewellMail } from "../account-mails";
import type { deleteAccount as contract } from "../contract/security";
import { countAdmins } from "../reads/admins";
import { requireRecentSignIn } from "../recent-sign-in";
import { lockAdmins } from "./roles";

const OTHER_ADDRESS = "This is not the e-mail address of your account.";

/**
 * Deletes everything except posts that others replied to; those stay without a name. Throws 403, 400 and 409
 * `last_admin`.
 */
export async function deleteAccount(viewer: Viewer, { email }: Body<typeof contract>): Promise<void> {
  requireRecentSignIn(viewer);
  if (email !== viewer.email) throw fieldProblem("invalid_body", "email", OTHER_ADDRESS);
  if (viewer.isAdmin && (await countAdmins()) === 1) throw lastAdmin();
  await cancelBilling(viewer.id);
  const mail = await farewellMail();
  const files = await transaction(async (tx) => {
    await lockUser(tx, viewer);
    const files = await deleteUserData(tx, viewer);
    await enqueueMail(tx, { ...mail, cause: `farewell:${viewer.id}`, to: viewer.email, userId: null });
    return files;
  });
  await removeFiles(files);
}

const lastAdmin = () =>
  new Problem("last_admin", "You are the only admin. Make somebody else an admin before you delete your account.");

/** Locks the user's row first: concurrent writes of other tabs wait and then find no user. */
async function lockUser(tx: Db, { id, isAdmin }: Viewer): Promise<void> {
  if (!isAdmin) await lockRows(tx, "User", [id]);
  else if ((await lockAdmins(tx, id)).admins < 2) throw lastAdmin();
}

async function deleteUserData(tx: Db, { id, email }: Viewer): Promise<string[]> {
  await tx.session.deleteMany({ where: { userId: id } });
  await tx.authEvent.updateMany({
    where: { OR: [{ userId: id }, { addressHash: addressHashOf(email) }] },
    data: { addressHash: null },
  });
  await tx.magicLinkToken.deleteMany({ where: { OR: [{ email }, { userId: id }] } });
  await leaveForums(tx, id);
  await leaveGroups(tx, id);
  const files = await deleteFiles(tx, { userId: id, kind: "avatar" });
  await tx.user.delete({ where: { id } });
  return files;
}
