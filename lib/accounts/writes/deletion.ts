import "server-only";
import { leaveForums } from "@/lib/forums/writes/departure";
import { leaveGroups } from "@/lib/groups/writes/departure";
import { addressHashOf } from "@/lib/platform/auth-log";
import type { Body } from "@/lib/platform/contract";
import { type Db, transaction } from "@/lib/platform/db";
import { discard, forgetFiles } from "@/lib/platform/files";
import { enqueue } from "@/lib/platform/outbox";
import { Problem } from "@/lib/platform/problem";
import type { Viewer } from "@/lib/platform/session";
import { endBilling } from "@/lib/subscriptions/writes/departure";
import { farewellMail } from "../account-mails";
import type { deleteAccount as contract } from "../contract/security";
import { insistOnFresh } from "../fresh";
import { countAdmins } from "../reads/admins";

const OTHER_ADDRESS = "This is not the e-mail address of your account.";

/** Everything goes but what others answered to: that stays without a name. Throws 403, 400 and 409 `last_admin`. */
export async function deleteAccount(viewer: Viewer, { email }: Body<typeof contract>): Promise<void> {
  insistOnFresh(viewer);
  if (email !== viewer.email) throw new Problem("invalid_body", OTHER_ADDRESS, { fields: { email: OTHER_ADDRESS } });
  if (viewer.isAdmin && (await countAdmins()) === 1) throw lastAdmin();
  await endBilling(viewer.id);
  const letter = await farewellMail();
  const files = await transaction(async (tx) => {
    await lock(tx, viewer);
    const gone = await depart(tx, viewer);
    await enqueue(tx, { ...letter, cause: `farewell:${viewer.id}`, to: viewer.email, userId: null });
    return gone;
  });
  await discard(files);
}

const lastAdmin = () =>
  new Problem("last_admin", "You are the only admin. Make somebody else an admin before you delete your account.");

/** The person's row first: what her other tabs are writing right now has to wait, and then finds nobody. */
async function lock(tx: Db, { id, isAdmin }: Viewer): Promise<void> {
  const locked = await tx.$queryRaw<{ id: string }[]>`
    select id from "User" where id = ${id} or (${isAdmin} and "isAdmin") order by id for update`;
  if (isAdmin && locked.length < 2) throw lastAdmin();
}

async function depart(tx: Db, { id, email }: Viewer): Promise<string[]> {
  await tx.session.deleteMany({ where: { userId: id } });
  await tx.authEvent.updateMany({
    where: { OR: [{ userId: id }, { addressHash: addressHashOf(email) }] },
    data: { addressHash: null },
  });
  await tx.magicLinkToken.deleteMany({ where: { OR: [{ email }, { userId: id }] } });
  await leaveForums(tx, id);
  await leaveGroups(tx, id);
  const files = await forgetFiles(tx, { userId: id, kind: "avatar" });
  await tx.user.delete({ where: { id } });
  return files;
}
