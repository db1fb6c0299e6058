/** Opens a connection for the duration of `work`. */
export async function connected(url, work) {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export const query = (url, text, values) => connected(url, async (client) => (await client.query(text, values)).rows);
