import type { Page } from "@playwright/test";
import { expectNoHarm, harmIn, watchForHarm } from "@/tests/support/e2e-harm";
import * as hostile from "@/tests/support/e2e-hostile";
import { toast } from "@/tests/support/e2e-parts";
import { PAYLOADS, packed } from "@/tests/support/e2e-payloads";
import { expect, test } from "@/tests/support/e2e-test";
import { isAlive } from "@/tests/support/e2e-visit";
import { tooWide } from "@/tests/support/e2e-wide";
import { type Account, castMember, createStudent, mailTo, newAddress, signInAs, sql } from "@/tests/support/e2e-world";

// The page's policy would block most scripts; but they must not even get into the page.
test.use({ bypassCSP: true });
test.use({ actionTimeout: 10_000 });

let founder: Account;
let reader: Account;
let root: Account;
const nameOf = ({ email }: Account) => email.split("@")[0] ?? "";

test.beforeAll(async () => {
  [founder, reader, root] = await Promise.all([createStudent(), createStudent(), castMember("root")]);
});
test.afterAll(() => hostile.clearAway([founder, reader]));

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await page.waitForFunction(isAlive);
}

async function look(page: Page, paths: string[]): Promise<void> {
  for (const path of paths) {
    await open(page, path);
    await expectNoHarm(page);
  }
}

async function seeded({ page, browser }: { page: Page; browser: import("@playwright/test").Browser }) {
  const contexts = await Promise.all(
    [root, founder].map(async (one) => {
      const context = await browser.newContext();
      await signInAs(context, one);
      return context;
    }),
  );
  const [admin, first] = contexts.map(hostile.caller) as [
    ReturnType<typeof hostile.caller>,
    ReturnType<typeof hostile.caller>,
  ];
  await signInAs(page.context(), reader);
  const student = hostile.caller(page.context());
  await student("PATCH", "/api/user/profile", { name: packed(100)[0], email: reader.email });
  const [forums, groups, courses] = await Promise.all([
    hostile.hostileForums(admin, student, first),
    hostile.hostileGroups(first, { username: nameOf(reader) }),
    hostile.hostileCourses(admin),
    hostile.hostileEvents(student),
    hostile.hostileNames(),
  ]);
  await student("POST", `/api/courses/${courses.course}/enroll`);
  await student("POST", `/api/courses/${courses.course}/exam-date`, { examDate: "2027-12-01" });
  await student("POST", `/api/groups/${groups.group}/join`);
  for (const context of contexts) await context.close();
  return { ...forums, ...groups, ...courses };
}

test("120 texts with scripts run nothing, in every field and on every screen", async ({
  page,
  context,
  browser,
  request,
}) => {
  expect(new Set(PAYLOADS).size).toBe(120);
  const { forum, forums, threads, group, course } = await seeded({ page, browser });
  await watchForHarm(context);
  const thread = `/community/thread/${threads[0]}`;

  await look(page, [
    "/community",
    "/community?tab=groups",
    `/community/forum/${forum}`,
    `/community/forum/${forum}?page=2`,
  ]);
  await look(page, [...threads.slice(0, 3).map((id) => `/community/thread/${id}`), `/community/forum/${forums[1]}`]);
  await look(page, ["/dashboard", "/courses", `/courses/${course}`, "/progress", "/calendar", "/profile", "/settings"]);
  for (const id of threads) await harmIn(page, await (await request.get(`/community/thread/${id}`)).text());

  await open(page, `/community/group/${group}`);
  await expect(page.getByRole("log").getByRole("article").first()).toBeVisible();
  await expectNoHarm(page);
  await page.getByRole("tab", { name: /^Members/ }).click();
  await page.getByRole("button", { name: /^Notifications/ }).click();
  await expect(page.getByRole("dialog", { name: "Notifications" }).getByRole("listitem")).toHaveCount(50);
  await expectNoHarm(page);
  await page.keyboard.press("Escape");
  await page.getByRole("combobox", { name: /^Search/ }).fill("script ran onerror");
  await expect(page.getByRole("option").first()).toBeVisible();
  await expectNoHarm(page);

  await open(page, `/community/forum/${forum}`);
  await page.getByRole("button", { name: "New Thread" }).click();
  const dialog = page.getByRole("dialog", { name: "New Thread" });
  await dialog.getByLabel("Title").fill(packed(200)[0] ?? "");
  await dialog.getByLabel("Content").fill(packed(20_000, "\n\n")[0] ?? "");
  await dialog.getByRole("button", { name: "Preview" }).click();
  await expect(dialog.getByRole("region", { name: "Preview" })).toBeVisible();
  await expect(dialog.getByRole("link").first()).toBeVisible();
  await expectNoHarm(page);
  await open(page, "/community/groups/new");
  await page.getByLabel("Group name").fill(PAYLOADS[1] ?? "");
  await page.getByLabel("Description").fill(packed(2000)[0] ?? "");
  await page.getByRole("button", { name: "Create Group" }).click();
  await expect(toast(page)).toContainText("<img src=x onerror=ran()>");
  await expectNoHarm(page);

  await signInAs(context, root);
  const admin = ["/admin", "/admin/courses", "/admin/community/forums", "/admin/community/forums?tab=reports"];
  const people = [1, 2].map((number) => `/admin/users?q=${hostile.HOSTILE}&page=${number}`);
  await look(page, [...admin, `/admin/users?q=${encodeURIComponent(nameOf(reader))}`, ...people, thread]);
  await open(page, people[0] ?? "");
  await page.getByRole("button", { name: "Details" }).first().click();
  await expect(page.getByRole("dialog")).toContainText("Subscription Status");
  await expectNoHarm(page);
  await context.clearCookies();
  await look(page, [thread, `/community/group/${group}`, `/community/forum/${forum}`]);

  const email = newAddress();
  await request.post("/api/auth/magic-link", { data: { email, name: packed(100)[0] } });
  await page.setContent((await mailTo(email)).html);
  await expectNoHarm(page);
});

test("a script that does run in a page is detected", async ({ page, context }) => {
  await watchForHarm(context);
  await page.goto("/community");
  await page.setContent(PAYLOADS[0] ?? "");
  await expect.poll(() => page.evaluate(() => window.didRun)).toEqual(["a script ran"]);
  await expect(expectNoHarm(page)).rejects.toThrow("a script ran");
});

const WORD = "Konsolidierungskreisabgrenzung".repeat(20).slice(0, 500);
const RIGHT_TO_LEFT = "دفتر اليومية: مدين 1,200 دائن (500) — سؤال عن الإهلاك؟";

test("a word of 500 letters and right-to-left text break no screen of the community", async ({ page, context }) => {
  await signInAs(context, reader);
  const call = hostile.caller(context);
  const [row] = await sql<{ id: number }>(
    `insert into "Forum" (name, description, slug, "order") values ($1, $2, $3, 9999) returning id`,
    WORD.slice(0, 100),
    `${WORD} ${RIGHT_TO_LEFT}`,
    `long-${Date.now()}`,
  );
  const content = `${WORD}\n\n> ${WORD}\n\n${RIGHT_TO_LEFT}\n\n\`\`\`journal\nDr ${WORD.slice(0, 120)} 1,200\nCr Sales 1,200\n\`\`\`\n\n| ${WORD} | b |\n|---|---|\n| 1 | ${RIGHT_TO_LEFT} |\n\n- ${WORD}`;
  const thread = await call("POST", `/api/forums/${row?.id}/threads`, { title: WORD.slice(0, 200), content });
  await call("POST", `/api/forums/${row?.id}/threads`, { title: RIGHT_TO_LEFT, content: RIGHT_TO_LEFT });
  const reply = await call("POST", `/api/threads/${thread.id}/posts`, { content });
  await call("POST", `/api/posts/${reply.id}/mark-as-answer`);
  const group = await call("POST", "/api/groups", { name: WORD.slice(0, 80), description: `${WORD} ${RIGHT_TO_LEFT}` });
  await call("POST", "/api/groups", { name: RIGHT_TO_LEFT, description: RIGHT_TO_LEFT, isPrivate: true });
  for (const said of [WORD, RIGHT_TO_LEFT]) {
    const message = await call("POST", `/api/groups/${group.id}/messages`, { content: said });
    await call("POST", `/api/groups/messages/${message.id}/comments`, { content: said });
  }
  const screens = [
    "/community",
    "/community?tab=groups",
    `/community/forum/${row?.id}`,
    `/community/thread/${thread.id}`,
  ];
  for (const path of [...screens, `/community/group/${group.id}`])
    for (const width of [390, 320, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await open(page, path);
      expect(await page.evaluate(tooWide, width), `${path} at ${width} px`).toEqual([]);
    }
});
