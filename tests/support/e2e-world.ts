import { createHash, randomBytes } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type BrowserContext, expect, type Page } from "@playwright/test";
import { query } from "@/local/database.mjs";
import { mailFolder } from "@/local/mail-folder.mjs";
import { findRunning } from "@/local/running.mjs";

/** The browsers that run at once. Each has a product of its own, with its own database, mailbox and clock. */
export const WORKERS = 2;

/** The product of a worker. The mailbox and the payments stand-in have the two ports after the app's. */
export function productOf(worker: number) {
  const port = Number(process.env.E2E_PORT ?? 3790) + 10 * worker;
  const dataDir = path.resolve(`${process.env.E2E_DATA_DIR ?? ".data-e2e"}-${worker}`);
  return { port, dataDir, home: `http://localhost:${port}`, databasePort: 5790 + worker };
}

// Playwright sets the variable in its workers.
export const { port: PORT, dataDir: DATA_DIR, home: HOME } = productOf(Number(process.env.TEST_PARALLEL_INDEX ?? 0));
export const ZONE = "Europe/London";

/** Runs one statement on the database of the running product. */
export async function sql<Row>(text: string, ...values: unknown[]): Promise<Row[]> {
  const running = findRunning(DATA_DIR);
  if (!running?.databaseUrl) throw new Error(`The product is not running on ${DATA_DIR}.`);
  return query(running.databaseUrl, text, values);
}

export const newAddress = (name = "mina") => `${name}-${randomBytes(5).toString("hex")}@example.test`;

type Mail = { to: string; subject: string; text: string; html: string; createdAt: string };

/** All mails to this address that are in the mailbox stand-in by now, the newest first. */
export const mailsTo = (email: string): Mail[] =>
  mailFolder(path.join(DATA_DIR, "mail"))
    .list(10_000)
    .filter((mail: Mail) => mail.to === email);

/** The newest mail to this address in the mailbox stand-in, with its link and code. */
export async function mailTo(email: string, { after = 0 }: { after?: number } = {}) {
  const to = () => mailsTo(email);
  await expect.poll(() => to().length, { message: `a mail to ${email}` }).toBeGreaterThan(after);
  const [mail] = to();
  if (!mail) throw new Error(`No mail to ${email}`);
  const link = /https?:\/\/\S+\/auth\/verify\?token=[0-9a-f]{64}/.exec(mail.text)?.[0] ?? "";
  const code = /^\s*(\d{6})\s*$/m.exec(mail.text)?.[1] ?? "";
  return { ...mail, link, code };
}

export type Account = { id: string; email: string; name: string };

/** A student who has just signed up and has done nothing yet. */
export async function createStudent(name = "Mina Farrow"): Promise<Account> {
  const email = newAddress();
  const [row] = await sql<Account>(
    `insert into "User" (id, username, name, email, "emailVerified", "timeZone")
     values (uuidv7()::text, $1, $2, $3, now(), $4) returning id, email, name`,
    email.split("@")[0],
    name,
    email,
    ZONE,
  );
  return required(row, email);
}

/** One of the seeded users. */
export async function castMember(username: string): Promise<Account> {
  const [account] = await sql<Account>(`select id, email, name from "User" where username = $1`, username);
  return required(account, username);
}

/** Creates a session without a mail, for journeys that are not about signing in. Returns the value of its cookie. */
export async function createSession({ id }: Pick<Account, "id">): Promise<string> {
  const value = randomBytes(32).toString("base64url");
  await sql(
    `insert into "Session" ("sessionToken", "userId", expires) values ($1, $2, now() + interval '30 days')`,
    createHash("sha256").update(value).digest("hex"),
    id,
  );
  return value;
}

export async function signInAs(context: BrowserContext, account: Account): Promise<void> {
  const value = await createSession(account);
  // A page of the previous user would go on polling with the new session and be refused.
  for (const page of context.pages()) if (page.url() !== "about:blank") await page.goto("about:blank");
  await context.addCookies([{ name: "session", value, url: HOME, httpOnly: true, sameSite: "Lax" }]);
}

/** A new student in this browser, signed in. */
export async function newStudent(context: BrowserContext): Promise<Account> {
  const student = await createStudent();
  await signInAs(context, student);
  return student;
}

export async function enrolIn(courseId: number, { id }: Account): Promise<void> {
  await sql(`insert into "Enrollment" ("userId", "courseId") values ($1, $2)`, id, courseId);
}

/** A new student in this browser, with Premium and enrolled in FA. */
export async function newCandidate(context: BrowserContext): Promise<{ id: string; courseId: number }> {
  const student = await newStudent(context);
  const { id: courseId } = await seededCourse("FA");
  await enrolIn(courseId, student);
  await sql(
    `update "User" set "subscriptionStatus" = 'active', "subscriptionTier" = 'premium' where id = $1`,
    student.id,
  );
  return { id: student.id, courseId };
}

export type SeededCourse = {
  id: number;
  title: string;
  totalLessons: number;
  modules: { id: number; title: string }[];
};

/** A course of the seeded catalogue by its short name, such as 'FA'. */
export async function seededCourse(code: string): Promise<SeededCourse> {
  const [course] = await sql<SeededCourse>(
    `select c.id, c.title, c."totalLessons",
            (select json_agg(json_build_object('id', m.id, 'title', m.title) order by m."order", m.id)
             from "Module" m where m."courseId" = c.id) as modules
     from "Course" c where c.code = $1`,
    code,
  );
  return required(course, code);
}

function required<T>(row: T | undefined, what: string): T {
  if (row === undefined) throw new Error(`There is no ${what}.`);
  return row;
}

/** Moves the product's clock and this page's to the same instant; without one, back to the current time. */
export async function moveClock(page: Page, to?: Date): Promise<void> {
  const file = path.join(DATA_DIR, "clock");
  if (!to) {
    rmSync(file, { force: true });
    return;
  }
  writeFileSync(file, String(to.getTime() - Date.now()));
  await page.clock.setFixedTime(to);
}

/** Makes the scheduler's hourly call. */
export async function runCron(): Promise<void> {
  const secret = readFileSync(path.join(DATA_DIR, "cron-secret"), "utf8").trim();
  const response = await fetch(`${HOME}/api/cron/daily`, { headers: { authorization: `Bearer ${secret}` } });
  expect(response.status).toBe(200);
}
