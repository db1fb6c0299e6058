import type { Locator, Page } from "@playwright/test";
import { answerSomehow, freeTopic, questionHeading, startedElsewhere, verdict } from "@/tests/support/e2e-practice";
import { expect, test } from "@/tests/support/e2e-test";
import { castMember, enrolIn, joined, letIn, sql } from "@/tests/support/e2e-world";

test("of two tabs one writes: the other says so, and takes over when it is asked to", async ({
  page,
  context,
  complaints,
}) => {
  const student = await joined(context);
  const { courseId, topicId } = await freeTopic("FA");
  await enrolIn(courseId, student);
  complaints.expectOf("status of 409", /^\/api\/attempts\/\d+\//);
  const id = await startedElsewhere(context, { kind: "quiz", topicId });
  await page.goto(`/practice/${id}`);
  await expect(page.getByText("This attempt is open elsewhere.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Check" })).toBeDisabled();
  await page.getByRole("button", { name: "Use it here" }).click();
  await expect(page.getByText("This attempt is open elsewhere.")).toBeHidden();
  await answerSomehow(page);
  await page.getByRole("button", { name: "Check" }).click();
  await expect(verdict(page)).toBeVisible();

  // A second tab takes it: the first one's next answer is kept, and reaches the server once.
  await page.getByRole("button", { name: "Next", exact: true }).click();
  const second = await context.newPage();
  await second.goto(`/practice/${id}`);
  await second.getByRole("button", { name: "Use it here" }).click();
  await expect(second.getByText("This attempt is open elsewhere.")).toBeHidden();
  await answerSomehow(page);
  await page.getByRole("button", { name: "Check" }).click();
  // The tab that writes sends what the other one left in the browser's storage.
  await expect(verdict(second)).toBeVisible();
});

test("an entry and a sheet are filled and checked by the keyboard alone", async ({ page, context }) => {
  await page.addInitScript(() => addEventListener("pointerdown", () => console.error("a pointer was used"), true));
  await letIn(context, await castMember("grace"));
  for (const kind of ["journal", "sheet"]) {
    const topicId = await topicWith(kind);
    try {
      await page.goto(`/practice/${await startedElsewhere(context, { kind: "quiz", topicId })}`);
      await expect(page.getByText("This attempt is open elsewhere.")).toBeVisible();
      await page.getByRole("button", { name: "Use it here" }).press("Enter");
      await expect(page.getByText("This attempt is open elsewhere.")).toBeHidden();
      await skipTo(page, kind === "journal" ? page.getByLabel("Line 1, account") : sheetOf(page));
      await (kind === "journal" ? writeEntry(page) : fillSheet(page));
      await page.keyboard.press("Control+Enter");
      await expect(verdict(page)).toBeFocused();
      const heading = (await questionHeading(page).textContent()) ?? "";
      await page.keyboard.press("Enter");
      await expect(questionHeading(page)).not.toHaveText(heading);
      await expect(questionHeading(page)).toBeFocused();
    } finally {
      await sql(`update "Question" set state = 'live' where "topicId" = $1 and state = 'withdrawn'`, topicId);
    }
  }
});

const sheetOf = (page: Page) => page.getByRole("table", { name: "Fill in the cells" });

async function writeEntry(page: Page): Promise<void> {
  await page.getByLabel("Line 1, account").focus();
  for (const line of [1, 2]) {
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    if (line === 2) await page.keyboard.press("Tab");
    await page.keyboard.type("1,500");
    await page.keyboard.press("Enter");
    await expect(page.getByLabel(`Line ${line + 1}, account`)).toBeFocused();
  }
  await expect(page.getByText("Debits 1,500 · Credits 1,500 · they agree").first()).toBeVisible();
}

async function fillSheet(page: Page): Promise<void> {
  const fields = sheetOf(page).locator("input");
  await fields.first().focus();
  await page.keyboard.type("=1200+300*2");
  await page.keyboard.press("ArrowRight");
  await expect(fields.first()).toHaveValue("1800");
  await expect(fields.first()).not.toBeFocused();
}

/** A topic of FA with a question of this kind. Of its others one for each point stays, so that a quiz has this one for sure. */
async function topicWith(kind: string): Promise<number> {
  const [topic] = await sql<{ id: number; point: number }>(
    `select q."topicId" as id, q."pointId" as point from "Question" q join "Topic" t on t.id = q."topicId"
     join "Module" m on m.id = t."moduleId" join "Course" c on c.id = m."courseId"
     where c.code = 'FA' and q.kind = $1 and q.state = 'live' and not q.reserved
     order by q.id limit 1`,
    kind,
  );
  if (!topic) throw new Error(`No topic has questions of the kind ${kind}.`);
  await sql(
    `update "Question" set state = 'withdrawn' where "topicId" = $1 and "pointId" = $3 and kind <> $2 and state = 'live'`,
    topic.id,
    kind,
    topic.point,
  );
  return topic.id;
}

/** Skips by the keyboard until a question has this. */
async function skipTo(page: Page, wanted: Locator): Promise<void> {
  for (let skipped = 0; skipped < 8; skipped += 1) {
    await expect(questionHeading(page)).toBeVisible();
    if (await wanted.isVisible()) return;
    const heading = (await questionHeading(page).textContent()) ?? "";
    await page.keyboard.press("s");
    await expect(questionHeading(page)).not.toHaveText(heading);
  }
}

test("before it is marked, no page and no payload knows what is right or why", async ({ page, context }) => {
  const student = await joined(context);
  const { courseId, topicId } = await freeTopic("FA");
  await enrolIn(courseId, student);
  const id = await startedElsewhere(context, { kind: "quiz", topicId });
  const texts = [
    await (await context.request.get(`/practice/${id}`)).text(),
    await (await context.request.get(`/practice/${id}`, { headers: { RSC: "1" } })).text(),
    await (await context.request.get(`/api/attempts/${id}`)).text(),
  ];
  for (const text of texts) {
    expect(text).toContain("ask");
    for (const secret of [
      /\\?"right\\?":(true|false)/,
      /\\?"why\\?":/,
      /\\?"worked\\?":/,
      /\\?"recognised\\?":/,
      /\\?"seed\\?":/,
    ])
      expect(text).not.toMatch(secret);
  }
  // The same words do stand there once an answer is in, so the look is no blind one.
  await page.goto(`/practice/${id}`);
  await page.getByRole("button", { name: "Use it here" }).click();
  await answerSomehow(page);
  await page.getByRole("button", { name: "Check" }).click();
  await expect(verdict(page)).toBeVisible();
  expect(await (await context.request.get(`/api/attempts/${id}`)).text()).toMatch(/"worked":/);
});
