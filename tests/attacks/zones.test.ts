import { expect, test } from "vitest";
import { db } from "@/lib/platform/database/db";
import { addDays, dateOf, isTimeZone } from "@/lib/platform/time/civil";
import { reviewAims } from "@/lib/review/reads";
import { fitDueAims } from "@/lib/review/writes/aims";
import { type Person, person } from "@/tests/support/people";
import { answering, startedQuiz, wrongAnswer } from "@/tests/support/questions";
import { dueWorld, todayHere } from "@/tests/support/review";

/** Names that Node takes, as browsers do, and that the database's list of time zones lacks. Newer ones know fewer. */
const FOREIGN = ["VST", "US/Pacific-New", "NET"].find(isTimeZone);

async function withExam(who: Person) {
  const world = await dueWorld(who);
  const examDate = dateOf(addDays(todayHere(), 30));
  await db.enrollment.create({ data: { userId: who.id, courseId: world.courseId, examDate } });
  return world;
}

test.runIf(FOREIGN)("a time zone that the database does not know keeps nobody's aims from being fitted", async () => {
  const [ada, grace] = [await person("ada"), await person("grace")];
  for (const who of [ada, grace]) await withExam(who);
  expect(await ada.send("PUT", "/api/user/time-zone", { timeZone: FOREIGN })).toMatchObject({ status: 200 });
  await fitDueAims(new Date());
  for (const who of [ada, grace]) expect(await reviewAims(db, who.id)).toHaveLength(1);
});

test.runIf(FOREIGN)("200 whoever lives by such a zone practises, reviews and plans as everybody does", async () => {
  const ada = await person("ada");
  const { topicId, courseId } = await withExam(ada);
  await ada.send("PUT", "/api/user/time-zone", { timeZone: FOREIGN });
  const { id } = await startedQuiz(ada, topicId);
  await answering(ada, id, 1, await wrongAnswer(id, 1));
  const reads = [
    "practice",
    "practice/today",
    "mistakes",
    "reviews",
    "plan",
    "plan/verdict",
    "readiness",
    "study-plan",
  ];
  for (const read of reads) expect((await ada.send("GET", `/api/user/${read}`)).status, read).toBe(200);
  expect((await ada.send<object[]>("GET", "/api/user/mistakes")).body).toMatchObject([{ courseId, times: 1 }]);
  expect((await ada.send("PUT", "/api/user/study-hours", { minutes: [60, 60, 60, 60, 60, 0, 0] })).status).toBe(200);
});

test("the database takes a zone that it knows as it is, and another one as UTC", async () => {
  expect(await db.$queryRaw`select known_zone('Europe/Berlin') as berlin, known_zone('Mars/Phobos') as phobos`).toEqual(
    [{ berlin: "Europe/Berlin", phobos: "UTC" }],
  );
});
