import type { Course, CourseItem, CourseModule } from "./contract";

/** Case-insensitive substring of title or description. */
export function matches(course: Pick<CourseItem, "title" | "description">, search: string): boolean {
  const wanted = search.trim().toLocaleLowerCase("en");
  return [course.title, course.description].some((text) => text.toLocaleLowerCase("en").includes(wanted));
}

const done = (module: CourseModule) => module.topics.filter((topic) => topic.completed).length;

export const isCompleted = (module: CourseModule): boolean =>
  module.topics.length > 0 && done(module) === module.topics.length;

/** The first partly completed module, else the first with anything left, else the first. */
export function currentModule(course: Course): CourseModule | undefined {
  const { modules } = course;
  return (
    modules.find((module) => done(module) > 0 && !isCompleted(module)) ??
    modules.find((module) => module.topics.some((topic) => !topic.completed)) ??
    modules[0]
  );
}

export type ModuleStatus = "Locked" | "In progress" | "Completed" | "Not started";

/** Locked speaks of enrolment alone; that a module is behind Premium is said apart. */
export function statusOf(
  module: CourseModule,
  at: { index: number; enrolled: boolean; current: boolean },
): ModuleStatus {
  if (!at.enrolled && at.index > 0) return "Locked";
  if (isCompleted(module)) return "Completed";
  if ((at.enrolled && at.current) || done(module) > 0) return "In progress";
  return "Not started";
}

/** How a course is split into modules when nobody counted: three lessons a module, six when there is nothing. */
export const modulesShown = (course: { moduleCount?: number; totalLessons: number }): number =>
  course.moduleCount ?? (course.totalLessons > 0 ? Math.ceil(course.totalLessons / 3) : 6);

/** '1 h 30 min', '45 min', '2 h'. */
export function durationOf(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 ? `${hours} h` : "", rest > 0 || hours === 0 ? `${rest} min` : ""].filter(Boolean).join(" ");
}
