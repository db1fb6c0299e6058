import type { Page } from "@playwright/test";
import { asAdmin, expectToast } from "@/tests/support/e2e-admin";
import { expectAccessibleInBothThemes } from "@/tests/support/e2e-axe";
import { expect, test } from "@/tests/support/e2e-test";
import { untilAlive } from "@/tests/support/e2e-visit";
import { sql } from "@/tests/support/e2e-world";

type Made = { courseId: number; topicId: number };

/** A topic that has neither lesson nor points. */
async function emptyTopic(): Promise<Made> {
  const [row] = await sql<Made>(
    `with course as (
       insert into "Course" (title, description, "order") values ('Course of the editor', 'Empty until then.', 997) returning id
     ), module as (
       insert into "Module" ("courseId", title, description) select id, 'Mills', 'All about mills.' from course returning id, "courseId"
     ) insert into "Topic" ("moduleId", title, description) select id, 'Flour', 'What is ground.' from module
       returning id as "topicId", (select id from course) as "courseId"`,
  );
  if (!row) throw new Error("The topic was not created.");
  return row;
}

const FENCE = "```";
const UNBALANCED = `## Grinding\n\n${FENCE}journal\nDr Flour 1,500\nCr Bank 1,400\n${FENCE}`;

const field = (page: Page) => page.getByRole("textbox", { name: "Text", exact: true });
const point = (page: Page, place: number) => page.getByRole("textbox", { name: `Point ${place}`, exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("an admin writes a lesson and its points by keyboard alone: figures that differ ask first, nothing is lost", async ({
  page,
}) => {
  await page.addInitScript(() => addEventListener("pointerdown", () => console.error("a pointer was used"), true));
  await page.emulateMedia({ reducedMotion: "reduce" });
  await asAdmin(page);
  const { courseId, topicId } = await emptyTopic();
  await page.goto(`/admin/lessons/${topicId}`);
  await expect(page.getByText("Not written yet")).toBeVisible();
  await untilAlive(page);

  // Two points, the second of which is moved above the first; they are not saved yet.
  await button(page, "Add point").press("Enter");
  await expect(point(page, 1)).toBeFocused();
  await page.keyboard.type("Flour is ground from wheat.");
  await button(page, "Add point").press("Enter");
  await expect(point(page, 2)).toBeFocused();
  await page.keyboard.type("A mill is a tangible asset.");
  await button(page, "Move point 2 up").press("Enter");
  await expect(point(page, 1)).toHaveValue("A mill is a tangible asset.");
  await expect(button(page, "Move point 1 up")).toBeFocused();

  await field(page).focus();
  await page.keyboard.insertText(UNBALANCED);
  await expect(page.getByRole("region", { name: "Preview" }).getByRole("heading", { name: "Grinding" })).toBeVisible();
  const problem = button(page, "Line 4: Debits of 1,500 and credits of 1,400 differ by 100.");
  await expect(problem).toBeVisible();
  await problem.press("Enter");
  await expect(field(page)).toBeFocused();
  await expectAccessibleInBothThemes(page);

  // Escape keeps the text and gives the focus back; the figure is mended, and nothing is asked any more.
  await button(page, "Save").press("Enter");
  await expect(page.getByRole("alertdialog").or(page.getByRole("dialog"))).toContainText(
    "Save with figures that do not agree?",
  );
  await page.keyboard.press("Escape");
  await expect(button(page, "Save")).toBeFocused();
  await field(page).fill(UNBALANCED.replace("1,400", "1,500"));
  await expect(page.getByText("No problems")).toBeVisible();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.insertText(`\n\n${FENCE}try\nfa-no-such-question\n${FENCE}`);
  await expect(button(page, "Line 8: There is no question 'fa-no-such-question'.")).toBeVisible();
  await field(page).fill(UNBALANCED.replace("1,400", "1,500"));
  await expect(page.getByText("No problems")).toBeVisible();
  await button(page, "Save").press("Enter");
  await expectToast(page, "Lesson saved");
  await expect(page.getByText("Version 1")).toBeVisible();
  await expect(button(page, "Save")).toBeFocused();

  // The points are still there, and leaving without them is asked about.
  await expect(point(page, 2)).toHaveValue("Flour is ground from wheat.");
  await page.getByRole("link", { name: "View as student" }).press("Enter");
  await expect(page.getByRole("dialog", { name: "Leave without saving?" })).toBeVisible();
  await button(page, "Keep editing").press("Enter");
  await button(page, "Save points").press("Enter");
  await expectToast(page, "Points saved");
  await expect(button(page, "Save points")).toBeDisabled();
  await expect(button(page, "Save points")).toBeFocused();
  await page.reload();
  await expect(point(page, 1)).toHaveValue("A mill is a tangible asset.");
  await expect(field(page)).toHaveValue(UNBALANCED.replace("1,400", "1,500"));

  // Saving before the preview has come asks as well.
  await untilAlive(page);
  await field(page).fill(UNBALANCED);
  await button(page, "Save").press("Enter");
  await button(page, "Save anyway").press("Enter");
  await expectToast(page, "Lesson saved");
  await sql(`delete from "Course" where id = $1`, courseId);
});

test("when two admins edit a lesson, the second sees the first one's version and can go on from there", async ({
  page,
  complaints,
}) => {
  complaints.expectOf("status of 409", /^\/api\/admin\/topics\//);
  await asAdmin(page);
  const { courseId, topicId } = await emptyTopic();
  await page.goto(`/admin/lessons/${topicId}`);
  await expect(page.getByText("Not written yet")).toBeVisible();
  await untilAlive(page);
  const other = await page.context().newPage();
  await other.goto(`/admin/lessons/${topicId}`);
  await untilAlive(other);
  await field(other).fill("Written by the other one.");
  await button(other, "Save").click();
  await expectToast(other, "Lesson saved");

  await field(page).fill("Written here.");
  await button(page, "Save").click();
  const conflict = page.getByRole("alert").filter({ hasText: "Somebody else changed this lesson meanwhile." });
  await expect(conflict).toBeVisible();
  await expect(field(page)).toHaveValue("Written here.");
  await conflict.getByRole("button", { name: "Show their version" }).click();
  await expect(field(page)).toHaveValue("Written by the other one.");
  await expect(conflict).toBeHidden();
  await field(page).fill("Written by both.");
  await button(page, "Save").click();
  await expectToast(page, "Lesson saved");
  await expect(page.getByText("Version 2")).toBeVisible();
  await sql(`delete from "Course" where id = $1`, courseId);
});

test("every save can be brought back, and what is typed is never replaced without asking", async ({
  page,
  complaints,
}) => {
  complaints.expectOf("net::ERR_FAILED", /^\/api\/admin\/topics\//);
  await asAdmin(page);
  const { courseId, topicId } = await emptyTopic();
  await sql(
    `insert into "Lesson" ("topicId", text, minutes, version, "updatedAt") values ($1, 'Text 45', 1, 45, now())`,
    topicId,
  );
  await sql(
    `insert into "LessonVersion" ("topicId", version, text) select $1, n, 'Text ' || n from generate_series(1, 45) n`,
    topicId,
  );
  await sql(
    `insert into "ShippedLesson" ("topicId", text, hash, points) values ($1, 'Text that came.', repeat('a', 64), '[]')`,
    topicId,
  );
  await page.goto(`/admin/lessons/${topicId}`);
  await untilAlive(page);
  const asked = page.getByRole("dialog", { name: "Replace my text?" });
  await field(page).fill("Typed and not saved.");

  // 'Take it' asks, beside the notice and in the comparison; Enter keeps what is typed.
  await button(page, "Take it").click();
  await expect(asked).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(asked).toBeHidden();
  await button(page, "Compare").click();
  await page.getByRole("dialog", { name: "The newer version" }).getByRole("button", { name: "Take it" }).click();
  await expect(asked).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await expect(asked.getByRole("button", { name: "Keep editing" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(field(page)).toHaveValue("Typed and not saved.");

  // A history that cannot be read says so and can be asked for again.
  const calls = "**/lesson/versions**";
  await page.route(calls, (route) => route.abort());
  await button(page, "History").click();
  const history = page.getByRole("dialog", { name: "History" });
  await expect(history.getByRole("alert")).toContainText("Something went wrong");
  await page.unroute(calls);
  await history.getByRole("button", { name: "Try again" }).click();
  await expect(history.getByRole("button", { name: "Version 45" })).toBeVisible();
  await expect(history.getByRole("button", { name: /^Version \d/ })).toHaveCount(20);
  await expect(history.getByRole("button", { name: /^Restore/ })).toHaveCount(0);

  // The oldest of a page is compared with the newest of the next.
  await history.getByRole("button", { name: "Version 26" }).click();
  await expect(history).toContainText(/Removed: − Text 25.*Added: \+ Text 26/);
  await history.getByRole("button", { name: "Next" }).click();
  await history.getByRole("button", { name: "Next" }).click();
  await expect(history.getByRole("button", { name: /^Version \d/ })).toHaveCount(5);
  await history.getByRole("button", { name: "Version 2 " }).click();
  await history.getByRole("button", { name: "Restore version 2" }).click();
  await expect(asked).toBeVisible();
  await button(page, "Replace my text").click();
  await expect(field(page)).toHaveValue("Text 2");

  await button(page, "Save").click();
  await expectToast(page, "Lesson saved");
  // The toast may come before the editor has the saved version; until then, it would ask whether to replace the text.
  await expect(button(page, "Save")).toBeDisabled();
  await button(page, "Take it").click();
  await expectToast(page, "Lesson replaced");
  await expect(field(page)).toHaveValue("Text that came.");
  await sql(`delete from "Course" where id = $1`, courseId);
});

test("an editor's trail leads to its module's topics, and each line of them has its link on one line", async ({
  page,
}) => {
  await asAdmin(page);
  const [topic] = await sql<{ id: number; title: string; module: string }>(
    `select t.id, t.title, m.title as module from "Topic" t join "Module" m on m.id = t."moduleId"
     where t.code = 'FA.D.inventory'`,
  );
  await page.goto(`/admin/lessons/${topic?.id}`);
  const trail = page.getByRole("navigation", { name: "Breadcrumb" });
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(topic?.title ?? "");
  const top = (await heading.boundingBox())?.y;
  await trail.getByRole("link", { name: topic?.module ?? "" }).click();
  const link = page.getByRole("link", { name: `Open lesson of ${topic?.title}`, exact: true });
  await expect(link).toBeVisible();
  expect(await link.evaluate((element) => element.getClientRects().length)).toBe(1);
  // Both headings begin at the same height.
  expect((await heading.boundingBox())?.y).toBe(top);
});
