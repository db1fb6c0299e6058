import { db } from "@/lib/platform/database/db";

let created = 0;

/** A course with this many topics in each module: `courseOf(2, 3)` has two modules. */
export async function courseOf(...topics: number[]) {
  created += 1;
  const title = `Course ${created}`;
  const description = "Made for a test, with nothing to learn.";
  const course = await db.course.create({
    data: {
      title,
      description,
      totalLessons: topics.reduce((sum, count) => sum + count, 0),
      totalDuration: 60 * topics.length,
      modules: {
        create: topics.map((count, order) => ({
          title: `Module ${order + 1}`,
          description,
          order,
          lessonCount: count,
          topics: {
            create: Array.from({ length: count }, (_, at) => ({ title: `Topic ${at + 1}`, description, order: at })),
          },
        })),
      },
    },
    include: { modules: { orderBy: { order: "asc" }, include: { topics: { orderBy: { order: "asc" } } } } },
  });
  const modules = course.modules.map(({ id, topics: list }) => ({ id, topics: list.map((topic) => topic.id) }));
  return { id: course.id, title, modules, topics: modules.flatMap((module) => module.topics) };
}

export type MadeCourse = Awaited<ReturnType<typeof courseOf>>;

/** The nth element of a list; throws when there is none. */
export function nth<T>(list: readonly T[], index: number): T {
  const found = list.at(index);
  if (found === undefined) throw new Error(`There is no ${index}th of ${list.length}.`);
  return found;
}
