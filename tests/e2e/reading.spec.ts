import type { Page } from "@playwright/test";
import { moduleParts, toast } from "@/tests/support/e2e-parts";
import { expect, test } from "@/tests/support/e2e-test";
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
