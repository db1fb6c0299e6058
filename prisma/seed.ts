import { pathToFileURL } from "node:url";
import { PrismaPg } from "@prisma/adapter-pg";
import { databaseAddresses, NO_DATABASE } from "../local/database-addresses.mjs";
import { PrismaClient } from "./generated/client";
import { PREVIEW_MARK } from "./preview-database.mjs";
import { catalogue } from "./seed/catalogue/all";
import { correctCatalogue } from "./seed/corrections";
import { seedCourse, seedTopicCodes } from "./seed/courses";
import { forums, seedForum, slugFor } from "./seed/forums";
import { seedLessons } from "./seed/lessons";
import { once } from "./seed/once";
import { seedPeople } from "./seed/people";
import { seedQuestions } from "./seed/questions";

/**
 * Seeds courses, lessons, questions, forums and, unless `catalogueOnly`, the sample people and their data. Each is
 * written once per database and never changed afterwards. `preview` marks the database as a preview's.
 */
export async function seed(databaseUrl: string, now = new Date(), { catalogueOnly = false, preview = false } = {}) {
  const db = new PrismaClient({ adapter: new PrismaPg({ connectionString: databaseUrl }) });
  try {
    if (preview) await once(db, PREVIEW_MARK, async () => {});
    for (const [order, course] of catalogue.entries())
      await once(db, { type: "course", id: course.code }, (tx) => seedCourse(tx, course, order + 1));
    for (const course of catalogue)
      await once(db, { type: "topic-codes", id: course.code }, (tx) => seedTopicCodes(tx, course));
    await once(db, { type: "correction", id: "ifrs-18" }, correctCatalogue);
    await seedLessons(db);
    for (const [order, forum] of forums.entries())
      await once(db, { type: "forum", id: slugFor(forum.name) }, (tx) => seedForum(tx, forum, order + 1));
    await seedQuestions(db);
    if (catalogueOnly) return;
    await once(db, { type: "user", id: "cast" }, (tx) => seedPeople(tx, now));
    // Imported here because loading all questions takes a moment.
    await once(db, { type: "practice", id: "cast" }, async (tx) => {
      const { seedPractice } = await import("./seed/practice");
      await seedPractice(tx, now);
    });
    await once(db, { type: "practice", id: "mocks" }, async (tx) => {
      const { seedMocks } = await import("./seed/mocks");
      await seedMocks(tx, now);
    });
  } finally {
    await db.$disconnect();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { databaseUrl } = databaseAddresses();
  if (!databaseUrl) throw new Error(NO_DATABASE);
  const has = (flag: string) => process.argv.includes(flag);
  await seed(databaseUrl, new Date(), { catalogueOnly: has("--catalogue"), preview: has("--preview") });
}
