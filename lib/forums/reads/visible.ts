import "server-only";
import { inVisibleCourse, visibleCourseWhere } from "@/lib/courses/reads/fragments";
import { type Fragment, Prisma } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";

export type MaybeViewer = Viewer | null;

export const seesAll = (viewer: MaybeViewer): boolean => viewer?.isAdmin ?? false;

const everything = Prisma.sql`true`;
const activeForum = Prisma.sql`
  f."isActive" and (f."courseId" is null or ${inVisibleCourse(null, Prisma.sql`f."courseId"`)})`;
/** A thread that is not hidden; whether its forum is active is another question. */
export const unhiddenThread = Prisma.sql`t."hiddenAt" is null`;
const shownThread = Prisma.sql`${activeForum} and ${unhiddenThread}`;
const shownPost = Prisma.sql`p."deletedAt" is null and p."hiddenAt" is null`;
const existingPost = Prisma.sql`p."deletedAt" is null`;
const shownCount = Prisma.sql`f."threadCount"`;
const wholeCount = Prisma.sql`f."threadCount" + f."hiddenThreadCount"`;

// The only place that says who may see what. In a statement f is the forum, t the thread and p the post; what ends in
// `Where` says the same to Prisma, and a test compares both.

/** Inactive forums, and those of draft courses, are there for admins only. */
export const visibleForum = (viewer: MaybeViewer): Fragment => (seesAll(viewer) ? everything : activeForum);

/** Hidden threads, and all threads of forums that are not visible, are there for admins only. */
export const visibleThread = (viewer: MaybeViewer): Fragment => (seesAll(viewer) ? everything : shownThread);

/** A post whose text is there for this person: a deleted one has none, a hidden one has it for admins only. */
export const readablePost = (viewer: MaybeViewer): Fragment => (seesAll(viewer) ? existingPost : shownPost);

/** The replies of a thread whose text is there for everybody. Removed ones keep their place, so pages still count them. */
export const readableReplies = Prisma.sql`
  greatest(0, t."postCount" - 1 - (
    select count(*)::int from "Post" gone where gone."threadId" = t.id and gone."position" > 1
      and (gone."deletedAt" is not null or gone."hiddenAt" is not null)
  ))`;

/** How many threads of a forum there are for this person. */
export const visibleThreadCount = (viewer: MaybeViewer): Fragment => (seesAll(viewer) ? wholeCount : shownCount);

type Counted = { threadCount: number; hiddenThreadCount: number };

/** The same of a forum that Prisma has read. */
export const visibleThreadCountIn = (viewer: MaybeViewer, { threadCount, hiddenThreadCount }: Counted): number =>
  threadCount + (seesAll(viewer) ? hiddenThreadCount : 0);

export const visibleForumWhere = (viewer: MaybeViewer): Prisma.ForumWhereInput =>
  seesAll(viewer) ? {} : { isActive: true, OR: [{ courseId: null }, { course: visibleCourseWhere(null) }] };

export const visibleThreadWhere = (viewer: MaybeViewer): Prisma.ThreadWhereInput =>
  seesAll(viewer) ? {} : { hiddenAt: null, forum: visibleForumWhere(viewer) };

export const readablePostWhere = (viewer: MaybeViewer): Prisma.PostWhereInput =>
  seesAll(viewer) ? { deletedAt: null } : { deletedAt: null, hiddenAt: null };

/** This post, if its text is there for this person. */
export const readableWhere = (viewer: MaybeViewer, id: number): Prisma.PostWhereInput => ({
  id,
  ...readablePostWhere(viewer),
  thread: visibleThreadWhere(viewer),
});
