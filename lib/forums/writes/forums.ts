import "server-only";
import { deleteAbout } from "@/lib/notifications/writes";
import { fieldProblem, notFound, Problem } from "@/lib/platform/contract/problem";
import { audit } from "@/lib/platform/database/audit";
import { type Db, Prisma, skipUndefined, transaction } from "@/lib/platform/database/db";
import { lockRows } from "@/lib/platform/database/locks";
import type { Viewer } from "@/lib/platform/server/session";
import type { Forum, ForumChanges, ForumForm } from "../contract/forums";
import { getForum } from "../reads/forums";
import { forumSlug } from "../rules/slugs";
import { FORUM_MISSING } from "../rules/words";

/** For admins, as the contract says. Throws 409 `slug_taken`, 400 `unknown_reference`. */
export async function createForum(viewer: Viewer, form: ForumForm): Promise<Forum> {
  const id = await transaction(async (tx) => {
    await requireCourse(tx, form.courseId);
    const order = form.order ?? Math.min(await tx.forum.count(), 10_000);
    const data = { ...form, order, slug: form.slug || forumSlug(form.name) };
    const forum = await rejectingTakenSlug(tx.forum.create({ data }));
    await audit(tx, viewer, { action: "forum.create", targetType: "forum", targetId: forum.id, after: data });
    return forum.id;
  });
  return getForum(viewer, id);
}

/** For admins. Throws 404, 409 `slug_taken` and `edit_conflict`, 400 `unknown_reference`. */
export async function editForum(viewer: Viewer, id: number, { version, ...changes }: ForumChanges): Promise<Forum> {
  await transaction(async (tx) => {
    const before = await lockForum(tx, id);
    if (version !== undefined && version !== before.version)
      throw new Problem("edit_conflict", "Somebody changed this forum since you opened it. Please load it again.");
    await requireCourse(tx, changes.courseId);
    const slug = changes.slug === undefined ? before.slug : changes.slug || forumSlug(changes.name ?? before.name);
    const data = { ...skipUndefined(changes), slug, version: { increment: 1 } };
    const after = await rejectingTakenSlug(tx.forum.update({ where: { id }, data }));
    const [was, is] = [auditedFields(before), auditedFields(after)];
    await audit(tx, viewer, { action: "forum.edit", targetType: "forum", targetId: id, before: was, after: is });
  });
  return getForum(viewer, id);
}

/** For admins; threads, posts, likes and reports go with it, and the audit says how many. Throws 404. */
export async function deleteForum(viewer: Viewer, id: number): Promise<Forum> {
  const forum = await getForum(viewer, id);
  await transaction(async (tx) => {
    const row = await lockForum(tx, id);
    const posts = await tx.post.findMany({ where: { thread: { forumId: id } }, select: { id: true } });
    const counts = { threads: await tx.thread.count({ where: { forumId: id } }), posts: posts.length };
    await deleteAbout(
      tx,
      "post",
      posts.map((post) => post.id),
    );
    await tx.forum.delete({ where: { id } });
    const before = { ...auditedFields(row), ...counts };
    await audit(tx, viewer, { action: "forum.delete", targetType: "forum", targetId: id, before });
  });
  return forum;
}

async function lockForum(tx: Db, id: number) {
  await lockRows(tx, "Forum", [id]);
  const forum = await tx.forum.findUnique({ where: { id } });
  if (!forum) throw notFound(FORUM_MISSING);
  return forum;
}

type AuditedForum = Pick<Forum, "name" | "description" | "slug" | "order" | "isActive" | "courseId">;
const auditedFields = ({ name, description, slug, order, isActive, courseId }: AuditedForum) => ({
  name,
  description,
  slug,
  order,
  isActive,
  courseId,
});

async function requireCourse(tx: Db, courseId: number | null | undefined): Promise<void> {
  if (courseId && (await tx.course.count({ where: { id: courseId } })) === 0)
    throw fieldProblem("unknown_reference", "courseId", "There is no such course.");
}

const SLUG_TAKEN = "Another forum has this slug. Please choose a different one.";

async function rejectingTakenSlug<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002")
      throw fieldProblem("slug_taken", "slug", SLUG_TAKEN);
    throw error;
  }
}
