import type { BrowserContext, Locator, Page } from "@playwright/test";
import { expect } from "./e2e-test";
import { type Account, enrolIn, HOME, sql } from "./e2e-world";

export type PractisedTopic = { courseId: number; topicId: number; title: string; courseTitle: string };

/** The topic of a first module, open to everybody, with the most live questions. */
export async function freeTopic(code: string): Promise<PractisedTopic> {
  const [topic] = await sql<PractisedTopic>(
    `select c.id as "courseId", t.id as "topicId", t.title, c.title as "courseTitle"
     from "Course" c
     join lateral (select id from "Module" where "courseId" = c.id order by "order", id limit 1) m on true
     join "Topic" t on t."moduleId" = m.id
     join "Question" q on q."topicId" = t.id and q.state = 'live' and not q.reserved
     where c.code = $1 group by c.id, t.id order by count(*) desc, t.id limit 1`,
    code,
  );
  if (!topic) throw new Error(`No topic of ${code}'s first module has questions.`);
  return topic;
}

/** Due points of FA, with Premium, that are asked with figures from templates: a wrong answer comes again. */
export async function withDuePoints(student: Account, count: number): Promise<void> {
  const points = await sql<{ pointId: number; courseId: number }>(
    `select q."pointId", m."courseId" from "Question" q
     join "Topic" t on t.id = q."topicId" join "Module" m on m.id = t."moduleId" join "Course" c on c.id = m."courseId"
     where c.code = 'FA' and q."pointId" is not null and q.state = 'live' and not q.reserved
     group by 1, 2 having bool_and(q.source = 'template' and q.kind = 'number') order by 1 limit $1`,
    count,
  );
  expect(points).toHaveLength(count);
  await enrolIn(points[0]?.courseId ?? 0, student);
  await setPremium(student);
  for (const { pointId, courseId } of points)
    await sql(
      `insert into "Card" ("userId", "pointId", "courseId", stability, difficulty, "lastDay")
       values ($1, $2, $3, 3, 5, current_date - 10)`,
      student.id,
      pointId,
      courseId,
    );
}

export async function setPremium({ id }: Account, status = "active"): Promise<void> {
  await sql(
    `update "User" set "subscriptionStatus" = $2, "subscriptionTier" = 'premium', "subscriptionSource" = 'granted' where id = $1`,
    id,
    status,
  );
}

/** A finished attempt with this many wrong answers, each on a point of its own. Returns its id. */
export async function withMistakes(
  student: Account,
  courseId: number,
  count: number,
  { behindPremium = false } = {},
): Promise<number> {
  const made = await sql<{ id: number }>(
    `with points as (
       select distinct on (q."pointId") q.id, q."pointId", q.version, m.id as "moduleId" from "Question" q
       join "Topic" t on t.id = q."topicId" join "Module" m on m.id = t."moduleId"
       where m."courseId" = $2 and q."pointId" is not null and q.state = 'live' and not q.reserved
         and q.kind = 'choice' and q.source = 'written'
         and $4::bool = (m.id <> (select id from "Module" where "courseId" = $2 order by "order", id limit 1))
       order by q."pointId", q.id limit $3
     ), attempt as (
       insert into "Attempt" ("userId", "courseId", kind, state, "finishedAt", "itemCount", answered, "outOf", tab)
       values ($1, $2, 'mixed', 'finished', now(), $3, $3, 2 * $3, 'elsewhere') returning id
     )
     insert into "AttemptItem" ("attemptId", "userId", place, turn, "courseId", "moduleId", "pointId", "questionId", version,
                                seed, answer, seconds, share, marks, "outOf", "answeredAt", seen)
     select attempt.id, $1, row_number() over (), row_number() over (), $2, p."moduleId", p."pointId", p.id, p.version,
            1, '{"kind": "choice", "option": "a"}', 30, 0, 0, 2, now(), true
     from points p, attempt returning "attemptId" as id`,
    student.id,
    courseId,
    count,
    behindPremium,
  );
  expect(made).toHaveLength(count);
  return made[0]?.id ?? 0;
}

/** Starts an attempt as another tab of the same student would. */
export async function startedElsewhere(context: BrowserContext, form: object): Promise<number> {
  const response = await context.request.post("/api/attempts", {
    data: { ...form, tab: "elsewhere" },
    headers: { Origin: HOME },
  });
  expect(response.status(), await response.text()).toBe(201);
  return (await response.json()).id;
}

/** Starts quizzes of FA until one has a question of this kind; returns it with the question's position. */
export async function quizWith(context: BrowserContext, kind: string): Promise<{ id: number; place: number }> {
  const topics = await sql<{ id: number }>(
    `select q."topicId" as id from "Question" q join "Topic" t on t.id = q."topicId"
     where t.code like 'FA.%' and q.kind = $1 and q.state = 'live' and not q.reserved
     group by 1 order by count(*) desc, 1 limit 5`,
    kind,
  );
  for (const { id: topicId } of [...topics, ...topics]) {
    const id = await startedElsewhere(context, { kind: "quiz", topicId });
    const { items } = await (await context.request.get(`/api/attempts/${id}`)).json();
    const found = items.find(({ question }: { question: { kind: string } }) => question.kind === kind);
    if (found) return { id, place: found.place };
  }
  throw new Error(`No quiz has a question of the kind ${kind}.`);
}

/** The first such request fails as if another write stood in its way; the next one reaches the server. */
export async function obstructOnce(page: Page, method: "POST" | "PUT", address: string): Promise<void> {
  let isFirst = true;
  await page.route(address, async (route) => {
    if (!isFirst || route.request().method() !== method) return route.fallback();
    isFirst = false;
    const error = "Somebody else is changing this right now. Please try again.";
    await route.fulfill({ status: 409, json: { error, message: error, code: "try_again", requestId: "obstructed" } });
    // A page with routes uses no cache, so it would load its parts anew from here on.
    await page.unroute(address);
  });
}

export const questionHeading = (page: Page): Locator => page.getByRole("heading", { name: /^Question \d+ of \d+/ });
export const verdict = (page: Page): Locator =>
  page.getByRole("heading", { name: /^(Right|Not right|Partly right(: \d+ of \d+)?(, and \d+ too many)?)$/ });

const fieldsOf = (page: Page) => {
  const main = page.getByRole("main");
  return {
    choices: main.locator("fieldset").filter({ has: page.locator("input[type=radio], input[type=checkbox]") }),
    lists: main.locator("select:not([disabled])"),
    figure: main.getByLabel("Your answer"),
    sheet: main.getByRole("table", { name: "Fill in the cells" }),
    entry: main.getByRole("group", { name: "Journal entry" }),
    order: main.locator("li[data-place]"),
  };
};

/** Waits for the fields of the question, whatever its kind. */
export async function expectFields(page: Page): Promise<void> {
  const { choices, lists, figure, sheet, entry, order } = fieldsOf(page);
  await expect(choices.or(lists).or(figure).or(sheet).or(entry).or(order).first()).toBeVisible();
}

/** Gives any answer to any question, right or wrong, by mouse or touch. */
export async function answerSomehow(page: Page): Promise<void> {
  await expect(questionHeading(page)).toBeVisible();
  const { choices, lists, figure, sheet, entry } = fieldsOf(page);
  await expectFields(page);
  if (await sheet.count()) return fillSheet(page, sheet);
  if (await entry.count()) return fillEntry(page, entry);
  if (await figure.count()) return figure.fill("1234");
  const told = (await choices.count()) > 0 ? await choices.first().textContent() : "";
  const several = /Choose (\d)\./.exec(told ?? "");
  for (const list of await lists.all()) await list.selectOption({ index: 1 });
  for (const group of await choices.all())
    for (const input of (await group.locator("input").all()).slice(0, Number(several?.[1] ?? 1))) {
      // Away from the bar at the bottom, which would take the tap.
      await input.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
      await input.check({ force: true });
    }
}

/** To a question of which nobody guesses the answer, such as a figure. */
export async function answerWrong(page: Page): Promise<void> {
  await answerSomehow(page);
  await page.getByRole("button", { name: "Check" }).click();
  await expect(verdict(page)).toHaveText("Not right");
}

async function fillSheet(page: Page, sheet: Locator): Promise<void> {
  for (const field of await sheet.locator("input").all()) await field.fill("1000");
  for (const list of await sheet.locator("select").all()) await list.selectOption({ index: 1 });
  // An exam has no such button: its answers are only saved.
  const check = page.getByRole("button", { name: "Check" });
  if (await check.count()) await expect(check).toBeEnabled();
}

async function fillEntry(page: Page, entry: Locator): Promise<void> {
  for (const line of [1, 2]) {
    await entry.getByLabel(`Line ${line}, account`).click();
    await page.getByRole("listbox", { name: "Accounts" }).getByRole("option").nth(line).click();
    const amount = entry.getByLabel(`Line ${line}, amount`);
    if (await amount.count()) await amount.fill("500");
    else await entry.getByLabel(`Line ${line}, ${line === 1 ? "debit" : "credit"}`).fill("500");
  }
}
