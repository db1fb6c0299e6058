import type { Page } from "@playwright/test";
import { startOidc } from "@/local/oidc.mjs";
import { PROVIDERS_HOME, startWithProviders } from "@/tests/support/e2e-embedded";
import { expect, test } from "@/tests/support/e2e-test";
import { untilAlive } from "@/tests/support/e2e-visit";
import { newAddress } from "@/tests/support/e2e-world";

let oidc: Awaited<ReturnType<typeof startOidc>>;
let stop = async () => {};

test.use({ baseURL: PROVIDERS_HOME });
test.beforeAll(async () => {
  oidc = await startOidc();
  stop = await startWithProviders(oidc);
});
test.afterAll(async () => {
  await stop();
  await oidc.stop();
});

/** The pages were built without providers, and are rendered again when they are more than a minute old. */
async function signInWith(page: Page, name: string, path: string): Promise<void> {
  const button = page.getByRole("button", { name: `Continue with ${name}` });
  await expect(async () => {
    await page.goto(path);
    await expect(button).toBeVisible({ timeout: 2000 });
  }).toPass();
  await untilAlive(page);
  await button.click();
}

test("a refusal at Google leads back with a sentence; signing up leads to the page that was wanted", async ({
  page,
}) => {
  const email = newAddress("google");
  oidc.become({ sub: email, email, email_verified: true, name: "Gala Placidia" });
  oidc.control({ mode: "cancel" });
  await signInWith(page, "Google", "/calendar");
  await expect(page).toHaveURL(/\/auth\?.*error=/);
  await expect(page.getByRole("alert").filter({ hasText: "Signing in there did not work." })).toBeVisible();

  oidc.control({ mode: "ok" });
  await signInWith(page, "Google", "/calendar");
  await expect(page).toHaveURL("/calendar");
  await page.goto("/profile");
  await expect(page.getByRole("main")).toContainText("Gala Placidia");
});

test("the sign-up page leads to Microsoft and into the product", async ({ page }) => {
  const email = newAddress("microsoft");
  oidc.become({ sub: email, email, xms_edov: true, name: "Gala Placidia" });
  await signInWith(page, "Microsoft", "/get-started");
  await expect(page).toHaveURL("/dashboard");
  await page.goto("/profile");
  await expect(page.getByRole("main")).toContainText("Gala Placidia");
});
