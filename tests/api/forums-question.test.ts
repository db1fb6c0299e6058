import { expect, test } from "vitest";
import * as threads from "@/lib/forums/contract/threads";
import { db } from "@/lib/platform/database/db";
import { courseOf, nth } from "@/tests/support/courses";
import { forum } from "@/tests/support/forums";
import { type Caller, type Person, person, visitor } from "@/tests/support/people";
import { answering, CANARY, questionsIn, rightAnswer, startedQuiz } from "@/tests/support/questions";

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

test("200 visitors, and students without Premium, see only the topic", async () => {
  const [grace, ada] = [await person("grace"), await person("ada")];
  const { attemptId, topicId } = await answeredQuiz(grace, 1);
  const { body } = await asked(grace, { attemptId, place: 1 });
  expect(body.about?.question).not.toBe(null);
  for (const who of [ada, visitor()]) expect(await read(who, body.id)).toMatchObject({ topicId, question: null });
});

test("403 for a question that the author has not answered", async () => {
  const [ada, linus] = [await person("ada"), await person("linus")];
  const { attemptId } = await answeredQuiz(ada);
  expect(await asked(ada, { attemptId, place: 2 })).toMatchObject({ status: 403, code: "not_answered" });
  expect(await asked(linus, { attemptId, place: 1 })).toMatchObject({ status: 403, code: "not_answered" });
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
