import type { CatalogueCourse } from "./catalogue/shape";
import { imageOf, moduleDescriptionOf, noteOf, titleOf, topicsOf } from "./catalogue/shape";
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
      modules: { create: course.modules.map(moduleRow) },
    },
  });
}

function moduleRow(module: CatalogueCourse["modules"][number], index: number) {
  const topics = Object.entries(module.topics);
  return {
    title: module.title,
    description: moduleDescriptionOf(module),
    order: index + 1,
    lessonCount: topics.length,
    duration: module.minutes,
    topics: { create: topics.map(([title, description], at) => ({ title, description, order: at + 1 })) },
  };
}
