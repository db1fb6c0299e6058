import { expect, test } from "@/tests/support/e2e-test";
import { untilAlive } from "@/tests/support/e2e-visit";
import { castMember, signInAs, sql } from "@/tests/support/e2e-world";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Runs on a lesson's page: puts another lesson's text in its place, and finds what is wider than the column. */
async function wideParts(path: string): Promise<{ parts: number; wide: string[] }> {
  const html = await (await fetch(path)).text();
  const text = new DOMParser().parseFromString(html, "text/html").querySelector<HTMLElement>(".writing-lesson");
  const shown = document.querySelector(".writing-lesson");
  if (!text || !shown) return { parts: 0, wide: [`${path} shows no lesson`] };
  shown.replaceWith(text);
  for (const answer of text.querySelectorAll("details")) answer.open = true;
  const parts = [text, ...text.querySelectorAll<HTMLElement>(".writing-frame")];
  return {
    parts: parts.length - 1,
    wide: parts
      .map((part) => ({
        words: (part.textContent ?? "").trim().slice(0, 60).replace(/\s+/g, " "),
        over: part.scrollWidth - part.clientWidth,
      }))
      .filter(({ over }) => over > 0)
      .map(({ words, over }) => `${path}: ${over} px too wide: ${words}`),
  };
}

test("no table, account, statement or formula of a lesson is wider than its column on a phone", async ({
  page,
  context,
}) => {
  await signInAs(context, await castMember("grace"));
  const lessons = await sql<{ path: string }>(
    `select format('/courses/%s/topics/%s', m."courseId", t.id) as path
     from "Lesson" l join "Topic" t on t.id = l."topicId" join "Module" m on m.id = t."moduleId" order by 1`,
  );
  await page.goto(lessons[0]?.path ?? "");
  await untilAlive(page);
  await page.evaluate(async () => void (await document.fonts.ready));
  let parts = 0;
  const wide: string[] = [];
  for (const { path } of lessons) {
    const found = await page.evaluate(wideParts, path);
    parts += found.parts;
    wide.push(...found.wide);
  }
  expect(wide).toEqual([]);
  expect(parts).toBeGreaterThan(3 * lessons.length);
});

test("the first column of a table whose corner is empty names its rows", async ({ page, context }) => {
  await signInAs(context, await castMember("grace"));
  const [lesson] = await sql<{ path: string }>(
    `select format('/courses/%s/topics/%s', m."courseId", t.id) as path
     from "Topic" t join "Module" m on m.id = t."moduleId" where t.code = 'FA.A.scope-and-purpose-of-financial-statements'`,
  );
  await page.goto(lesson?.path ?? "");
  const row = page.getByRole("row").filter({ hasText: "outsiders above all" });
  await expect(row.getByRole("rowheader")).toHaveText("For whom");
});
