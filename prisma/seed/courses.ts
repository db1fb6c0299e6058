import type { CatalogueCourse } from "./catalogue/shape";
import { imageOf, moduleDescriptionOf, noteOf, titleOf, topicCodeOf, topicsOf } from "./catalogue/shape";
import type { Tx } from "./once";

export async function seedCourse(tx: Tx, course: CatalogueCourse, order: number) {
  if (await tx.course.findUnique({ where: { code: course.code } })) return;
  await tx.course.create({
    data: {
      code: course.code,
      body: course.body,
      title: titleOf(course),
      description: course.description,
      imageUrl: imageOf(course),
      syllabusPeriod: course.period,
      sourceUrl: course.source,
      sourceNote: noteOf(course),
      order,
      totalLessons: topicsOf(course).length,
      totalDuration: course.modules.reduce((sum, module) => sum + module.minutes, 0),
      modules: { create: course.modules.map((module, index) => moduleRow(course, module, index)) },
    },
  });
}

function moduleRow(course: CatalogueCourse, module: CatalogueCourse["modules"][number], index: number) {
  const topics = Object.entries(module.topics);
  return {
    title: module.title,
    description: moduleDescriptionOf(module),
    order: index + 1,
    lessonCount: topics.length,
    duration: module.minutes,
    topics: {
      create: topics.map(([title, description], at) => ({
        code: topicCodeOf(course, index, title),
        title,
        description,
        order: at + 1,
      })),
    },
  };
}

/** For courses that were seeded before topics had codes: by the title they were seeded with. */
export async function seedTopicCodes(tx: Tx, course: CatalogueCourse) {
  for (const [index, module] of course.modules.entries())
    for (const title of Object.keys(module.topics))
      await tx.topic.updateMany({
        where: { title, code: null, module: { title: module.title, course: { code: course.code } } },
        data: { code: topicCodeOf(course, index, title) },
      });
}
