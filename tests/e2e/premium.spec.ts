import { moduleParts, sideNavigation, toast } from "@/tests/support/e2e-parts";
import { daysLater, payWith, withoutStripe, withoutWebhooks } from "@/tests/support/e2e-stripe";
import { expect, test } from "@/tests/support/e2e-test";
import { untilAlive } from "@/tests/support/e2e-visit";
import { enrolIn, mailTo, newStudent, seededCourse, sql } from "@/tests/support/e2e-world";

test("meets a locked module, subscribes, opens it, sees the invoice, cancels, and loses it the day after the end", async ({
  page,
  context,
  complaints,
}) => {
  complaints.expectOf("402", /^\/c\//);
  const student = await newStudent(context);
  const { id, modules } = await seededCourse("FA");
  const [, second = { id: 0, title: "" }] = modules;
  await enrolIn(id, student);
  const side = sideNavigation(page);
  const openSecond = async () => {
    const parts = moduleParts(page, second.title);
    if ((await parts.button.getAttribute("aria-expanded")) !== "true") await parts.button.click();
    return parts.topics.first();
  };

  await page.goto(`/courses/${id}`);
  await expect(side).toContainText("Free Plan");
  await openSecond();
  await page.getByRole("link", { name: "Subscribe Now" }).click();
  await expect(page.getByRole("heading", { name: "Choose Your Study Plan" })).toBeVisible();
  await expect(page.getByText(/^€9\.99 a month\. It renews each month until you cancel/)).toContainText(
    "Within 14 days you may withdraw",
  );
  await expect(page.getByRole("main").getByRole("link", { name: "Terms" })).toBeVisible();
  await page.getByRole("button", { name: "Subscribe Now" }).click();

  await expect(page.getByRole("heading", { name: "Local test payment" })).toBeVisible();
  await expect(page.getByText(student.email)).toBeVisible();
  await page.getByLabel("Promotion code").fill("student50");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByRole("button", { name: "Pay €4.99" })).toBeVisible();
  await payWith(page, "4000 0000 0000 0002");
  await expect(page.getByRole("alert")).toHaveText("Your card was declined.");
  await payWith(page, "4242 4242 4242 4242");
  await expect(page.getByRole("heading", { name: "Success!" })).toBeVisible();
  await expect(toast(page)).toContainText("Your premium subscription has been activated successfully!");

  await expect(page).toHaveURL(new RegExp(`/courses/${id}#module-${second.id}$`));
  await expect(side).toContainText("Premium Plan");
  await (await openSecond()).click();
  await expect(toast(page).filter({ hasText: "Topic completed" })).toBeVisible();

  await page.goto("/subscribe");
  await expect(page.getByRole("heading", { name: "Your Subscription" })).toBeVisible();
  await expect(page.getByText("Next billing date")).toBeVisible();
  await page.getByRole("button", { name: "Manage billing" }).click();
  await expect(page.getByRole("cell", { name: "€4.99" })).toBeVisible();
  // Stripe's news may come later than she does.
  await withoutWebhooks(async () => {
    await page.getByRole("button", { name: "Cancel subscription" }).click();
    await expect(page.getByRole("status")).toContainText("You keep access until the end of the period.");
    await page.getByRole("link", { name: "Back to Pacioli" }).click();
    await expect(page.getByText("Next billing date")).toBeVisible();
  });
  await expect(page.getByText("Ends on")).toBeVisible();
  await expect(side).toContainText("Premium Plan");

  await daysLater(32);
  await expect(async () => {
    await page.reload();
    await expect(page.getByText("Your Premium has ended")).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(side).toContainText("Free Plan");
  await page.goto(`/courses/${id}`);
  await openSecond();
  await expect(page.getByRole("heading", { name: `Premium Content: ${second.title}` })).toBeVisible();
});

test("the plan of somebody whose payment failed is there at once, as the server wrote it", async ({
  page,
  context,
}) => {
  const { id } = await newStudent(context);
  await sql(
    `update "User" set "subscriptionStatus" = 'past_due', "subscriptionTier" = 'premium', "subscriptionSource" = 'stripe',
            "stripeCustomerId" = 'cus_' || id where id = $1`,
    id,
  );
  expect(await (await page.request.get("/subscribe")).text()).toContain("Your last payment did not go through");
  await page.goto("/subscribe");
  await untilAlive(page);
  await expect(page.getByText("Your last payment did not go through")).toBeVisible();
  await page.goto("/dashboard");
  await expect(page.getByRole("button", { name: "Update card" })).toBeVisible();
});

test("a signed-out visitor is asked to sign in first, and comes back to the plan", async ({ page }) => {
  await page.goto("/");
  const plan = page.getByRole("region", { name: "One plan. One price." });
  await expect(plan.getByRole("listitem").filter({ hasText: "Mock exams" })).toBeVisible();
  await page.goto("/subscribe");
  await expect(page.getByRole("listitem").filter({ hasText: "Mock exams" })).toBeVisible();
  await page.getByRole("button", { name: "Subscribe Now" }).click();
  await expect(toast(page)).toContainText("Please sign in to subscribe to a plan");
  await expect(page).toHaveURL(/\/auth\?next=%2Fsubscribe$/);
});

test("leaving the payment page leaves the plan as it was", async ({ page, context }) => {
  await newStudent(context);
  await page.goto("/subscribe");
  await page.getByRole("button", { name: "Subscribe Now" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("Nothing was paid")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Choose Your Study Plan" })).toBeVisible();
});

test("when Stripe is down a sentence says so, and nothing is half done", async ({ page, context, complaints }) => {
  complaints.expectOf("503", "/api/create-subscription");
  const { id } = await newStudent(context);
  await page.goto("/subscribe");
  await withoutStripe(async () => {
    await page.getByRole("button", { name: "Subscribe Now" }).click();
    await expect(toast(page)).toContainText("The payment service cannot be reached right now.");
    await expect(page.getByRole("heading", { name: "Choose Your Study Plan" })).toBeVisible();
  });
  expect(await sql(`select "stripeCustomerId" as customer from "User" where id = $1`, id)).toEqual([
    { customer: null },
  ]);
});

test("an account whose subscription cannot be ended is not deleted, and is deleted once it can", async ({
  page,
  context,
  complaints,
}) => {
  complaints.expectOf("503", "/api/user");
  const { email } = await newStudent(context);
  await page.goto("/subscribe");
  await page.getByRole("button", { name: "Subscribe Now" }).click();
  await payWith(page, "4242 4242 4242 4242");
  await expect(page).toHaveURL("/dashboard");
  await page.goto("/settings");
  await page.getByRole("button", { name: "Delete account" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(/^Type /).fill(email);
  const press = () => dialog.getByRole("button", { name: "Delete account" }).click();
  await withoutStripe(async () => {
    await press();
    await expect(dialog).toContainText("The payment service cannot be reached right now.");
  });
  await expect(page.getByText("Premium Plan")).toBeVisible();
  await press();
  await expect(page).toHaveURL("/");
  expect((await mailTo(email)).subject).toContain("deleted");
});
