import { dateOf, dayIn, dayOf } from "@/lib/platform/time/civil";
import { ACHIEVEMENTS } from "@/lib/progress/rules";
import type { Tx } from "./once";
import type { Owner } from "./progress";

type Row = {
  cause: string;
  relatedEntityType?: string;
  relatedEntityId?: number;
  type: string;
  title: string;
  message: string;
  link: string;
  createdAt: Date;
};

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * The notifications that would have been sent, derived from the seeded data; those older than two days are marked as
 * read.
 */
export async function seedNotifications(tx: Tx, { userId, person, now }: Owner) {
  const told = [
    ...(await enrolments(tx, userId)),
    ...(await finishedModules(tx, userId)),
    ...(await achievements(tx, userId, person.timeZone)),
    ...(await replies(tx, userId)),
    ...(await answers(tx, userId)),
  ];
  const readBefore = now.getTime() - 2 * DAY_MS;
  const inOrder = told.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  await tx.notification.createMany({
    data: inOrder.map((row) => ({ ...row, userId, read: row.createdAt.getTime() < readBefore })),
  });
}

async function enrolments(tx: Tx, userId: string): Promise<Row[]> {
  const rows = await tx.enrollment.findMany({ where: { userId }, include: { course: true } });
  return rows.map(({ course, enrolledAt }) => ({
    cause: `enrolled:${course.id}`,
    type: "course",
    title: "You are enrolled",
    message: `You are enrolled in ${course.title}.`,
    link: `/courses/${course.id}`,
    relatedEntityType: "course",
    relatedEntityId: course.id,
    createdAt: enrolledAt,
  }));
}

async function finishedModules(tx: Tx, userId: string): Promise<Row[]> {
  const modules = await tx.module.findMany({
    where: { topics: { some: {}, every: { progress: { some: { userId, completed: true } } } } },
    include: { topics: { include: { progress: { where: { userId } } } } },
  });
  return modules.map(({ id, courseId, title, topics }) => ({
    cause: `module:${id}`,
    type: "module",
    title: "Module completed",
    message: `You completed ${title}.`,
    link: `/courses/${courseId}#module-${id}`,
    relatedEntityType: "module",
    relatedEntityId: id,
    createdAt: new Date(Math.max(...topics.flatMap(({ progress }) => progress.map((row) => Number(row.completedAt))))),
  }));
}

async function achievements(tx: Tx, userId: string, timeZone: string): Promise<Row[]> {
  const studied = await tx.progress.findMany({ where: { userId }, orderBy: { completedAt: "asc" } });
  const lastOf = (day: Date) =>
    studied.findLast(({ completedAt }) => completedAt && dayIn(timeZone, completedAt) === dayOf(day))?.completedAt;
  const rows = await tx.achievement.findMany({ where: { userId } });
  return rows.flatMap(({ kind, reachedOn }) => {
    const known = ACHIEVEMENTS.find((one) => one.kind === kind);
    if (!known) return [];
    const createdAt = lastOf(reachedOn) ?? dateOf(dayOf(reachedOn));
    const { title, description } = known;
    return [
      {
        cause: `achievement:${kind}`,
        type: "success",
        title,
        message: `${description}.`,
        link: "/progress",
        createdAt,
      },
    ];
  });
}

async function replies(tx: Tx, userId: string): Promise<Row[]> {
  const threads = await tx.thread.findMany({ where: { userId }, include: { posts: { include: { user: true } } } });
  return threads.flatMap(({ id, title, posts }) =>
    posts
      .filter((post) => post.userId !== userId)
      .map((post) => ({
        cause: `reply:${post.id}`,
        type: "info",
        title: "New reply in your thread",
        message: `${post.user?.username ?? "Somebody"} replied in "${title}".`,
        link: `/community/thread/${id}`,
        relatedEntityType: "thread",
        relatedEntityId: id,
        createdAt: post.createdAt,
      })),
  );
}

async function answers(tx: Tx, userId: string): Promise<Row[]> {
  const posts = await tx.post.findMany({ where: { userId, isAnswer: true }, include: { thread: true } });
  return posts.map(({ id, thread, createdAt }) => ({
    cause: `answer:${id}`,
    type: "success",
    title: "Your post is the answer",
    message: `Your post was marked as the answer in '${thread.title}'.`,
    link: `/community/thread/${thread.id}`,
    relatedEntityType: "thread",
    relatedEntityId: thread.id,
    createdAt: new Date(createdAt.getTime() + HOUR_MS),
  }));
}
