import { expect, test } from "vitest";
import { getUser, requestMagicLink } from "@/lib/accounts/contract";
import { pool } from "@/lib/platform/database/db";
import { completeTopic, enroll } from "@/lib/progress/contract";
import { courseOf, nth } from "@/tests/support/courses";
import { person, visitor } from "@/tests/support/people";
import { setting } from "@/tests/support/settings";

async function preparedStatements(): Promise<string[]> {
  const { max } = pool().options;
  const connections = await Promise.all(Array.from({ length: max }, () => pool().connect()));
  const found = await Promise.all(
    connections.map((connection) => connection.query<{ name: string }>("select name from pg_prepared_statements")),
  );
  for (const connection of connections) connection.release();
  return found.flatMap(({ rows }) => rows.map(({ name }) => name));
}

test("with PREPARED_STATEMENTS=off no connection keeps a statement, for poolers that give it to somebody else", async () => {
  setting("PREPARED_STATEMENTS", "off");
  setting("RATE_LIMITS", "on");
  const ada = await person("ada");
  const course = await courseOf(1);
  await visitor().call(requestMagicLink, { body: { email: "pooler@example.test" } });
  await ada.call(enroll, { params: { id: course.id } });
  await ada.call(completeTopic, { params: { id: nth(course.topics, 0) }, body: { completed: true } });
  expect((await ada.call(getUser)).status).toBe(200);
  expect(await preparedStatements()).toEqual([]);
});
