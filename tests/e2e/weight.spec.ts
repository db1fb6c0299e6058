import { gzipSync } from "node:zlib";
import { weightOf } from "@/scripts/bench/weight.mjs";
import { expect, test } from "@/tests/support/e2e-test";
import { enrolIn, HOME, newStudent, seededCourse, sql } from "@/tests/support/e2e-world";

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

const FOR_VISITORS = ["/community", "/community/thread/1"];

/** Budgets in kB with gzip; docs/performance.md has the aims. */
const MOST = { prerendered: 157, visitors: 212, signedIn: 220, styles: 20.8 };
/** The month has 42 cells, whose looks are classes instead of utilities on each. */
const MOST_STYLES_WITH_MONTH = 21.8;
/** Threads and lessons show texts of blocks; a course has its outline. */
const MOST_STYLES_WITH_TEXTS = 23.8;
/** A month, tabs and the plan. */
const MOST_CALENDAR = 223;

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
  for (const path of FOR_VISITORS) await weigh(path, MOST.visitors);
  for (const path of SIGNED_IN) await weigh(path, path === "/calendar" ? MOST_CALENDAR : MOST.signedIn, cookie);
  await weigh(course, MOST.signedIn, cookie);
  expect(heavy).toEqual([]);
});

test("each script of a first load asks the browser to compile it while it is downloaded", async ({ request }) => {
  const html = await (await request.get(HOME)).text();
  const scripts = [...new Set(html.match(/\/_next\/static\/chunks\/[^"\\]+\.js/g))];
  expect(scripts.length).toBeGreaterThan(5);
  for (const script of scripts)
    expect((await (await request.get(new URL(script, HOME).href)).text()).split("\n", 1)[0], script).toBe(
      "//# allFunctionsCalledOnLoad",
    );
});

/** HTML in kB, raw and with gzip, of a student with one course and its exam date. */
const MOST_HTML: Record<string, { raw: number; gzip: number }> = {
  "/dashboard": { raw: 34, gzip: 8.5 },
  "/courses": { raw: 39, gzip: 9 },
  "/calendar": { raw: 46, gzip: 9 },
  "/practice": { raw: 28, gzip: 7.5 },
  "/community": { raw: 42, gzip: 9 },
  "/settings": { raw: 51, gzip: 10 },
};

test("no page's HTML weighs more than its budget, and it carries no data that its screen does not show", async ({
  context,
}) => {
  const [student, { id }] = [await newStudent(context), await seededCourse("FA")];
  await enrolIn(id, student);
  await sql(`update "Enrollment" set "examDate" = current_date + 60 where "userId" = $1`, student.id);
  const heavy: string[] = [];
  for (const [path, most] of Object.entries(MOST_HTML)) {
    const html = await (await context.request.get(path)).text();
    const { raw, gzip } = { raw: Buffer.byteLength(html) / 1000, gzip: gzipSync(html).length / 1000 };
    if (raw > most.raw || gzip > most.gzip) heavy.push(`${path}: ${raw} kB, ${gzip} kB with gzip`);
    // Of the reader's courses only the catalogue has the descriptions; the scripts of the head stand once.
    const [course] = await sql<{ description: string }>(`select description from "Course" where id = $1`, id);
    expect(html.split(String(course?.description).slice(0, 40)).length - 1, path).toBe(path === "/courses" ? 1 : 0);
    expect(html.split("earlyInput").length - 1, path).toBe(1);
  }
  expect(heavy).toEqual([]);
});
