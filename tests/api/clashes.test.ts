import { expect, test } from "vitest";
import { rows, type Statements, swiftTransaction, transaction } from "@/lib/platform/db";
import { problemOf } from "@/lib/platform/fault";

type Work = (tx: Statements) => Promise<void>;

const lock = (tx: Statements, username: string) =>
  tx.$executeRaw`update "User" set name = name where username = ${username}`;

/** Two transactions that each hold, at first, what the other one needs next. */
async function embrace(begin: (work: Work) => Promise<void>): Promise<number> {
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

test("of two transactions in each other's way one begins anew, and both succeed", async () => {
  expect(await embrace((work) => transaction(work))).toBe(3);
  expect(await embrace((work) => swiftTransaction(work))).toBe(3);
});

test("what fails for another reason is not tried again", async () => {
  let tries = 0;
  const work = async (tx: Statements) => {
    tries += 1;
    await tx.$executeRaw`update "User" set username = 'ada' where username = 'grace'`;
  };
  await expect(swiftTransaction(work)).rejects.toThrow("User_username_key");
  await expect(transaction(work)).rejects.toThrow();
  expect(tries).toBe(2);
});

test("a connection that is lost between two statements fails its own work only", async () => {
  const work = swiftTransaction(async (tx) => {
    const [own] = await tx.$queryRaw<{ pid: number }[]>`select pg_backend_pid() as pid`;
    await rows`select pg_terminate_backend(${own?.pid}, 1000)`;
    await tx.$executeRaw`update "User" set name = name`;
  });
  expect(problemOf(await work.catch((error: unknown) => error)).code).toBe("unavailable");
  expect(await rows`select 1 as one`).toEqual([{ one: 1 }]);
});
