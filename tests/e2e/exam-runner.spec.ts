import type { BrowserContext, Page } from "@playwright/test";
import { expectAccessibleInBothThemes } from "@/tests/support/e2e-axe";
import { questionHeading, startedElsewhere } from "@/tests/support/e2e-practice";
import { expect, test } from "@/tests/support/e2e-test";
import { untilAlive } from "@/tests/support/e2e-visit";
import { newCandidate, sql } from "@/tests/support/e2e-world";

const SHEET_TRIES = 8;

type Item = { place: number; question: { kind: string } | null };

/** An exam that no tab holds yet, with its items. */
async function begunExam(context: BrowserContext, form: object): Promise<{ id: number; items: Item[] }> {
  const id = await startedElsewhere(context, form);
  await sql(`update "Attempt" set tab = '' where id = $1`, id);
  const { items } = await (await context.request.get(`/api/attempts/${id}`)).json();
  return { id, items };
}

/** A section of FA with a sheet to fill in, which is its first question to be shown. */
async function begunSheet(context: BrowserContext, courseId: number): Promise<{ id: number; place: number }> {
  for (let count = 0; count < SHEET_TRIES; count += 1) {
    const { id, items } = await begunExam(context, { kind: "section", courseId, section: "B" });
    const place = items.find(({ question }) => question?.kind === "sheet")?.place;
    if (place === undefined) continue;
    await sql(`update "Attempt" set place = $2 where id = $1`, id, place);
    return { id, place };
  }
  throw new Error("No section B of FA has a sheet.");
}

async function storedCells(id: number, place: number): Promise<(string | null)[] | undefined> {
  const [item] = await sql<{ answer: { cells: (string | null)[] } | null }>(
    `select answer from "AttemptItem" where "attemptId" = $1 and place = $2`,
    id,
    place,
  );
  return item?.answer?.cells;
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilAlive(page);
}

const sheet = (page: Page) => page.getByRole("table", { name: "Fill in the cells" });
const foot = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();
const ofExams = (page: Page) => page.evaluate(() => Object.keys(localStorage).filter((key) => /^exam.*:\d/.test(key)));
const result = (page: Page) =>
  expect(page.getByRole("heading", { level: 1 })).toHaveText(/^[\d.]+ of [\d.]+ marks\.( The pass mark is 50\.)?$/);

async function submit(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Submit exam" }).click();
  await page.getByRole("button", { name: "Submit", exact: true }).click();
}

test("the seconds of a question are counted once, however often its answer is saved", async ({ page, context }) => {
  const { courseId } = await newCandidate(context);
  const { id, items } = await begunExam(context, { kind: "mini", courseId });
  const place = items.find(({ question }) => question?.kind === "choice")?.place ?? 0;
  await sql(`update "Attempt" set place = $2 where id = $1`, id, place);
  const stored = async () =>
    (
      await sql<{ seconds: number; revision: number }>(
        `select seconds, revision from "AttemptItem" where "attemptId" = $1 and place = $2`,
        id,
        place,
      )
    )[0] ?? { seconds: 0, revision: 0 };
  await page.clock.install();
  const begun = Date.now();
  await open(page, `/practice/${id}`);
  const options = page.getByRole("main").getByRole("radio");
  for (let round = 1; round <= 4; round += 1) {
    await page.clock.runFor(5000);
    await options.nth(round % 2).check({ force: true });
    await expect.poll(async () => (await stored()).revision).toBe(round);
  }
  const most = 4 * 5 + Math.ceil((Date.now() - begun) / 1000);
  const { seconds } = await stored();
  expect(seconds).toBeGreaterThanOrEqual(4 * 4);
  expect(seconds).toBeLessThanOrEqual(most);

  // A reload goes on from there.
  await page.reload();
  await untilAlive(page);
  await page.clock.runFor(5000);
  await options.nth(1).check({ force: true });
  await expect.poll(async () => (await stored()).revision).toBe(5);
  expect((await stored()).seconds).toBeGreaterThanOrEqual(seconds + 4);
  expect((await stored()).seconds).toBeLessThanOrEqual(5 * 5 + Math.ceil((Date.now() - begun) / 1000));
});

test("the time at a question counts also where no answer comes of it, and after the answer", async ({
  page,
  context,
}) => {
  const { courseId } = await newCandidate(context);
  const { id, items } = await begunExam(context, { kind: "mini", courseId });
  const place = items.slice(0, -1).find(({ question }) => question?.kind === "choice")?.place ?? 0;
  await sql(`update "Attempt" set place = $2 where id = $1`, id, place);
  const stored = async (at: number) =>
    (
      await sql<{ seconds: number; answer: object | null }>(
        `select seconds, answer from "AttemptItem" where "attemptId" = $1 and place = $2`,
        id,
        at,
      )
    )[0];
  const secondsAt = async (at: number) => (await stored(at))?.seconds ?? 0;
  await page.clock.install();
  await open(page, `/practice/${id}`);
  await page.clock.runFor(20_000);
  await page.getByRole("button", { name: "Next" }).click();
  await expect.poll(() => secondsAt(place)).toBeGreaterThanOrEqual(19);
  expect(await stored(place)).toMatchObject({ answer: null });
  await page.clock.runFor(1000);
  await page.getByRole("button", { name: "Previous" }).click();
  await page.getByRole("main").getByRole("radio").first().check({ force: true });
  await expect.poll(async () => (await stored(place))?.answer).toMatchObject({ kind: "choice" });
  const answered = await secondsAt(place);
  await page.clock.runFor(30_000);
  await submit(page);
  await result(page);
  expect(await secondsAt(place)).toBeGreaterThanOrEqual(answered + 29);
  expect(await stored(place)).toMatchObject({ answer: { kind: "choice" } });
});

test("an exam that is paused and open elsewhere does not say that its clock goes on", async ({ page, context }) => {
  const { courseId } = await newCandidate(context);
  const { id } = await begunExam(context, { kind: "mini", courseId });
  await sql(`update "Attempt" set tab = 'elsewhere' where id = $1`, id);
  await open(page, `/practice/${id}`);
  await expect(page.getByText("Answers are taken from one tab at a time. The clock goes on.")).toBeVisible();
  await sql(`update "Attempt" set "pausedAt" = now() where id = $1`, id);
  await open(page, `/practice/${id}`);
  await expect(page.getByText("The clock stands still")).toBeVisible();
  await expect(page.getByText("Answers are taken from one tab at a time.")).toBeVisible();
  await expect(page.getByText("The clock goes on.")).toBeHidden();
});

test("a cell that cannot be saved keeps back no other cell, survives a reload, and is named before submitting", async ({
  page,
  context,
}) => {
  const { courseId } = await newCandidate(context);
  const { id, place } = await begunSheet(context, courseId);
  await open(page, `/practice/${id}`);
  const cells = sheet(page).locator("input");
  await expect(cells.nth(2)).toBeVisible();
  const count = await cells.count();
  await cells.first().fill("12a");
  for (let cell = 1; cell < count; cell += 1) await cells.nth(cell).fill(String(cell));
  await foot(page, "Not all saved");
  await expect(cells.first()).toHaveAttribute("aria-invalid", "true");
  await expect.poll(() => storedCells(id, place)).toContain(String(count - 1));
  await expectAccessibleInBothThemes(page);

  await page.reload();
  await untilAlive(page);
  await expect(cells.first()).toHaveValue("12a");
  await expect(cells.nth(1)).toHaveValue("1");
  await foot(page, "Not all saved");
  await expect(page.getByText(/^Not saved yet: /)).toBeVisible();

  const number = (await questionHeading(page).textContent())?.match(/Question (\d+)/)?.[1];
  await page.getByRole("button", { name: "Submit exam" }).click();
  await expect(page.getByRole("alertdialog")).toContainText(
    `Part of the answer to question ${number} cannot be saved and will not count.`,
  );
  await page.getByRole("button", { name: "Go on with the exam" }).click();

  // Corrected, everything is saved.
  await cells.first().fill("12");
  await foot(page, "Saved");
  expect(await storedCells(id, place)).toEqual(expect.arrayContaining(["12", "1"]));
});

test("when time is over, what stands there is sent without its faulty cells, a sum in the focused cell as its result", async ({
  page,
  context,
}) => {
  const { courseId } = await newCandidate(context);
  const { id, place } = await begunSheet(context, courseId);
  await sql(`update "Attempt" set "endsAt" = now() + interval '20 seconds' where id = $1`, id);
  await open(page, `/practice/${id}`);
  const cells = sheet(page).locator("input");
  await cells.first().fill("12a");
  await cells.nth(1).fill("77");
  await cells.nth(2).fill("=1200+300*2");
  await expect(page).toHaveURL(`/practice/${id}/result`, { timeout: 60_000 });
  await result(page);
  const stored = await storedCells(id, place);
  expect(stored).toEqual(expect.arrayContaining(["77", "1800"]));
  expect(stored).not.toContain("12a");
  expect(await ofExams(page)).toEqual([]);
});

test("the last words in the scratch pad are in, and a finished exam leaves nothing in the browser", async ({
  page,
  context,
}) => {
  const { courseId } = await newCandidate(context);
  const { id } = await begunExam(context, { kind: "mini", courseId });
  await open(page, "/practice");
  await page.evaluate((own) => {
    localStorage.setItem(`exam-marks:${own}:1`, '[{"look":"mark","from":0,"to":3}]');
    for (let old = 0; old < 40; old += 1) localStorage.setItem(`exam-scratch:${900_000_000 + old}`, "old");
  }, id);
  await open(page, `/practice/${id}`);
  await page.getByRole("button", { name: "Scratch pad" }).click();
  await page.getByRole("textbox", { name: "Scratch pad" }).fill("12 × 3 = 36");
  await submit(page);
  await result(page);
  const [attempt] = await sql<{ scratch: string }>(`select scratch from "Attempt" where id = $1`, id);
  expect(attempt?.scratch).toBe("12 × 3 = 36");
  const keys = await ofExams(page);
  expect(keys.filter((key) => key.includes(`:${id}`))).toEqual([]);
  expect(keys.length).toBeLessThan(20);
});

test("a page that does not know of the open mock exam learns of it, with both ways on", async ({
  page,
  context,
  complaints,
}) => {
  complaints.expectOf("status of 409", "/api/attempts");
  const { courseId } = await newCandidate(context);
  await open(page, `/courses/${courseId}/mock`);
  await startedElsewhere(context, { kind: "mock", courseId });
  await page.getByRole("button", { name: "Start mock exam" }).click();
  await expect(page.getByText("The exam could not be started", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Continue it" })).toBeFocused();
  await page.getByRole("button", { name: "Submit it as it is" }).click();
  await result(page);
});

test("an exam whose time is over offers its result instead of going on, in every list and on its own pages", async ({
  page,
  context,
}) => {
  const { courseId, id: student } = await newCandidate(context);
  const { id } = await begunExam(context, { kind: "section", courseId, section: "A" });
  await open(page, `/practice/${id}/result`);
  await expect(page.getByRole("heading", { name: "This exam is still open" })).toBeVisible();
  await sql(`update "Attempt" set "endsAt" = now() - interval '30 minutes', tab = 'elsewhere' where id = $1`, id);
  // The dashboard lists practice for whoever has begun.
  await sql(
    `insert into "Progress" ("userId", "topicId", completed, "completedAt")
     select $1, t.id, true, now() from "Topic" t join "Module" m on m.id = t."moduleId" where m."courseId" = $2 limit 1`,
    student,
    courseId,
  );
  await open(page, "/dashboard");
  await expect(page.getByRole("link", { name: "Show the result: Section A, FA" })).toBeVisible();
  await open(page, `/practice/${id}/result`);
  await expect(page.getByRole("heading", { name: "The time of this exam is over" })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await open(page, "/practice");
  await expect(page.getByRole("link", { name: /^Continue/ })).toHaveCount(0);
  await page.getByRole("link", { name: "Show the result Section A, FA" }).click();
  await result(page);
  await open(page, `/practice/${id}`);
  await expect(page.getByText("This exam is finished. Your answers are in its result.")).toBeVisible();
});

test("once a pause is used up, the screen shows the clock that goes on", async ({ page, context }) => {
  const { courseId } = await newCandidate(context);
  const { id } = await begunExam(context, { kind: "section", courseId, section: "A" });
  await sql(
    `update "Attempt" set "pausedAt" = now() - interval '24 hours 5 minutes', "endsAt" = now() - interval '23 hours' where id = $1`,
    id,
  );
  await open(page, `/practice/${id}`);
  await expect(page.getByRole("timer")).toHaveText(/^(1 h|59 min) left$/);
  await expect(page.getByText("The clock stands still")).toHaveCount(0);
});

test("what practises a section says so to everybody", async ({ page, context }) => {
  const { courseId } = await newCandidate(context);
  await open(page, `/courses/${courseId}/mock`);
  await expect(page.getByRole("button", { name: "Practise it alone: Section A" })).toHaveText("Practise it alone");
});
