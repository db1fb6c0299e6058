import { region, toast } from "@/tests/support/e2e-parts";
import { expect, test } from "@/tests/support/e2e-test";
import { mailTo, newStudent, sql } from "@/tests/support/e2e-world";

test("a student sets a password, signs in with it, changes it and removes it; other devices are signed out", async ({
  page,
  context,
  elsewhere,
  complaints,
}) => {
  complaints.expectOf("status of 401", "/api/auth/password");
  complaints.expectOf("status of 400", "/api/user/password");
  const { id, email } = await newStudent(context);
  await page.goto("/settings#password");
  const section = region(page, "Password");
  const type = async (password: string, again = password) => {
    await section.getByLabel("New Password").fill(password);
    await section.getByLabel("Confirm Password").fill(again);
  };
  for (const label of ["New Password", "Confirm Password"]) {
    await expect(section.getByLabel(label)).toHaveAttribute("type", "password");
    await expect(section.getByLabel(label)).toHaveAttribute("autocomplete", "new-password");
  }
  await type("a ledger of one's own", "a ledger of another");
  await section.getByRole("button", { name: "Set Password" }).click();
  await expect(section.getByText("Passwords do not match")).toBeVisible();
  await type("password1");
  await section.getByRole("button", { name: "Set Password" }).click();
  await expect(section.getByLabel("New Password")).toHaveAttribute("aria-invalid", "true");
  await type("a ledger of one's own");
  await section.getByRole("button", { name: "Set Password" }).click();
  await expect(toast(page)).toContainText("Password updated");
  await expect(section.getByRole("button", { name: "Change Password" })).toBeVisible();
  expect((await mailTo(email)).subject).toMatch(/password/i);

  const signIn = async (password: string) => {
    await elsewhere.goto("/auth?next=%2Fsettings");
    await elsewhere.getByRole("button", { name: "Use a password instead" }).click();
    await expect(elsewhere.getByLabel("Password", { exact: true })).toHaveAttribute("type", "password");
    await elsewhere.getByLabel("Password").fill(password);
    await elsewhere.getByLabel("Email address").fill(email);
    await elsewhere.getByRole("button", { name: "Sign in", exact: true }).click();
  };
  await signIn("a ledger of another");
  await expect(
    elsewhere.getByRole("alert").filter({ hasText: "The e-mail address or the password is not right." }),
  ).toBeVisible();
  await signIn("a ledger of one's own");
  await expect(elsewhere).toHaveURL("/settings");

  // Who signed in with the password is asked for it; the first browser signed in by mail.
  const other = region(elsewhere, "Password");
  const change = async (current: string) => {
    await other.getByLabel("Current Password").fill(current);
    await other.getByLabel("New Password").fill("two ledgers of one's own");
    await other.getByLabel("Confirm Password").fill("two ledgers of one's own");
    await other.getByRole("button", { name: "Change Password" }).click();
  };
  // The first browser's session is about to end, and an open page would report that.
  await page.goto("about:blank");
  await change("a ledger of another");
  await expect(other.getByText("Current password is incorrect")).toBeVisible();
  await change("a ledger of one's own");
  await expect(toast(elsewhere)).toContainText("Password updated");
  await page.goto("/settings");
  await expect(page).toHaveURL(/\/auth\?next=%2Fsettings/);

  await other.getByRole("button", { name: "Remove Password" }).click();
  const dialog = elsewhere.getByRole("alertdialog", { name: "Remove your password?" });
  await dialog.getByRole("button", { name: "Remove password" }).click();
  await expect(toast(elsewhere)).toContainText("Password removed");
  await expect(other.getByRole("button", { name: "Set Password" })).toBeVisible();
  const [account] = await sql<{ password: string | null }>(`select password from "User" where id = $1`, id);
  expect(account?.password).toBeNull();
});
