import type { Page, Request, Route } from "@playwright/test";
import { expect, test } from "@/tests/support/e2e-test";
import { newStudent, seededCourse } from "@/tests/support/e2e-world";

/** Holds back every page that is fetched within the product until `release`. */
async function holdPages(page: Page) {
  const held: Route[] = [];
  let isHolding = true;
  await page.route(
    (url) => url.searchParams.has("_rsc"),
    async (route) => {
      if (isHolding) held.push(route);
      else await route.continue();
    },
  );
  return async () => {
    isHolding = false;
    for (const route of held) await route.continue();
  };
}

const frame = (page: Page) => page.getByRole("main").getByRole("status").filter({ hasText: "Loading" });
const navigation = (page: Page) => page.getByRole("navigation", { name: "Main" });

test("a press shows the next screen's frame while the server is still at work, and then the screen", async ({
  page,
  context,
}) => {
  await newStudent(context);
  await page.goto("/dashboard");
  await expect(page.getByRole("button", { name: /^Notifications/ })).toBeVisible();
  const release = await holdPages(page);
  await navigation(page).getByRole("link", { name: "Courses", exact: true }).click();
  await expect(frame(page)).toBeAttached();
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  await release();
  await expect(page.getByRole("heading", { level: 1, name: "Courses" })).toBeVisible();
  await expect(frame(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/courses$/);
});

test("a press marks its entry of the menu before the server has answered", async ({ page, context }) => {
  await newStudent(context);
  await page.goto("/dashboard");
  await expect(page.getByRole("button", { name: /^Notifications/ })).toBeVisible();
  const entry = (name: string) => navigation(page).getByRole("link", { name, exact: true });
  await expect(entry("Dashboard")).toHaveAttribute("aria-current", "page");
  const release = await holdPages(page);
  await entry("Calendar").click();
  await expect(entry("Calendar")).toHaveAttribute("aria-current", "page");
  await expect(entry("Dashboard")).not.toHaveAttribute("aria-current");
  await expect(page).toHaveURL(/\/dashboard$/);
  await release();
  await expect(page).toHaveURL(/\/calendar$/);
  await expect(entry("Calendar")).toHaveAttribute("aria-current", "page");
});

test("a pointer that rests on an entry of the menu fetches its page, so that the press need not", async ({
  page,
  context,
}) => {
  await newStudent(context);
  await page.goto("/settings");
  await expect(page.getByRole("button", { name: /^Notifications/ })).toBeVisible();
  const entry = navigation(page).getByRole("link", { name: "Profile", exact: true });
  // The route's shape comes first, then the page with its data.
  // The request for the route's shape is another one. Next cuts the stream off once it has what it needs.
  const isPage = (request: Request) =>
    new URL(request.url()).pathname === "/profile" && !("next-router-segment-prefetch" in request.headers());
  const fetched = Promise.race([
    page.waitForEvent("requestfinished", isPage),
    page.waitForEvent("requestfailed", isPage),
  ]);
  await entry.hover();
  await fetched;
  await page.route(/_rsc=/, (route) => route.abort());
  await entry.click();
  await expect(page.getByRole("heading", { level: 1, name: "Profile" })).toBeVisible();
  await expect(page).toHaveURL(/\/profile$/);
});

test("a second press goes to the screen that was pressed last", async ({ page, context }) => {
  await newStudent(context);
  await page.goto("/dashboard");
  await expect(page.getByRole("button", { name: /^Notifications/ })).toBeVisible();
  const release = await holdPages(page);
  await navigation(page).getByRole("link", { name: "Courses", exact: true }).click();
  await expect(frame(page)).toBeAttached();
  await navigation(page).getByRole("link", { name: "Calendar" }).click();
  await release();
  await expect(page.getByRole("heading", { level: 1, name: "Calendar" })).toBeVisible();
  await expect(frame(page)).toHaveCount(0);
});

test("pages with an id keep their status: 404 for what is not there", async ({ page, context }) => {
  await newStudent(context);
  const course = (await seededCourse("FA")).id;
  for (const [path, status] of [
    [`/courses/${course}`, 200],
    ["/courses/999999", 404],
    ["/community/thread/999999", 404],
  ] as const)
    expect((await page.request.get(path)).status()).toBe(status);
});
