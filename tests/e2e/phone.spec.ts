import type { Page } from "@playwright/test";
import { expectAccessibleInBothThemes } from "@/tests/support/e2e-axe";
import { courseCard, figure, moduleParts, sideNavigation, toast } from "@/tests/support/e2e-parts";
import { SCREENS } from "@/tests/support/e2e-screens";
import { tooSmall } from "@/tests/support/e2e-small";
import { expect, test } from "@/tests/support/e2e-test";
import { visit } from "@/tests/support/e2e-visit";
import { tooWide } from "@/tests/support/e2e-wide";
import { mailTo, newAddress, newStudent, seededCourse } from "@/tests/support/e2e-world";

const PHONE = { width: 390, height: 844 };
const NARROWEST = { width: 320, height: 640 };

test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

const bottomBar = (page: Page) => page.getByRole("navigation", { name: "Quick" });
const drawer = (page: Page) => page.getByRole("dialog", { name: "Menu" });

test("a student signs up, studies and sets a date on a phone", async ({ page }) => {
  const email = newAddress();
  const { title, modules, totalLessons } = await seededCourse("FA");
  await page.goto("/");
  await page.getByRole("button", { name: "Menu" }).tap();
  await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Log in" }).tap();
  await page.getByRole("link", { name: "Get Started" }).tap();
  await page.getByLabel("Full Name").fill("Mina Farrow");
  await page.getByLabel("Email address").fill(email);
  await page.getByRole("button", { name: "Continue" }).tap();
  await expect(page.getByRole("heading", { name: "Check Your Email" })).toBeVisible();
  await page.goto((await mailTo(email)).link);
  await expect(page).toHaveURL("/dashboard");

  await expect(sideNavigation(page)).toBeHidden();
  await bottomBar(page).getByRole("link", { name: "Courses" }).tap();
  await courseCard(page, title).getByRole("button", { name: "Enroll Now" }).tap();
  await toast(page).getByRole("button", { name: "Set exam date" }).tap();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.getByLabel("Date of the exam")).toBeFocused();
  await expect(page.getByLabel("Date of the exam")).toBeInViewport();
  await page.getByRole("button", { name: "In 8 weeks" }).tap();
  await expect(toast(page)).toContainText("Exam date updated");
  const rail = page.getByRole("button", { name: /of \d+ topics/ });
  await expect(rail).toContainText("Exam in 56 days");
  await rail.tap();
  await expect(page.getByLabel("Date of the exam")).toBeHidden();

  const { topics } = moduleParts(page, modules[0]?.title ?? "");
  const resume = page.getByRole("button", { name: "Continue Learning" });
  await resume.tap();
  await expect(resume).toBeHidden();
  const box = await topics.first().locator("xpath=..").boundingBox();
  expect([box?.width, box?.height]).toEqual([44, 44]);
  await topics.first().tap();
  await expect(topics.first()).toBeChecked();
  await expect(rail).toContainText(`1 of ${totalLessons} topics`);
  await bottomBar(page).getByRole("link", { name: "Dashboard" }).tap();
  await expect(figure(page, "Next Exam")).toContainText("in 56 days");
  await expect(figure(page, "Topics Completed")).toContainText(`1 of ${totalLessons}`);
  await bottomBar(page).getByRole("button", { name: "More" }).tap();
  await drawer(page).getByRole("button", { name: "Log out" }).tap();
  await expect(page).toHaveURL("/auth");
});

test("the full-screen search closes on the browser's request, such as Back on Android", async ({ page, context }) => {
  await newStudent(context);
  await page.goto("/dashboard");
  await page.getByRole("combobox", { name: "Search" }).tap();
  const closing = page.getByRole("button", { name: "Close search" });
  await expect(closing).toBeVisible();
  // The field handles Escape itself; elsewhere the browser sends a close request, as for Back on Android.
  await closing.focus();
  await page.keyboard.press("Escape");
  await expect(closing).toBeHidden();
  await expect(page).toHaveURL("/dashboard");
});

test("the menu opens from the bar, repeats nothing of it, and closes after a choice or in a wide window", async ({
  page,
  context,
}) => {
  await newStudent(context);
  await page.goto("/dashboard");
  await page.emulateMedia({ reducedMotion: "reduce" });
  const more = bottomBar(page).getByRole("button", { name: "More" });
  await more.tap();
  await expect(drawer(page)).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await expect(drawer(page).getByRole("link")).toHaveText(["Calendar", "Progress", "Profile", "Settings", "Premium"]);
  await drawer(page).getByRole("link", { name: "Progress" }).tap();
  await expect(drawer(page)).toBeHidden();
  await expect(page).toHaveURL("/progress");

  await more.tap();
  await page.setViewportSize({ ...PHONE, width: 767 });
  await expect(drawer(page)).toBeVisible();
  await page.setViewportSize({ ...PHONE, width: 768 });
  await expect(drawer(page)).toBeHidden();
  await expect(sideNavigation(page)).toBeVisible();
  await expect(bottomBar(page)).toBeHidden();
  await page.setViewportSize(PHONE);
  await expect(drawer(page)).toBeHidden();
  await more.tap();
  await expect(drawer(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(drawer(page)).toBeHidden();
});

test("'More' shows in the next frame that it was pressed, and its sheet after that", async ({ page, context }) => {
  await newStudent(context);
  await page.goto("/dashboard");
  const more = bottomBar(page).getByRole("button", { name: "More" });
  const opened: { busy: boolean; open: boolean }[] = [];
  for (let time = 0; time < 4; time += 1) {
    const frame = more.evaluate(
      (button) =>
        new Promise<{ busy: boolean; open: boolean }>((resolve) => {
          const look = () =>
            resolve({ busy: button.ariaBusy === "true", open: document.querySelector("[role=dialog]") !== null });
          button.addEventListener("click", () => requestAnimationFrame(look), { once: true });
        }),
    );
    await more.tap();
    opened.push(await frame);
    await expect(drawer(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(drawer(page)).toHaveCount(0);
  }
  expect(opened).toEqual(opened.map(() => ({ busy: true, open: false })));
  await expect(more).toBeFocused();
});

test("the settings list no keyboard shortcuts on a phone", async ({ page, context }) => {
  await newStudent(context);
  await page.goto("/settings");
  await expect(page.getByRole("heading", { name: "Calendar feed" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Shortcuts" })).toHaveCount(0);
});

test("the landing page shows one button to start with at a time", async ({ page }) => {
  await page.goto("/");
  const starts = page.getByRole("link", { name: /^Get Started/ });
  const inView = () =>
    starts.evaluateAll((links) =>
      links.flatMap((link) => {
        const { top, bottom } = link.getBoundingClientRect();
        return bottom > 0 && top < innerHeight && link.checkVisibility({ visibilityProperty: true })
          ? link.textContent
          : [];
      }),
    );
  const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
  // The sample below the hero is in view, and the hero's own button still is.
  await scrollTo(300);
  await expect.poll(inView).toEqual(["Get Started"]);
  await scrollTo(2000);
  await expect.poll(inView).toEqual(["Get Started"]);
  await scrollTo(100_000);
  await expect.poll(inView).toEqual(["Get Started for Free"]);
});

for (const screen of SCREENS) {
  test(`${screen.name}: nothing is wider than a phone, and every control is large enough for a finger`, async ({
    page,
    complaints,
  }) => {
    if (screen.status === 404) complaints.expectOf("status of 404", String(screen.path));
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visit(page, screen);
    for (const size of [NARROWEST, PHONE]) {
      await page.setViewportSize(size);
      expect(await page.evaluate(tooWide, size.width), `${size.width} px`).toEqual([]);
    }
    // The reference is for developers, and one long list of links.
    if (screen.name !== "API reference") expect(await page.evaluate(tooSmall)).toEqual([]);
  });
}
