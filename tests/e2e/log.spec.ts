import { readFileSync } from "node:fs";
import { appLog } from "@/local/app.mjs";
import { expect, test } from "@/tests/support/e2e-test";
import { castMember, DATA_DIR, signInAs, sql } from "@/tests/support/e2e-world";

const PAGES = [
  "/",
  "/auth",
  "/dashboard",
  "/courses",
  "/courses/1",
  "/progress",
  "/calendar",
  "/community",
  "/settings",
];

const written = () => readFileSync(appLog(DATA_DIR), "utf8");
/** The texts that Next and our own log write when something went wrong. */
const ERROR = /^⨯|^\s*(Uncaught )?\w*Error\b|"level":(50|60)/m;

test("ordinary page views write no error to the log, nor do readers who leave early", async ({
  page,
  context,
  request,
}) => {
  const before = written().length;
  await signInAs(context, await castMember("ada"));
  const threads = await sql<{ id: number }>(`select id from "Thread" order by "isSolved" desc, id limit 6`);
  const addresses = [...PAGES, ...threads.map(({ id }) => `/community/thread/${id}`)];
  for (const address of addresses) {
    await page.goto(address);
    await page.waitForLoadState("load");
  }
  // A reader who sends HEAD, or leaves while the page is rendered, ends the request before rendering is done.
  for (const { id } of threads) {
    const address = `/community/thread/${id}`;
    expect((await request.head(address)).status()).toBe(200);
    await page.evaluate(async (path) => {
      const leaving = new AbortController();
      const response = fetch(path, { signal: leaving.signal }).catch(() => undefined);
      await new Promise((done) => requestAnimationFrame(done));
      leaving.abort();
      await response;
    }, address);
  }
  await page.goto("/community");
  expect(written().slice(before)).not.toMatch(ERROR);
});
