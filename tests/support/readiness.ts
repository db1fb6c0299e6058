import { db } from "@/lib/platform/database/db";
import { addDays, dateOf, dayIn } from "@/lib/platform/time/civil";
import { courseOf } from "./courses";
import type { Person } from "./people";
import { questionsIn } from "./questions";
import type { Sample } from "./sample";

export const todayOf = () => dayIn("UTC", new Date());

/** A course of two modules with this many questions in each topic, each on a point of its own. */
export async function paperOf(code: string | null, questions = 40) {
  const course = await courseOf(1, 1);
  // The sample data has the real papers.
  if (code) await db.course.updateMany({ where: { code }, data: { code: null } });
  await db.course.update({ where: { id: course.id }, data: { code, body: code && "ACCA" } });
  const made = [];
  for (const module of course.modules)
    for (const topicId of module.topics)
      made.push(...(await questionsIn(topicId, questions)).map((question) => ({ ...question, moduleId: module.id })));
  return { ...course, questions: made };
}

export type MadePaper = Awaited<ReturnType<typeof paperOf>>;

type Done = {
  answers: number;
  share?: (at: number) => number;
  kind?: string;
  state?: string;
  /** How long ago the answers were given. */
  daysAgo?: number;
};

/** Answers of one attempt, spread evenly over the modules, with the cards that come of them. */
export async function answered(who: Person, paper: MadePaper, done: Done) {
  const { answers, share = () => 1, kind = "mixed", state = "finished", daysAgo = 1 } = done;
  const at = new Date(Date.now() - daysAgo * 86_400_000);
  const half = paper.questions.length / 2;
  const list = Array.from({ length: answers }, (_, place) => {
    const question = paper.questions[(place % 2) * half + (Math.floor(place / 2) % half)];
    if (!question) throw new Error("The paper has no questions.");
    return { question, place: place + 1, share: share(place) };
  });
  const marks = list.reduce((sum, one) => sum + 2 * one.share, 0);
  const attempt = await db.attempt.create({
    data: {
      userId: who.id,
      courseId: paper.id,
      kind,
      state,
      startedAt: at,
      itemCount: answers,
      answered: answers,
      marks,
      outOf: 2 * answers,
      tab: "",
      finishedAt: state === "finished" ? at : null,
      ...(kind === "mock" && { paper: "FA", endsAt: new Date(Date.now() + 3_600_000) }),
    },
  });
  await db.attemptItem.createMany({
    data: list.map(({ question, place, share }) => ({
      attemptId: attempt.id,
      place,
      turn: place,
      userId: who.id,
      courseId: paper.id,
      moduleId: question.moduleId,
      pointId: question.pointId,
      questionId: question.id,
      version: 1,
      first: true,
      seen: true,
      answeredAt: at,
      share,
      marks: 2 * share,
      outOf: 2,
    })),
  });
  // The cards of a mock exam follow when it is finished.
  if (state === "open") return attempt;
  await db.card.createMany({
    data: list.flatMap(({ question }) =>
      question.pointId === null
        ? []
        : {
            userId: who.id,
            pointId: question.pointId,
            courseId: paper.id,
            stability: 40,
            difficulty: 5,
            lastDay: dateOf(addDays(todayOf(), -daysAgo)),
          },
    ),
    skipDuplicates: true,
  });
  return attempt;
}

export async function enrolled(who: Person, { id }: { id: number }, examDate: string | null = null) {
  await who.send("POST", `/api/courses/${id}/enroll`);
  if (examDate) await who.send("POST", `/api/courses/${id}/exam-date`, { examDate });
}

async function takenUp(who: Person, examDate: string | null = null): Promise<number> {
  const course = await courseOf(1);
  await enrolled(who, course, examDate);
  return course.id;
}

export const READINESS_SAMPLES: Record<string, (who: Person) => Promise<Sample>> = {
  "readiness.getReadiness": async (who) => ({ id: await takenUp(who) }),
  "readiness.listReadiness": async () => ({}),
  "readiness.getExamResult": async (who) => ({ id: await takenUp(who) }),
  "readiness.setExamResult": async (who) => ({
    id: await takenUp(who, addDays(todayOf(), -1)),
    body: { outcome: "passed", mark: 61 },
  }),
  "readiness.getCalibration": async () => ({}),
};
