import { type CivilDay, dateOf, dayIn, daysBetween } from "@/lib/platform/time/civil";
import { reachedBy } from "@/lib/progress/rules";
import type { Person } from "./cast";
import { moment, weekdayAhead } from "./days";
import type { Tx } from "./once";

export type Owner = { userId: string; person: Person; now: Date };

type Study = { topicId: number; completedAt: Date; day: CivilDay };

export async function seedProgress(tx: Tx, owner: Owner) {
  await enrol(tx, owner);
  const studies = await studiesOf(tx, owner);
  const { userId } = owner;
  await tx.progress.createMany({
    data: studies.map(({ topicId, completedAt }) => ({ userId, topicId, completed: true, completedAt })),
  });
  const days = studyDaysOf(studies);
  await tx.studyDay.createMany({ data: days.map((row) => ({ ...row, userId, day: dateOf(row.day) })) });
  await tx.achievement.createMany({ data: achievementsOf(days).map((row) => ({ ...row, userId })) });
}

async function enrol(tx: Tx, { userId, person, now }: Owner) {
  for (const { code, since, examIn } of person.enrolled) {
    const course = await tx.course.findUnique({ where: { code } });
    if (!course) continue;
    const examDay = examIn === undefined ? null : weekdayAhead(now, person.timeZone, examIn);
    await tx.enrollment.create({
      data: {
        userId,
        courseId: course.id,
        enrolledAt: moment(now, person.timeZone, since, "09:10"),
        examDate: examDay && dateOf(examDay),
      },
    });
    if (!examDay) continue;
    await tx.event.create({
      data: { userId, courseId: course.id, title: `Exam: ${course.title}`, day: dateOf(examDay), isExamEvent: true },
    });
  }
}

async function studiesOf(tx: Tx, { userId, person, now }: Owner): Promise<Study[]> {
  const topics: { id: number; courseId: number }[] = [];
  for (const [code, count] of person.studied) topics.push(...(await firstTopics(tx, code, count)));
  const studies = topics.map(({ id, courseId }, index) => {
    const completedAt = moment(now, person.timeZone, person.days[index] ?? 0, index % 3 ? "19:20" : "07:45");
    return { topicId: id, courseId, completedAt, day: dayIn(person.timeZone, completedAt) };
  });
  for (const { courseId, completedAt } of studies)
    await tx.enrollment.updateMany({ where: { userId, courseId }, data: { lastAccessedAt: completedAt } });
  return studies;
}

async function firstTopics(tx: Tx, code: string, count: number) {
  const topics = await tx.topic.findMany({
    where: { module: { course: { code } } },
    orderBy: [{ module: { order: "asc" } }, { order: "asc" }],
    take: count,
    select: { id: true, module: { select: { courseId: true } } },
  });
  return topics.map(({ id, module }) => ({ id, courseId: module.courseId }));
}

type Day = { day: CivilDay; topics: number; streak: number };

function studyDaysOf(studies: Study[]): Day[] {
  const days: Day[] = [];
  for (const { day } of studies) {
    const last = days.at(-1);
    if (last?.day === day) last.topics += 1;
    else days.push({ day, topics: 1, streak: last && daysBetween(last.day, day) === 1 ? last.streak + 1 : 1 });
  }
  return days;
}

function achievementsOf(days: Day[]) {
  const reached = new Map<string, CivilDay>();
  let topics = 0;
  for (const day of days) {
    topics += day.topics;
    for (const kind of reachedBy(topics, day.streak)) if (!reached.has(kind)) reached.set(kind, day.day);
  }
  return [...reached].map(([kind, day]) => ({ kind, reachedOn: dateOf(day) }));
}
