import type { Page, Route } from "@playwright/test";
import { expect, test } from "@/tests/support/e2e-test";
import { newStudent, sql } from "@/tests/support/e2e-world";

const CHUNKS = "**/_next/static/chunks/**";
const CHUNK = /^\/_next\/static\/chunks\//;

/** With an answer of the server the chunk would seem to be gone with a new version, and the page would reload. */
const withoutHealth = (page: Page) => page.route("**/api/health", (route) => route.abort("internetdisconnected"));

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
    complaints.expectOf("ERR_INTERNET_DISCONNECTED", "/api/health");
    await newStudent(context);
    await page.goto(path);
    await expect(button(page)).toBeVisible();
    await page.route(CHUNKS, (route) => route.abort("internetdisconnected"));
    await withoutHealth(page);
    await button(page).click();
    await expect(page.getByText("This part could not be loaded. We keep trying.").first()).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.unrouteAll();
    await expect(page.getByRole(opens).first()).toBeVisible();
  });

const NOTE = "A part of this page could not be loaded.";

test("a page whose own code cannot be loaded says so, and works once it is reloaded", async ({
  page,
  context,
  complaints,
}) => {
  complaints.expectOf("status of 404", CHUNK);
  await newStudent(context);
  await page.route(CHUNKS, (route) =>
    route.request().resourceType() === "script" ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.goto("/dashboard");
  await expect(page.getByRole("alert")).toContainText(NOTE);
  await page.unroute(CHUNKS);
  await page.getByRole("link", { name: "Reload the page" }).click();
  await page.getByRole("button", { name: /^Notifications/ }).click();
  await expect(page.getByRole("dialog", { name: "Notifications" })).toBeVisible();
  await expect(page.getByText(NOTE)).toHaveCount(0);
});

test("a thread whose reply box cannot be loaded can be read, and takes a reply once the connection is back", async ({
  page,
  context,
  complaints,
}) => {
  complaints.expectOf("ERR_INTERNET_DISCONNECTED", CHUNK);
  complaints.expectOf("ERR_INTERNET_DISCONNECTED", "/api/health");
  const student = await newStudent(context);
  const [thread] = await sql<{ id: number }>(
    `with thread as (
       insert into "Thread" ("forumId", "userId", title, slug) select min(id), $1, 'On a train', 'on-a-train' from "Forum" returning id
     ) insert into "Post" ("threadId", "userId", "position", content) select id, $1, 1, 'My question' from thread
       returning "threadId" as id`,
    student.id,
  );
  let refused = 0;
  await page.route(CHUNKS, async (route) => {
    const response = await route.fetch();
    if (!(await response.text()).includes("Write a reply...")) return route.fulfill({ response });
    refused += 1;
    return route.abort("internetdisconnected");
  });
  await withoutHealth(page);
  await page.goto(`/community/thread/${thread?.id}`);
  // The page itself asks first, then its code, more than once.
  await expect.poll(() => refused).toBeGreaterThan(2);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("On a train");
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await expect(page.getByRole("button", { name: "Add journal entry" })).toBeEnabled();
  await page.getByLabel("Your reply").fill("My reply");
  await page.getByRole("button", { name: "Post Reply" }).click();
  await expect(page.getByRole("article").filter({ hasText: "My reply" })).toBeVisible();
  await expect(page.getByText(NOTE)).toHaveCount(0);
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
  // A slow press: nothing may take the place of the button meanwhile.
  await page.getByRole("button", { name: "Reload" }).first().click({ delay: 500 });
  await reloaded;
  await expect(bell).toBeVisible();
});
