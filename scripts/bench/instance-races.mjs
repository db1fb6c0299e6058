import { randomUUID } from "node:crypto";
import { connected } from "../../local/database.mjs";
import { cookieOf } from "./product.mjs";
import { note } from "./report.mjs";

const ROUNDS = 20;
const AT_ONCE = 16;

/** Races between two processes: all requests start at once, half of them at each; then the database is checked. */
export const racesAcross = (databaseUrl, apps) =>
  connected(databaseUrl, async (client) => {
    const cookie = await cookieOf(databaseUrl, "grace");
    const sql = async (text, ...values) => (await client.query(text, values)).rows;
    const send = async (app, method, path, body, headers = {}) => {
      const response = await fetch(app + path, {
        method,
        body: JSON.stringify(body),
        headers: { "content-type": "application/json", cookie, ...headers },
      });
      return { status: response.status, body: await response.json().catch(() => null) };
    };
    const both = (work) => Promise.all(Array.from({ length: AT_ONCE }, (_, place) => work(apps[place % 2], place)));
    for (const [what, race] of Object.entries(RACES)) {
      let wrong = 0;
      for (let round = 0; round < ROUNDS; round += 1) if (!(await race({ sql, send, both, apps }))) wrong += 1;
      note(`${what}: wrong rounds of ${ROUNDS}`, wrong, { most: 0 });
    }
  });

const isDone = ({ status }) => status >= 200 && status < 300;

/** Each returns whether what must hold does. */
const RACES = {
  async "a reply sent with one key is stored once"({ sql, send, both }) {
    const [{ id }] = await sql(
      `select id from "Thread" where not "isLocked" and "hiddenAt" is null order by id limit 1`,
    );
    const key = randomUUID();
    const answers = await both((app) =>
      send(app, "POST", `/api/threads/${id}/posts`, { content: key }, { "idempotency-key": key }),
    );
    const rows = await sql(`select id from "Post" where content = $1`, key);
    return rows.length === 1 && answers.every((answer) => answer.status === 201 && answer.body.id === rows[0].id);
  },

  async "a post's likes agree with its count"({ sql, send, both }) {
    const [{ id }] = await sql(
      `select p.id from "Post" p join "User" u on u.id = p."userId" where u.username <> 'grace' and p."deletedAt" is null
       order by p.id limit 1`,
    );
    const answers = await both((app, place) => send(app, place % 3 ? "POST" : "DELETE", `/api/posts/${id}/like`, {}));
    const [{ agrees }] = await sql(
      `select p."likeCount" = (select count(*) from "PostLike" l where l."postId" = p.id) as agrees from "Post" p where id = $1`,
      id,
    );
    return agrees && answers.every(isDone);
  },

  async "ticks agree with the progress that is shown"({ sql, send, both, apps }) {
    const topics = await sql(
      `select t.id from "Topic" t join "Module" m on m.id = t."moduleId" join "Enrollment" e on e."courseId" = m."courseId"
       join "User" u on u.id = e."userId" where u.username = 'grace' order by t.id limit 4`,
    );
    const answers = await both((app, place) =>
      send(app, "POST", `/api/topics/${topics[place % 4].id}/complete`, { completed: place % 3 !== 0 }),
    );
    const [{ done }] = await sql(
      `select count(*)::int as done from "Progress" p join "User" u on u.id = p."userId"
       join "Topic" t on t.id = p."topicId" join "Module" m on m.id = t."moduleId"
       join "Enrollment" e on e."userId" = u.id and e."courseId" = m."courseId"
       where u.username = 'grace' and p.completed`,
    );
    const shown = await Promise.all(apps.map((app) => send(app, "GET", "/api/user/progress")));
    return answers.every(isDone) && shown.every(({ body }) => body.completedTopics === done);
  },

  async "there is one exam event, on the day of the exam"({ sql, send, both }) {
    const [{ id }] = await sql(
      `select "courseId" as id from "Enrollment" e join "User" u on u.id = e."userId" where username = 'grace' order by 1 limit 1`,
    );
    const answers = await both((app, place) =>
      send(app, "POST", `/api/courses/${id}/exam-date`, { examDate: place % 4 ? `2027-06-${10 + place}` : null }),
    );
    const [{ agrees }] = await sql(
      `select array_agg(v.day) filter (where v.day is not null) is not distinct from
         case when e."examDate" is null then null else array[e."examDate"] end as agrees
       from "Enrollment" e join "User" u on u.id = e."userId"
       left join "Event" v on v."userId" = e."userId" and v."courseId" = e."courseId" and v."isExamEvent"
       where u.username = 'grace' and e."courseId" = $1 group by e."examDate"`,
      id,
    );
    return agrees && answers.every(isDone);
  },

  async "an item of a quiz is marked once"({ sql, send, both, apps }) {
    const [{ id: topicId }] = await sql(
      `select t.id from "Topic" t join "Module" m on m.id = t."moduleId" join "Enrollment" e on e."courseId" = m."courseId"
       join "User" u on u.id = e."userId" where u.username = 'grace' and t."questionCount" > 8 order by t.id limit 1`,
    );
    const { body: quiz } = await send(apps[0], "POST", "/api/attempts", { kind: "quiz", topicId, tab: "races" });
    const answers = await both((app, place) =>
      send(app, "POST", `/api/attempts/${quiz.id}/items/1/answer`, { answer: null, seconds: place, tab: "races" }),
    );
    const [{ answered, marked, seconds }] = await sql(
      `select a.answered, count(i."answeredAt")::int as marked, max(i.seconds) as seconds
       from "Attempt" a join "AttemptItem" i on i."attemptId" = a.id where a.id = $1 group by a.id`,
      quiz.id,
    );
    return answered === 1 && marked === 1 && answers.every((one) => isDone(one) && one.body.item.seconds === seconds);
  },
};
