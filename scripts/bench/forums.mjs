import { connected } from "../../local/database.mjs";

const MANY = 10_000;

/** A forum with ten thousand threads, and another forum with a thread of ten thousand posts. */
export const fillForums = (database) =>
  connected(database, async (client) => {
    const one = async (sql, values) => (await client.query(sql, values)).rows[0].id;
    const forum = await one(
      `insert into "Forum" (name, description, slug, "threadCount") values ('Bench', '', 'bench', $1) returning id`,
      [MANY],
    );
    const other = await one(
      `insert into "Forum" (name, description, slug) values ('Bench 2', '', 'bench-2') returning id`,
    );
    await client.query(
      `insert into "Thread" ("forumId", title, slug, "postCount", "lastActivityAt", "isPinned", "isSolved")
       select $1, 'Thread of the bench number ' || n, 'thread', 1, now() - n * interval '1 minute', n % 2000 = 0, n % 3 = 0
       from generate_series(1, $2::int) n`,
      [forum, MANY],
    );
    const thread = await one(
      `insert into "Thread" ("forumId", title, slug, "postCount") values ($1, 'A long one', 'long', $2) returning id`,
      [other, MANY],
    );
    await client.query(
      `insert into "Post" ("threadId", "position", content) select $1, n, 'Post number ' || n from generate_series(1, $2::int) n`,
      [thread, MANY],
    );
    await client.query("vacuum analyze");
    return { forum, thread };
  });
