import type { Locator, Page } from "@playwright/test";
import { expectAccessibleInBothThemes } from "@/tests/support/e2e-axe";
import { moduleParts, toast } from "@/tests/support/e2e-parts";
import { verdict } from "@/tests/support/e2e-practice";
import { expect, test } from "@/tests/support/e2e-test";
import { untilAlive } from "@/tests/support/e2e-visit";
import { newStudent, seededCourse, sql } from "@/tests/support/e2e-world";

const CODE = "FA.A.the-regulatory-framework";

async function topicOf(code: string): Promise<{ id: number; title: string; courseId: number }> {
  const [topic] = await sql<{ id: number; title: string; courseId: number }>(
    `select t.id, t.title, m."courseId" from "Topic" t join "Module" m on m.id = t."moduleId" where t.code = $1`,
    code,
  );
  if (!topic) throw new Error(`There is no ${code}.`);
  return topic;
}

const placeSaved = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith("/place") && response.ok());
const continueButton = (page: Page) => page.getByRole("button", { name: "Continue where you were" });

test("a student reads a lesson, leaves in the middle, and continues where she was", async ({ page, context }) => {
  await newStudent(context);
  const { title, courseId } = await topicOf(CODE);
  const [first = { title: "" }] = (await seededCourse("FA")).modules;
  await page.goto(`/courses/${courseId}`);
  const { topics } = moduleParts(page, first.title);
  await expect(topics.first()).toBeVisible();
  await page.getByRole("link", { name: "Open lesson" }).nth(3).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.getByText(/\d+ min read/).first()).toBeVisible();
  await expect(continueButton(page)).toBeHidden();

  const second = page.locator(".writing-lesson > h2").nth(1);
  await second.evaluate((element) => element.scrollIntoView({ block: "start", behavior: "instant" }));
  await expect(second).toBeInViewport();
  const saved = placeSaved(page);
  // The links at the foot would scroll the lesson to its end; the keys do not.
  await page.keyboard.press("n");
  const { block } = await (await saved).json();
  expect(block).toBeGreaterThan(1);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(title);
  await page.keyboard.press("p");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  const address = page.url();
  await page.goto("/dashboard");
  await page.goto(address);

  // The page stays at its top until she asks to continue.
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await continueButton(page).click();
  await expect(page.locator(".writing-lesson > *").nth(block)).toBeInViewport();

  const end = placeSaved(page);
  await page.keyboard.press("End");
  expect(await (await end).json()).toMatchObject({ readAt: expect.any(String) });
  const tick = page.getByRole("button", { name: "Mark as complete" });
  await expect(tick).toHaveAttribute("aria-pressed", "false");
  await tick.click();
  await expect(toast(page)).toContainText("Topic completed");
  await expect(page.getByRole("button", { name: "Completed" })).toHaveAttribute("aria-pressed", "true");
});

test("lessons can be read by keyboard, and larger text stays", async ({ page, context }) => {
  await newStudent(context);
  const { id, title, courseId } = await topicOf(CODE);
  await page.goto(`/courses/${courseId}/topics/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  const answer = page.locator("details[data-answer]").first();
  await expect(answer).not.toHaveAttribute("open");
  await page.keyboard.press("e");
  await expect(answer).toHaveAttribute("open");

  const letters = () =>
    page
      .locator(".writing-lesson > p")
      .first()
      .evaluate((text) => getComputedStyle(text).fontSize);
  const before = Number.parseFloat(await letters());
  await page.getByTitle("Text size: Larger").click();
  await expect(page.getByRole("radio", { name: "Larger" })).toBeChecked();
  await page.reload();
  await expect.poll(async () => Number.parseFloat(await letters())).toBeGreaterThan(before * 1.2);

  await page.keyboard.press("n");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(title);
  await page.keyboard.press("p");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(new RegExp(`/courses/${courseId}#module-`));
});

test("a printed lesson is one column with its answers and points", async ({ page, context }) => {
  await newStudent(context);
  const { id, courseId } = await topicOf(CODE);
  await page.goto(`/courses/${courseId}/topics/${id}`);
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("details[data-answer] .writing-answer").first()).toBeVisible();
  await expect(page.getByText("The points of this lesson")).toBeVisible();
  await expect(page.getByRole("complementary", { name: "Side navigation" })).toBeHidden();
  await expect(page.getByRole("button", { name: "Mark as complete" })).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await expect(page.locator("details[data-answer]").first()).not.toHaveAttribute("open");
});

test("a lesson behind Premium shows its name, but neither headings nor points", async ({ page, context }) => {
  await newStudent(context);
  const { id, title, courseId } = await topicOf("FA.D.inventory");
  await page.goto(`/courses/${courseId}/topics/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.getByRole("heading", { name: "Enrol to read on" })).toBeVisible();
  await page.getByRole("button", { name: "Enroll Now" }).click();
  await expect(page.getByRole("link", { name: "Subscribe Now" })).toBeVisible();
  await expect(page.locator(".writing-lesson")).toHaveCount(0);
  expect(await page.content()).not.toContain("net realisable value, item by item");
});

test("a lesson is read, and its question answered, by roles and names alone", async ({ page, context }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await newStudent(context);
  const { id, title, courseId } = await topicOf("MA.A.cost-classification");
  await page.goto(`/courses/${courseId}/topics/${id}`);
  await untilAlive(page);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(title);

  // No heading skips a level, and each entry of the contents names one of them.
  const levels = await main.getByRole("heading").evaluateAll((list) => list.map(({ tagName }) => Number(tagName[1])));
  for (const [at, level] of levels.entries()) expect(level - (levels[at - 1] ?? 0)).toBeLessThanOrEqual(1);
  const contents = page.getByRole("navigation", { name: "In this lesson" }).getByRole("link");
  const names = await contents.allTextContents();
  expect(names.length).toBeGreaterThan(3);
  for (const name of names) await expect(main.getByRole("heading", { name, exact: true })).toBeVisible();

  // What is drawn is also told: formulas in words, tables by their names, the chart with its figures.
  await expect(main.getByRole("group", { name: "Formula" }).first()).toContainText(
    / equals .+ (plus|minus|times|divided by) /,
  );
  await expect(main.getByRole("table", { name: /\S/ }).first()).toBeVisible();
  await expect(main.getByRole("img").first()).toHaveAccessibleName(/The figures are in the table below\.$/);
  await expect(main.getByRole("note", { name: "Common mistake" }).first()).toBeVisible();

  // A worked example is opened with the keyboard, and its answer is then in the tree.
  const example = main.getByRole("region", { name: /^Worked example: / }).first();
  const answer = example.getByText("Answer", { exact: true });
  const hidden = await example.ariaSnapshot();
  await answer.press("Enter");
  await expect.poll(async () => (await example.ariaSnapshot()).length).toBeGreaterThan(hidden.length);

  // The question of the lesson: asked for, answered by name and checked by Enter; its feedback has the focus.
  await main.getByRole("button", { name: "Show the question" }).first().press("Enter");
  const question = main.getByRole("region", { name: "Question", exact: true });
  await expect(question).toBeVisible();
  await answerOne(question);
  await expect(main.getByRole("button", { name: "Check" })).toBeEnabled();
  await question.getByRole("textbox").press("Enter");
  await expect(verdict(page)).toBeFocused();
  await expectAccessibleInBothThemes(page);
});

/** Answers a question in a lesson, whatever its kind, by what it is called. */
async function answerOne(question: Locator): Promise<void> {
  const radios = question.getByRole("radio");
  const boxes = question.getByRole("checkbox");
  const lists = question.getByRole("combobox");
  const figures = question.getByRole("textbox");
  await expect(radios.or(boxes).or(lists).or(figures).first()).toBeAttached();
  for (const list of await lists.all()) await list.selectOption({ index: 1 });
  for (const group of await question.getByRole("group", { name: /^(Choose one answer|Row \d+ of \d+)$/ }).all())
    await group.getByRole("radio").first().press(" ");
  for (const box of (await boxes.all()).slice(0, 2)) await box.press(" ");
  for (const figure of await figures.all()) await figure.fill("1,234");
}
