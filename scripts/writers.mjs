import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { connected, query } from "../local/database.mjs";
import { signInLink } from "../local/sign-in.mjs";

const WRITERS = 8;

/**
 * Eight users who send one request after the other, until `end` is called. Returns then what they sent, what was
 * acknowledged, and how many requests of each failed.
 */
export async function write({ app, databaseUrl }) {
  const cookies = await connected(databaseUrl, (client) => signInAll(client, app));
  const [sent, acknowledged] = [[], []];
  const failures = cookies.map(() => 0);
  let isOver = false;
  const writers = cookies.map(async (cookie, writer) => {
    while (!isOver) {
      const title = randomUUID();
      sent.push(title);
      const response = await post(`${app}/api/events`, eventOf(title), { cookie, "idempotency-key": title });
      if (response?.status === 201) acknowledged.push(title);
      else failures[writer] += 1;
      if (!response) await pause(20);
    }
  });
  const end = async () => {
    isOver = true;
    await Promise.all(writers);
    return { sent, acknowledged, failures };
  };
  return { end };
}

async function signInAll(client, app) {
  const cookies = [];
  for (let writer = 0; writer < WRITERS; writer += 1) {
    const link = await signInLink(client, app, `writer-${writer}-${Date.now()}@example.test`);
    const response = await post(`${app}/api/auth/verify`, { token: new URL(link).searchParams.get("token") });
    cookies.push(
      response?.headers
        .getSetCookie()
        .map((one) => one.split(";")[0])
        .join("; ") ?? "",
    );
  }
  return cookies;
}

export const post = (url, body, headers = {}) =>
  fetch(url, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json", ...headers },
  })
    .then(async (response) => {
      await response.text();
      return response;
    })
    .catch(() => undefined);

const eventOf = (title) => ({ title, startDate: "2027-03-01T09:00:00Z", endDate: "2027-03-01T10:00:00Z" });

/** How many rows each of the titles has. */
export async function storedOf(databaseUrl, titles) {
  const rows = await query(
    databaseUrl,
    `select title, count(*)::int as count from "Event" where title = any($1) group by title`,
    [titles],
  );
  return new Map(rows.map(({ title, count }) => [title, count]));
}
