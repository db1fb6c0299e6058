import { setTimeout as pause } from "node:timers/promises";
import { connected } from "../../local/database.mjs";

const LEARNERS = 10_000;
const TICKS = 100;
const BETWEEN_MS = 10;

/** A course of 120 topics in which ten thousand students have completed a hundred each: a million rows of progress. */
export const fillProgress = (database) =>
  connected(database, async (client) => {
    const { rows } = await client.query(
      `insert into "Course" (title, description, "totalLessons") values ('Large', 'Twelve modules of ten topics.', 120) returning id`,
    );
    const course = rows[0].id;
    await client.query(
      `with module as (
         insert into "Module" ("courseId", title, description, "order", "lessonCount")
         select $1::int, 'Module ' || n, 'A module of the bench.', n, 10 from generate_series(1, 12) n returning id
       ) insert into "Topic" ("moduleId", title, description, "order")
       select id, 'Topic ' || n, 'A topic of the bench.', n from module, generate_series(1, 10) n`,
      [course],
    );
    await client.query(
      `insert into "Enrollment" ("userId", "courseId") select id, $1 from "User" where username like 'bench-%' order by id limit $2`,
      [course, LEARNERS],
    );
    await client.query(
      `insert into "Progress" ("userId", "topicId", completed, "completedAt")
       select e."userId", t.id, true, now() from "Enrollment" e
       join (select t.id from "Topic" t join "Module" m on m.id = t."moduleId" where m."courseId" = $1 order by t.id limit $2) t on true
       where e."courseId" = $1`,
      [course, TICKS],
    );
    await client.query("vacuum analyze");
    const counted = await client.query(
      `select count(*)::int as rows from "Progress" p join "Topic" t on t.id = p."topicId"
      join "Module" m on m.id = t."moduleId" where m."courseId" = $1`,
      [course],
    );
    return { course, ticks: counted.rows[0].rows };
  });

/**
 * Milliseconds until the course is deleted, and the longest wait of readers of this course, of another course and of
 * the lists.
 */
export async function deletionTime(url, { admin, student, course, other }) {
  let isOver = false;
  const waits = [];
  const paths = [`/api/courses/${other}`, "/api/courses", "/api/user/courses", `/api/courses/${course}`];
  const read = async (path) => {
    const begun = performance.now();
    const response = await fetch(url + path, { headers: { cookie: student } });
    await response.text();
    if (response.status !== 200 && response.status !== 404) throw new Error(`${path} answered ${response.status}`);
    return performance.now() - begun;
  };
  // A warm-up: the first request of a kind is always slower.
  for (const path of paths) await read(path);
  const reading = (async () => {
    for (let round = 0; !isOver; round += 1) {
      waits.push(await read(paths[round % paths.length]));
      await pause(BETWEEN_MS);
    }
  })();
  const begun = performance.now();
  const response = await fetch(`${url}/api/admin/courses/${course}`, { method: "DELETE", headers: { cookie: admin } });
  const time = performance.now() - begun;
  isOver = true;
  await reading;
  return { time: response.status === 200 ? time : undefined, reads: waits.length, worst: Math.max(...waits) };
}
