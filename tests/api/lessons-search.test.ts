import { expect, test } from "vitest";
import { search } from "@/lib/platform/contract/search";
import { enroll } from "@/lib/progress/contract";
import { courseOf, nth } from "@/tests/support/courses";
import { lessonOf } from "@/tests/support/lessons";
import { type Person, person } from "@/tests/support/people";

const found = async (who: Person, q: string) => (await who.call(search, { query: { q } })).body.topics.items;

test("200 a word of a lesson finds its topic, for those who may open it", async () => {
  const course = await courseOf(1, 1);
  const [open, behind] = [nth(course.topics, 0), nth(course.topics, 1)];
  await lessonOf({ topicId: open, text: "Of quixotropy in the open." });
  await lessonOf({ topicId: behind, text: "Of zanzibarite behind Premium." });
  const [ada, grace, root] = await Promise.all(["ada", "grace", "root"].map((name) => person(name)));
  const link = (topic: number) => `/courses/${course.id}/topics/${topic}`;
  expect(await found(ada as Person, "quixotropy")).toMatchObject([{ id: open, link: link(open) }]);
  expect(await found(ada as Person, "zanzibarite")).toEqual([]);
  expect(await found(grace as Person, "zanzibarite")).toEqual([]);
  await (grace as Person).call(enroll, { params: { id: course.id } });
  expect(await found(grace as Person, "zanzibarite")).toMatchObject([{ id: behind, link: link(behind) }]);
  expect(await found(root as Person, "zanzibarite")).toMatchObject([{ id: behind }]);
});
