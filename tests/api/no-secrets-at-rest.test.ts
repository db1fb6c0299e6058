import { expect, test, vi } from "vitest";
import { getUser, requestMagicLink, verify } from "@/lib/accounts/contract";
import { updateProfile } from "@/lib/accounts/contract/profile";
import * as security from "@/lib/accounts/contract/security";
import * as calendar from "@/lib/calendar/contract";
import { pool } from "@/lib/platform/database/db";
import { log } from "@/lib/platform/process/log";
import { sendDue } from "@/lib/platform/services/outbox";
import { person, visitor } from "@/tests/support/people";
import { setting } from "@/tests/support/settings";
import { mails, mailTo, sessionFrom } from "@/tests/support/sign-in";

type Secrets = Record<string, string>;

/** Every value in the database as text, with the name of its column. */
async function dump(): Promise<{ where: string; text: string }[]> {
  const { rows: tables } = await pool().query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const cells: { where: string; text: string }[] = [];
  for (const { name } of tables) {
    const { rows } = await pool().query<{ row: Record<string, unknown> }>(`select to_jsonb(t) as row from "${name}" t`);
    for (const { row } of rows)
      for (const [column, value] of Object.entries(row))
        if (value !== null) cells.push({ where: `${name}.${column}`, text: JSON.stringify(value) });
  }
  return cells;
}

/** Collects what is written to the log and the console during `work`. */
async function logged(work: () => Promise<void>): Promise<string> {
  const lines: string[] = [];
  const stream = (log as unknown as Record<symbol, { write(line: string): void }>)[
    Object.getOwnPropertySymbols(log).find((one) => String(one) === "Symbol(pino.stream)") ?? Symbol("none")
  ];
  if (!stream) throw new Error("The log has no stream to listen to.");
  const spies = [
    vi.spyOn(stream, "write").mockImplementation((line) => void lines.push(line)),
    ...(["log", "info", "warn", "error", "debug"] as const).map((name) =>
      vi.spyOn(console, name).mockImplementation((...said) => void lines.push(said.map(String).join(" "))),
    ),
  ];
  const level = log.level;
  log.level = "trace";
  try {
    await work();
    log.info("the journey is over");
  } finally {
    log.level = level;
    for (const spy of spies) spy.mockRestore();
  }
  return lines.join("\n");
}

const cookieIn = (headers: Headers, name: string) =>
  headers
    .getSetCookie()
    .find((one) => one.startsWith(`${name}=`))
    ?.slice(name.length + 1)
    .split(";")[0] ?? "";

/** Signs in by link, by code and by password, fails at each, changes password and address, makes a calendar feed. */
async function journey(): Promise<Secrets> {
  const ada = await person("ada");
  const browser = visitor();
  const asked = await browser.call(requestMagicLink, { body: { email: ada.email } });
  const { token, code } = mailTo(ada.email);
  await visitor().call(verify, { body: { token: token.replace(/^./, (one) => (one === "0" ? "1" : "0")) } });
  const byLink = await browser.call(verify, { body: { token } });
  browser.session = sessionFrom(byLink.headers);
  await visitor().call(requestMagicLink, { body: { email: ada.email } });
  const second = mailTo(ada.email);
  const byCode = await visitor().call(verify, { body: { email: ada.email, code: second.code } });
  const [password, next] = ["correct horse battery", "staple of another kind"];
  await browser.call(security.setPassword, { body: { newPassword: password } });
  await visitor().call(security.signInWithPassword, { body: { email: ada.email, password: "a wrong password" } });
  const byPassword = await visitor().call(security.signInWithPassword, { body: { email: ada.email, password } });
  await browser.call(security.setPassword, { body: { newPassword: next } });
  const goal = `moved-${ada.email}`;
  await browser.call(updateProfile, { body: { email: goal } });
  await sendDue(new Date());
  const move = mailTo(goal).token;
  const feed = (await browser.call(calendar.resetFeed)).body.address ?? "";
  await visitor().raw("GET", `/api/user?token=${token}`, { headers: { cookie: `session=${browser.session}; x=1` } });
  mails.control({ mode: "down" });
  await visitor().call(requestMagicLink, { body: { email: ada.email } });
  mails.control({ mode: "ok" });
  expect((await browser.call(getUser)).status).toBe(200);
  return {
    token,
    code,
    secondToken: second.token,
    secondCode: second.code,
    move,
    password,
    next,
    wrongPassword: "a wrong password",
    session: sessionFrom(byLink.headers) ?? "",
    codeSession: sessionFrom(byCode.headers) ?? "",
    passwordSession: sessionFrom(byPassword.headers) ?? "",
    requester: cookieIn(asked.headers, "login"),
    known: cookieIn(byLink.headers, "known"),
    feed: /calendar\/([\w-]+)\.ics/.exec(feed)?.[1] ?? "",
  };
}

/** Six digits occur by chance within longer numbers. */
const found = (text: string, secret: string) =>
  /^\d+$/.test(secret) ? new RegExp(`(?<![\\w.])${secret}(?!\\w)`).test(text) : text.includes(secret);

// Password hashing is slow on purpose.
test("after using every way to sign in, neither the database nor the log holds anything that signs in", {
  timeout: 120_000,
}, async () => {
  setting("RATE_LIMITS", "on");
  setting("TRUSTED_PROXIES", "1");
  let secrets: Secrets = {};
  const log = await logged(async () => {
    secrets = await journey();
  });
  expect(Object.entries(secrets).filter(([, secret]) => secret.length < 6)).toEqual([]);
  expect(log).toContain("the journey is over");
  expect(log).toContain("mail not sent");
  const cells = await dump();
  expect(cells.length).toBeGreaterThan(1000);
  for (const [name, secret] of Object.entries(secrets)) {
    expect(
      cells.filter(({ text }) => found(text, secret)).map(({ where }) => where),
      name,
    ).toEqual([]);
    expect(found(log, secret), `${name} in the log`).toBe(false);
  }
});

test("the scan finds the secrets it searches for", async () => {
  const ada = await person("ada", { name: "482913 is in here" });
  expect((await dump()).filter(({ text }) => found(text, "482913")).map(({ where }) => where)).toEqual(["User.name"]);
  expect(await logged(async () => log.warn({ token: ada.email }, "482913"))).toContain("482913");
});
