import "server-only";
import { randomBytes } from "node:crypto";
import { deleteAbout, notify } from "@/lib/notifications/writes";
import { fieldProblem, notFound, Problem } from "@/lib/platform/contract/problem";
import { type Db, db, transaction } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/process/env";
import { hashOf } from "@/lib/platform/process/secrets";
import type { Viewer } from "@/lib/platform/server/session";
import { now } from "@/lib/platform/time/clock";
import { DAY_MS } from "@/lib/platform/time/units";
import type { Invitation } from "../contract/invitations";
import { invitationNotice } from "../notices";
import { getGroupAccess, requireManager } from "../reads/access";
import { shownInvitation } from "../reads/invitations";
import { LINK_DAYS, LINK_USES, LINKS_AT_ONCE } from "../rules";
import { lockGroup } from "./lock";

/** Inviting a user again changes nothing. Throws 404, 403, 400 on the name, 409 for a member. */
export async function invite(viewer: Viewer, groupId: number, username: string): Promise<Invitation> {
  return transaction(async (tx) => {
    const group = await lockGroup(tx, groupId);
    await requireManager(viewer, groupId, tx);
    const guest = await findGuest(tx, groupId, username);
    const createdAt = now();
    const where = { groupId_userId: { groupId, userId: guest.id } };
    const existing = await tx.groupInvitation.findUnique({ where });
    const isOpen = existing !== null && existing.revokedAt === null && existing.uses === 0;
    const renewed = { inviterId: viewer.id, uses: 0, revokedAt: null, createdAt };
    const row = isOpen
      ? existing
      : await tx.groupInvitation.upsert({ where, create: { ...where.groupId_userId, ...renewed }, update: renewed });
    if (!isOpen)
      await notify(tx, [invitationNotice(guest.id, { id: groupId, name: group.name }, viewer.username, createdAt)]);
    return shownInvitation({ ...row, username: guest.username, avatarUrl: guest.avatarUrl });
  });
}

type Guest = { id: string; username: string; avatarUrl: string | null };

async function findGuest(tx: Db, groupId: number, username: string): Promise<Guest> {
  const guest = await tx.user.findUnique({
    where: { username: username.replace(/^@/, "").toLowerCase() },
    select: { id: true, username: true, avatarUrl: true, groupMembers: { where: { groupId }, select: { id: true } } },
  });
  if (!guest) throw fieldProblem("invalid_body", "username", "Nobody has this username.");
  if (guest.groupMembers.length > 0)
    throw fieldProblem("conflict", "username", `${guest.username} is a member already.`);
  return guest;
}

/** Only a hash of the token is stored, so the link is shown once. Throws 404, 403, 409 `limit_reached`. */
export async function createLink(viewer: Viewer, groupId: number): Promise<Invitation & { link: string }> {
  const secret = randomBytes(32).toString("base64url");
  const createdAt = now();
  const expiresAt = new Date(createdAt.getTime() + LINK_DAYS * DAY_MS);
  return transaction(async (tx) => {
    await lockGroup(tx, groupId);
    await requireManager(viewer, groupId, tx);
    const open = { groupId, userId: null, revokedAt: null, expiresAt: { gt: createdAt } };
    if ((await tx.groupInvitation.count({ where: open })) >= LINKS_AT_ONCE)
      throw new Problem("limit_reached", `A group has at most ${LINKS_AT_ONCE} open links. Revoke one first.`);
    const row = await tx.groupInvitation.create({
      data: { groupId, inviterId: viewer.id, tokenHash: hashOf(secret), maxUses: LINK_USES, createdAt, expiresAt },
    });
    const link = `${env.appUrl}/community/group/${groupId}?invite=${secret}`;
    return { ...shownInvitation({ ...row, username: null, avatarUrl: null }), link };
  });
}

/** Throws 404, also for an invitation of a group that she does not run and may not see. */
export async function revoke(viewer: Viewer, id: number): Promise<{ ok: true }> {
  const invitation = await db.groupInvitation.findUnique({ where: { id }, select: { groupId: true, userId: true } });
  if (!invitation) throw missing();
  const { role } = await getGroupAccess(viewer, invitation.groupId).catch(asInvitationMissing);
  if (role !== "admin") await requireManager(viewer, invitation.groupId);
  const { groupId, userId } = invitation;
  await transaction(async (tx) => {
    const { count } = await tx.groupInvitation.updateMany({
      where: { id, revokedAt: null, uses: 0 },
      data: { revokedAt: now() },
    });
    if (count > 0 && userId) await deleteAbout(tx, "group", [groupId], userId);
    else await tx.groupInvitation.updateMany({ where: { id, revokedAt: null }, data: { revokedAt: now() } });
  });
  return { ok: true };
}

const missing = () => notFound("Invitation not found");

function asInvitationMissing(thrown: unknown): never {
  throw thrown instanceof Problem && thrown.code === "not_found" ? missing() : thrown;
}
