import type { Notice } from "@/lib/notifications/rules";
import { ACHIEVEMENTS } from "./rules";

type Titled = { id: number; title: string };

const about = (course: Titled) => ({
  link: `/courses/${course.id}`,
  relatedEntityType: "course",
  relatedEntityId: course.id,
});

/** Sent only once, even if a student leaves and enrols again: the cause is the person and the course. */
export const enrolledNotice = (userId: string, course: Titled): Notice => ({
  userId,
  type: "course",
  title: "You are enrolled",
  message: `${course.title} is now among your courses. Set an exam date to get a study plan.`,
  cause: `enrolled:${course.id}`,
  ...about(course),
});

export const moduleNotice = (userId: string, course: Titled, module: Titled): Notice => ({
  userId,
  type: "module",
  title: "Module completed",
  message: `${module.title}, in ${course.title}.`,
  link: `/courses/${course.id}#module-${module.id}`,
  cause: `module:${module.id}`,
  relatedEntityType: "module",
  relatedEntityId: module.id,
});

export const courseNotice = (userId: string, course: Titled): Notice => ({
  userId,
  type: "success",
  title: "Course completed",
  message: `You have completed every topic of ${course.title}.`,
  cause: `course:${course.id}`,
  ...about(course),
});

export function achievementNotice(userId: string, kind: string): Notice {
  const achievement = ACHIEVEMENTS.find((listed) => listed.kind === kind);
  return {
    userId,
    type: "success",
    title: `Achievement: ${achievement?.title ?? kind}`,
    message: achievement?.description ?? "You have reached a new achievement.",
    link: "/progress",
    cause: `achievement:${kind}`,
    relatedEntityType: "achievement",
  };
}

/** Sent once for each number of days. */
export const milestoneNotice = (userId: string, days: number): Notice => ({
  userId,
  type: "success",
  title: `${days} days in a row`,
  message: "You have studied every one of them. Keep it going!",
  link: "/progress",
  cause: `streak:${days}`,
});
