import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { getUser, logout } from "@/lib/accounts/contract";
import { revokeGrant } from "@/lib/accounts/contract/managing";
import { syncExams } from "@/lib/calendar/contract";
import { getCourse } from "@/lib/courses/contract";
import { countView } from "@/lib/forums/writes/views";
import { countUnread, readAllNotifications } from "@/lib/notifications/contract";
import { db } from "@/lib/platform/database/db";
import { completeTopic, enroll, getProgress, setExamDate } from "@/lib/progress/contract";
import { keepFresh } from "@/lib/review/contract";
import { grantSubscription } from "@/lib/subscriptions/contract";
import { courseOf, nth } from "@/tests/support/courses";
import { thread } from "@/tests/support/forums";
import { type Person, person } from "@/tests/support/people";
import { passedExam } from "@/tests/support/review";
import { isLong, tally } from "@/tests/support/rounds";
import { filesOnDisk, picture, uploadOne } from "@/tests/support/uploads";

/** What must be true in whatever order requests run: all start at once, and the database is checked afterwards. */
const ROUNDS = isLong ? 200 : 4;
const AT_ONCE = 16;
const sum = { cases: 0, wrong: 0 };

const many = <T>(work: (place: number) => Promise<T>, count = AT_ONCE) =>
  Promise.all(Array.from({ length: count }, (_, place) => work(place)));

function race(name: string, round: () => Promise<boolean>) {
  test(`${name}, ${ROUNDS} times`, async () => {
    for (let played = 0; played < ROUNDS; played += 1) {
      const holds = await round();
      sum.cases += 1;
      if (!holds) sum.wrong += 1;
      expect(holds, `round ${played + 1}`).toBe(true);
    }
  }, 3_600_000);
}

async function enrolled(who: Person, ...topics: number[]) {
  const course = await courseOf(...topics);
  await who.call(enroll, { params: { id: course.id } });
  return course;
}

race("a topic completed and un-completed at once has one state, and every total agrees with it", async () => {
  const ada = await person("ada");
  const course = await enrolled(ada, 4);
  const tick = (place: number, completed: boolean) =>
    ada.call(completeTopic, { params: { id: nth(course.topics, place) }, body: { completed } });
  const answers = await many((place) => tick(place % 4, place % 3 !== 0));
  if (answers.some(({ status }) => status !== 200)) return false;
  const rows = await db.progress.findMany({ where: { userId: ada.id } });
  const done = rows.filter(({ completed }) => completed).length;
  if (rows.some(({ completed, completedAt }) => completed !== (completedAt !== null))) return false;
  const { body } = await ada.call(getCourse, { params: { id: course.id } });
  const { body: progress } = await ada.call(getProgress);
  const shown = JSON.stringify(body).match(/"completed":true/g)?.length ?? 0;
  return rows.length <= 4 && shown === done && JSON.stringify(progress).includes(`"completedTopics":${done}`);
});

race("after the response to a logout no request finds the session", async () => {
  const ada = await person("ada");
  const early = many(() => ada.call(getUser), 4);
  const left = await ada.call(logout);
  const late = await many(() => ada.call(getUser), 8);
  await early;
  return left.status === 200 && late.every(({ status }) => status === 401);
});

race("views are counted once for each viewer and hour", async () => {
  const { id } = await thread();
  await many((place) => countView(id, `viewer-${place % 8}`), 32);
  return (await db.thread.findUniqueOrThrow({ where: { id } })).viewCount === 8;
});

race("after marking all as read the count and the rows agree", async () => {
  const ada = await person("ada");
  const tell = (place: number) =>
    db.notification.create({ data: { userId: ada.id, title: `${place}`, message: "A message", cause: randomUUID() } });
  await many<unknown>((place) => (place % 4 === 0 ? ada.call(readAllNotifications) : tell(place)));
  const { body } = await ada.call(countUnread);
  return JSON.stringify(body).includes(String(await db.notification.count({ where: { userId: ada.id, read: false } })));
});

race("there is one exam event, on the day of the exam, and none without a date", async () => {
  const ada = await person("ada");
  const course = await enrolled(ada, 1);
  await many<unknown>((place) =>
    place % 4 === 0
      ? ada.call(syncExams)
      : ada.call(setExamDate, {
          params: { id: course.id },
          body: { examDate: place % 4 === 1 ? null : `2027-06-${10 + place}` },
        }),
  );
  const enrolment = await db.enrollment.findFirstOrThrow({ where: { userId: ada.id, courseId: course.id } });
  const events = await db.event.findMany({ where: { userId: ada.id, courseId: course.id, isExamEvent: true } });
  const days = events.map(({ day }) => day?.toString());
  return days.join() === (enrolment.examDate ? [enrolment.examDate.toString()] : []).join();
});

race("granting and revoking Premium takes effect with the next request", async () => {
  const [ada, root] = await Promise.all([person("ada"), person("root")]);
  const course = await enrolled(ada, 1, 1);
  const tick = () => ada.call(completeTopic, { params: { id: nth(course.topics, 1) }, body: { completed: true } });
  const refused = await tick();
  const [granted] = await Promise.all([
    root.call(grantSubscription, { body: { userId: ada.id, durationMonths: 12 } }),
    many(tick, 4),
  ]);
  const open = await tick();
  const [revoked] = await Promise.all([root.call(revokeGrant, { params: { id: ada.id } }), many(tick, 4)]);
  const shut = await tick();
  const statuses = [refused, granted, open, revoked, shut].map(({ status }) => status);
  return statuses.join() === "403,200,200,200,403";
});

race("of pictures uploaded at once one stays, and its file exists", async () => {
  const ada = await person("ada");
  const before = filesOnDisk().length;
  const bytes = await picture(40, 40).png().toBuffer();
  await many(() => uploadOne(ada, bytes), 6);
  const { avatarUrl } = await db.user.findUniqueOrThrow({ where: { id: ada.id } });
  const stored = await db.storedFile.findMany({ where: { userId: ada.id } });
  const files = filesOnDisk();
  const isThere = avatarUrl !== null && files.includes(avatarUrl.split("/").at(-1) ?? "");
  // Replaced files may wait for the hourly sweep.
  return isThere && stored.some(({ url }) => url === avatarUrl) && files.length - before <= 6;
});

race("a reply sent several times with one key is stored once", async () => {
  const ada = await person("ada");
  const { id } = await thread();
  const headers = { "idempotency-key": randomUUID() };
  const answers = await many(() =>
    ada.send<{ id: number }>("POST", `/api/threads/${id}/posts`, { content: "Because" }, { headers }),
  );
  const ids = new Set(answers.map(({ body }) => body.id));
  const rows = await db.post.count({ where: { threadId: id, userId: ada.id } });
  const { postCount } = await db.thread.findUniqueOrThrow({ where: { id } });
  return ids.size === 1 && rows === 1 && postCount === 2 && answers.every(({ status }) => status === 201);
});

race("a course kept fresh by several presses at once is kept, and none of them is refused", async () => {
  const ada = await person("ada");
  const courseId = await passedExam(ada);
  const answers = await many(() => ada.call(keepFresh, { params: { id: courseId }, body: { keep: true } }), 32);
  return answers.every(({ status, body }) => status === 200 && body.keptFresh);
});

afterAll(() => tally("races: rounds in which everybody begins at once", sum.cases, sum.wrong));
