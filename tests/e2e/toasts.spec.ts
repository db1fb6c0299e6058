import type { Page } from "@playwright/test";
import { tick, toast } from "@/tests/support/e2e-parts";
import { expect, test } from "@/tests/support/e2e-test";
import { createStudent, newStudent, seededCourse, sql } from "@/tests/support/e2e-world";

const COMPLETE = "**/api/topics/*/complete";

const topic = (page: Page, place: number) => page.getByRole("checkbox").nth(place);

test.beforeEach(async ({ page, context }) => {
  await newStudent(context);
  await page.goto(`/courses/${(await seededCourse("FA")).id}`);
  await expect(topic(page, 0)).toBeVisible();
});

test("one toast is shown at a time, for five seconds", async ({ page }) => {
  await page.clock.install();
  await page.goto(page.url());
  await tick(topic(page, 0));
  await expect(toast(page)).toContainText("Topic completed");
  await topic(page, 0).click();
  await expect(toast(page)).toContainText("Topic marked as incomplete");
  await expect(toast(page)).toHaveCount(1);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 500));
  await page.clock.runFor(2500);
  await expect(toast(page)).toBeVisible();
  await page.clock.runFor(2000);
  await expect(toast(page)).toBeHidden();
});

test("a swipe of 50 px to the right closes it, a shorter one does not", async ({ page }) => {
  await tick(topic(page, 0));
  await expect(toast(page)).toBeVisible();
  const swipe = async (distance: number) => {
    const { x, y } = (await toast(page).boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(x + 40, y + 20);
    await page.mouse.down();
    await page.mouse.move(x + 40 + distance / 2, y + 20);
    await page.mouse.move(x + 40 + distance, y + 20);
    await page.mouse.up();
  };
  await swipe(40);
  await expect(toast(page)).toHaveAttribute("data-swipe", "cancel");
  await swipe(60);
  await expect(toast(page)).toBeHidden();
});

test("F8 moves the focus to it, Escape closes it, and it stays while somebody reads it", async ({ page }) => {
  await page.clock.install();
  await page.goto(page.url());
  await tick(topic(page, 0));
  await expect(toast(page)).toBeVisible();
  await page.keyboard.press("F8");
  await expect(page.getByRole("region", { name: "Notifications (F8)" }).locator("ol")).toBeFocused();
  await page.clock.runFor(20_000);
  await expect(toast(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(toast(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(toast(page)).toBeHidden();
});

test("Escape in a dialog closes that dialog, not only the toast", async ({ page }) => {
  await page.goto("/community/forum/1");
  await page.getByRole("button", { name: "New Thread" }).click();
  const dialog = page.getByRole("dialog", { name: "New Thread" });
  await dialog.getByLabel("Content").press("Control+Enter");
  await expect(toast(page)).toContainText("Title required");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(toast(page)).toBeHidden();
});

/** A group of somebody else with one message, as wide as the chat. */
async function groupWithMessage(): Promise<number> {
  const founder = await createStudent("Vera Quist");
  const [group] = await sql<{ id: number }>(
    `with made as (
       insert into "Group" (name, description, "createdBy", "memberCount", "lastMessageId") values ('Talk', 'Long messages.', $1, 1, 0) returning id
     ), joined as (
       insert into "GroupMember" ("groupId", "userId", role) select id, $1, 'member' from made
     ) insert into "GroupMessage" ("groupId", "userId", content) select id, $1, $2 from made returning "groupId" as id`,
    founder.id,
    "Debits on the left, credits on the right. ".repeat(40),
  );
  await sql(
    `update "Group" g set "lastMessageId" = m.id from "GroupMessage" m where m."groupId" = g.id and g.id = $1`,
    group?.id,
  );
  return group?.id ?? 0;
}

type Box = { x: number; y: number; width: number; height: number };
const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

test("it does not cover the newest message, the text field and the send button of a chat", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/community/group/${await groupWithMessage()}`);
  await page.getByRole("button", { name: "Join Group" }).click();
  await expect(toast(page)).toContainText("Joined group");
  const send = page.getByRole("button", { name: "Send" });
  const newest = page.getByRole("log", { name: "Messages" }).getByRole("article").last();
  await expect(send).toBeVisible();
  await expect(newest).toContainText("Debits on the left");
  // In one go, because the toast leaves after a few seconds.
  await expect
    .poll(async () => {
      const [card, ...parts] = await Promise.all([toast(page), send, newest].map((part) => part.boundingBox()));
      return card && parts.every((part) => part && !overlap(card, part));
    })
    .toBe(true);
});

test("it is at the bottom right, on a phone at the top, never wider than 420 px", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await tick(topic(page, 0));
  await expect(toast(page)).toBeVisible();
  await page.keyboard.press("F8");
  const viewport = page.getByRole("region", { name: "Notifications (F8)" }).locator("ol");
  const wide = (await viewport.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  expect(wide.width).toBe(420);
  expect(wide.x + wide.width).toBe(1280);
  expect(wide.y + wide.height).toBe(800);
  await page.setViewportSize({ width: 390, height: 844 });
  const narrow = await viewport.boundingBox();
  expect(narrow).toMatchObject({ x: 0, y: 0, width: 390 });
});

test("successes are announced politely, failures at once", async ({ page, complaints }) => {
  complaints.expectOf("status of 503", /^\/api\/topics\/\d+\/complete$/);
  await page.evaluate(listenAlong);
  await tick(topic(page, 0));
  await expect.poll(() => heard(page)).toContainEqual(expect.stringMatching(/^polite: .*Topic completed/));
  const sentence = "We cannot reach our records just now.";
  await page.route(COMPLETE, (route) => route.fulfill({ status: 503, json: { error: sentence, message: sentence } }));
  await topic(page, 1).click();
  await expect.poll(() => heard(page)).toContainEqual(expect.stringMatching(/^assertive: .*We cannot reach/));
});

declare global {
  interface Window {
    heard: string[];
  }
}

/** Records what a screen reader would announce; the texts are in the page only for a moment. */
function listenAlong() {
  window.heard = [];
  new MutationObserver(() => {
    for (const region of document.querySelectorAll("[role=status][aria-live]")) {
      if (region.textContent) window.heard.push(`${region.getAttribute("aria-live")}: ${region.textContent}`);
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}

const heard = (page: Page) => page.evaluate(() => window.heard);
