import { weightOf } from "@/scripts/bench/weight.mjs";
import { expect, test } from "@/tests/support/e2e-test";
import { HOME, newStudent, seededCourse } from "@/tests/support/e2e-world";

const PRERENDERED = ["/", "/auth", "/get-started"];
const SIGNED_IN = [
  "/dashboard",
  "/courses",
  "/calendar",
  "/progress",
  "/practice",
  "/community",
  "/community/thread/1",
];

/** Budgets in kB with gzip; docs/performance.md has the aims. */
const MOST = { prerendered: 157, signedIn: 220, styles: 20 };
/** The month has 42 cells, whose looks are classes instead of utilities on each. */
const MOST_STYLES_WITH_MONTH = 20.7;
/** Threads and lessons show texts of blocks; a course has its outline. */
const MOST_STYLES_WITH_TEXTS = 23;
/** The calendar has a month, tabs and the plan; a course has the field of its exam date. */
const MOST_WITH_DATES = { calendar: 232, course: 224 };

test("no page's first load has more JavaScript and style sheets than its budget", async ({ context }) => {
  await newStudent(context);
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
  const course = `/courses/${(await seededCourse("FA")).id}`;
  const heavy: string[] = [];
  const weigh = async (path: string, most: number, sent?: string) => {
    const weight = await weightOf(HOME, path, sent);
    const mostStyles = /\/(thread|courses)\/\d/.test(path)
      ? MOST_STYLES_WITH_TEXTS
      : path === "/calendar"
        ? MOST_STYLES_WITH_MONTH
        : MOST.styles;
    if (!weight || weight.scripts > most || weight.styles > mostStyles)
      heavy.push(`${path}: ${JSON.stringify(weight)}`);
  };
  for (const path of PRERENDERED) await weigh(path, MOST.prerendered);
  for (const path of SIGNED_IN)
    await weigh(path, path === "/calendar" ? MOST_WITH_DATES.calendar : MOST.signedIn, cookie);
  await weigh(course, MOST_WITH_DATES.course, cookie);
  expect(heavy).toEqual([]);
});
