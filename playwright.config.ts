import { defineConfig, devices } from "@playwright/test";
import { CHROMIUM_ARGS } from "./scripts/chromium.mjs";

// `npm test` starts the product, finds a browser, and sets BASE_URL and CHROMIUM_PATH. To run one test by hand against
// a running server: BASE_URL=http://localhost:3000 npx playwright test tests/browser/demo.spec.ts
const executablePath = process.env.CHROMIUM_PATH;

export default defineConfig({
  testDir: "tests/browser",
  outputDir: "test-results",
  // The limits are generous, because a page may take many times as long while other test stages run.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // More workers than the two cores of the machines that run the tests, because a test mostly waits for its page or for
  // the server's work.
  workers: 3,
  // A test that passes at its second attempt is listed as flaky, to be fixed, but does not fail the run.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [["json"] as const] : [])],
  use: {
    ...devices["Desktop Chrome"],
    baseURL: process.env.BASE_URL ?? "http://localhost:3000",
    locale: "en-AU",
    timezoneId: "Australia/Sydney",
    // Records a trace only when a failed test is tried again, because recording every test would take an eighth of the
    // run's time. The trace has no pictures, because a picture of the page takes longer than the step it shows.
    trace: { mode: "on-first-retry", screenshots: false, snapshots: false, sources: false },
    screenshot: "only-on-failure",
    launchOptions: { args: CHROMIUM_ARGS, ...(executablePath ? { executablePath } : {}) },
  },
});
