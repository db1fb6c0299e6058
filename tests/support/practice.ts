import { db } from "@/lib/platform/database/db";
import { nth } from "./courses";
import type { Person } from "./people";
import { answering, practiceWorld, rightAnswer, startedQuiz, TAB } from "./questions";
import type { Sample } from "./sample";

async function quizOf(who: Person): Promise<number> {
  return (await startedQuiz(who, (await practiceWorld()).topicId)).id;
}

async function answeredQuiz(who: Person): Promise<number> {
  const id = await quizOf(who);
  await answering(who, id, 1, await rightAnswer(id, 1));
  return id;
}

/** A mini exam: everybody may take one. */
async function miniOf(who: Person): Promise<number> {
  const { course } = await practiceWorld(3);
  const form = { kind: "mini", courseId: course.id, tab: TAB };
  return (await who.send<{ id: number }>("POST", "/api/attempts", form)).body.id;
}

/** What each endpoint of practice needs to succeed. */
export const PRACTICE_SAMPLES: Record<string, (who: Person) => Promise<Sample>> = {
  "practice.startAttempt": async () => ({ body: { kind: "quiz", topicId: (await practiceWorld()).topicId, tab: TAB } }),
  "practice.listAttempts": async () => ({}),
  "practice.getAttempt": async (who) => ({ id: await quizOf(who) }),
  "practice.holdAttempt": async (who) => ({ id: await quizOf(who), body: { tab: "tab2" } }),
  "practice.finishAttempt": async (who) => ({ id: await quizOf(who), body: { tab: TAB } }),
  "practice.saveItem": async (who) => ({
    id: await miniOf(who),
    place: 1,
    body: { answer: null, seconds: 5, revision: 0, tab: TAB, at: new Date().toISOString() },
  }),
  "practice.pauseAttempt": async (who) => ({ id: await miniOf(who), body: { tab: TAB } }),
  "practice.resumeAttempt": async (who) => ({ id: await miniOf(who), body: { tab: TAB } }),
  "practice.saveScratch": async (who) => ({ id: await miniOf(who), body: { text: "12 * 3", tab: TAB } }),
  "practice.getMocks": async (who) => {
    const { id } = (await practiceWorld(3)).course;
    await db.enrollment.create({ data: { userId: who.id, courseId: id } });
    return { id };
  },
  "practice.getResult": async (who) => {
    const id = await quizOf(who);
    await who.send("POST", `/api/attempts/${id}/finish`, { tab: TAB });
    return { id };
  },
  "practice.downloadResult": async (who) => {
    const id = await quizOf(who);
    await who.send("POST", `/api/attempts/${id}/finish`, { tab: TAB });
    return { id };
  },
  "practice.answerItem": async (who) => {
    const id = await quizOf(who);
    return { id, place: 1, body: { answer: await rightAnswer(id, 1), seconds: 20, tab: TAB } };
  },
  "practice.changeItem": async (who) => ({ id: await quizOf(who), place: 1, body: { flagged: true } }),
  "practice.skipItem": async (who) => ({ id: await quizOf(who), place: 1, body: { tab: TAB } }),
  "practice.reportItem": async (who) => ({
    id: await answeredQuiz(who),
    place: 1,
    body: { reason: "typo", note: "A word." },
  }),
  "questions.listManagedQuestions": async () => ({ query: { state: "live" } }),
  "questions.getManagedQuestion": async () => ({ id: nth((await practiceWorld(3)).questions, 0).id }),
  "questions.editQuestion": async () => ({
    id: nth((await practiceWorld(3)).questions, 0).id,
    body: { state: "withdrawn", version: 1 },
  }),
  "questions.deleteQuestion": async () => ({
    id: nth((await practiceWorld(3)).questions, 0).id,
    body: { version: 1 },
  }),
  "questions.listQuestionReports": async () => ({}),
  "questions.resolveQuestionReport": async (who) => {
    const id = await answeredQuiz(who);
    await who.send("POST", `/api/attempts/${id}/items/1/report`, { reason: "typo", note: "A word." });
    const report = await db.questionReport.findFirstOrThrow({ where: { userId: who.id } });
    return { id: report.id, body: { state: "fixed", reply: "Thank you." } };
  },
  "practice.getPractice": async () => ({}),
  "practice.getPracticeToday": async () => ({}),
  "practice.listMistakes": async () => ({}),
};
