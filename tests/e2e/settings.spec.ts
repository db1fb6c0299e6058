import { expectAccessibleInBothThemes } from "@/tests/support/e2e-axe";
import { region } from "@/tests/support/e2e-parts";
import { expect, test } from "@/tests/support/e2e-test";
import { untilAlive } from "@/tests/support/e2e-visit";
import { newStudent } from "@/tests/support/e2e-world";

test("a password can be shown, and its strength is told in words, by keyboard", async ({ page, context }) => {
  await newStudent(context);
  await page.goto("/settings#password");
  await untilAlive(page);
  const section = region(page, "Password");
  const field = section.getByLabel("New Password");
  await expect(field).toHaveAttribute("type", "password");
  await field.fill("abcdef");
  await expect(section.getByRole("status")).toHaveText("Easy to guess. Add a few more words.");
  await field.fill("debits stand on the left");
  await expect(section.getByRole("status")).toHaveText("Strong.");
  await field.focus();
  await page.keyboard.press("Tab");
  const show = section.getByRole("button", { name: "Show password" }).first();
  await expect(show).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(show).toHaveAttribute("aria-pressed", "true");
  await expect(field).toHaveAttribute("type", "text");
  await expect(field).toHaveValue("debits stand on the left");
  await expectAccessibleInBothThemes(page);
});

test("settings have the theme, a list of sections that stays and follows, and the terms", async ({ page, context }) => {
  await newStudent(context);
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/settings");
  await untilAlive(page);
  const list = page.getByRole("navigation", { name: "Settings" });
  await expect(list.getByRole("link", { name: "Profile" })).toHaveAttribute("aria-current", "location");
  await region(page, "Appearance").getByRole("radio", { name: /^Dark/ }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.reload();
  await expect(region(page, "Appearance").getByRole("radio", { name: /^Dark/ })).toBeChecked();
  await region(page, "Appearance")
    .getByRole("radio", { name: /^System/ })
    .click();
  await expect(page.locator("html")).not.toHaveAttribute("data-theme");
  await list.getByRole("link", { name: "Notifications" }).click();
  await expect(list.getByRole("link", { name: "Notifications" })).toHaveAttribute("aria-current", "location");
  await expect(list).toBeInViewport();
  await list.getByRole("link", { name: "Privacy" }).click();
  await expect(list.getByRole("link", { name: "Privacy" })).toHaveAttribute("aria-current", "location");
  await expect(list).toBeInViewport();
  const terms = page.waitForEvent("popup");
  await region(page, "Privacy")
    .getByRole("link", { name: /^Terms/ })
    .click();
  await expect((await terms).getByRole("dialog", { name: "Terms" })).toBeVisible();
});

test("the price stands with its terms beside 'Subscribe Now'", async ({ page, context }) => {
  await newStudent(context);
  await page.goto("/subscribe");
  const plan = page.getByRole("main");
  await expect(plan.getByRole("button", { name: "Subscribe Now" })).toBeVisible();
  await expect(plan).toContainText("It renews each month until you cancel");
  await expect(plan).toContainText("Within 14 days you may withdraw");
  await expect(plan.getByRole("link", { name: /^Terms/ })).toHaveAttribute("href", "/#terms");
  await page.goto("about:blank");
  await context.clearCookies();
  await page.goto("/get-started");
  await expect(page.getByRole("link", { name: /^Privacy/ })).toHaveAttribute("href", "/#privacy");
});
