import { spawn } from "node:child_process";
import { once } from "node:events";
import * as fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { afterEach, beforeEach, expect, test } from "vitest";
import { mailFolder } from "@/local/mail-folder.mjs";
import { isRunning, ownRecord } from "@/local/process-record.mjs";
import { findRunning } from "@/local/running.mjs";
import { storedSecret } from "@/local/settings.mjs";
import { startStripe } from "@/local/stripe/server";

let folder: string;
const at = (...names: string[]) => path.join(folder, ...names);

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "pacioli-data-"));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

/** Says that it is ready, claims the folder when told to, and lives until its input ends. */
const CLAIM = `
  import { once } from "node:events";
  import { claim } from ${JSON.stringify(path.resolve("local/running.mjs"))};
  process.stdout.write("ready\\n");
  const [at] = await once(process.stdin, "data");
  while (Date.now() < Number(at)) {}
  process.stdout.write((await claim(process.argv[1])) ? "lost\\n" : "won\\n");
  process.stdin.resume();
`;

function startClaiming(data: string) {
  const child = spawn(process.execPath, ["--input-type=module", "-e", CLAIM, data], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  return { child, next: async () => (await lines.next()).value };
}

test("of three starts in the same millisecond one gets the data folder", async () => {
  for (let round = 0; round < 8; round += 1) {
    const data = at(String(round));
    // The lock of a killed start makes the race harder: all three find it and try to replace it.
    fs.mkdirSync(data);
    if (round % 2)
      fs.writeFileSync(path.join(data, "running.json"), JSON.stringify({ ...ownRecord(), pid: 999_999_999 }));
    const starts = [1, 2, 3].map(() => startClaiming(data));
    expect(await Promise.all(starts.map(({ next }) => next()))).toEqual(["ready", "ready", "ready"]);
    const moment = String(Date.now() + 50);
    for (const { child } of starts) child.stdin.write(moment);
    const results = await Promise.all(starts.map(({ next }) => next()));
    for (const { child } of starts) child.stdin.end();
    await Promise.all(starts.map(({ child }) => once(child, "exit")));
    expect(results.sort(), `round ${round}`).toEqual(["lost", "lost", "won"]);
  }
});

test("a start in another container counts as running only while its file is renewed", () => {
  const file = at("running.json");
  fs.writeFileSync(file, JSON.stringify({ ...ownRecord(), pid: 999_999_999, namespace: "pid:[1]" }));
  expect(findRunning(folder)).toMatchObject({ namespace: "pid:[1]" });
  fs.utimesSync(file, new Date(), new Date(Date.now() - 60_000));
  expect(findRunning(folder)).toBeUndefined();
});

test("a process id that another program has since got does not count as running", () => {
  const other = spawn(process.execPath, ["-e", "setTimeout(() => {}, 60000)"]);
  try {
    fs.writeFileSync(at("running.json"), JSON.stringify({ ...ownRecord(), pid: other.pid, startedAt: "1" }));
    expect(findRunning(folder)).toBeUndefined();
  } finally {
    other.kill("SIGKILL");
  }
});

test("a process that has ended but was not collected does not count as running", async () => {
  // The shell starts a child and becomes `sleep`, which never collects it. The child ends after that: a zombie. A child
  // that ended before would still be collected by the shell.
  const child = `sh -c 'until read -r name < /proc/$PPID/comm && [ "$name" = sleep ]; do :; done'`;
  const parent = spawn("/bin/sh", ["-c", `${child} & echo $!; exec sleep 60`]);
  try {
    const pid = Number(await new Promise((resolve) => parent.stdout.once("data", resolve)));
    await expect.poll(() => isRunning(pid)).toBe(false);
    expect(fs.existsSync(`/proc/${pid}`)).toBe(true);
  } finally {
    parent.kill("SIGKILL");
  }
});

test.each(["", "   \n", "short", "two words of secret text"])(
  "a damaged secret (%j) is reported, and not replaced",
  (text) => {
    fs.writeFileSync(at("auth-secret"), text);
    expect(() => storedSecret(folder, "auth-secret")).toThrow(`${at("auth-secret")} is damaged`);
    expect(fs.readFileSync(at("auth-secret"), "utf8")).toBe(text);
  },
);

test("a truncated file of the payments is reported by name", async () => {
  fs.writeFileSync(at("state.json"), '{"customers": {');
  await expect(startStripe({ folder })).rejects.toThrow(`${at("state.json")} is damaged`);
});

test("one damaged mail does not hide the others, and only the owner can read them", () => {
  const mails = mailFolder(at("mail"));
  mails.keep("one", { to: "ada@example.org", from: "us@example.org", subject: "Hello", text: "", html: "" });
  fs.writeFileSync(at("mail/2026-11-22T09-00-00.000Z-two.json"), '{"to": "ada');
  fs.writeFileSync(at("mail/2026-11-22T09-00-01.000Z-three.json"), "null");
  expect(mails.list().map(({ subject }: { subject: string }) => subject)).toEqual(["Hello"]);
  expect(mails.find("two")).toBeUndefined();
  expect(fs.statSync(at("mail")).mode & 0o777).toBe(0o700);
  for (const name of fs.readdirSync(at("mail")).filter((one) => one.endsWith("one.json")))
    expect(fs.statSync(at("mail", name)).mode & 0o777).toBe(0o600);
});
