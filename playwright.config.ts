import { defineConfig } from "@playwright/test";
import { findBrowser } from "./scripts/browser.mjs";
import { DATA_DIR, HOME, PORT, ZONE } from "./tests/support/e2e-world";

const browser = await findBrowser();

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  // Browser, app and database share two cores; a second browser would slow down all of them.
  workers: 1,
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
  webServer: {
    command: "node local/start.mjs --fresh",
    url: `${HOME}/api/health`,
    env: { PORT: String(PORT), DATA_DIR, POSTGRES_PORT: "5790", APP_URL: "", RATE_LIMITS: "off", MOVABLE_CLOCK: "1" },
    timeout: 600_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
});
