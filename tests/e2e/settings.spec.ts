import type { Page } from "@playwright/test";
import { addDays, dateOf, dayIn } from "@/lib/platform/time/civil";
import { expectAccessibleInBothThemes } from "@/tests/support/e2e-axe";
import { expect, test } from "@/tests/support/e2e-test";
import { untilAlive } from "@/tests/support/e2e-visit";
import { enrolIn, mailsTo, moveClock, newStudent, runCron, seededCourse, ZONE } from "@/tests/support/e2e-world";

test.afterEach(({ page }) => moveClock(page));

const HOUR_MS = 3_600_000;
const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

async function openSettings(page: Page) {
  await page.goto("/settings");
  await untilAlive(page);
}

test("the theme is chosen in the settings by the keyboard, holds on every page, and the user menu shows the same", async ({
  page,
  context,
}) => {
  await newStudent(context);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await openSettings(page);
  const light = await background(page);
  const theme = page.getByRole("radiogroup", { name: "Theme" });
  await expect(theme.getByRole("radio", { name: /^System/ })).toBeChecked();
  await theme.getByRole("radio", { name: /^System/ }).focus();
  // Held until it has moved, as a finger does; Playwright's press is shorter than that.
  await page.keyboard.down("ArrowUp");
  await expect(theme.getByRole("radio", { name: /^Dark/ })).toBeChecked();
  await page.keyboard.up("ArrowUp");
  await expect.poll(() => background(page)).not.toBe(light);
  const dark = await background(page);
  await expectAccessibleInBothThemes(page);

  await page.goto("/courses");
  await untilAlive(page);
  expect(await background(page)).toBe(dark);
  await page.getByRole("banner").getByRole("button", { name: "Mina" }).click();
  await expect(page.getByRole("menuitemradio", { name: "Dark" })).toBeChecked();
  await page.getByRole("menuitemradio", { name: "Light" }).click();
  await page.keyboard.press("Escape");
  await expect.poll(() => background(page)).toBe(light);
  await openSettings(page);
  await expect(theme.getByRole("radio", { name: /^Light/ })).toBeChecked();
});

test("the daily reminder comes by mail at the chosen hour, once, and its link stops it", async ({ page, context }) => {
  const student = await newStudent(context);
  await enrolIn((await seededCourse("FA")).id, student);
  await openSettings(page);
  const reminder = page.getByRole("switch", { name: "Daily reminder" });
  const hour = page.getByRole("combobox", { name: "Hour" });
  await expect(reminder).not.toBeChecked();
  await expect(hour).toBeHidden();
  await reminder.click();
  await expect(reminder).toBeChecked();
  await expect(hour).toHaveValue("18");
  await hour.selectOption("21:00");
  const stored = async () => (await page.request.get("/api/user/mail-preferences")).json();
  await expect.poll(stored).toMatchObject({ reminder: true, reminderHour: 21 });
  await page.reload();
  await expect(hour).toHaveValue("21");

  const tomorrow = addDays(dayIn(ZONE, new Date()), 1);
  const at = (time: number) => new Date(dateOf(tomorrow).getTime() + time * HOUR_MS);
  for (const [time, mails] of [
    [19, 0],
    [21.5, 1],
    [22.5, 1],
  ] as const) {
    await moveClock(page, at(time));
    await runCron();
    await expect.poll(() => mailsTo(student.email).length, { message: `mails by ${time}` }).toBe(mails);
  }
  const stop = /https?:\/\/\S+\/unsubscribe\?token=\S+/.exec(mailsTo(student.email)[0]?.text ?? "")?.[0] ?? "";
  await page.goto(stop);
  await untilAlive(page);
  await page.getByRole("button", { name: "Stop these mails" }).click();
  await expect(page.getByRole("heading", { name: "Stopped" })).toBeVisible();
  await expect.poll(stored).toMatchObject({ reminder: false, reminderHour: 21 });
});

test("time zones are listed once somebody is about to choose one", async ({ page, context }) => {
  await newStudent(context);
  await openSettings(page);
  const zone = page.getByRole("combobox", { name: "Your time zone" });
  await expect(zone).toBeEnabled();
  await expect(zone).toHaveValue(ZONE);
  // Hundreds of options make each dialog of the page slow to open.
  expect(await zone.getByRole("option").count()).toBeLessThan(10);
  await zone.focus();
  await expect.poll(() => zone.getByRole("option").count()).toBeGreaterThan(100);
  await zone.selectOption("Tokyo");
  await expect(zone).toHaveValue("Asia/Tokyo");
  await expect(page.getByText("You picked this zone")).toBeVisible();
});

test("a time zone is chosen by typing its name", async ({ page, context }) => {
  await newStudent(context);
  await openSettings(page);
  const zone = page.getByRole("combobox", { name: "Your time zone" });
  await expect(zone).toBeEnabled();
  await zone.focus();
  await expect.poll(() => zone.getByRole("option").count()).toBeGreaterThan(100);
  await page.keyboard.type("Tokyo");
  await expect(page.getByText("Time zone updated", { exact: true }).first()).toBeVisible();
  await expect(page.getByText("You picked this zone")).toBeVisible();
  await expect(zone).toHaveValue("Asia/Tokyo");
  await expect(zone).toBeFocused();
});
