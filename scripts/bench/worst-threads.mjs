const POSTS = 20;

/**
 * A thread for each text, with twenty posts of it, the second of them marked as the answer. The product writes one
 * post, which is then copied: the cost of a page does not depend on how its posts were created. Returns the threads'
 * ids.
 */
export async function fullThreads(client, { url, cookie, shapes }) {
  const [{ id: forum }] = (await client.query(`select id from "Forum" where "isActive" order by id limit 1`)).rows;
  const threads = {};
  for (const [shape, content] of Object.entries(shapes)) {
    const { id } = await opened(`${url}/api/forums/${forum}/threads`, { title: `Full of ${shape}`, content }, cookie);
    threads[shape] = id;
    await client.query(
      `insert into "Post" ("threadId", "userId", content, body, "bodyVersion", "createdAt", "updatedAt")
       select p."threadId", p."userId", p.content, p.body, p."bodyVersion", now(), now()
       from "Post" p, generate_series(2, $2) where p."threadId" = $1 and p."position" = 1`,
      [id, POSTS],
    );
    await client.query(`update "Thread" set "postCount" = $2, "isSolved" = true where id = $1`, [id, POSTS]);
    await client.query(`update "Post" set "isAnswer" = true where "threadId" = $1 and "position" = 2`, [id]);
  }
  return threads;
}

async function opened(address, body, cookie) {
  const response = await fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify({ ...body, firstPostContent: body.content }),
  });
  if (response.status !== 201) throw new Error(`${response.status} for a thread: ${await response.text()}`);
  return response.json();
}
