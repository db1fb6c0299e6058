import type { CatalogueCourse } from "./catalogue/shape";
import { imageOf, moduleDescriptionOf, noteOf, titleOf, topicCodeOf, topicsOf } from "./catalogue/shape";
import type { Tx } from "./once";

export async function seedCourse(tx: Tx, course: CatalogueCourse, order: number) {
  if (await tx.course.findUnique({ where: { code: course.code } })) return;
  const { id: courseId } = await tx.course.create({
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
    },
  });
  const modules = await tx.module.createManyAndReturn({
    data: course.modules.map((module, index) => ({ courseId, ...moduleRow(module, index) })),
    select: { id: true, order: true },
  });
  const idAt = new Map(modules.map(({ id, order }) => [order - 1, id]));
  await tx.topic.createMany({
    data: course.modules.flatMap((module, index) => {
      const moduleId = idAt.get(index);
      return moduleId === undefined ? [] : topicRows(course, module, index).map((topic) => ({ moduleId, ...topic }));
    }),
  });
}

type Module = CatalogueCourse["modules"][number];

const moduleRow = (module: Module, index: number) => ({
  title: module.title,
  description: moduleDescriptionOf(module),
  order: index + 1,
  lessonCount: Object.keys(module.topics).length,
  duration: module.minutes,
});

const topicRows = (course: CatalogueCourse, module: Module, index: number) =>
  Object.entries(module.topics).map(([title, description], at) => ({
    code: topicCodeOf(course, index, title),
    title,
    description,
    order: at + 1,
  }));

/** For courses seeded before topics had codes: matches topics by their seeded title. */
export async function seedTopicCodes(tx: Tx, course: CatalogueCourse) {
  const topics = course.modules.flatMap((module, index) =>
    Object.keys(module.topics).map((title) => ({
      module: module.title,
      title,
      code: topicCodeOf(course, index, title),
    })),
  );
  await tx.$executeRaw`
    update "Topic" t set code = n.code
    from jsonb_to_recordset(${JSON.stringify(topics)}::jsonb) as n(module text, title text, code text),
         "Module" m join "Course" c on c.id = m."courseId"
    where t."moduleId" = m.id and c.code = ${course.code} and m.title = n.module and t.title = n.title and t.code is null`;
}
