import type { Page } from "@playwright/test";
import { moduleParts, sideNavigation, tick, toast } from "@/tests/support/e2e-parts";
import { expect, test } from "@/tests/support/e2e-test";
import { newStudent, seededCourse } from "@/tests/support/e2e-world";

const LIGHT = "rgb(251, 250, 248)";
const DARK = "rgb(12, 17, 15)";

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

async function choose(page: Page, theme: "Light" | "Dark" | "System") {
  await page.getByRole("banner").getByRole("button", { name: "Mina" }).click();
  await page.getByRole("menuitemradio", { name: theme }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toBeHidden();
}

declare global {
  interface Window {
    shown: string[];
  }
}

/** Records the background colour of every frame from the first on. */
function watchFrames() {
  window.shown = [];
  const look = () => {
    if (document.body) window.shown.push(getComputedStyle(document.body).backgroundColor);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

test("a chosen theme stays after a reload and never flashes, on rendered and prerendered pages", async ({
  page,
  context,
}) => {
  await newStudent(context);
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/dashboard");
  await expect.poll(() => background(page)).toBe(LIGHT);
  await choose(page, "Dark");
  await expect.poll(() => background(page)).toBe(DARK);

  await page.addInitScript(watchFrames);
  for (const path of ["/dashboard", "/", "/courses"]) {
    await page.goto(path, { waitUntil: "networkidle" });
    const frames = await page.evaluate(() => [...new Set(window.shown)]);
    expect(frames, path).toEqual([DARK]);
  }
  await choose(page, "Light");
  await page.emulateMedia({ colorScheme: "dark" });
  await page.reload({ waitUntil: "load" });
  await expect.poll(() => page.evaluate(() => [...new Set(window.shown)])).toEqual([LIGHT]);
});

test("the page of a missing course is dark, too, and the theme stays after logging out", async ({
  page,
  context,
  complaints,
}) => {
  complaints.expectOf("status of 404", "/courses/2147483647");
  await newStudent(context);
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/dashboard");
  await choose(page, "Dark");
  await page.goto("/courses/2147483647");
  await expect(page.getByRole("heading", { name: "Course not found" })).toBeVisible();
  expect(await background(page)).toBe(DARK);
  await sideNavigation(page).getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/auth");
  await page.reload();
  expect(await background(page)).toBe(DARK);
});

test("the system's theme applies until one is chosen, and again afterwards", async ({ page, context }) => {
  await newStudent(context);
  await page.goto("/dashboard");
  for (const [colorScheme, colour] of [
    ["dark", DARK],
    ["light", LIGHT],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await expect.poll(() => background(page)).toBe(colour);
  }
  await choose(page, "Dark");
  await expect.poll(() => background(page)).toBe(DARK);
  await choose(page, "System");
  await page.reload();
  await expect.poll(() => background(page)).toBe(LIGHT);
});

test("nothing moves with reduced motion", async ({ page, context }) => {
  await newStudent(context);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { id, modules } = await seededCourse("FA");
  await page.goto(`/courses/${id}`);
  await page.evaluate(() => {
    window.shown = [];
    const note = (event: Event & { elapsedTime?: number }) => {
      if ((event.elapsedTime ?? 0) > 0.001) window.shown.push(`${event.type} ${(event.target as Element).className}`);
    };
    addEventListener("animationend", note, true);
    addEventListener("transitionend", note, true);
  });
  const { topics } = moduleParts(page, modules[0]?.title ?? "");
  for (const place of [0, 1, 2, 3]) await tick(topics.nth(place));
  await expect(toast(page)).toBeVisible();
  await tick(topics.nth(4));
  await expect(page.getByText("Module completed", { exact: true })).toBeVisible();
  await choose(page, "Dark");
  await expect(page.getByRole("menu")).toBeHidden();
  const moving = () =>
    page.evaluate(
      () => document.getAnimations().filter((one) => Number(one.effect?.getComputedTiming().activeDuration) > 1).length,
    );
  expect(await moving()).toBe(0);
  expect(await page.evaluate(() => window.shown)).toEqual([]);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe("auto");
});
