import { PrismaPg } from "@prisma/adapter-pg";
import { PrismaClient } from "@/prisma/generated/client";
import { catalogue } from "@/prisma/seed/catalogue/all";
import { seedCourse, seedTopicCodes } from "@/prisma/seed/courses";
import { seedLessons } from "@/prisma/seed/lessons";
import { seedQuestions } from "@/prisma/seed/questions";

// Prints as JSON how long it takes to seed all lessons and questions: into a new database, and again.
const db = new PrismaClient({ adapter: new PrismaPg({ connectionString: process.env.DATABASE_URL ?? "" }) });
for (const [order, course] of catalogue.entries())
  await db.$transaction(async (tx) => {
    await seedCourse(tx, course, order + 1);
    await seedTopicCodes(tx, course);
  });
const timed = async () => {
  const begun = performance.now();
  await seedLessons(db);
  await seedQuestions(db);
  return performance.now() - begun;
};
const [first, again] = [await timed(), await timed()];
console.log(JSON.stringify({ first, again, lessons: await db.lesson.count(), questions: await db.question.count() }));
await db.$disconnect();
