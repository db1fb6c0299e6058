import { addDays, dateOf, dayIn, weekdayOf } from "@/lib/platform/civil";
import { expectAccessibleInBothThemes } from "@/tests/support/e2e-axe";
import { toast } from "@/tests/support/e2e-parts";
import { expect, test } from "@/tests/support/e2e-test";
import { untilAlive } from "@/tests/support/e2e-visit";
import { enrolIn, HOME, mailTo, moveClock, newStudent, runCron, seededCourse, ZONE } from "@/tests/support/e2e-world";

test.afterEach(({ page }) => moveClock(page));

test("a student asks for a reminder by mail, follows it to the topic, and stops it without signing in", async ({
  page,
  context,
}) => {
  const course = await seededCourse("FA");
  const student = await newStudent(context);
  await enrolIn(course.id, student);
  await page.goto("/settings#notifications");
  await untilAlive(page);
  await page.getByRole("switch", { name: "Daily reminder" }).click();
  await expect(toast(page)).toContainText("Notification preference updated");
  await page.getByLabel("Hour").selectOption("07:00");
  await expect
    .poll(async () => (await (await page.request.get("/api/user/mail-preferences")).json()).reminderHour)
    .toBe(7);
  await page.reload();
  await expect(page.getByRole("switch", { name: "Daily reminder" })).toBeChecked();
  await expect(page.getByLabel("Hour")).toHaveValue("7");
  await expectAccessibleInBothThemes(page);

  const tomorrow = addDays(dayIn(ZONE, new Date()), 1);
  await moveClock(page, new Date(dateOf(tomorrow).getTime() + 8 * 3_600_000));
  await runCron();
  await runCron();
  const mail = await mailTo(student.email);
  expect(mail.subject).toMatch(/^Time to study: /);
  const next = /(https?:\/\/\S+\/courses\/\S+)/.exec(mail.text)?.[1] ?? "";
  await page.goto(next);
  await expect(page).toHaveURL(new RegExp(`/courses/${course.id}`));

  const stop = /(https?:\/\/\S+\/unsubscribe\?token=\S+)/.exec(mail.text)?.[1] ?? "";
  await page.goto("about:blank");
  await context.clearCookies();
  await page.goto(stop);
  await untilAlive(page);
  await expect(page.getByRole("heading", { name: "Stop these mails?" })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole("button", { name: "Stop these mails" }).click();
  await expect(page.getByRole("heading", { name: "Stopped" })).toBeVisible();
  await page.goto(stop);
  await expect(page.getByRole("heading", { name: "Already stopped" })).toBeVisible();
  await page.goto(`${stop}x`);
  await expect(page.getByRole("heading", { name: "This link does not work" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Open my settings" })).toBeVisible();
});

test("a mail program posts to the page's own address, and the form works without JavaScript", async ({
  browser,
  page,
  context,
}) => {
  const course = await seededCourse("FA");
  const student = await newStudent(context);
  await enrolIn(course.id, student);
  const tomorrow = addDays(dayIn(ZONE, new Date()), 1);
  // No summary comes on the day of the reminder.
  const summaryDay = weekdayOf(addDays(tomorrow, 3));
  const on = { reminder: true, reminderHour: 7, summary: true, summaryDay };
  const before = await page.request.patch("/api/user/mail-preferences", { data: on });
  expect(before.status()).toBe(200);
  await moveClock(page, new Date(dateOf(tomorrow).getTime() + 8 * 3_600_000));
  await runCron();
  const stop = /(https?:\/\/\S+\/unsubscribe\?token=\S+)/.exec((await mailTo(student.email)).text)?.[1] ?? "";
  const program = await browser.newContext({ javaScriptEnabled: false });
  const posted = await program.request.post(stop, { form: { "List-Unsubscribe": "One-Click" } });
  expect(posted.status()).toBe(200);
  expect(await posted.text()).toContain("the daily reminder");
  const state = async () => (await page.request.get("/api/user/mail-preferences")).json();
  expect(await state()).toMatchObject({ reminder: false, summary: true });
  await page.request.patch("/api/user/mail-preferences", { data: { reminder: true } });
  const plain = await program.newPage();
  await plain.goto(stop);
  await plain.getByRole("button", { name: "Stop these mails" }).click();
  await expect(plain.getByText("You get no more mails of this kind")).toBeVisible();
  expect(plain.url().startsWith(HOME)).toBe(true);
  expect(await state()).toMatchObject({ reminder: false });
  await program.close();
});
