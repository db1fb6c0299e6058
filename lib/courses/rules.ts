import type { Course, CourseItem, CourseModule } from "./contract";

/** Case-insensitive substring of title or description. */
export function matches(course: Pick<CourseItem, "title" | "description">, search: string): boolean {
  const needle = search.trim().toLocaleLowerCase("en");
  return [course.title, course.description].some((text) => text.toLocaleLowerCase("en").includes(needle));
}

/** Splits the text at the search matches; every second part is a match. */
export function matchedParts(text: string, search: string): string[] {
  const pattern = search.trim().replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return pattern ? text.split(new RegExp(`(${pattern})`, "gi")) : [text];
}

export const doneIn = (module: CourseModule): number => module.topics.filter((topic) => topic.completed).length;

export const isCompleted = (module: CourseModule): boolean =>
  module.topics.length > 0 && doneIn(module) === module.topics.length;

/** Counts of topics and modules, completed and total. */
export function courseTotals({ modules }: Pick<Course, "modules">) {
  const sum = (count: (module: CourseModule) => number) => modules.reduce((total, module) => total + count(module), 0);
  return {
    topics: sum(doneIn),
    ofTopics: sum((module) => module.topics.length),
    modules: modules.filter(isCompleted).length,
    ofModules: modules.length,
  };
}

/** The first partly completed module, else the first with anything left, else the first. */
export function currentModule(course: Course): CourseModule | undefined {
  const { modules } = course;
  return (
    modules.find((module) => doneIn(module) > 0 && !isCompleted(module)) ??
    modules.find((module) => module.topics.some((topic) => !topic.completed)) ??
    modules[0]
  );
}

export type ModuleStatus = "Locked" | "In progress" | "Completed" | "Not started";

/** Locked is about enrolment only; whether a module needs Premium is separate. */
export function statusOf(
  module: CourseModule,
  { index, enrolled, current }: { index: number; enrolled: boolean; current: boolean },
): ModuleStatus {
  if (!enrolled && index > 0) return "Locked";
  if (isCompleted(module)) return "Completed";
  if ((enrolled && current) || doneIn(module) > 0) return "In progress";
  return "Not started";
}

/** Why a viewer cannot tick topics of a module; the first module is free for everybody. */
export type LockReason = "enrolment" | "premium";

export function lockReasonOf(
  module: CourseModule,
  { index, enrolled }: { index: number; enrolled: boolean },
): LockReason | null {
  if (!enrolled && index > 0) return "enrolment";
  return module.locked ? "premium" : null;
}

/** The module of an anchor such as `module-3` or `topic-12`. */
export function moduleAt(course: Course, anchor: string): CourseModule | undefined {
  const [, kind, raw] = /^(module|topic)-(\d+)$/.exec(anchor) ?? [];
  const id = Number(raw);
  if (kind === "module") return course.modules.find((module) => module.id === id);
  return course.modules.find((module) => module.topics.some((topic) => topic.id === id));
}

/** The assumed number of modules of a course if it is not given: one per three lessons, or six without lessons. */
export const modulesShown = (course: { moduleCount?: number; totalLessons: number }): number =>
  course.moduleCount ?? (course.totalLessons > 0 ? Math.ceil(course.totalLessons / 3) : 6);

/** The code and the name in 'ACCA BT: Business and Technology'; another title is all name. */
export function nameParts(title: string): { code: string | null; name: string } {
  const [, code = null, name = title] = /^(?:[\w ]+ )?([A-Z][A-Z0-9]{1,4}): (.+)$/.exec(title) ?? [];
  return { code, name };
}

/** '1 h 30 min', '45 min', '2 h'. */
export function durationOf(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 ? `${hours} h` : "", rest > 0 || hours === 0 ? `${rest} min` : ""].filter(Boolean).join(" ");
}

/** The same for a card: whole hours; minutes only below one hour. */
export const roughDurationOf = (minutes: number): string =>
  durationOf(minutes < 60 ? minutes : Math.round(minutes / 60) * 60);

/** '1 module', '3 modules'. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;

const GENERATED = "What you need to know about ";

/** For a pasted or imported topic without a description, which every topic must have. */
export const generatedDescription = (title: string): string => `${GENERATED}${title}.`;

/** Null for a generated one, which is no use to a student. */
export const writtenDescription = (description: string): string | null =>
  description.startsWith(GENERATED) ? null : description;

const UPLOADED = /^\/uploads\/[A-Za-z0-9][A-Za-z0-9._-]*(\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/;

/** Browsers remove or convert these characters, so the address would not be the one that was checked. */
const NOT_IN_URL = /[\s\p{C}\\]/u;

/** An uploaded picture or an https address; never an address with a password, or one that a browser might execute. */
export function isImageUrl(raw: string): boolean {
  if (UPLOADED.test(raw)) return true;
  if (raw.length > 2000 || !/^https:\/\//i.test(raw) || NOT_IN_URL.test(raw)) return false;
  try {
    const { hostname, username, password } = new URL(raw);
    return hostname.includes(".") && !/^[\d.]+$/.test(hostname) && !username && !password;
  } catch {
    return false;
  }
}
