import "server-only";
import { db, type Fragment, Prisma } from "@/lib/platform/database/db";
import { hashOf } from "@/lib/platform/process/secrets";
import { now } from "@/lib/platform/time/clock";

// Who may see what of a group is decided here only. In a statement g is the group, i an invitation, x a message.

/** Somebody by values, or by columns of the statement. */
type Person = { id: string | Fragment; isAdmin: boolean | Fragment };

/** The person of `viewerFrom`, joined as v. */
export const pollingPerson: Person = { id: Prisma.sql`v.id`, isAdmin: Prisma.sql`v."isAdmin"` };

/** An invitation that can still be used. */
export const liveInvitation = (): Fragment => Prisma.sql`
  i."revokedAt" is null and i.uses < i."maxUses" and (i."expiresAt" is null or i."expiresAt" > ${now()})`;

/** `liveInvitation` for Prisma. */
export const liveInvitationWhere = (): Prisma.GroupInvitationWhereInput => ({
  revokedAt: null,
  uses: { lt: db.groupInvitation.fields.maxUses },
  OR: [{ expiresAt: null }, { expiresAt: { gt: now() } }],
});

/** Whether the invitation i is for this person, by name or by the token of a link. */
export const invitationFor = (id: string | Fragment, invite: string): Fragment =>
  invite ? Prisma.sql`(i."userId" = ${id} or i."tokenHash" = ${hashOf(invite)})` : Prisma.sql`i."userId" = ${id}`;

/** `invitationFor` for Prisma. */
export const invitationForWhere = (id: string, invite: string): Prisma.GroupInvitationWhereInput =>
  invite ? { OR: [{ userId: id }, { tokenHash: hashOf(invite) }] } : { userId: id };

/** Private groups are visible to their members, to those who are invited, and to site admins. */
export const visibleGroup = ({ id, isAdmin }: Person, invite = ""): Fragment => Prisma.sql`(
  not g."isPrivate" or ${isAdmin}
  or exists (select from "GroupMember" m where m."groupId" = g.id and m."userId" = ${id})
  or exists (select from "GroupInvitation" i where i."groupId" = g.id and ${invitationFor(id, invite)} and ${liveInvitation()}))`;

/** `visibleGroup` for Prisma. */
export const visibleGroupWhere = (
  { id, isAdmin }: { id: string; isAdmin: boolean },
  invite = "",
): Prisma.GroupWhereInput =>
  isAdmin
    ? {}
    : {
        OR: [
          { isPrivate: false },
          { members: { some: { userId: id } } },
          { invitations: { some: { AND: [invitationForWhere(id, invite), liveInvitationWhere()] } } },
        ],
      };

/** Joins the membership of a person who may use the message x. Messages from a private time are hidden from later members. */
export const membershipOfReader = (id: string): Fragment => Prisma.sql`
  join "GroupMember" m on m."groupId" = x."groupId" and m."userId" = ${id} and m."hiddenUpToMessageId" < x.id`;

/** `membershipOfReader` for Prisma: this message, if this person may use it. */
export const readableMessageWhere = ({ id: userId }: { id: string }, id: number): Prisma.GroupMessageWhereInput => ({
  id,
  group: { members: { some: { userId, hiddenUpToMessageId: { lt: id } } } },
});
