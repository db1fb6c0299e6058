import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import autocannon from "autocannon";
import { connected } from "../../local/database.mjs";
import { cookieOf } from "./product.mjs";
import { CONSTANT, msOf, shares } from "./rates.mjs";
import { heading, note } from "./report.mjs";
import { weightOf } from "./weight.mjs";

export const TAB = "bench";
const STUDENTS = 16;
const ANSWERS_A_SECOND = 100;
const SECONDS = Number(process.env.BENCH_ANSWERS_SECONDS ?? 30);
const STATISTICS = 100_000;
const COPIED = 1000;
const JSON_TYPE = { "content-type": "application/json" };

/** Lessons and practice: statements, sizes, rates, and answers at a steady rate. */
export async function practice(product, _student) {
  const { database } = product;
  const cookie = await cookieOf(database, "grace");
  const place = await connected(database, (client) => inventory(client));
  await statementsOf(product, cookie, place);
  await weights(product, cookie, place);
  const url = await product.uncounted();
  await building({ url, database }, place);
  await rates({ url, database }, cookie, place);
  await steadyAnswers({ url, database });
  await statistics(product);
}

/** A topic of FA with many questions, whose course Grace has. */
async function inventory(client) {
  const { rows } = await client.query(
    `select t.id as "topicId", m."courseId" from "Topic" t join "Module" m on m.id = t."moduleId" where t.code = 'FA.D.inventory'`,
  );
  return rows[0];
}

export const send = (url, cookie, path, { method = "POST", body } = {}) =>
  fetch(url + path, { method, headers: { cookie, ...JSON_TYPE }, body: body && JSON.stringify(body) });

export async function started(url, cookie, form) {
  const response = await send(url, cookie, "/api/attempts", { body: { ...form, tab: TAB } });
  if (response.status !== 201) throw new Error(`No attempt: ${response.status} ${await response.text()}`);
  return response.json();
}

/** A plausible answer, right or wrong. */
export function answerTo(question) {
  const { kind } = question;
  if (kind === "choice") return { kind, option: "a" };
  if (kind === "several") return { kind, options: ["a", "b"] };
  if (kind === "number") return { kind, value: "1,000" };
  if (kind === "match") return { kind, columns: question.rows.map(() => "a") };
  if (kind === "gaps") return { kind, chosen: question.lists.map(() => "a") };
  if (kind === "order") return { kind, order: question.things.map(({ id }) => id) };
  if (kind === "journal") return { kind, lines: [{ account: question.accounts[0].id, side: "Dr", amount: "500" }] };
  const fields = question.rows.flatMap(({ cells }) => cells.filter(({ is }) => is === "input" || is === "list"));
  return { kind, cells: fields.map(({ is }) => (is === "input" ? "1,000" : "a")) };
}

const answerOf = (attemptId, { place, question }) => ({
  path: `/api/attempts/${attemptId}/items/${place}/answer`,
  body: { answer: answerTo(question), seconds: 30, tab: TAB },
});

async function statementsOf({ url, statements: heard }, cookie, { topicId }) {
  heading("Lessons and practice: statements, the session included");
  const quiz = await started(url, cookie, { kind: "quiz", topicId });
  const [first, second] = quiz.items.map((item) => answerOf(quiz.id, item));
  await (await send(url, cookie, first.path, { body: first.body })).text();
  const count = async (name, most, path, init) => {
    heard();
    const response = await send(url, cookie, path, init);
    await response.text();
    note(name, response.ok ? heard().length : undefined, { most });
  };
  const read = { method: "GET" };
  await count("POST answer", 6, second.path, { body: second.body });
  await count("GET lesson", 2, `/api/topics/${topicId}/lesson`, read);
  await count("GET attempt", 2, `/api/attempts/${quiz.id}?tab=${TAB}`, read);
  await count("GET practice", 3, "/api/user/practice", read);
  await count("GET reviews", 2, "/api/user/reviews", read);
  const bytes = (await (await send(url, cookie, `/api/attempts/${quiz.id}`, read)).text()).length;
  note("GET attempt, quiz of 8", bytes / 1000, { unit: " kB", digits: 1, most: 40 });
}

async function weights({ url }, cookie, { courseId, topicId }) {
  heading("Lessons and practice: first load, gzip");
  const { id } = await started(url, cookie, { kind: "quiz", topicId });
  const pages = { lesson: [`/courses/${courseId}/topics/${topicId}`, 207], attempt: [`/practice/${id}`, 225] };
  for (const [name, [path, most]] of Object.entries(pages)) {
    const weight = await weightOf(url, path, cookie);
    note(`${name}: JavaScript`, weight?.scripts, { unit: " kB", digits: 1, most });
    note(`${name}: HTML`, weight?.html, { unit: " kB", digits: 1 });
  }
}

async function building({ url, database }, { topicId }) {
  const [name] = await connected(database, (client) => students(client, 1));
  const quiz = { path: "/api/attempts", body: { kind: "quiz", topicId, tab: TAB } };
  const ms = await msOf(url, { cookie: await cookieOf(database, name), method: "POST", bodies: [quiz] });
  heading("Lessons and practice: rates, 16 connections; P is the constant route");
  note("building a quiz, the whole request, one after another", ms, { unit: " ms", digits: 1, most: 15 });
}

export const middle = (list, share = 0.5) => [...list].sort((a, b) => a - b)[Math.floor(list.length * share)];

async function rates({ url, database }, cookie, { courseId, topicId }) {
  const { id } = await started(url, cookie, { kind: "quiz", topicId });
  const share = await shares(url);
  await share("GET lesson", 0.55, { path: `/api/topics/${topicId}/lesson`, cookie });
  await share("page of a lesson", 0.1, { path: `/courses/${courseId}/topics/${topicId}`, cookie });
  await share("GET attempt, quiz of 8", 0.5, { path: `/api/attempts/${id}?tab=${TAB}`, cookie });
  await share("GET practice", undefined, { path: "/api/user/practice", cookie });
  const constant = (await autocannon({ url: url + CONSTANT, connections: STUDENTS, duration: 3 })).requests.average;
  await answered(url, await answersOf({ url, database }, 90), {});
  const { rate } = await answered(url, await answersOf({ url, database }, 90), {});
  note("POST answer, of P", rate / constant, { digits: 2, least: 0.45 });
}

/** For each of sixteen students a list of answers to open items, every one of them once. */
async function answersOf({ url, database }, count) {
  const names = await connected(database, (client) => students(client));
  const cookies = await Promise.all(names.map((name) => cookieOf(database, name)));
  return Promise.all(
    cookies.map(async (cookie) => {
      const list = [];
      while (list.length < count) {
        const attempt = await started(url, cookie, { kind: "mixed", count: 30 });
        list.push(...attempt.items.map((item) => ({ ...answerOf(attempt.id, item), cookie })));
      }
      return list.slice(0, count);
    }),
  );
}

/** The names of new students with Premium, each enrolled in FA and MA. */
export async function students(client, count = STUDENTS) {
  const names = Array.from({ length: count }, () => `bench-${randomUUID()}`);
  for (const name of names) {
    await client.query(
      `insert into "User" (id, username, name, email, "emailVerified", "subscriptionStatus", "subscriptionTier", "subscriptionSource")
       values ($1, $1, $1, $1 || '@example.test', now(), 'active', 'premium', 'stripe')`,
      [name],
    );
    await client.query(
      `insert into "Enrollment" ("userId", "courseId") select $1, id from "Course" where code in ('FA', 'MA')`,
      [name],
    );
  }
  return names;
}

/** Each connection sends the answers of one student; every request is sent once. */
export async function answered(url, lists, { method = "POST", ...options }) {
  const times = [];
  let taken = 0;
  let next = 0;
  const amount = lists.reduce((sum, list) => sum + list.length, 0);
  const run = autocannon({
    url,
    connections: lists.length,
    amount,
    ...options,
    setupClient(client) {
      const list = lists[next++ % lists.length];
      client.setRequests(
        list.map(({ path, body, cookie }) => ({
          method,
          path,
          body: JSON.stringify(body),
          headers: { ...JSON_TYPE, cookie },
        })),
      );
      client.on("response", (status, _bytes, time) => {
        if (status === 200) taken += 1;
        times.push(time);
      });
    },
  });
  const begun = performance.now();
  await run;
  const seconds = (performance.now() - begun) / 1000;
  return { rate: taken / seconds, taken, times, asked: amount };
}

async function steadyAnswers({ url, database }) {
  heading(`${ANSWERS_A_SECOND} answers a second for ${SECONDS} s`);
  const lists = await answersOf({ url, database }, Math.ceil((ANSWERS_A_SECOND * SECONDS) / STUDENTS));
  const { times, taken, asked } = await evenly(url, lists);
  note("p50", middle(times), { unit: " ms", digits: 1, most: 8 });
  note("p99", middle(times, 0.99), { unit: " ms", digits: 1, most: 60 });
  const { rows } = await connected(database, (client) =>
    client.query(
      `select count(*)::int as kept from "AttemptItem" i join "User" u on u.id = i."userId"
       where i."answeredAt" is not null and i.id in (select i2.id from "AttemptItem" i2 where i2."attemptId" = any($1))`,
      [[...new Set(lists.flat().map(({ path }) => Number(path.split("/")[3])))]],
    ),
  );
  note("answers refused", asked - taken, { most: 0 });
  note("acknowledged and lost", taken - rows[0].kept, { most: 0 });
}

/**
 * An answer every ten milliseconds, of one student after the other. autocannon's rate is one a second: it sends all
 * answers of a second at its beginning, so that they wait for each other.
 */
async function evenly(url, lists) {
  const agent = new Agent({ keepAlive: true, maxSockets: 2 * lists.length });
  const turns = lists[0].flatMap((_, at) => lists.map((list) => list[at]));
  const begun = performance.now();
  const times = [];
  let taken = 0;
  await Promise.all(
    turns.map(async (answer, at) => {
      await pause(begun + (at * 1000) / ANSWERS_A_SECOND - performance.now());
      const sent = performance.now();
      const status = await posted(agent, url, answer);
      times.push(performance.now() - sent);
      if (status === 200) taken += 1;
    }),
  );
  agent.destroy();
  return { times, taken, asked: turns.length };
}

const posted = (agent, url, { path, body, cookie }) =>
  new Promise((resolve, reject) => {
    request(url + path, { method: "POST", agent, headers: { ...JSON_TYPE, cookie } }, (response) =>
      response.resume().once("end", () => resolve(response.statusCode)),
    )
      .once("error", reject)
      .end(JSON.stringify(body));
  });

/** The statistics job over many new answers, copied from those given above. */
async function statistics({ url, database, cronSecret }) {
  heading("The statistics job");
  const count = () =>
    connected(database, async (client) =>
      Number((await client.query(`select coalesce(sum(answers), 0) as n from "QuestionStat"`)).rows[0].n),
    );
  // In parts, because a statement may not take longer than the role allows.
  await connected(database, async (client) => {
    for (let copy = 1; copy <= STATISTICS / COPIED; copy += 1)
      await client.query(
        `insert into "AttemptItem" ("attemptId", place, turn, "userId", "courseId", "moduleId", "pointId", "questionId",
                                    version, seed, drawn, answer, seconds, first, seen, "answeredAt", share, marks, "outOf", before)
         select "attemptId", place + 1000 * $1::int, turn, "userId", "courseId", "moduleId", "pointId", "questionId",
                version, seed, drawn, answer, 30, true, true, now() - interval '1 hour' + $1::int * interval '1 ms',
                share, marks, "outOf", before
         from "AttemptItem" where "answeredAt" is not null and "questionId" is not null and place < 1000
         order by id limit $2`,
        [copy, COPIED],
      );
  });
  const before = await count();
  const begun = performance.now();
  const response = await fetch(`${url}/api/cron/daily`, { headers: { authorization: `Bearer ${cronSecret}` } });
  await response.text();
  const seconds = (performance.now() - begun) / 1000;
  const counted = (await count()) - before;
  note("the hourly call", response.ok ? seconds : undefined, { unit: " s", digits: 1 });
  note("answers counted in it", counted);
  note(`${STATISTICS.toLocaleString("en-GB")} answers at this rate`, (seconds * STATISTICS) / counted, {
    unit: " s",
    digits: 1,
    most: 20,
  });
}
