import { defineConfig } from "@playwright/test";
import { findBrowser } from "./scripts/browser.mjs";
import { DATA_DIR, HOME, PORT, ZONE } from "./tests/support/e2e-world";

const browser = await findBrowser();

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  // Browser, app and database share two cores; a second browser makes all of them wait.
  workers: 1,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Generous, because a slow or busy machine is no fault: a journey waits for what it wants to see.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: "list",
  use: {
    baseURL: HOME,
    locale: "en-GB",
    timezoneId: ZONE,
    // Recording needs a program that only Playwright's own download brings.
    video: "off",
    screenshot: "only-on-failure",
    // A film of every journey would take as long as the journeys.
    trace: { mode: "retain-on-failure", screenshots: false },
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
