import type { Locator, Page } from "@playwright/test";
import { EMBEDDED_HOME, startEmbedded } from "@/tests/support/e2e-embedded";
import { moduleParts, sideNavigation, toast } from "@/tests/support/e2e-parts";
import { payWith, stripeNearby, withoutWebhooks } from "@/tests/support/e2e-stripe";
import { expect, test } from "@/tests/support/e2e-test";
import { untilAlive } from "@/tests/support/e2e-visit";
import { enrolIn, newStudent, seededCourse } from "@/tests/support/e2e-world";

let stop = async () => {};

/** Only the policy of this page allows the form's hosts, so a link to it loads a new document. */
async function followToPlans(page: Page, link: Locator): Promise<void> {
  const loaded = page.waitForEvent("load");
  await link.click();
  await loaded;
  await untilAlive(page);
}

test.use({ baseURL: EMBEDDED_HOME });
test.beforeAll(async () => {
  stop = await startEmbedded();
});
test.afterAll(() => stop());

test("pays in our own page; the dashboard checks in the background, and Premium is shown everywhere", async ({
  page,
  context,
  complaints,
}) => {
  complaints.expectOf("402", /^\/c\//);
  await stripeNearby(page);
  await newStudent(context);
  const side = sideNavigation(page);
  const form = page.frameLocator("iframe");
  await page.goto("/settings");
  await expect(side).toContainText("Free Plan");
  await followToPlans(page, side.getByRole("link", { name: "Upgrade Now" }));
  await page.getByRole("button", { name: "Subscribe Now" }).click();
  await expect(page.getByRole("heading", { name: "Complete Your Subscription" })).toBeVisible();
  await form.getByLabel("Promotion code").fill("student50");
  await form.getByRole("button", { name: "Apply" }).click();
  await expect(form.getByRole("button", { name: "Pay €4.99" })).toBeVisible();
  await payWith(form, "4000 0000 0000 0002");
  await expect(form.getByRole("alert")).toHaveText("Your card was declined.");
  await expect(side).toContainText("Free Plan");

  await withoutWebhooks(async () => {
    await payWith(form, "4242 4242 4242 4242");
    await expect(toast(page)).toContainText("Thank you for your subscription!");
    await expect(page).toHaveURL("/dashboard");
    await expect(side).toContainText("Premium Plan");
    await expect(side.getByRole("link", { name: "Upgrade Now" })).toHaveCount(0);
    await page.goto("/profile");
    await expect(page.getByRole("link", { name: "Manage Subscription" })).toBeVisible();
    await page.goto("/subscribe");
    await expect(page.getByRole("heading", { name: "Your Subscription" })).toBeVisible();
  });
});

test("starts at a locked module and returns to it", async ({ page, context }) => {
  await stripeNearby(page);
  const student = await newStudent(context);
  const { id, modules } = await seededCourse("FA");
  const [, second = { id: 0, title: "" }] = modules;
  await enrolIn(id, student);
  await page.goto(`/courses/${id}`);
  await moduleParts(page, second.title).button.click();
  await followToPlans(page, page.getByRole("link", { name: "Subscribe Now" }));
  await page.getByRole("button", { name: "Subscribe Now" }).click();
  await payWith(page.frameLocator("iframe"), "4242 4242 4242 4242");
  await expect(page).toHaveURL(new RegExp(`/courses/${id}#module-${second.id}$`));
  await expect(sideNavigation(page)).toContainText("Premium Plan");
});

test("'Back to Plans' closes the form, which can be opened again; nothing was paid", async ({ page, context }) => {
  await stripeNearby(page);
  await newStudent(context);
  await page.goto("/subscribe");
  for (let again = 0; again < 2; again++) {
    await page.getByRole("button", { name: "Subscribe Now" }).click();
    await expect(page.frameLocator("iframe").getByRole("button", { name: "Pay €9.99" })).toBeVisible();
    await page.getByRole("button", { name: "Back to Plans" }).click();
    await expect(page.getByRole("heading", { name: "Choose Your Study Plan" })).toBeVisible();
    await expect(page.locator("iframe")).toHaveCount(0);
  }
  await expect(sideNavigation(page)).toContainText("Free Plan");
});

test("where Stripe's script is blocked, the payment continues on Stripe's own page", async ({
  page,
  context,
  complaints,
}) => {
  complaints.expectOf("net::ERR_FAILED", /stripe\.js$/);
  await page.route("https://js.stripe.com/**", (route) => route.abort());
  await newStudent(context);
  await page.goto("/subscribe");
  await page.getByRole("button", { name: "Subscribe Now" }).click();
  await expect(page.getByText("The payment form could not be loaded")).toBeVisible();
  await expect(toast(page)).toContainText("Failed to load Stripe.js");
  await page.getByRole("button", { name: "Pay on Stripe's page" }).click();
  await payWith(page, "4242 4242 4242 4242");
  await expect(page.getByRole("heading", { name: "Success!" })).toBeVisible();
  await expect(page).toHaveURL("/dashboard");
});

test("a return with an unknown session is reported on the dashboard and changes nothing", async ({
  page,
  context,
  complaints,
}) => {
  complaints.expectOf("404", "/api/verify-checkout-session");
  await newStudent(context);
  await page.goto("/dashboard?session_id=cs_test_nobodys");
  await expect(toast(page)).toContainText("This payment was not found.");
  await expect(page).toHaveURL("/dashboard");
  await expect(sideNavigation(page)).toContainText("Free Plan");
});
