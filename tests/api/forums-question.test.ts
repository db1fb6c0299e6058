import { expect, test } from "vitest";
import * as threads from "@/lib/forums/contract/threads";
import { db, Prisma } from "@/lib/platform/database/db";
import type { Item } from "@/lib/practice/contract/shapes";
import { templates } from "@/lib/questions/templates/registry";
import { courseOf, nth } from "@/tests/support/courses";
import { forum } from "@/tests/support/forums";
import { type Caller, type Person, person, visitor } from "@/tests/support/people";
import {
  answering,
  CANARY,
  choiceContent,
  practiceWorld,
  questionsIn,
  rightAnswer,
  startedQuiz,
  TAB,
} from "@/tests/support/questions";

/** A quiz in the first or the second module of a course, with its first question answered. */
async function answeredQuiz(who: Person, place: 0 | 1 = 0) {
  const course = await courseOf(2, 2);
  const topicId = nth(nth(course.modules, place).topics, 0);
  await questionsIn(topicId, 4);
  if (place === 1) await who.send("POST", `/api/courses/${course.id}/enroll`);
  const { id } = await startedQuiz(who, topicId);
  await answering(who, id, 1, await rightAnswer(id, 1));
  return { attemptId: id, topicId };
}

const asked = async (who: Person, about: { attemptId: number; place: number }) =>
  who.call(threads.openThread, {
    params: { id: (await forum()).id },
    body: { title: "Why is this right?", content: "I do not see it.", about },
  });
const read = async (who: Caller, id: number) => (await who.call(threads.getThread, { params: { id } })).body.about;

test("201 a thread about an answered question shows it to those who may open its module, and never its solution", async () => {
  const [ada, linus] = [await person("ada"), await person("linus")];
  const { attemptId, topicId } = await answeredQuiz(ada);
  const { status, body } = await asked(ada, { attemptId, place: 1 });
  expect(status).toBe(201);
  expect(body.about).toMatchObject({ topicId, topicTitle: "Topic 1", question: { kind: "choice" } });
  expect(await read(linus, body.id)).toEqual(body.about);
  expect(JSON.stringify(body)).not.toContain(CANARY);
});

test("200 visitors, students without Premium, and those with it who are not enrolled see only the topic, and why", async () => {
  const [grace, ada, other] = [await person("grace"), await person("ada"), await person("grace")];
  const { attemptId, topicId } = await answeredQuiz(grace, 1);
  const { body } = await asked(grace, { attemptId, place: 1 });
  expect(body.about?.question).not.toBe(null);
  for (const who of [ada, visitor()])
    expect(await read(who, body.id)).toMatchObject({ topicId, question: null, state: "closed" });
  expect(await read(other, body.id)).toMatchObject({ topicId, question: null, state: "not_enrolled" });
});

test("403 for a question that the author has not answered", async () => {
  const [ada, linus] = [await person("ada"), await person("linus")];
  const { attemptId } = await answeredQuiz(ada);
  expect(await asked(ada, { attemptId, place: 2 })).toMatchObject({ status: 403, code: "not_answered" });
  expect(await asked(linus, { attemptId, place: 1 })).toMatchObject({ status: 403, code: "not_answered" });
});

test("201 a question left blank in an exam is asked about once the exam is finished", async () => {
  const ada = await person("ada");
  const { course } = await practiceWorld(10);
  const form = { kind: "mini", courseId: course.id, tab: TAB };
  const { id: attemptId } = (await ada.send<{ id: number }>("POST", "/api/attempts", form)).body;
  expect(await asked(ada, { attemptId, place: 1 })).toMatchObject({ status: 403, code: "not_answered" });
  await ada.send("POST", `/api/attempts/${attemptId}/finish`, { tab: TAB });
  const { status, body } = await asked(ada, { attemptId, place: 1 });
  expect({ status, kind: body.about?.question?.kind }).toEqual({ status: 201, kind: "choice" });
});

/** The question of an answered quiz, and a way to try it from a thread. */
async function askedQuestion(who: Person) {
  const { attemptId, topicId } = await answeredQuiz(who);
  const { body: thread } = await asked(who, { attemptId, place: 1 });
  const { questionId } = await db.attemptItem.findFirstOrThrow({ where: { attemptId, place: 1 } });
  const question = await db.question.findUniqueOrThrow({ where: { id: questionId ?? 0 } });
  const tried = () =>
    who.send<{ items: Item[] }>("POST", "/api/attempts", { kind: "try", threadId: thread.id, tab: TAB });
  return { attemptId, topicId, thread, question, tried };
}

test("200 a question reserved for mock exams is shown by no thread, neither a new one nor one that there is", async () => {
  const ada = await person("ada");
  const { attemptId, topicId, thread, question, tried } = await askedQuestion(ada);
  expect(thread.about).toMatchObject({ state: "live" });
  await db.question.update({ where: { id: question.id }, data: { reserved: true } });
  expect(await read(ada, thread.id)).toEqual({ ...thread.about, state: "reserved", question: null });
  expect((await tried()).status).toBe(404);
  const { status, body: another } = await asked(ada, { attemptId, place: 1 });
  expect({ status, about: another.about }).toEqual({ status: 201, about: null });
  const kept = await db.thread.findUniqueOrThrow({ where: { id: another.id } });
  expect(kept).toMatchObject({ topicId, questionId: null, questionVersion: null, seed: null });
});

test("200 a withdrawn question is shown and not offered; 404 where it is tried", async () => {
  const ada = await person("ada");
  const { thread, question, tried } = await askedQuestion(ada);
  await db.question.update({ where: { id: question.id }, data: { state: "withdrawn" } });
  expect(await read(ada, thread.id)).toEqual({ ...thread.about, state: "withdrawn" });
  expect((await tried()).status).toBe(404);
});

test("201 the question of a thread is tried in the very variant that it shows, also after a new version", async () => {
  const ada = await person("ada");
  const { thread, question, tried } = await askedQuestion(ada);
  const content = { ...choiceContent(question.key), ask: "Is this another question?" };
  const versions = { create: { version: 2, content } };
  await db.question.update({ where: { id: question.id }, data: { version: 2, content, versions } });
  expect(await read(ada, thread.id)).toEqual(thread.about);
  const { status, body } = await tried();
  expect({ status, question: body.items[0]?.question }).toEqual({ status: 201, question: thread.about?.question });
});

test("404 a template that was changed since makes other figures: its question is neither shown nor tried", async () => {
  const ada = await person("ada");
  const { thread, question, tried } = await askedQuestion(ada);
  const { key, version } = nth([...templates.values()], 0);
  await db.question.deleteMany({ where: { key } });
  await db.question.update({
    where: { id: question.id },
    data: { key, version, source: "template", content: Prisma.DbNull },
  });
  await db.thread.update({ where: { id: thread.id }, data: { questionVersion: version } });
  await db.questionVersion.deleteMany({ where: { questionId: question.id } });
  const { body } = await tried();
  expect(await read(ada, thread.id)).toMatchObject({ state: "live", question: body.items[0]?.question });
  await db.thread.update({ where: { id: thread.id }, data: { questionVersion: version + 1 } });
  expect(await read(ada, thread.id)).toMatchObject({ state: "changed", question: null });
  expect(await tried()).toMatchObject({ status: 404, message: "This question was changed since." });
});

test("200 a thread without a question is unchanged", async () => {
  const ada = await person("ada");
  const { body } = await ada.call(threads.openThread, {
    params: { id: (await forum()).id },
    body: { title: "Where do I begin?", content: "With what?" },
  });
  expect(body.about).toBe(null);
});

test("200 a topic's threads are those about its questions, without hidden ones", async () => {
  const ada = await person("ada");
  const { attemptId, topicId } = await answeredQuiz(ada);
  const { body } = await asked(ada, { attemptId, place: 1 });
  const list = async (topic: number) => {
    const { body: threadsOfTopic } = await visitor().call(threads.listThreads, {
      params: { id: body.forumId },
      query: { topicId: topic },
    });
    return threadsOfTopic.map(({ id }) => id);
  };
  expect(await list(topicId)).toEqual([body.id]);
  expect(await list(topicId + 1000)).toEqual([]);
  await db.thread.update({ where: { id: body.id }, data: { hiddenAt: new Date() } });
  expect(await list(topicId)).toEqual([]);
});
