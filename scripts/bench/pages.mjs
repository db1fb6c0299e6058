import { gzipSync } from "node:zlib";
import { connected } from "../../local/database.mjs";
import { CONSTANT, rateOf } from "./rates.mjs";
import { heading, note } from "./report.mjs";
import { weightOf } from "./weight.mjs";

/**
 * What pages weigh and cost. P is a constant route, F a page of thirty rows without the frame (app/bench), which only
 * builds of this bench contain.
 */
export async function pages(product, { cookie, course, topics }) {
  const thread = await fillThread(product.database);
  const url = await product.uncounted();
  const screens = [
    [
      "thread of 20 posts",
      { path: `/community/thread/${thread}`, cookie },
      { p: 0.11, f: 0.55, raw: 75, scripts: 220 },
    ],
    ["the same, visitor", { path: `/community/thread/${thread}` }, { p: 0.5, raw: 75, scripts: 220 }],
    ["dashboard", { path: "/dashboard", cookie }, { p: 0.12, f: 0.6, raw: 40, scripts: 220 }],
    ["course of 12 × 10", { path: `/courses/${course}`, cookie }, { p: 0.12, f: 0.6, raw: 55, scripts: 220 }],
    ["calendar", { path: "/calendar", cookie }, { p: 0.12, f: 0.6, scripts: 220 }],
    ["landing", { path: "/" }, { p: 1.3, scripts: 155 }],
  ];
  for (const [what, request, aims] of screens) await weigh(url, what, request, aims);
  heading(`Pages, requests a second with 16 connections; P: ${CONSTANT}, F: a page of thirty rows`);
  const share = await against(url);
  for (const [what, request, aims] of screens) await share(`page: ${what}`, request, aims);
  heading("Calls, requests a second with 16 connections");
  const forum = await forumOf(product.database, thread);
  await share("posts JSON", { path: `/api/threads/${thread}/posts`, cookie }, { p: 0.6 });
  await share("course JSON", { path: `/api/courses/${course}`, cookie }, { p: 0.55 });
  await share("thread list JSON", { path: `/api/forums/${forum}/threads`, cookie }, { p: 0.65 });
  const ticks = topics.map((id, index) => ({
    path: `/api/topics/${id}/complete`,
    body: { completed: index % 2 === 0 },
  }));
  await share("topic complete", { method: "POST", bodies: ticks, cookie }, { p: 0.5 });
}

async function weigh(url, what, { path, cookie }, { raw, scripts }) {
  heading(`Weight: ${what}`);
  const html = await (await fetch(url + path, { headers: cookie ? { cookie } : {} })).text();
  // Both formats of Next: chunks of the server component payload are pushed by inline scripts.
  const flight = [...html.matchAll(/<script[^>]*>self\.__next_f\.push\((.*?)\)<\/script>/gs)].join("").length;
  note("HTML, raw", Buffer.byteLength(html) / 1000, { unit: " kB", digits: 1, most: raw });
  note("  of it the server component payload", flight / 2000, { unit: " kB", digits: 1 });
  note("HTML, gzip", gzipSync(html).length / 1000, { unit: " kB", digits: 1, most: 10 });
  note("elements", html.replace(/<script[^>]*>.*?<\/script>/gs, "").match(/<[a-z]/g)?.length);
  note("JavaScript, gzip", (await weightOf(url, path, cookie))?.scripts, { unit: " kB", digits: 1, most: scripts });
}

/** Rates relative to P and F, both measured before and after, because other work slows down all of them. */
async function against(url) {
  const floors = async () => [await rateOf(url, { path: CONSTANT }), await rateOf(url, { path: "/bench" })];
  let before = await floors();
  note("P", before[0]);
  note("F, of P", before[1] / before[0], { digits: 2 });
  return async (what, request, { p, f }) => {
    const rate = await rateOf(url, request);
    const after = await floors();
    const [constant, plain] = [0, 1].map((at) => (before[at] + after[at]) / 2);
    note(`${what}, of P`, rate && rate / constant, { digits: 3, least: p });
    if (request.path && !request.path.startsWith("/api")) note("  of F", rate && rate / plain, { digits: 2, least: f });
    before = after;
  };
}

const TEXT =
  "The carrying amount is compared with the recoverable amount, which is the higher of value in use and fair value less costs of disposal.";

/** A thread of twenty posts of two sentences, by the people of the sample, with likes. */
const fillThread = (database) =>
  connected(database, async (client) => {
    const one = async (sql, values) => (await client.query(sql, values)).rows[0].id;
    const people = (await client.query(`select id from "User" order by username limit 4`)).rows.map(({ id }) => id);
    const forum = await one(`select id from "Forum" where "isActive" order by id limit 1`);
    const thread = await one(
      `insert into "Thread" ("forumId", "userId", title, slug, "postCount", "isSolved")
       values ($1, $2, 'How is an impairment loss allocated?', 'impairment', 20, true) returning id`,
      [forum, people[0]],
    );
    await client.query(
      `insert into "Post" ("threadId", "userId", "position", content, "createdAt", "isAnswer")
       select $1, ($2::text[])[1 + n % 4], n, 'Answer ' || n || '. ' || $3, now() - (30 - n) * interval '1 day', n = 7
       from generate_series(1, 20) n`,
      [thread, people, TEXT],
    );
    await client.query(
      `insert into "PostLike" ("postId", "userId") select p.id, unnest($2::text[]) from "Post" p where p."threadId" = $1`,
      [thread, people],
    );
    await client.query(`update "Post" set "likeCount" = 4 where "threadId" = $1`, [thread]);
    await client.query("vacuum analyze");
    return thread;
  });

const forumOf = (database, thread) =>
  connected(
    database,
    async (client) => (await client.query(`select "forumId" as id from "Thread" where id = $1`, [thread])).rows[0].id,
  );
