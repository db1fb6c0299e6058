import type { Locator, Page } from "@playwright/test";
import { expectAccessibleInBothThemes } from "@/tests/support/e2e-axe";
import { region } from "@/tests/support/e2e-parts";
import {
  answerSomehow,
  freeTopic,
  obstructOnce,
  questionHeading,
  quizWith,
  startedElsewhere,
  verdict,
} from "@/tests/support/e2e-practice";
import { expect, test } from "@/tests/support/e2e-test";
import { castMember, enrolIn, HOME, newCandidate, newStudent, signInAs, sql } from "@/tests/support/e2e-world";

test("of two tabs one writes: the other says so, and takes over on request", async ({ page, context, complaints }) => {
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

  // A second tab takes over: the first one's next answer is kept, and reaches the server once.
  await page.getByRole("button", { name: "Next", exact: true }).click();
  const second = await context.newPage();
  await second.goto(`/practice/${id}`);
  await second.getByRole("button", { name: "Use it here" }).click();
  await expect(second.getByText("This attempt is open elsewhere.")).toBeHidden();
  await answerSomehow(page);
  await page.getByRole("button", { name: "Check" }).click();
  // The writing tab sends the answer that the other one left in the browser's storage.
  await expect(verdict(second)).toBeVisible();
});

test("a reason says which option it is about, also to a screen reader, which hears no letters", async ({
  page,
  context,
}) => {
  await newCandidate(context);
  const { id, place } = await quizWith(context, "choice");
  await sql(`update "Attempt" set tab = '', place = $2 where id = $1`, id, place);
  await page.goto(`/practice/${id}`);
  await expect(questionHeading(page)).toContainText(`Question ${place} of`);
  const option = await page.getByRole("main").locator("fieldset label p").first().textContent();
  await answerSomehow(page);
  await page.getByRole("button", { name: "Check" }).click();
  const reasons = page.getByRole("region").filter({ has: verdict(page) });
  await expect(reasons.getByRole("listitem").first()).toContainText(option ?? "no option");
});

test("a tab that takes an exam back shows what was answered elsewhere; its tools give the focus back, and a note is kept", async ({
  page,
  context,
  complaints,
}) => {
  const student = await newStudent(context);
  const { courseId } = await freeTopic("FA");
  await enrolIn(courseId, student);
  complaints.expectOf("status of 409", /^\/api\/attempts\/\d+\//);
  complaints.expectOf("ERR_INTERNET_DISCONNECTED", /^\//);
  const id = await startedElsewhere(context, { kind: "mini", courseId });
  const elsewhere = page.getByText("This attempt is open elsewhere.");
  const takeOver = page.getByRole("button", { name: "Use it here" });
  await page.goto(`/practice/${id}`);
  await takeOver.click();
  await expect(elsewhere).toBeHidden();
  const navigator = page.getByRole("button", { name: "Navigator" });
  await expect(navigator).toContainText("0 of 10");

  const second = await context.newPage();
  await second.goto(`/practice/${id}`);
  await second.getByRole("button", { name: "Use it here" }).click();
  await expect(second.getByText("This attempt is open elsewhere.")).toBeHidden();
  await answerSomehow(second);
  await expect(second.getByRole("button", { name: "Navigator" })).toContainText("1 of 10");
  const answered = `select count(*)::int as count from "AttemptItem" where "attemptId" = $1 and answer is not null`;
  await expect.poll(() => sql(answered, id)).toEqual([{ count: 1 }]);
  await second.close();
  await expect(elsewhere).toBeVisible();
  await takeOver.click();
  await expect(elsewhere).toBeHidden();
  await expect(navigator).toContainText("1 of 10");

  // Another browser takes over: a flag that is refused for it is sent once this tab has the exam again. It does so while
  // the flag is on its way, because a page that learns of it earlier takes no flag.
  await page.route(
    `**/api/attempts/${id}/items/*`,
    async (route) => {
      await sql(`update "Attempt" set tab = 'another' where id = $1`, id);
      await route.continue();
    },
    { times: 1 },
  );
  await page.getByRole("button", { name: "Flag this question" }).click();
  await expect(elsewhere).toBeVisible();
  await takeOver.click();
  const flagged = `select count(*)::int as count from "AttemptItem" where "attemptId" = $1 and flagged`;
  await expect.poll(() => sql(flagged, id)).toEqual([{ count: 1 }]);

  const calculator = page.getByRole("button", { name: "Calculator", exact: true });
  await calculator.click();
  await expect(page.getByRole("textbox", { name: "Sum" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(calculator).toBeFocused();
  await page.getByRole("button", { name: "Scratch pad" }).click();
  // Room for several lines from the start.
  const pad = page.getByRole("textbox", { name: "Scratch pad" });
  await expect.poll(async () => (await pad.boundingBox())?.height).toBeGreaterThan(100);
  // A note reaches the server, also when the pad was closed at once, and without a connection.
  await context.setOffline(true);
  await pad.fill("12 × 3 = 36");
  await page.keyboard.press("Escape");
  await expect(pad).toBeHidden();
  await context.setOffline(false);
  await expect.poll(() => sql(`select scratch from "Attempt" where id = $1`, id)).toEqual([{ scratch: "12 × 3 = 36" }]);
});

test("an answer that another write stood in the way of is sent again by itself", async ({
  page,
  context,
  complaints,
}) => {
  const student = await newStudent(context);
  const { courseId, topicId } = await freeTopic("FA");
  await enrolIn(courseId, student);
  complaints.expectOf("status of 409", /^\/api\/attempts\/\d+\/items\/1\/answer$/);
  const id = await startedElsewhere(context, { kind: "quiz", topicId });
  await obstructOnce(page, "POST", "**/api/attempts/*/items/1/answer");
  await page.goto(`/practice/${id}`);
  await page.getByRole("button", { name: "Use it here" }).click();
  await expect(page.getByText("This attempt is open elsewhere.")).toBeHidden();
  await answerSomehow(page);
  await page.getByRole("button", { name: "Check" }).click();
  await expect(verdict(page)).toBeVisible();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
});

test("an answer that is saved while the page asks for the attempt stays on the screen", async ({ page, context }) => {
  const student = await newStudent(context);
  const { courseId, topicId } = await freeTopic("FA");
  await enrolIn(courseId, student);
  const id = await startedElsewhere(context, { kind: "quiz", topicId });
  const question = `**/api/attempts/${id}?tab=*`;
  await page.goto(`/practice/${id}`);
  await page.getByRole("button", { name: "Use it here" }).click();
  await expect(page.getByText("This attempt is open elsewhere.")).toBeHidden();

  // The server has read the attempt; while that is on its way, the first question is answered. The page may give up the
  // first read for a newer one, so the test waits for the end of its own handler and not for the response.
  let isSent = false;
  await page.route(
    question,
    async (route) => {
      const response = await route.fetch();
      await answerSomehow(page);
      await page.getByRole("button", { name: "Check" }).click();
      await expect(verdict(page)).toBeVisible();
      await route.fulfill({ response });
      isSent = true;
    },
    { times: 1 },
  );
  await page.reload();
  await expect.poll(() => isSent).toBe(true);
  await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))));
  await expect(verdict(page)).toBeVisible();
  await expect(page.getByText("1 of 8 answered")).toBeVisible();
});

test("an area gets a figure and a word only after enough answers", async ({ page, context }) => {
  const student = await newStudent(context);
  const { courseId, topicId } = await freeTopic("FA");
  await enrolIn(courseId, student);
  const id = await startedElsewhere(context, { kind: "quiz", topicId });
  const answer = async (place: number) => {
    const data = { answer: null, seconds: 9, tab: "elsewhere" };
    const headers = { Origin: HOME };
    const response = await context.request.post(`/api/attempts/${id}/items/${place}/answer`, { data, headers });
    expect(response.status()).toBe(200);
  };
  await answer(1);
  await page.goto("/practice");
  const area = region(page, "Most marks to gain").getByRole("listitem");
  await expect(area).toContainText("1 answer: too early to say");
  await expect(area).not.toContainText("%");
  for (let place = 2; place <= 8; place += 1) await answer(place);
  await page.reload();
  await expect(area).toContainText("0% weak");
  await expect(area).not.toContainText("too early to say");
});

const BY_KEYBOARD = { journal: writeEntry, sheet: fillSheet, order: moveInOrder };

test("an entry, a sheet and a list to put in order are found, filled in and checked by keyboard alone", async ({
  page,
  context,
}) => {
  await page.addInitScript(() => addEventListener("pointerdown", () => console.error("a pointer was used"), true));
  await signInAs(context, await castMember("grace"));
  for (const [kind, fill] of Object.entries(BY_KEYBOARD)) {
    const { id, place } = await quizWith(context, kind);
    await page.goto(`/practice/${id}`);
    await page.getByRole("button", { name: "Use it here" }).press("Enter");
    await expect(page.getByText("This attempt is open elsewhere.")).toBeHidden();
    for (let skipped = 1; skipped < place; skipped += 1) await skip(page);
    await fill(page);
    await page.keyboard.press("Control+Enter");
    await expect(verdict(page)).toBeFocused();
    const question = await askedIn(page);
    await page.keyboard.press("Enter");
    await expect(questionOf(page)).not.toHaveText(question);
    await expect(questionHeading(page)).toBeFocused();
  }
});

test("where lines are cards, Enter in an amount goes to the next line and checks nothing", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await signInAs(context, await castMember("grace"));
  const { id, place } = await quizWith(context, "journal");
  await page.goto(`/practice/${id}`);
  await page.getByRole("button", { name: "Use it here" }).press("Enter");
  await expect(page.getByText("This attempt is open elsewhere.")).toBeHidden();
  for (let skipped = 1; skipped < place; skipped += 1) await skip(page);
  await page.getByLabel("Line 1, account").press("ArrowDown");
  await page.getByLabel("Line 1, account").press("Enter");
  await page.getByLabel("Line 1, amount").fill("1,500");
  await page.getByLabel("Line 1, amount").press("Enter");
  await expect(page.getByLabel("Line 2, account")).toBeFocused();
  await expect(page.getByRole("button", { name: "Check" })).toBeVisible();
});

test("at 390 px the right entry is written, sent and marked by keyboard alone", async ({ page, context }) => {
  await page.addInitScript(() => addEventListener("pointerdown", () => console.error("a pointer was used"), true));
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(context, await castMember("grace"));
  const { id, place } = await quizWith(context, "journal");
  const lines = await rightEntry(id, place);
  expect(lines.length).toBeGreaterThan(1);
  await page.goto(`/practice/${id}`);
  await page.getByRole("button", { name: "Use it here" }).press("Enter");
  await expect(page.getByText("This attempt is open elsewhere.")).toBeHidden();
  for (let skipped = 1; skipped < place; skipped += 1) await skip(page);
  await page.getByLabel("Line 1, account").focus();
  for (const [at, { account, side, amount }] of lines.entries()) {
    const line = `Line ${at + 1}`;
    await expect(page.getByLabel(`${line}, account`)).toBeFocused();
    await page.keyboard.type(account);
    await page.keyboard.press("Tab");
    const sides = page.getByRole("group", { name: `${line}, side` });
    await expect(sides.getByRole("radio", { checked: true })).toBeFocused();
    if (!(await sides.getByLabel(side).isChecked())) await page.keyboard.press("ArrowRight");
    await expect(sides.getByLabel(side)).toBeChecked();
    await page.keyboard.press("Tab");
    await expect(page.getByLabel(`${line}, amount`)).toBeFocused();
    await page.keyboard.type(amount);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: `Remove line ${at + 1}` })).toBeFocused();
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Control+Enter");
  await expect(verdict(page)).toHaveText("Right");
  await expect(verdict(page)).toBeFocused();
});

type RightLine = { account: string; side: "Dr" | "Cr"; amount: string };

/** The lines of an item's key, with the names of the accounts: of what was drawn, else of the written question. */
const rightEntry = (attemptId: number, place: number) =>
  sql<RightLine>(
    `select line->>'side' as side, line->>'amount' as amount,
       coalesce((select a->>'name' from jsonb_array_elements(i.drawn::jsonb->'key'->'accounts') a
         where a->>'id' = line->>'account'), line->>'account') as account
     from "AttemptItem" i join "Question" q on q.id = i."questionId",
       lateral jsonb_array_elements(coalesce(i.drawn::jsonb->'key'->'lines', q.content::jsonb->'lines')) line
     where i."attemptId" = $1 and i.place = $2`,
    attemptId,
    place,
  );

test("Grace fills in a whole statement, line by line, and all of it is right", async ({ page, context }) => {
  await signInAs(context, await castMember("grace"));
  const { id, place } = await quizWith(context, "sheet");
  const cells = await sql<{ is: "figure" | "list"; value: string }>(
    `select cell->>'is' as is, coalesce(cell->>'value', cell->>'option') as value
     from "AttemptItem" i, jsonb_array_elements(i.drawn->'key'->'cells') with ordinality c(cell, n)
     where i."attemptId" = $1 and i.place = $2 order by n`,
    id,
    place,
  );
  await page.goto(`/practice/${id}`);
  await page.getByRole("button", { name: "Use it here" }).click();
  await expect(page.getByText("This attempt is open elsewhere.")).toBeHidden();
  for (let skipped = 1; skipped < place; skipped += 1) await skip(page);
  const fields = page.getByRole("table", { name: "Fill in the cells" }).locator("input, select");
  await expect(fields).toHaveCount(cells.length);
  for (const [at, { is, value }] of cells.entries())
    await (is === "list" ? fields.nth(at).selectOption(value) : fields.nth(at).fill(value));
  await page.getByRole("button", { name: "Check" }).click();
  await expect(verdict(page)).toHaveText("Right");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
});

const KINDS = ["choice", "several", "number", "match", "gaps", "order", "journal", "sheet"] as const;

for (const kind of KINDS)
  test(`a question of the kind ${kind} is named for screen readers, and answered and checked by these names`, async ({
    page,
    context,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await signInAs(context, await castMember("grace"));
    const { id, place } = await quizWith(context, kind);
    await page.goto(`/practice/${id}`);
    await page.getByRole("button", { name: "Use it here" }).press("Enter");
    await expect(page.getByText("This attempt is open elsewhere.")).toBeHidden();
    for (let skipped = 1; skipped < place; skipped += 1) await skip(page);
    await answerByName(questionOf(page), kind);
    await expectAccessibleInBothThemes(page);
    await page.getByRole("button", { name: "Check" }).press("Enter");
    await expect(verdict(page)).toBeFocused();
    await expect(page.getByRole("status").filter({ hasText: "Saved" })).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });

/** Only roles and names are used, as a screen reader has no more. */
async function answerByName(question: Locator, kind: (typeof KINDS)[number]): Promise<void> {
  const fields = (role: "radio" | "checkbox" | "combobox" | "textbox", name?: RegExp) =>
    question.getByRole(role, name ? { name } : {});
  switch (kind) {
    case "choice":
      return question.getByRole("group", { name: "Choose one answer" }).getByRole("radio").first().check();
    case "several":
      await expect(question.getByRole("group", { name: /^Choose (\d|all that are right)\.$/ })).toBeVisible();
      for (const box of (await fields("checkbox").all()).slice(0, 2)) await box.check();
      return;
    case "number":
      // A phone's keyboard of figures may have no minus.
      await expect(fields("textbox", /^Your answer/)).toHaveAttribute("inputmode", "text");
      return fields("textbox", /^Your answer/).fill("1,234");
    case "match": {
      const rows = fields("combobox", /^Row \d+$/);
      for (const row of await rows.all()) await row.selectOption({ index: 1 });
      // The radio buttons are as large as their labels are for the eye, and hidden themselves.
      for (const row of await question.getByRole("group", { name: /^Row \d+ of \d+$/ }).all())
        await row.getByRole("radio").first().press(" ");
      return;
    }
    case "gaps":
      for (const gap of await fields("combobox", /^Gap \d+ of \d+$/).all()) await gap.selectOption({ index: 1 });
      return;
    case "order": {
      const down = question.getByRole("button", { name: "Move down from place 1" });
      // The text of the item that the arrow moves.
      await expect(down).toHaveAccessibleDescription(/\S/);
      await down.press("Enter");
      await expect(question.getByRole("status").filter({ hasText: /\S/ })).toBeVisible();
      return;
    }
    case "journal":
      await fields("combobox", /^Line 1, account$/).press("ArrowDown");
      await fields("combobox", /^Line 1, account$/).press("Enter");
      return fields("textbox", /^Line 1, debit$/).fill("1,500");
    case "sheet": {
      const table = question.getByRole("table", { name: "Fill in the cells" });
      const cells = table.getByRole("textbox").or(table.getByRole("combobox"));
      await expect(cells.first()).toBeVisible();
      // Each cell is named by its row and column, so no two sound alike.
      const names = await cells.evaluateAll((list) => list.map((cell) => cell.getAttribute("aria-label") ?? ""));
      expect(names).not.toContain("");
      expect(new Set(names).size).toBe(names.length);
      for (const cell of await table.getByRole("textbox").all()) await cell.fill("1,000");
      for (const cell of await table.getByRole("combobox").all()) await cell.selectOption({ index: 1 });
    }
  }
}

const questionOf = (page: Page) => page.getByRole("region", { name: /^Question \d+ of \d+/ });
const askedIn = async (page: Page) => (await questionOf(page).textContent()) ?? "";

/** A skipped question moves to the end; the next one takes its position, so only the text changes. */
async function skip(page: Page): Promise<void> {
  const question = await askedIn(page);
  await page.keyboard.press("s");
  await expect(questionOf(page)).not.toHaveText(question);
}

async function writeEntry(page: Page): Promise<void> {
  const heads = page.getByRole("table", { name: "Lines of the entry" }).getByRole("columnheader");
  await expect(heads).toHaveText(["Account", "Dr", "Cr", "Remove"]);
  await page.getByLabel("Line 1, account").focus();
  for (const line of [1, 2]) {
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    if (line === 2) await page.keyboard.press("Tab");
    await page.keyboard.type("1,500");
    await page.keyboard.press("Enter");
    await expect(page.getByLabel(`Line ${line + 1}, account`)).toBeFocused();
  }
  await expect(page.getByText("Debits 1,500 · Credits 1,500 · they agree").first()).toBeVisible();
}

async function fillSheet(page: Page): Promise<void> {
  const fields = page.getByRole("table", { name: "Fill in the cells" }).locator("input");
  await fields.first().focus();
  await page.keyboard.type("=1200+300*2");
  await page.keyboard.press("ArrowRight");
  await expect(fields.first()).toHaveValue("1800");
  await expect(fields.first()).not.toBeFocused();
  const cells = page.getByRole("table", { name: "Fill in the cells" }).locator("[data-column]");
  const count = await cells.count();
  await fields.first().focus();
  for (let step = 0; step < count; step += 1) await page.keyboard.press("Shift+Enter");
  const reached = new Set<number>();
  for (let step = 0; step <= count; step += 1) {
    reached.add(await cells.evaluateAll((list) => list.indexOf(document.activeElement as HTMLElement)));
    await page.keyboard.press("Enter");
  }
  expect([...reached].sort((one, other) => one - other)).toEqual(Array.from({ length: count }, (_, at) => at));
  await expect(page.getByRole("button", { name: "Check" })).toBeVisible();
}

async function moveInOrder(page: Page): Promise<void> {
  const handle = (place: number) => page.getByRole("button", { name: new RegExp(`^Move: .*Place ${place}$`) });
  const first = await handle(1).getAttribute("aria-describedby");
  await handle(1).press("Alt+ArrowDown");
  await expect(handle(2)).toHaveAttribute("aria-describedby", first ?? "");
  await expect(handle(2)).toBeFocused();
  await expect(questionOf(page).getByRole("status").filter({ hasText: "Now in place 2 of" })).toBeVisible();
  await page.keyboard.press("Alt+ArrowUp");
  await expect(handle(1)).toBeFocused();
}

test("before an item is marked, no page and no response contains the right answer or its reasons", async ({
  page,
  context,
}) => {
  const student = await newStudent(context);
  const { courseId, topicId } = await freeTopic("FA");
  await enrolIn(courseId, student);
  const id = await startedElsewhere(context, { kind: "quiz", topicId });
  const secrets = await secretsOf(topicId);
  expect(secrets.length).toBeGreaterThan(20);
  const addresses = [
    `/practice/${id}`,
    "/practice",
    "/practice/mistakes",
    `/practice/${id}/result`,
    "/dashboard",
    `/courses/${courseId}`,
    `/courses/${courseId}/topics/${topicId}`,
  ];
  const texts = [await (await context.request.get(`/api/attempts/${id}`)).text()];
  for (const address of addresses)
    for (const headers of [{}, { RSC: "1" }] as Record<string, string>[])
      texts.push(await (await context.request.get(address, { headers })).text());
  expect(texts[1]).toContain("ask");
  for (const text of texts) {
    for (const field of [
      /\\?"right\\?":(true|false)/,
      /\\?"why\\?":/,
      /\\?"worked\\?":/,
      /\\?"recognised\\?":/,
      /\\?"seed\\?":/,
    ])
      expect(text).not.toMatch(field);
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  }
  // After the answer the same words are there, which shows that the check above can find them.
  await page.goto(`/practice/${id}`);
  await page.getByRole("button", { name: "Use it here" }).click();
  await expect(page.getByText("This attempt is open elsewhere.")).toBeHidden();
  await answerSomehow(page);
  await page.getByRole("button", { name: "Check" }).click();
  await expect(verdict(page)).toBeVisible();
  expect(await (await context.request.get(`/api/attempts/${id}`)).text()).toMatch(/"worked":/);
});

/** The reasons and mistakes of a topic's written questions, as long as they are sentences of their own. */
async function secretsOf(topicId: number): Promise<string[]> {
  const rows = await sql<{ text: string }>(
    `select distinct t.value #>> '{}' as text from "Question" q,
       lateral jsonb_path_query(q.content::jsonb, '$.**.why') t(value)
     where q."topicId" = $1 and q.content is not null and not exists (
       select from "Lesson" l where l."topicId" = q."topicId" and position(t.value #>> '{}' in l.text) > 0)`,
    topicId,
  );
  // A text with marks is stored otherwise than it is shown.
  return rows.flatMap(({ text }) => (text.length > 25 && !/[*`_"'\\]/.test(text) ? [text] : []));
}
