import "server-only";
import type { CivilDay } from "@/lib/platform/civil";
import { dateOf } from "@/lib/platform/civil";
import type { Db } from "@/lib/platform/db";

/** Makes the exam event of this course say what the exam date says; in the transaction that changes the date. */
export async function followExamDate(
  tx: Db,
  userId: string,
  courseId: number,
  examDate: CivilDay | null,
): Promise<void> {
  if (examDate === null) {
    await tx.event.deleteMany({ where: { userId, courseId, isExamEvent: true } });
    return;
  }
  await tx.$executeRaw`
    insert into "Event" ("userId", "courseId", title, day, "isExamEvent", "updatedAt")
    select ${userId}, c.id, left('Exam: ' || c.title, 200), ${dateOf(examDate)}::date, true, now() from "Course" c where c.id = ${courseId}
    on conflict ("userId", "courseId") where "isExamEvent"
    do update set day = excluded.day, title = excluded.title, "updatedAt" = now()`;
}
