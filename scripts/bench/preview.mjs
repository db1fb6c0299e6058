import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { request } from "node:http";
import { createServer } from "node:https";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import { bin, node } from "../../local/command.mjs";
import { nextFree } from "../../local/ports.mjs";
import { startPostgres } from "../../local/postgres.mjs";
import { ROOT } from "../../local/settings.mjs";
import { findBrowser } from "../browser.mjs";
import { HOSTED_SETTINGS } from "./hosted-settings.mjs";
import { until } from "./product.mjs";
import { heading, note } from "./report.mjs";

const HOST = "pacioli-git-branch.vercel.app";
/** Set this to a folder to look at the pages. */
const { PICTURES } = process.env;

/**
 * A preview as Vercel makes it: the build and the server have Vercel's variables and the address of an empty database.
 * A browser opens it by its own name, through TLS as at Vercel.
 */
export async function preview() {
  const folder = mkdtempSync(path.join(tmpdir(), "pacioli-preview-"));
  const server = await startPostgres(folder, { port: 5863 });
  const vercel = { VERCEL: "1", VERCEL_ENV: "preview", VERCEL_URL: "pacioli-abc.vercel.app", VERCEL_BRANCH_URL: HOST };
  // Variables that are stored for all environments reach a preview, too. It must not use them.
  const settings = { DATABASE_URL: server.directUrl, ...PRODUCTION_ADDRESS, ...vercel };
  let app;
  let tls;
  try {
    await node(["scripts/vercel-build.mjs"], { env: { ...ownSettings(), ...settings } });
    const port = await nextFree(3960);
    app = serve(port, settings);
    await until(`http://127.0.0.1:${port}/api/ready`);
    tls = await terminateTls(folder, port);
    heading("A preview with the address of its database alone");
    await enter(tls.address().port);
    app.kill("SIGTERM");
    heading("Production on a preview's database");
    note(
      "migrations are refused",
      await refuses(["prisma/run-migrations.mjs"], { DATABASE_URL: server.directUrl }),
      YES,
    );
    const production = { ...PRODUCTION, DATABASE_URL: server.directUrl, UPLOADS_DIR: folder, PORT: String(port) };
    note("the start is refused", await refuses(["server.mjs"], production), YES);
  } finally {
    app?.kill("SIGKILL");
    tls?.close();
    server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const YES = { least: 1 };

const PRODUCTION_ADDRESS = { APP_URL: "https://learn.example.org", AUTH_SECRET: HOSTED_SETTINGS.AUTH_SECRET };
const PRODUCTION = { ...HOSTED_SETTINGS, ...PRODUCTION_ADDRESS };

/** Empties every setting of this shell, so that only the given ones count. */
const ownSettings = () =>
  Object.fromEntries(["APP_URL", "AUTH_SECRET", "LOCAL", "UPLOADS_DIR", "RESEND_API_KEY"].map((name) => [name, ""]));

const serve = (port, settings) =>
  spawn(process.execPath, [bin("next", "dist/bin/next"), "start", "--port", String(port)], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, NODE_ENV: "production", ...settings },
    stdio: "inherit",
  });

/** TLS in front of the server, as Vercel has it. */
async function terminateTls(folder, port) {
  const [key, cert] = [path.join(folder, "key.pem"), path.join(folder, "cert.pem")];
  const subject = ["-subj", `/CN=${HOST}`, "-days", "1", "-nodes", "-newkey", "rsa:2048"];
  execFileSync("openssl", ["req", "-x509", ...subject, "-keyout", key, "-out", cert], { stdio: "ignore" });
  const proxy = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (incoming, outgoing) => {
    const headers = { ...incoming.headers, "x-forwarded-proto": "https", "x-forwarded-host": HOST };
    const passed = request({ port, method: incoming.method, path: incoming.url, headers }, (response) => {
      outgoing.writeHead(response.statusCode, response.headers);
      response.pipe(outgoing);
    });
    passed.on("error", () => outgoing.destroy());
    incoming.pipe(passed);
  });
  await new Promise((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  return proxy;
}

/** What a reviewer does: each note is 1 when it worked. */
async function enter(port) {
  const found = await findBrowser();
  const args = [`--host-resolver-rules=MAP ${HOST}:443 127.0.0.1:${port}`];
  const browser = await chromium.launch({ executablePath: found?.file, args });
  const context = await browser.newContext({ ignoreHTTPSErrors: true, baseURL: `https://${HOST}` });
  const page = await context.newPage();
  const step = async (name, work) => {
    const done = await work().then(
      () => true,
      (error) => console.error(`${name}: ${error.message}`),
    );
    if (PICTURES) await page.screenshot({ path: path.join(PICTURES, `${name}.png`), fullPage: true });
    note(name, done ? 1 : 0, YES);
  };
  const button = (name) => page.getByRole("button", { name });
  await step("the landing page has the preview's own address", async () => {
    await page.goto("/");
    await page.locator(`link[rel=canonical][href^="https://${HOST}"]`).waitFor({ state: "attached" });
  });
  await step("a student enters with one press", async () => {
    await page.goto("/auth");
    await button("Enter as Ada").click();
    await page.waitForURL("**/dashboard");
  });
  await step("payments say that they are off", async () => {
    await page.goto("/subscribe");
    await page.getByText("Payments are off in this preview").first().waitFor();
  });
  await step("a new account is opened through a kept mail", async () => {
    // A page that is still open would notice that its session is gone, and leave for the sign-in.
    await page.goto("about:blank");
    await context.clearCookies();
    await page.goto("/get-started");
    await page.getByLabel("Name").fill("Rita Reviewer");
    await page.getByLabel("Email").fill("rita@example.org");
    await page
      .getByRole("main")
      .locator("button[type=submit]", { hasText: /link|started|continue/i })
      .click();
    await page.getByText("rita@example.org").first().waitFor();
    await page.goto("/preview");
    const mail = page.frameLocator("iframe").first();
    // A mail's links open in a tab of their own.
    const opened = context.waitForEvent("page");
    await mail
      .getByRole("link", { name: /sign in|open|log in/i })
      .first()
      .click();
    const tab = await opened;
    // The browser that requested the link is signed in without a further press.
    await tab.waitForURL("**/dashboard");
  });
  await step("an admin enters with one press", async () => {
    await page.goto("/preview");
    await button("Enter as Root").click();
    await page.waitForURL("**/admin");
  });
  await step("the admin grants Premium", async () => {
    await page.goto("/admin/users");
    await page.getByLabel("Filter users").fill("rita@example.org");
    await button("Details of Rita Reviewer").click();
    await button("Grant 12-Month Subscription").click();
    await page.getByText(/^Active: Premium, granted/).waitFor();
  });
  await browser.close();
}

/** Whether the command ends with an error that names the preview. */
function refuses(args, env) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: ROOT, env: { PATH: process.env.PATH, ...env } });
    let said = "";
    child.stderr.on("data", (chunk) => {
      said += chunk;
    });
    const late = setTimeout(() => child.kill("SIGKILL"), 60_000);
    child.on("exit", (code) => {
      clearTimeout(late);
      resolve(code === 1 && /preview/.test(said) ? 1 : 0);
    });
  });
}
