import type { Locator, Page } from "@playwright/test";
import { courseCard, moduleParts, progressLine, region, toast } from "@/tests/support/e2e-parts";
import { expect, test } from "@/tests/support/e2e-test";
import { castMember, mailTo, newAddress, seededCourse, signInAs, sql } from "@/tests/support/e2e-world";

const MOST_STOPS = 90;

/** Presses Tab until this element has the focus, and checks that the focus is visible. */
async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab") {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    await page.keyboard.press(key);
    if (!(await target.evaluate((element) => element === document.activeElement))) continue;
    expect(await target.evaluate(showsFocus)).toBe(true);
    return;
  }
  throw new Error(`${target} was not reached with ${MOST_STOPS} presses of ${key}.`);
}

function showsFocus(element: Element): boolean {
  const outlined = (pseudo?: string) => getComputedStyle(element, pseudo).outlineStyle !== "none";
  return element.matches(":focus-visible") && (outlined() || outlined("::after"));
}

test.beforeEach(async ({ page }) => {
  // A mouse click is reported as a console error, which fails the test.
  await page.addInitScript(() => addEventListener("pointerdown", () => console.error("a pointer was used"), true));
});

test("a student signs in, studies, sets a date and logs out without a mouse", async ({ page }) => {
  const email = newAddress("kim");
  const { title, modules, totalLessons } = await seededCourse("FA");
  const [first = { title: "" }, second = { title: "" }] = modules;
  await page.goto("/auth");
  await expect(page.getByLabel("Email address")).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Check your inbox" })).toBeFocused();
  await page.goto((await mailTo(email)).link);
  await expect(page).toHaveURL("/dashboard");

  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await tabTo(page, page.getByRole("link", { name: "Skip to content" }));
  await page.keyboard.press("Enter");
  await expect(page.locator("#content")).toBeFocused();
  await tabTo(page, page.getByRole("main").getByRole("link", { name: "Browse Courses" }).first());
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/courses");

  const enrol = courseCard(page, title).getByRole("button", { name: "Enroll Now" });
  await tabTo(page, enrol);
  await page.keyboard.press("Enter");
  await expect(toast(page)).toContainText("Enrolled successfully");
  // The focus is where the course was, and has not moved to the top of the page.
  await expect(page.getByRole("main").getByRole("article").locator(":focus")).toBeVisible();
  await page.keyboard.press("F8");
  await tabTo(page, toast(page).getByRole("button", { name: "Set exam date" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.getByLabel("Date of the exam")).toBeFocused();
  await page.keyboard.type("11112099");
  await page.keyboard.press("Enter");
  await expect(region(page, "Exam date")).toContainText("11 November 2099");

  // The modules come before the exam date.
  await tabTo(page, moduleParts(page, second.title).button, "Shift+Tab");
  await page.keyboard.press("Enter");
  const locked = page.getByRole("heading", { name: `Premium Content: ${second.title}` });
  await expect(locked).toBeVisible();
  await page.keyboard.press("Space");
  await expect(locked).toBeHidden();
  const topic = moduleParts(page, first.title).topics.first();
  await tabTo(page, topic, "Shift+Tab");
  await page.keyboard.press("Space");
  await expect(topic).toBeChecked();
  await expect(progressLine(page, "Topics completed")).toHaveText(`1 of ${totalLessons}`);

  const menu = page.getByRole("banner").getByRole("button", { name: "kim" });
  await tabTo(page, menu, "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menu")).toBeVisible();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("End");
  await expect(page.getByRole("menuitem", { name: "Log out" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/auth");
});

test("menus, dialogs and tabs return the focus and support the arrow keys", async ({ page, context }) => {
  const grace = await castMember("grace");
  for (const title of ["One news", "Another news"])
    await sql(
      `insert into "Notification" ("userId", title, message, cause) values ($1, $2, 'For the keyboard.', gen_random_uuid()::text)`,
      grace.id,
      title,
    );
  await signInAs(context, grace);
  await page.goto("/courses");
  await tabTo(page, page.getByRole("tab", { name: /^All Courses/ }));
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: /^Enrolled Courses/ })).toBeFocused();
  await expect(page.getByRole("tabpanel")).toContainText("Continue Learning");

  const bell = page.getByRole("banner").getByRole("button", { name: /^Notifications/ });
  await tabTo(page, bell, "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Notifications" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(bell).toBeFocused();
  await page.keyboard.press("Enter");
  const news = page.getByRole("dialog", { name: "Notifications" });
  // Not on the first button, which deletes.
  await expect(news).toBeFocused();
  const deleting = news.getByRole("button", { name: /^Delete/ });
  // The list loads after the dialog has opened.
  await expect(deleting.first()).toBeVisible();
  const told = await deleting.count();
  await tabTo(page, deleting.first());
  await page.keyboard.press("Enter");
  await expect(deleting).toHaveCount(told - 1);
  await expect(news.getByRole("listitem").first().getByRole("link")).toBeFocused();
  await tabTo(page, news.getByRole("button", { name: "Mark all as read" }), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(news.getByRole("heading", { name: "Notifications" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(news).toBeHidden();
  await expect(bell).toBeFocused();

  await page.goto(`/courses/${(await seededCourse("FR")).id}`);
  const leave = page.getByRole("button", { name: "Leave course" });
  await tabTo(page, leave);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alertdialog").locator(":focus")).toBeVisible();
  for (let presses = 0; presses < 4; presses++) await page.keyboard.press("Tab");
  await expect(page.getByRole("alertdialog").locator(":focus")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(leave).toBeFocused();
});
