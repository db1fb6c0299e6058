import { defineConfig } from "@playwright/test";
import { findBrowser } from "./scripts/browser.mjs";
import { HOME, productOf, WORKERS, ZONE } from "./tests/support/e2e-world";

const browser = await findBrowser();

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  workers: WORKERS,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Generous, so that a slow or busy machine fails no test: a journey waits for what it expects to see.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: "list",
  use: {
    baseURL: HOME,
    locale: "en-GB",
    timezoneId: ZONE,
    // Recording needs ffmpeg, which comes only with Playwright's own browser download.
    video: "off",
    screenshot: "only-on-failure",
    // Recording takes a tenth of the time of a journey; `npx playwright test FILE --trace on` records one that failed.
    trace: "off",
    launchOptions: { executablePath: browser?.file },
  },
  // Started one after the other, so that only the first one builds.
  webServer: Array.from({ length: WORKERS }, (_, worker) => {
    const { port, dataDir, home, databasePort } = productOf(worker);
    return {
      command: "node local/start.mjs --fresh",
      url: `${home}/api/health`,
      env: {
        PORT: String(port),
        DATA_DIR: dataDir,
        POSTGRES_PORT: String(databasePort),
        APP_URL: "",
        RATE_LIMITS: "off",
        MOVABLE_CLOCK: "1",
      },
      timeout: 600_000,
      gracefulShutdown: { signal: "SIGTERM" as const, timeout: 10_000 },
    };
  }),
});
