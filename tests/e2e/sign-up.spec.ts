import type { Page } from "@playwright/test";
import { sideNavigation, toast } from "@/tests/support/e2e-parts";
import { expect, test } from "@/tests/support/e2e-test";
import { createStudent, mailTo, newAddress, ZONE } from "@/tests/support/e2e-world";

const OVER = "This link has expired or was already used.";

test("a visitor signs up by the link in the mail, and the link works once", async ({ page, context, elsewhere }) => {
  const email = newAddress();
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "Get Started" }).click();
  await page.getByLabel("Full Name").fill("Mina Farrow");
  await page.getByLabel("Email address").fill(email);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { name: "Check Your Email" })).toBeFocused();
  await expect(toast(page)).toContainText("Please check your email for a login link.");
  await expect(page.getByText(email)).toBeVisible();

  const mail = await mailTo(email);
  expect(mail.subject).toBe("Your sign-in link for Pacioli");
  const tab = await context.newPage();
  await tab.goto(mail.link);
  await expect(tab).toHaveURL("/dashboard");
  await expect(tab.getByRole("heading", { level: 1 })).toHaveText("Welcome back, Mina Farrow");
  // The waiting tab is signed in, too.
  await expect(page).toHaveURL("/dashboard");

  await tab.goto(mail.link);
  await expect(tab.getByRole("heading", { name: OVER })).toBeVisible();
  await expect(tab.getByText(`You are signed in as ${email}.`)).toBeVisible();
  expect(tab.url()).not.toContain("token");
  await elsewhere.goto(mail.link);
  await expect(elsewhere.getByRole("heading", { name: OVER })).toBeVisible();
  await expect(elsewhere.getByRole("button", { name: "Send Magic Link" })).toBeVisible();

  await tab.getByRole("link", { name: "Continue to Pacioli" }).click();
  // Its next question for notifications would be refused once the other tab is signed out.
  await page.close();
  await signOut(tab);
  await tab.goto("/progress");
  await expect(tab).toHaveURL("/auth?next=%2Fprogress");
});

test("a link opened in another browser waits for its button, however often the page is loaded", async ({
  page,
  elsewhere,
  request,
}) => {
  const email = newAddress("sam.okafor");
  await page.goto("/auth");
  await expect(page.getByLabel("Email address")).toBeFocused();
  await page.getByLabel("Email address").fill(` ${email.toUpperCase()} `);
  await page.getByRole("button", { name: "Send Magic Link" }).click();
  await expect(page.getByRole("heading", { name: "Check your inbox" })).toBeVisible();
  const { link } = await mailTo(email);

  for (const method of ["HEAD", "GET"]) expect((await request.fetch(link, { method })).status()).toBe(200);
  await elsewhere.goto(link);
  await expect(elsewhere.getByRole("heading", { name: "One more step" })).toBeVisible();
  await expect(elsewhere.getByText(email)).toBeVisible();
  await expect(elsewhere).toHaveURL("/auth/verify");
  await elsewhere.reload();
  await elsewhere.getByRole("button", { name: "Continue to Pacioli" }).click();
  await expect(elsewhere).toHaveURL("/dashboard");
  // No name was typed, so the part before the @ is used.
  await expect(elsewhere.getByRole("heading", { level: 1 })).toHaveText(`Welcome back, ${email.split("@")[0]}`);
  await expect(page).toHaveURL("/auth");
});

test("a student signs in by the code and comes to the page that she wanted", async ({ page, complaints }) => {
  complaints.expectOf("status of 410", "/api/auth/verify");
  const { email, name } = await createStudent("Noor Haddad");
  await page.goto("/courses?tab=enrolled");
  await expect(page).toHaveURL(`/auth?next=${encodeURIComponent("/courses?tab=enrolled")}`);
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel("Email address").press("Enter");
  const { code } = await mailTo(email);
  const field = page.getByLabel("Or type the 6-digit code from the e-mail");
  const send = page.getByRole("button", { name: "Sign in", exact: true });

  await field.fill(code === "000000" ? "111111" : "000000");
  await expect(page.getByText("This code is not right, or it has expired.")).toBeVisible();
  await field.fill("12345");
  await send.click();
  await expect(page.getByText("The code has six digits.")).toBeVisible();
  await field.fill(` ${code.slice(0, 3)} ${code.slice(3)} `);
  await expect(page).toHaveURL("/courses?tab=enrolled");
  await expect(sideNavigation(page)).toContainText(name);

  await page.goto("/auth");
  await expect(page).toHaveURL("/dashboard");
  await page.goto("/get-started");
  await expect(page).toHaveURL("/dashboard");
  expect(await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)).toBe(ZONE);
});

test("typing errors are shown on their field, and a likely address is suggested", async ({ page }) => {
  await page.goto("/get-started");
  await page.getByLabel("Full Name").fill("M");
  await page.getByLabel("Email address").fill("mina@");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Name must be at least 2 characters.")).toBeVisible();
  await expect(page.getByText("Please enter a valid email address.")).toBeVisible();
  await expect(page.getByLabel("Full Name")).toBeFocused();

  await page.getByLabel("Full Name").fill("Mina Farrow");
  await page.getByLabel("Email address").fill("mina@gmial.com");
  await expect(page.getByText("Please enter a valid email address.")).toBeHidden();
  const button = page.getByRole("button", { name: "Continue" });
  const place = await button.boundingBox();
  await page.getByLabel("Email address").blur();
  await expect(page.getByText("Did you mean")).toBeVisible();
  expect(await button.boundingBox(), "the button stays under the pointer").toEqual(place);
  await page.getByLabel("Email address").fill("mina@gmial.co");
  await expect(page.getByText("Did you mean")).toBeHidden();
  await page.getByLabel("Email address").fill("mina@gmial.com");
  await page.getByLabel("Email address").blur();
  await page.getByRole("button", { name: "mina@gmail.com" }).click();
  await expect(page.getByLabel("Email address")).toHaveValue("mina@gmail.com");
  // Nor does the suggestion of a long address move it on a narrow screen.
  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByLabel("Email address").fill("mina.alexandra.farrow-whitlock@gmial.com");
  const narrow = await button.boundingBox();
  await page.getByLabel("Email address").blur();
  await expect(page.getByRole("button", { name: "mina.alexandra.farrow-whitlock@gmail.com" })).toBeVisible();
  expect(await button.boundingBox()).toEqual(narrow);
  const email = newAddress();
  await page.getByLabel("Email address").fill(email);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("button", { name: /^Send it again in \d+ s$/ })).toBeVisible();
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByLabel("Full Name")).toHaveValue("Mina Farrow");
  await expect(page.getByLabel("Email address")).toHaveValue(email);
});

async function signOut(page: Page) {
  await page.getByRole("banner").getByRole("button", { name: "Mina" }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await expect(toast(page)).toContainText("You have been successfully logged out.");
  await expect(page).toHaveURL("/auth");
}
