import { fillChat } from "./chat.mjs";
import { costOf, rowsRead, scansOf } from "./explained.mjs";
import { fillForums } from "./forums.mjs";
import { shares } from "./rates.mjs";
import { heading, note } from "./report.mjs";
import { weightOf } from "./weight.mjs";

/**
 * Forums and groups with many rows: 10 000 threads in a forum, 10 000 posts in a thread, 100 000 messages in a group.
 */
export async function community(product, { cookie }) {
  const { forum, thread } = await fillForums(product.database);
  const { group, first, last } = await fillChat(product.database, cookie);
  heading("Community: 10 000 threads, 10 000 posts, 100 000 messages; time in the database");
  const threads = `/api/forums/${forum}/threads`;
  const posts = `/api/threads/${thread}/posts`;
  const messages = `/api/groups/${group}/messages`;
  const cost = (path) => costOf(product, cookie, path);
  await pages("threads", await cost(threads), {
    250: await cost(`${threads}?page=250`),
    500: await cost(`${threads}?page=500`),
  });
  await pages("posts", await cost(posts), {
    250: await cost(`${posts}?page=250`),
    500: await cost(`${posts}?page=500`),
  });
  await pages("messages", await cost(messages), { oldest: await cost(`${messages}?before=${first + 50}`) });

  const poll = await cost(`${messages}?after=${last}`);
  note("chat poll with nothing new, statements", poll.statements, { most: 1 });
  note("  time", poll.time, { unit: " ms", digits: 3, most: 1 });
  note("  message rows read", poll.plan && rowsRead(poll.plan, "GroupMessage"), { most: 0 });
  if (poll.plan) console.log(`    ${scansOf(poll.plan, "GroupMessage").join(", ")}`);

  await statements(product, cookie, { forum: `/community/forum/${forum}`, thread: `/community/thread/${thread}` });
  await rates(product, cookie, { threads, posts, poll: `${messages}?after=${last}`, forum, thread });
  await weights(product, cookie, { forum, thread, group });
}

function pages(what, one, others) {
  note(`${what}, page 1, statements`, one.statements, { most: 2 });
  note("  time", one.time, { unit: " ms", digits: 2, most: 10 });
  for (const [page, { time }] of Object.entries(others))
    note(`  page ${page}, times the first`, time && time / one.time, { digits: 2, most: 1.5 });
}

/** Without the middleware's session look-up; the deepest page takes as many statements as the first. */
async function statements({ url, statements: heard }, cookie, paths) {
  for (const [what, path] of Object.entries(paths))
    for (const page of [1, 500]) {
      const ask = async () => (await fetch(`${url}${path}?page=${page}`, { headers: { cookie } })).text();
      await ask();
      heard();
      await ask();
      note(`page of a ${what}, page ${page}, statements`, heard().length, { most: 8 });
    }
}

async function rates(product, cookie, { threads, posts, poll, forum, thread }) {
  heading("Community: requests a second");
  const share = await shares(await product.uncounted());
  await share("thread list", 0.65, { path: threads, cookie });
  await share("posts with likes", 0.6, { path: posts, cookie });
  await share("chat poll with nothing new", 0.8, { path: poll, cookie });
  await share("page of a forum", 0.12, { path: `/community/forum/${forum}`, cookie });
  await share("page of a thread", 0.12, { path: `/community/thread/${thread}`, cookie });
}

async function weights({ url }, cookie, { forum, thread, group }) {
  heading("Community: first load, gzip");
  const paths = ["/community", `/community/forum/${forum}`, `/community/thread/${thread}`, `/community/group/${group}`];
  for (const path of paths)
    for (const [who, sent, most] of [
      ["a visitor", undefined, 175],
      ["signed in", cookie, 207],
    ]) {
      const weight = await weightOf(url, path, sent);
      note(`${path}, ${who}: JavaScript`, weight?.scripts, { unit: " kB", digits: 1, most });
    }
}
