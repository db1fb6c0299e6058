import { answerSomehow, freeTopic, startedElsewhere, verdict } from "@/tests/support/e2e-practice";
import { expect, test } from "@/tests/support/e2e-test";
import { enrolIn, newStudent } from "@/tests/support/e2e-world";

test("of two tabs one writes: the other says so, and takes over when it is asked to", async ({
  page,
  context,
  complaints,
}) => {
  const student = await newStudent(context);
  const { courseId, topicId } = await freeTopic("FA");
  await enrolIn(courseId, student);
  complaints.expectOf("status of 409", /^\/api\/attempts\/\d+\//);
  const id = await startedElsewhere(context, { kind: "quiz", topicId });
  await page.goto(`/practice/${id}`);
  await expect(page.getByText("This attempt is open elsewhere.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Check" })).toBeDisabled();
  await page.getByRole("button", { name: "Use it here" }).click();
  await expect(page.getByText("This attempt is open elsewhere.")).toBeHidden();
  await answerSomehow(page);
  await page.getByRole("button", { name: "Check" }).click();
  await expect(verdict(page)).toBeVisible();

  // A second tab takes it: the first one's next answer is kept, and reaches the server once.
  await page.getByRole("button", { name: "Next", exact: true }).click();
  const second = await context.newPage();
  await second.goto(`/practice/${id}`);
  await second.getByRole("button", { name: "Use it here" }).click();
  await expect(second.getByText("This attempt is open elsewhere.")).toBeHidden();
  await answerSomehow(page);
  await page.getByRole("button", { name: "Check" }).click();
  // The tab that writes sends what the other one left in the browser's storage.
  await expect(verdict(second)).toBeVisible();
});

test("before it is marked, no page and no payload knows what is right or why", async ({ page, context }) => {
  const student = await newStudent(context);
  const { courseId, topicId } = await freeTopic("FA");
  await enrolIn(courseId, student);
  const id = await startedElsewhere(context, { kind: "quiz", topicId });
  const texts = [
    await (await context.request.get(`/practice/${id}`)).text(),
    await (await context.request.get(`/practice/${id}`, { headers: { RSC: "1" } })).text(),
    await (await context.request.get(`/api/attempts/${id}`)).text(),
  ];
  for (const text of texts) {
    expect(text).toContain("ask");
    for (const secret of [
      /\\?"right\\?":(true|false)/,
      /\\?"why\\?":/,
      /\\?"worked\\?":/,
      /\\?"recognised\\?":/,
      /\\?"seed\\?":/,
    ])
      expect(text).not.toMatch(secret);
  }
  // The same words do stand there once an answer is in, so the look is no blind one.
  await page.goto(`/practice/${id}`);
  await page.getByRole("button", { name: "Use it here" }).click();
  await answerSomehow(page);
  await page.getByRole("button", { name: "Check" }).click();
  await expect(verdict(page)).toBeVisible();
  expect(await (await context.request.get(`/api/attempts/${id}`)).text()).toMatch(/"worked":/);
});
