import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { nextFree } from "@/local/ports.mjs";
import { findRunning } from "@/local/running.mjs";
import { appEnvironment, ROOT } from "@/local/settings.mjs";
import { expect, test } from "@/tests/support/e2e-test";
import { DATA_DIR, PORT } from "@/tests/support/e2e-world";

/** What is at this address; empty while nothing answers there. */
const textOf = (url: string) =>
  fetch(url).then(
    (response) => response.text(),
    () => "",
  );

const PAGES = ["/", "/auth", "/get-started"];

test("a start renders the prerendered pages again with the host's address, however new they are", async () => {
  const port = await nextFree(PORT + 5);
  const appUrl = "https://study.example.test";
  const pages = pagesOnDisk();
  pages.touch();
  const app = spawn(process.execPath, ["server.mjs"], {
    cwd: ROOT,
    env: {
      ...appEnvironment({
        dataDir: DATA_DIR,
        port,
        appUrl,
        databaseUrl: findRunning(DATA_DIR)?.databaseUrl,
        mailbox: undefined,
        payments: undefined,
      }),
      HOST: "127.0.0.1",
    },
    stdio: "ignore",
  });
  try {
    const canonical = async (url: string) =>
      /rel="canonical" href="([^"]+)"/.exec(await textOf(`http://127.0.0.1:${port}${url}`))?.[1] ?? "";
    for (const url of PAGES) await expect.poll(() => canonical(url), { message: url }).toContain(appUrl);
  } finally {
    app.kill("SIGTERM");
    await once(app, "exit");
    pages.restore();
  }
});

/** What Next keeps of these pages: the running products of this build share it. */
function pagesOnDisk() {
  const files = ["index", "auth", "get-started"].flatMap((name) =>
    ["html", "rsc", "meta"].map((kind) => path.join(ROOT, `.next/server/app/${name}.${kind}`)),
  );
  const contents = files.map((file) => readFileSync(file));
  return {
    /** Makes them as new as those of a build that has just ended. */
    touch() {
      for (const file of files) utimesSync(file, new Date(), new Date());
    },
    restore() {
      for (const [at, file] of files.entries()) writeFileSync(file, contents[at] ?? "");
    },
  };
}
