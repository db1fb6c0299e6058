import type { Page } from "@playwright/test";
import { toast } from "@/tests/support/e2e-parts";
import { expect, test } from "@/tests/support/e2e-test";
import { holdBack } from "@/tests/support/e2e-visit";
import { newStudent, seededCourse, sql } from "@/tests/support/e2e-world";

const holdCode = (page: Page) => holdBack(page, "**/_next/static/chunks/**/*.js");

test("what is typed and pressed before the page's code has loaded is not lost", async ({ page, context }) => {
  const who = await newStudent(context);
  const [thread] = await sql<{ id: number }>(
    `select t.id from "Thread" t join "Forum" f on f.id = t."forumId"
     where f."isActive" and not t."isLocked" and t."hiddenAt" is null order by t.id limit 1`,
  );
  const text = `Typed early ${who.id.slice(-8)}`;
  const release = await holdCode(page);
  await page.goto(`/community/thread/${thread?.id}`, { waitUntil: "commit" });
  await page.getByLabel("Your reply").fill(text);
  await page.getByRole("button", { name: "Post Reply" }).click();
  await expect(page.getByLabel("Your reply")).toHaveValue(text);
  release();
  await expect(toast(page)).toContainText("Reply posted");
  await expect(page.getByRole("article").filter({ hasText: text })).toHaveCount(1);
  await expect(page.getByLabel("Your reply")).toHaveValue("");
});

test("a menu pressed before the page's code has loaded opens afterwards", async ({ page, context }) => {
  await newStudent(context);
  const release = await holdCode(page);
  await page.goto("/dashboard", { waitUntil: "commit" });
  await page.getByRole("button", { name: /^Notifications/ }).click();
  release();
  await expect(page.getByRole("dialog", { name: "Notifications" })).toBeVisible();
});

test("a shortcut pressed before the page's code has loaded works afterwards", async ({ page, context }) => {
  await newStudent(context);
  const [topic] = await sql<{ id: number; courseId: number }>(
    `select t.id, m."courseId" from "Topic" t join "Module" m on m.id = t."moduleId"
     where t.code = 'FA.A.the-regulatory-framework'`,
  );
  const release = await holdCode(page);
  await page.goto(`/courses/${topic?.courseId}/topics/${topic?.id}`, { waitUntil: "commit" });
  const answer = page.locator("details[data-answer]").first();
  await expect(answer).toBeVisible();
  await page.keyboard.press("e");
  await expect(answer).not.toHaveAttribute("open");
  release();
  await expect(answer).toHaveAttribute("open");
});

test("a press while React hydrates the page counts once", async ({ page, context }) => {
  await newStudent(context);
  const { id } = await seededCourse("FA");
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/complete")) sent.push(String(request.postData()));
  });
  await page.addInitScript(pressWhenHydrated);
  await page.goto(`/courses/${id}`);
  await expect(toast(page)).toContainText("Topic completed");
  await expect(page.getByRole("checkbox").first()).toBeChecked();
  expect(sent).toEqual(['{"completed":true}']);
});

/** React already knows the box, and the page still records what is pressed. */
function pressWhenHydrated() {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    const box = document.querySelector<HTMLInputElement>("input[type=checkbox]");
    if (box && Object.keys(box).some((key) => key.startsWith("__react"))) box.click();
    else port2.postMessage(null);
  };
  port2.postMessage(null);
}
