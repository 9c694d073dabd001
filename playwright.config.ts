import { defineConfig, devices } from "@playwright/test";
import { CHROMIUM_ARGS } from "./scripts/chromium.mjs";

// `npm test` starts the product, finds a browser and passes both here. To run one test by hand against a running
// server: BASE_URL=http://localhost:3000 npx playwright test tests/browser/consent.spec.ts
const executablePath = process.env.CHROMIUM_PATH;

export default defineConfig({
  testDir: "tests/browser",
  outputDir: "test-results",
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // More than the two cores that it is measured on: a test mostly waits for its page or for the server's work.
  workers: 3,
  // What passes the second time is listed as flaky, to be fixed; a whole run is not lost for it.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [["json"] as const] : [])],
  use: {
    ...devices["Desktop Chrome"],
    baseURL: process.env.BASE_URL ?? "http://localhost:3000",
    locale: "en-AU",
    timezoneId: "Australia/Sydney",
    // What was done, asked and logged, of what failed and is tried again: written of every test it takes an eighth of the
    // whole, and a picture of the page at each step takes longer than the step.
    trace: { mode: "on-first-retry", screenshots: false, snapshots: false, sources: false },
    screenshot: "only-on-failure",
    launchOptions: { args: CHROMIUM_ARGS, ...(executablePath ? { executablePath } : {}) },
  },
});
