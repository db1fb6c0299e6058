import type { Page, Request } from "@playwright/test";
import { expectAccessibleInBothThemes } from "@/tests/support/e2e-axe";
import { answerSomehow, expectFields, obstructOnce, questionHeading } from "@/tests/support/e2e-practice";
import { expect, test } from "@/tests/support/e2e-test";
import { holdBack, untilAlive } from "@/tests/support/e2e-visit";
import { newCandidate, sql } from "@/tests/support/e2e-world";

const QUESTIONS = 37;
const BEFORE_OFFLINE = 6;
const OFFLINE_UNTIL = 10;

const at = (page: Page, place: number) =>
  expect(questionHeading(page)).toContainText(`Question ${place} of ${QUESTIONS}`);
const saved = (page: Page) => expect(page.getByText("Saved", { exact: true })).toBeVisible();
const answered = (page: Page, count: number) =>
  expect(page.getByRole("button", { name: "Navigator" })).toContainText(`${count} of ${QUESTIONS}`);

/** A long question is beside its scenario, on a phone behind a tab. */
async function showQuestion(page: Page): Promise<void> {
  const question = page.getByRole("tab", { name: "Question" });
  if (await question.isVisible()) await question.click();
}

async function goTo(page: Page, place: number): Promise<void> {
  await page.getByRole("button", { name: "Navigator" }).click();
  await page.getByRole("button", { name: new RegExp(`^Question ${place}:`) }).click();
  await at(page, place);
}

/** One question of each kind whose editor is code of its own. */
async function placesOfEditors(page: Page): Promise<number[]> {
  const { items } = await (await page.request.get(page.url().replace("/practice/", "/api/attempts/"))).json();
  const kinds = ["journal", "sheet", "order"];
  const placeOf = (kind: string) =>
    items.find(({ question }: { question?: { kind: string } }) => question?.kind === kind)?.place;
  const places = kinds.map(placeOf).filter((place) => place !== undefined);
  expect(places).not.toEqual([]);
  return places;
}

async function answerAt(page: Page, place: number): Promise<void> {
  await at(page, place);
  await showQuestion(page);
  await answerSomehow(page);
  // A list to put in order is an answer once something was moved.
  const down = page.getByRole("button", { name: "Move down from place 1" });
  if (await down.count()) await down.click();
  await answered(page, place);
  if (place < QUESTIONS) await page.getByRole("button", { name: "Next", exact: true }).click();
}

const setsFlag = (request: Request) => request.method() === "PATCH" && "flagged" in request.postDataJSON();

const flagged = async (userId: string) =>
  (
    await sql<{ place: number }>(
      `select place from "AttemptItem" where "userId" = $1 and flagged order by place`,
      userId,
    )
  ).map(({ place }) => place);

test("a whole mock exam of FA survives a reload, a second tab and a time without a connection", async ({
  page,
  context,
  complaints,
}) => {
  // An exam has 37 questions, and each is answered.
  test.slow();
  const { id: userId, courseId } = await newCandidate(context);
  complaints.expectOf("status of 409", /^\/api\/attempts\/\d+\//);
  complaints.expectOf("ERR_INTERNET_DISCONNECTED", /./);

  await page.goto(`/exams/practice/${courseId}`);
  await expect(page).toHaveURL(`/courses/${courseId}/mock`);
  await untilAlive(page);
  await expectAccessibleInBothThemes(page);
  await page.getByRole("button", { name: "Start mock exam" }).click();
  await at(page, 1);
  await expect(page.getByRole("timer")).toHaveText(/^(2 h|1 h 59 min) left$/);
  await expectAccessibleInBothThemes(page);

  // The exam has the window for itself; a pause gives the navigation back.
  const navigation = page.getByRole("complementary", { name: "Side navigation" });
  await expect(navigation).toBeHidden();
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByRole("heading", { name: "Paused" })).toBeVisible();
  await expect(navigation).toBeVisible();
  await page.getByRole("button", { name: "Resume" }).click();
  await at(page, 1);

  // The calculator has its own keys: they neither answer the question nor leave it.
  await page.getByRole("button", { name: "Calculator" }).click();
  const sum = page.getByRole("textbox", { name: "Sum" });
  await sum.fill("1200 * 3 / 8");
  await sum.press("Enter");
  await expect(sum).toHaveValue("450");
  await page.getByRole("button", { name: "equals" }).press("2");
  await at(page, 1);
  await answered(page, 0);
  await page.getByRole("button", { name: "Close: Calculator" }).click();
  await page.getByRole("button", { name: "Navigator" }).click();
  await page.getByRole("button", { name: "Question 1: seen, not answered" }).click();

  await answerAt(page, 1);
  await answerAt(page, 2);
  await page.getByRole("button", { name: "Flag this question" }).click();
  await expect(page.getByRole("button", { name: "Flag this question" })).toHaveAttribute("aria-pressed", "true");

  // A reload comes back to the same place, with every answer.
  await saved(page);
  await page.reload();
  await at(page, 3);
  await untilAlive(page);
  await answered(page, 2);
  await expect(page.getByRole("button", { name: "Flag this question" })).toHaveAttribute("aria-pressed", "true");
  // A save that another write stood in the way of is sent again by itself.
  await obstructOnce(page, "PUT", "**/api/attempts/*/items/3");
  await answerAt(page, 3);
  await saved(page);

  // A second tab takes over, then the first one takes it back.
  const second = await context.newPage();
  await second.goto(page.url());
  await untilAlive(second);
  await second.getByRole("button", { name: "Use it here" }).click();
  await expect(second.getByText("This attempt is open elsewhere.")).toBeHidden();
  await answerAt(second, 4);
  await saved(second);
  await second.close();
  await page.reload();
  await untilAlive(page);
  await page.getByRole("button", { name: "Use it here" }).click();
  await expect(page.getByText("This attempt is open elsewhere.")).toBeHidden();
  for (let place = 5; place <= BEFORE_OFFLINE; place += 1) await answerAt(page, place);
  await saved(page);

  // Without a connection the exam goes on; what was answered is sent when it is back.
  const editors = await placesOfEditors(page);
  await context.setOffline(true);
  for (let place = BEFORE_OFFLINE + 1; place <= OFFLINE_UNTIL; place += 1) await answerAt(page, place);
  await expect(page.getByText("Not saved: no connection")).toBeVisible();
  // The bar is at the top, not over the clock.
  await expect.poll(async () => (await page.getByText("You are offline.").boundingBox())?.y).toBeLessThan(1);
  // The code of every kind of question is there already.
  for (const place of [...editors, OFFLINE_UNTIL + 1]) {
    await goTo(page, place);
    await showQuestion(page);
    await expectFields(page);
  }
  // A flag is kept as well, and sent later.
  const flag = page.getByRole("button", { name: "Flag this question" });
  await flag.click();
  await context.setOffline(false);
  await saved(page);
  await expect.poll(() => flagged(userId)).toEqual([3, OFFLINE_UNTIL + 1]);
  await expect(flag).toHaveAttribute("aria-pressed", "true");
  for (let place = OFFLINE_UNTIL + 1; place <= QUESTIONS; place += 1) await answerAt(page, place);
  await expectAccessibleInBothThemes(page);

  // A flag that is taken off while it is still on its way is taken off on the server, too.
  const releaseFirst = await holdBack(page, "**/api/attempts/*/items/*", setsFlag);
  const sent = page.waitForRequest(setsFlag);
  await flag.click();
  await sent;
  await flag.click();
  await expect(flag).toHaveAttribute("aria-pressed", "false");
  releaseFirst();
  await saved(page);
  await expect.poll(() => flagged(userId)).toEqual([3, OFFLINE_UNTIL + 1]);

  // The last flag is still on its way when the exam is submitted: it arrives first.
  const release = await holdBack(page, "**/api/attempts/*/items/*", setsFlag);
  await flag.click();
  await page.getByRole("button", { name: "Submit exam" }).click();
  await expect(page.getByText("3 questions are flagged. After this nothing can be changed.")).toBeVisible();
  await page.getByRole("button", { name: "Submit", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sending your answers");
  release();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^[\d.]+ of 100 marks\. The pass mark is 50\.$/);
  await untilAlive(page);
  await expect(page.getByRole("heading", { name: "Sections" })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  const [attempt] = await sql<{ answered: number; state: string }>(
    `select answered, state from "Attempt" where "userId" = $1 and kind = 'mock'`,
    userId,
  );
  expect(attempt).toEqual({ answered: QUESTIONS, state: "finished" });
  expect(await flagged(userId)).toEqual([3, OFFLINE_UNTIL + 1, QUESTIONS]);
});
