import type { Page, Route } from "@playwright/test";
import { expect, test } from "@/tests/support/e2e-test";
import { newStudent } from "@/tests/support/e2e-world";

const CHUNKS = "**/_next/static/chunks/**";
const CHUNK = /^\/_next\/static\/chunks\//;

const CONTROLS = [
  {
    path: "/dashboard",
    name: "the bell",
    opens: "dialog",
    button: (page: Page) => page.getByRole("button", { name: /^Notifications/ }),
  },
  {
    path: "/dashboard",
    name: "the user's menu",
    opens: "menu",
    button: (page: Page) => page.locator("header button[aria-haspopup=menu]"),
  },
  {
    path: "/calendar",
    name: "Add Event",
    opens: "dialog",
    button: (page: Page) => page.getByRole("button", { name: "Add Event" }).first(),
  },
] as const;

for (const { path, name, opens, button } of CONTROLS)
  test(`${name}: when its code cannot be loaded the page stays, says so, and works once the connection is back`, async ({
    page,
    context,
    complaints,
  }) => {
    complaints.expectOf("ERR_INTERNET_DISCONNECTED", CHUNK);
    await newStudent(context);
    await page.goto(path);
    await expect(button(page)).toBeVisible();
    await page.route(CHUNKS, (route) => route.abort("internetdisconnected"));
    await button(page).click();
    await expect(page.getByText("This part could not be loaded. We keep trying.").first()).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.unroute(CHUNKS);
    await expect(page.getByRole(opens).first()).toBeVisible();
  });

test("a button whose dialog is still being loaded shows it, and the dialog takes 0.1 s to leave", async ({
  page,
  context,
}) => {
  await newStudent(context);
  const held: Route[] = [];
  let isHolding = true;
  await page.goto("/community/forum/1");
  const button = page.getByRole("button", { name: "New Thread" });
  await expect(button).toBeVisible();
  await page.route(CHUNKS, async (route) => {
    if (isHolding) held.push(route);
    else await route.continue();
  });
  await button.click();
  await expect(button).toHaveAttribute("aria-busy", "true");
  isHolding = false;
  for (const route of held) await route.continue();
  const dialog = page.getByRole("dialog", { name: "New Thread" });
  await expect(dialog).toBeVisible();
  await page.evaluate(() =>
    document.addEventListener("animationstart", ({ target, animationName }) => {
      const layer = target as HTMLElement;
      if (layer.role === "dialog")
        layer.ownerDocument.title = `${animationName} ${getComputedStyle(layer).animationDuration}`;
    }),
  );
  await page.keyboard.press("Escape");
  await expect(page).toHaveTitle("exit 0.1s");
  await expect(dialog).toHaveCount(0);
  await expect(button).not.toHaveAttribute("aria-busy");
});

test("a new version on the server: the page reloads by itself, but not while it has typed text", async ({
  page,
  context,
  complaints,
}) => {
  complaints.expectOf("status of 404", CHUNK);
  await newStudent(context);
  await page.goto("/courses");
  const bell = page.getByRole("button", { name: /^Notifications/ });
  await expect(bell).toBeVisible();
  const gone = () => page.route(CHUNKS, (route) => route.fulfill({ status: 404 }));
  await gone();
  const search = page.getByPlaceholder("Search courses...");
  await search.fill("audit");
  await bell.click();
  await expect(page.getByText("Pacioli was updated").first()).toBeVisible();
  await expect(search).toHaveValue("audit");
  await page.unroute(CHUNKS);
  const reloaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Reload" }).first().click();
  await reloaded;
  await expect(bell).toBeVisible();
});
