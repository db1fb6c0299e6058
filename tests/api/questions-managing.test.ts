import { expect, test } from "vitest";
import { db } from "@/lib/platform/database/db";
import { nth } from "@/tests/support/courses";
import { person } from "@/tests/support/people";
import { choiceContent, practiceWorld } from "@/tests/support/questions";

test("200 the beginning of a question is shown without the signs of its Markdown", async () => {
  const root = await person("root");
  const { topicId } = await practiceWorld(1, (key) => ({ ...choiceContent(key), ask: "Which is **not** an asset?" }));
  const { body } = await root.send<{ excerpt: string }[]>("GET", `/api/admin/questions?topic=${topicId}`);
  expect(body.map(({ excerpt }) => excerpt)).toEqual(["Which is not an asset?"]);
});

test("200 the bank is filtered by a point", async () => {
  const root = await person("root");
  const { topicId, questions } = await practiceWorld(3);
  const { id, pointId } = nth(questions, 1);
  const { body } = await root.send<{ id: number }[]>("GET", `/api/admin/questions?topic=${topicId}&point=${pointId}`);
  expect(body.map((question) => question.id)).toEqual([id]);
  expect(await root.send("GET", "/api/admin/questions?point=odd")).toMatchObject({ status: 400 });
});

test("200 a page beyond the last is empty and still says how many questions and reports there are", async () => {
  const [root, ada] = [await person("root"), await person("ada")];
  const { topicId, questions } = await practiceWorld(3);
  const { id: questionId } = nth(questions, 0);
  await db.questionReport.create({ data: { questionId, version: 1, userId: ada.id, reason: "other" } });
  const beyond = async (address: string) => {
    const { body, headers } = await root.send("GET", `${address}&page=9`);
    return [body, headers.get("x-total-count")];
  };
  expect(await beyond(`/api/admin/questions?topic=${topicId}`)).toEqual([[], "3"]);
  expect(await beyond(`/api/admin/question-reports?question=${questionId}`)).toEqual([[], "1"]);
});

test.each([
  ["fixed", "", "The question was put right. Thank you."],
  ["fixed", "The year was wrong.", "The question was put right. Thank you. The year was wrong."],
  ["declined", "IAS 2 says so.", "We looked at the question and left it as it is. IAS 2 says so."],
])(
  "200 who reported a question is told first what came of it: %s with the reply '%s'",
  async (state, reply, message) => {
    const [root, ada] = [await person("root"), await person("ada")];
    const { questions } = await practiceWorld(3);
    const report = { questionId: nth(questions, 0).id, version: 1, userId: ada.id, reason: "other" };
    const { id } = await db.questionReport.create({ data: report });
    expect(await root.send("PATCH", `/api/admin/question-reports/${id}`, { state, reply })).toMatchObject({
      status: 200,
    });
    const notices = await db.notification.findMany({ where: { userId: ada.id }, select: { message: true } });
    expect(notices).toEqual([{ message }]);
  },
);
