import { db } from "@/lib/platform/database/db";
import { courseOf, nth } from "./courses";

export const LESSON_TEXT = `Why it matters.

## The idea

Debits stand on the **left**.

\`\`\`journal
Dr Bank 500
Cr Sales 500
\`\`\`

## The rule

The end.`;

/** How many blocks the text above has. */
export const LESSON_BLOCKS = 6;

type Made = { topicId?: number; text?: string; shipped?: boolean };

/** A topic with a lesson of version 1 and two points; with `shipped` the product has a newer text since. */
export async function lessonOf({ topicId, text = LESSON_TEXT, shipped = false }: Made = {}): Promise<number> {
  const id = topicId ?? nth((await courseOf(1)).topics, 0);
  const lesson = { topicId: id, text, sources: ["IAS 2 Inventories"] };
  await db.lesson.create({ data: { ...lesson, minutes: 3, editedAt: new Date() } });
  await db.lessonVersion.create({ data: { ...lesson, version: 1 } });
  await db.topic.update({ where: { id }, data: { lessonMinutes: 3 } });
  await db.point.createMany({
    data: ["Debits stand on the left.", "Credits stand on the right."].map((statement, order) => ({
      topicId: id,
      code: `T${id}.point-${order}`,
      statement,
      order,
    })),
  });
  if (shipped)
    await db.shippedLesson.create({
      data: {
        ...lesson,
        text: "A newer text.",
        hash: "a".repeat(64),
        points: [{ code: `T${id}.new`, statement: "The newer point." }],
      },
    });
  return id;
}
