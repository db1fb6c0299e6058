import { createHash } from "node:crypto";
import { connected } from "../../local/database.mjs";

export const sessionOf = (cookie) => createHash("sha256").update(cookie.split("=")[1]).digest("hex");

const OTHERS = 1000;

/**
 * Two hundred notifications for each of a thousand other users. Without them Postgres would read the small table as a
 * whole, as it would not in production.
 */
export const fillOthersNotifications = (database) =>
  connected(database, async (client) => {
    await client.query(
      `insert into "User" (id, username, name, email)
       select gen_random_uuid()::text, 'other-' || n, 'Other', 'other-' || n || '@example.org' from generate_series(1, $1::int) n`,
      [OTHERS],
    );
    await client.query(
      `insert into "Notification" ("userId", title, message, cause)
       select id, 'Title ' || n, 'A message of the bench.', 'bench:' || n
       from "User", generate_series(1, 200) n where username like 'other-%'`,
    );
  });

/** Creates this many unread notifications for the owner of this cookie, beside those of other users. */
export const fillNotifications = (database, cookie, count) =>
  connected(database, async (client) => {
    const { rows } = await client.query(`select "userId" as id from "Session" where "sessionToken" = $1`, [
      sessionOf(cookie),
    ]);
    await client.query(`delete from "Notification" where "userId" = $1`, [rows[0].id]);
    await client.query(
      `insert into "Notification" ("userId", title, message, cause)
       select $1, 'Title ' || n, 'A message of the bench.', 'bench:' || n from generate_series(1, $2::int) n`,
      [rows[0].id, count],
    );
    await client.query(`vacuum analyze "Notification"`);
  });

/** What one poll costs the database: the statement that the app sent, run by EXPLAIN with its own values. */
export const pollCost = (database, cookie, { statement, most }) =>
  connected(database, async (client) => {
    const explain = `explain (analyze, buffers, format json) ${statement}`;
    const { rows } = await client.query(explain, [most, sessionOf(cookie)]);
    const [{ Plan: plan, "Execution Time": time }] = rows[0]["QUERY PLAN"];
    return { time, pages: plan["Shared Hit Blocks"] + plan["Shared Read Blocks"], reads: indexesOf(plan).join(", ") };
  });

const indexesOf = (plan) => [
  ...(plan["Relation Name"] ? [`${plan["Node Type"]} ${plan["Index Name"] ?? plan["Relation Name"]}`] : []),
  ...(plan.Plans ?? []).flatMap(indexesOf),
];

const ROUNDS = 30;

/** The median milliseconds of the whole feed with 500 events in it. */
export async function feedTime({ url, database }, cookie) {
  const headers = { cookie, "content-type": "application/json" };
  const made = await fetch(`${url}/api/user/calendar-feed`, { method: "POST", headers });
  const { address } = await made.json();
  await connected(database, (client) =>
    client.query(
      `insert into "Event" ("userId", title, description, "startDate")
       select "userId", 'Revision ' || n, repeat('Chapter review; every kind of character. ', 4), now() + n * interval '1 hour'
       from "Session", generate_series(1, 500) n where "sessionToken" = $1`,
      [sessionOf(cookie)],
    ),
  );
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const begun = performance.now();
    await (await fetch(url + new URL(address).pathname)).text();
    times.push(performance.now() - begun);
  }
  return times.sort((a, b) => a - b)[ROUNDS / 2];
}
