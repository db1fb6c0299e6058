import { deletionTime, fillProgress } from "./deletion.mjs";
import { cookieOf } from "./product.mjs";
import { heading, note } from "./report.mjs";
import { explained, userListTimes } from "./users.mjs";

export async function admin(product, { cookie: student, course: other }) {
  heading("Admin: 100 000 users, a course of 10 000 learners with 1 000 000 completed topics");
  const cookie = await cookieOf(product.database, "root");
  for (const [group, times] of Object.entries(await userListTimes(product, cookie))) {
    note(`${group}: worst of ${times.length}`, times[0].time, { unit: " ms", digits: 1, most: 50 });
    for (const { what, time } of times.slice(0, 3)) console.log(`    ${time.toFixed(1)} ms ${what}`);
  }
  const { course, ticks } = await fillProgress(product.database);
  note("rows of progress", ticks, { least: 1_000_000 });
  let total = 0;
  for (const path of ["/api/admin/stats", "/api/admin/enrollment-stats", "/api/admin/attention"]) {
    product.told();
    await (await fetch(product.url + path, { headers: { cookie } })).text();
    const sent = product.told().filter(({ statement }) => !statement.includes('"Session"'));
    for (const one of sent) total += await explained(product.database, one);
  }
  note("dashboard statistics, all three", total, { unit: " ms", digits: 1, most: 100 });
  const { time, reads, worst } = await deletionTime(await product.uncounted(), {
    admin: cookie,
    student,
    course,
    other,
  });
  note("deleting that course", time && time / 1000, { unit: " s", digits: 2, most: 5 });
  note(`  longest of ${reads} reads meanwhile`, worst, { unit: " ms", digits: 0, most: 1000 });
}
