import { expect, test } from "vitest";
import { pgTransaction, queryRows, type SqlClient, transaction } from "@/lib/platform/database/db";
import { problemOf } from "@/lib/platform/server/errors";

type Work = (tx: SqlClient) => Promise<void>;

const lock = (tx: SqlClient, username: string) =>
  tx.$executeRaw`update "User" set name = name where username = ${username}`;

/** Two transactions, each of which first locks the row that the other one needs next: a deadlock. */
async function deadlock(begin: (work: Work) => Promise<void>): Promise<number> {
  let tries = 0;
  let arrived = 0;
  let open = () => {};
  const bothHold = new Promise<void>((resolve) => {
    open = resolve;
  });
  const take = (first: string, second: string) =>
    begin(async (tx) => {
      tries += 1;
      await lock(tx, first);
      arrived += 1;
      if (arrived === 2) open();
      await bothHold;
      await lock(tx, second);
    });
  await Promise.all([take("ada", "grace"), take("grace", "ada")]);
  return tries;
}

test("when two transactions conflict, one is repeated, and both succeed", async () => {
  expect(await deadlock((work) => transaction(work))).toBe(3);
  expect(await deadlock((work) => pgTransaction(work))).toBe(3);
});

test("a transaction that fails for another reason is not repeated", async () => {
  let tries = 0;
  const work = async (tx: SqlClient) => {
    tries += 1;
    await tx.$executeRaw`update "User" set username = 'ada' where username = 'grace'`;
  };
  await expect(pgTransaction(work)).rejects.toThrow("User_username_key");
  await expect(transaction(work)).rejects.toThrow();
  expect(tries).toBe(2);
});

test("a connection that breaks between two statements fails only its own transaction", async () => {
  const work = pgTransaction(async (tx) => {
    const [own] = await tx.$queryRaw<{ pid: number }[]>`select pg_backend_pid() as pid`;
    await queryRows`select pg_terminate_backend(${own?.pid}, 1000)`;
    await tx.$executeRaw`update "User" set name = name`;
  });
  expect(problemOf(await work.catch((error: unknown) => error)).code).toBe("unavailable");
  expect(await queryRows`select 1 as one`).toEqual([{ one: 1 }]);
});
