import { expect, test } from "vitest";
import { moduleAccess, moduleAccessOf, moduleAccessSelect } from "@/lib/courses/reads/fragments";
import {
  type MaybeViewer,
  readablePost,
  readablePostWhere,
  visibleForum,
  visibleForumWhere,
  visibleThread,
  visibleThreadCount,
  visibleThreadCountIn,
  visibleThreadWhere,
} from "@/lib/forums/reads/visible";
import {
  liveInvitation,
  liveInvitationWhere,
  membershipOfReader,
  readableMessageWhere,
  visibleGroup,
  visibleGroupWhere,
} from "@/lib/groups/reads/visible";
import { db, type Fragment, queryRows } from "@/lib/platform/database/db";
import { hashOf } from "@/lib/platform/process/secrets";
import type { Viewer } from "@/lib/platform/server/session";
import { now } from "@/lib/platform/time/clock";
import { forum, thread } from "@/tests/support/forums";
import { person } from "@/tests/support/people";

// Who may see what is written once for SQL and once for Prisma. Both are asked about every combination of rows.

const BOTH = [false, true];
const viewer = (id: string, isAdmin = false) => ({ id, isAdmin }) as Viewer;
const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id).sort((a, b) => a - b);

async function forumRows() {
  for (const isActive of BOTH) {
    const { id: forumId } = await forum({ isActive });
    for (const isHidden of BOTH) {
      const { id } = await thread({ forumId, replies: 3 });
      await db.thread.update({ where: { id }, data: { hiddenAt: isHidden ? now() : null } });
      const posts = await db.post.findMany({ where: { threadId: id }, orderBy: { position: "asc" } });
      for (const [at, post] of posts.entries()) {
        const deleted = at > 1 ? { deletedAt: now(), deletedBy: "author", content: "" } : {};
        const data = { hiddenAt: at % 2 ? now() : null, ...deleted };
        await db.post.update({ where: { id: post.id }, data });
      }
    }
  }
}

test("forums, threads and posts are visible to the same people in SQL and in Prisma", async () => {
  await forumRows();
  const student = await person("ada");
  const everybody: MaybeViewer[] = [null, viewer(student.id), viewer(student.id, true)];
  for (const who of everybody) {
    const forums = await queryRows<{ id: number }>`select f.id from "Forum" f where ${visibleForum(who)}`;
    const threads = await queryRows<{ id: number }>`
      select t.id from "Thread" t join "Forum" f on f.id = t."forumId" where ${visibleThread(who)}`;
    const posts = await queryRows<{ id: number }>`select p.id from "Post" p where ${readablePost(who)}`;
    expect(idsOf(forums)).toEqual(idsOf(await db.forum.findMany({ where: visibleForumWhere(who) })));
    expect(idsOf(threads)).toEqual(idsOf(await db.thread.findMany({ where: visibleThreadWhere(who) })));
    expect(idsOf(posts)).toEqual(idsOf(await db.post.findMany({ where: readablePostWhere(who) })));
    const all = { forums: await db.forum.count(), threads: await db.thread.count() };
    expect({ forums: forums.length < all.forums, threads: threads.length < all.threads }).toEqual({
      forums: !who?.isAdmin,
      threads: !who?.isAdmin,
    });
  }
});

test("a forum has as many threads for each person in SQL as in Prisma", async () => {
  const { id: forumId } = await forum();
  await db.forum.update({ where: { id: forumId }, data: { threadCount: 2, hiddenThreadCount: 3 } });
  for (const who of [null, viewer("nobody"), viewer("root", true)]) {
    const counted = await queryRows<{ id: number; count: number }>`
      select f.id, ${visibleThreadCount(who)} as count from "Forum" f order by f.id`;
    const forums = await db.forum.findMany({ orderBy: { id: "asc" } });
    expect(counted).toEqual(forums.map((row) => ({ id: row.id, count: visibleThreadCountIn(who, row) })));
  }
});

test("a module is the first of its course, and its reader enrolled, in SQL as in Prisma", async () => {
  const ada = await person("ada");
  const [, one] = await db.course.findMany({ select: { id: true }, orderBy: { id: "asc" }, take: 2 });
  const courseId = one?.id ?? 0;
  await db.enrollment.upsert({
    where: { userId_courseId: { userId: ada.id, courseId } },
    create: { userId: ada.id, courseId },
    update: {},
  });
  // Two modules of one order: the older one is first.
  const { order } = await db.module.findFirstOrThrow({ where: { courseId }, orderBy: { order: "asc" } });
  await db.module.create({ data: { courseId, title: "Beside the first", description: "Of the same order.", order } });
  for (const who of [viewer(ada.id), viewer("nobody")]) {
    const found = await queryRows<{ id: number; first: boolean; enrolled: boolean }>`
      select m.id, ${moduleAccess(who)} from "Module" m order by m.id`;
    const modules = await db.module.findMany({ select: moduleAccessSelect(who), orderBy: { id: "asc" } });
    expect(found).toEqual(modules.map((row) => ({ id: row.id, ...moduleAccessOf(row) })));
    expect(found.some(({ first }) => first) && found.some(({ first }) => !first)).toBe(true);
    expect(found.some(({ enrolled }) => enrolled)).toBe(who.id === ada.id);
  }
});

const AN_HOUR = 3_600_000;
const INVITATIONS = {
  none: null,
  live: {},
  "used up": { uses: 1 },
  revoked: { revokedAt: new Date() },
  expired: { expiresAt: new Date(Date.now() - AN_HOUR) },
  "expiring later": { expiresAt: new Date(Date.now() + AN_HOUR) },
};

/** A group of each kind for each relation that this person may have to it. */
async function groupRows(userId: string) {
  for (const isPrivate of BOTH)
    for (const isMember of BOTH)
      for (const [name, invitation] of Object.entries(INVITATIONS)) {
        const { id: groupId } = await db.group.create({ data: { name, description: "We study.", isPrivate } });
        if (isMember) await db.groupMember.create({ data: { groupId, userId } });
        if (invitation) await db.groupInvitation.create({ data: { groupId, userId, ...invitation } });
      }
}

const groupsIn = (condition: Fragment) => queryRows<{ id: number }>`select g.id from "Group" g where ${condition}`;

test("groups are visible to the same people in SQL and in Prisma", async () => {
  const { id } = await person("ada");
  const stranger = await person("linus");
  await groupRows(id);
  for (const who of [viewer(id), viewer(stranger.id), viewer(id, true), viewer("nobody")]) {
    const found = await groupsIn(visibleGroup(who));
    expect(idsOf(found)).toEqual(idsOf(await db.group.findMany({ where: visibleGroupWhere(who) })));
    expect(found.length < (await db.group.count())).toBe(!who.isAdmin);
  }
});

test("the token of a link shows a private group to the same people in SQL and in Prisma", async () => {
  const data = { name: "Behind a link", description: "We study.", isPrivate: true };
  const { id: groupId } = await db.group.create({ data });
  await db.groupInvitation.create({
    data: { groupId, tokenHash: hashOf("its-token"), expiresAt: new Date(Date.now() + 60_000) },
  });
  for (const token of ["its-token", "another-token"]) {
    const found = await groupsIn(visibleGroup(viewer("nobody"), token));
    expect(idsOf(found)).toEqual(idsOf(await db.group.findMany({ where: visibleGroupWhere(viewer("nobody"), token) })));
    expect(found.some(({ id }) => id === groupId)).toBe(token === "its-token");
  }
});

test("an invitation is live in SQL where it is live in Prisma", async () => {
  await groupRows((await person("grace")).id);
  const found = await queryRows<{ id: number }>`select i.id from "GroupInvitation" i where ${liveInvitation()}`;
  expect(idsOf(found)).toEqual(idsOf(await db.groupInvitation.findMany({ where: liveInvitationWhere() })));
  expect(found.length).toBeLessThan(await db.groupInvitation.count());
});

test("a message may be used by the same people in SQL and in Prisma", async () => {
  const [ada, linus] = [await person("ada"), await person("linus")];
  const { id: groupId } = await db.group.create({ data: { name: "Once private", description: "We study." } });
  const sent = [1, 2, 3].map((at) => db.groupMessage.create({ data: { groupId, content: `Message ${at}` } }));
  const messages = idsOf(await Promise.all(sent));
  await db.groupMember.create({ data: { groupId, userId: ada.id } });
  await db.groupMember.create({ data: { groupId, userId: linus.id, hiddenUpToMessageId: messages[1] ?? 0 } });
  const readers = [ada.id, linus.id, "nobody"].map(async (id) => {
    const found = await Promise.all(
      messages.map(async (message) => {
        const rows = await queryRows<{ id: number }>`
          select x.id from "GroupMessage" x ${membershipOfReader(id)} where x.id = ${message}`;
        expect(idsOf(rows)).toEqual(
          idsOf(await db.groupMessage.findMany({ where: readableMessageWhere({ id }, message) })),
        );
        return rows;
      }),
    );
    return found.flat().length;
  });
  expect(await Promise.all(readers)).toEqual([3, 1, 0]);
});
