import { defineConfig } from "@playwright/test";
import { findBrowser } from "./scripts/browser.mjs";

const port = Number(process.env.E2E_PORT ?? 3790);
const dataDir = process.env.E2E_DATA_DIR ?? ".data-e2e";
const browser = await findBrowser();

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: "list",
  use: {
    baseURL: `http://localhost:${port}`,
    locale: "en-GB",
    timezoneId: "Europe/London",
    // Recording needs a program that only Playwright's own download brings.
    video: "off",
    screenshot: "only-on-failure",
    trace: "retain-on-failure",
    launchOptions: { executablePath: browser?.file },
  },
  webServer: {
    command: "node local/start.mjs --fresh",
    url: `http://localhost:${port}/api/health`,
    env: { PORT: String(port), DATA_DIR: dataDir, POSTGRES_PORT: "5790", APP_URL: "", RATE_LIMITS: "off" },
    timeout: 240_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
});
