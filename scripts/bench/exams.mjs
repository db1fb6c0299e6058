import { gzipSync } from "node:zlib";
import autocannon from "autocannon";
import { connected } from "../../local/database.mjs";
import { answered, answerTo, middle, send, started, students, TAB } from "./practice.mjs";
import { cookieOf } from "./product.mjs";
import { CONSTANT, msOf, shares } from "./rates.mjs";
import { heading, note } from "./report.mjs";

const PAPERS = ["FA", "MA", "BT", "FR", "FM"];
const POINTS_A_PAPER = 300;
const ANSWERS = 2000;
const ANSWERS_AN_ATTEMPT = 10;
const FIRST_EXAM_DAYS = 40;
const DAYS_BETWEEN_EXAMS = 30;
const OTHERS_CARDS = 100_000;
const STUDENTS = 16;

/** A student before five exams, with 1,500 cards and 2,000 answers; and mock exams. */
export async function exams(product) {
  const { database } = product;
  const { name, course } = await connected(database, candidate);
  const cookie = await cookieOf(database, name);
  const url = await product.uncounted();
  await fitAims(product, url, name);
  await reads(product, url, { cookie, course });
  await amongManyCards(url, database, cookie);
  await mocks(product, url);
}

/** A student with Premium, five papers, an exam in each, study hours, and a card of each point of them. */
async function candidate(client) {
  const [name] = await students(client, 1);
  const run = (sql, values) => client.query(sql, values);
  await run(`delete from "Enrollment" where "userId" = $1`, [name]);
  await run(
    `insert into "Enrollment" ("userId", "courseId", "examDate")
     select $1, id, current_date + $3::int + $4::int * (array_position($2::text[], code) - 1)
     from "Course" where code = any($2)`,
    [name, PAPERS, FIRST_EXAM_DAYS, DAYS_BETWEEN_EXAMS],
  );
  await run(`insert into "StudyHours" ("userId", minutes) values ($1, '{90,90,90,90,90,240,240}')`, [name]);
  for (const code of PAPERS)
    await run(
      `with topic as (
         select t.id, row_number() over (order by t.id) - 1 as at, count(*) over () as topics
         from "Topic" t join "Module" m on m.id = t."moduleId" join "Course" c on c.id = m."courseId" where c.code = $1
       ), there as (select count(*)::int as points from "Point" p where p."topicId" in (select id from topic))
       insert into "Point" ("topicId", code, statement, "order")
       select topic.id, 'bench.' || $1 || '.' || n, 'A point of the bench.', 100 + n
       from there, generate_series(1, $2 - there.points) n join topic on topic.at = n % topic.topics`,
      [code, POINTS_A_PAPER],
    );
  await giveCards(client, name);
  const { rows } = await run(`select id from "Course" where code = 'FA'`);
  await giveAnswers(client, name, rows[0].id);
  await run("analyze");
  return { name, course: rows[0].id };
}

/** Cards of all points of the five papers, with memories from three days to a year and last answers up to 30 days ago. */
const giveCards = (client, name) =>
  client.query(
    `insert into "Card" ("userId", "pointId", "courseId", stability, difficulty, "lastDay", answers)
     select $1, p.id, c.id, 3 + (p.id * 7919) % 360, 3 + (p.id * 31) % 5, current_date - (p.id * 104729 % 30)::int, 3
     from "Point" p join "Topic" t on t.id = p."topicId" join "Module" m on m.id = t."moduleId"
     join "Course" c on c.id = m."courseId" where c.code = any($2)`,
    [name, PAPERS],
  );

/**
 * Finished practice of FA: an attempt of ten every twelve hours, three of four answers right. Each question comes four or
 * five times. The points of four in five attempts have been answered before, so that these answers hold the card from then.
 */
async function giveAnswers(client, name, courseId) {
  await client.query(
    `with attempt as (
       insert into "Attempt" ("userId", "courseId", kind, state, "startedAt", "finishedAt", "itemCount", answered, marks, "outOf", tab)
       select $1, $2, 'mixed', 'finished', begun, begun + interval '10 minutes', $4::int, $4::int, 15, 20, ''
       from (select now() - n * interval '12 hours' as begun from generate_series(1, $3::int / $4::int) n) x
       returning id, "startedAt"
     ), numbered as (select *, row_number() over (order by "startedAt") as number from attempt),
     question as (
       select q.id, q."pointId", t."moduleId", q.source = 'template' as drawn, row_number() over (order by q.id) - 1 as at,
              count(*) over () as questions
       from "Question" q join "Topic" t on t.id = q."topicId" join "Module" m on m.id = t."moduleId"
       where m."courseId" = $2 and q."pointId" is not null
     )
     insert into "AttemptItem" ("attemptId", place, turn, "userId", "courseId", "moduleId", "pointId", "questionId", version, seed,
                                answer, first, seen, "answeredAt", share, marks, "outOf", seconds, before)
     select a.id, n, n, $1, $2, q."moduleId", q."pointId", q.id, 1, case when q.drawn then a.number * $4 + n end,
            '{"option":"b"}', (a.number - 1) * $4 + n <= q.questions, true, a."startedAt" + n * interval '1 minute',
            case when n % 4 = 0 then 0 else 1 end, case when n % 4 = 0 then 0 else 2 end, 2, 60,
            json_build_object('answers', 3, 'lapses', 0, 'memory', case when a.number % 5 > 0 then json_build_object(
              'stability', 3 + (a.number * 7919 % 3600) / 10.37, 'difficulty', 5.123456789,
              'lastDay', a."startedAt"::date - 5) end)
     from numbered a cross join generate_series(1, $4::int) n
     join question q on q.at = ((a.number - 1) * $4 + n) % q.questions`,
    [name, courseId, ANSWERS, ANSWERS_AN_ATTEMPT],
  );
}

/** The hourly call fits the aims of reviews to each student; a product in use has them before a page is opened. */
async function fitAims({ database, cronSecret }, url, name) {
  const headers = { authorization: `Bearer ${cronSecret}` };
  const response = await fetch(`${url}/api/cron/daily`, { headers });
  if (!response.ok) throw new Error(`The hourly call answered ${response.status}.`);
  const { rows } = await connected(database, (client) =>
    client.query(`select count(*)::int as fitted from "ReviewAim" where "userId" = $1`, [name]),
  );
  note("courses with a fitted aim", rows[0].fitted, { least: PAPERS.length });
}

const CALLS = {
  "GET reviews": { path: "/api/user/reviews", statements: 2, ms: 8 },
  "GET plan": { path: "/api/user/plan", statements: 3, ms: 15 },
  "GET verdict, with ways where it does not fit": { path: "/api/user/plan/verdict", statements: 3, ms: 150 },
  "POST what-if": { path: "/api/user/plan/what-if", body: { minutes: [30, 30, 30, 30, 30, 60, 60] }, ms: 60 },
  "GET readiness of a course": { path: "/api/courses/{course}/readiness", statements: 2, ms: 8 },
};

async function reads({ url: counted, statements: heard }, url, { cookie, course }) {
  heading(`Five papers, ${PAPERS.length * POINTS_A_PAPER} cards, ${ANSWERS} answers: one request after another`);
  for (const [name, { path, body, statements, ms }] of Object.entries(CALLS)) {
    const address = path.replace("{course}", course);
    const ask = async () => {
      const response = await send(counted, cookie, address, { method: body ? "POST" : "GET", body });
      await response.text();
      if (!response.ok) throw new Error(`${name}: ${response.status}`);
    };
    await ask();
    heard();
    await ask();
    note(`${name}: statements, with the session's`, heard().length, { most: statements });
    const asked = body ? { method: "POST", bodies: [{ path: address, body }] } : { path: address };
    note(name, await msOf(url, { ...asked, cookie }), { unit: " ms", digits: 1, most: ms });
  }
}

/** The rate of the reviews before and after others have a hundred thousand cards. */
async function amongManyCards(url, database, cookie) {
  heading("Reviews, 16 connections; P is the constant route");
  const share = await shares(url);
  const asked = { path: "/api/user/reviews", cookie };
  const alone = await share("GET reviews, 1,500 cards in the table", undefined, asked);
  await connected(database, async (client) => {
    for (const name of await students(client, Math.ceil(OTHERS_CARDS / (PAPERS.length * POINTS_A_PAPER))))
      await giveCards(client, name);
    await client.query(`analyze "Card"`);
  });
  const among = await share("GET reviews, 100,000 cards in the table", undefined, asked);
  note("the second rate, of the first", among / alone, { digits: 2, least: 0.95 });
}

async function mocks({ url: counted, statements: heard, database }, url) {
  heading("Mock exams");
  const names = await connected(database, (client) => students(client, 2 * STUDENTS));
  const { rows } = await connected(database, (client) => client.query(`select id from "Course" where code = 'FA'`));
  const cookies = await Promise.all(names.map((name) => cookieOf(database, name)));
  const form = { kind: "mock", courseId: rows[0].id };
  const times = [];
  const taken = [];
  for (const cookie of cookies) {
    const begun = performance.now();
    const attempt = await started(url, cookie, form);
    times.push(performance.now() - begun);
    taken.push({ attempt, cookie });
  }
  note("building a mock exam, the whole request", middle(times), { unit: " ms", digits: 1, most: 50 });
  const [{ attempt, cookie }] = taken;
  note("its items", attempt.items.length);
  const text = JSON.stringify(attempt);
  note("GET attempt", Buffer.byteLength(text) / 1000, { unit: " kB", digits: 1, most: 220 });
  note("GET attempt, gzip", gzipSync(text).length / 1000, { unit: " kB", digits: 1, most: 40 });
  // This process has not shown the exam yet, and looks its questions up once.
  await (await send(counted, cookie, `/api/attempts/${attempt.id}?tab=${TAB}`, { method: "GET" })).text();
  const { path, body } = saveOf(attempt, attempt.items[0]);
  heard();
  const saved = await send(counted, cookie, path, { method: "PUT", body });
  await saved.text();
  note("PUT item: statements, with the session's", saved.ok ? heard().length : undefined, { most: 2 });
  const lists = taken
    .slice(1)
    .map((one) => one.attempt.items.map((item) => ({ ...saveOf(one.attempt, item), cookie: one.cookie })));
  await answered(url, lists.slice(STUDENTS), { method: "PUT" });
  const constant = await autocannon({ url: url + CONSTANT, connections: STUDENTS, duration: 3 });
  const { rate, taken: kept, asked } = await answered(url, lists.slice(0, STUDENTS), { method: "PUT" });
  note("PUT item, of P", rate / constant.requests.average, { digits: 2, least: 0.6 });
  note("answers refused", asked - kept, { most: 0 });
}

const saveOf = ({ id }, { place, question }) => ({
  path: `/api/attempts/${id}/items/${place}`,
  body: { answer: answerTo(question), seconds: 30, revision: 0, tab: TAB, at: new Date().toISOString() },
});
