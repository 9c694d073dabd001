import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { ROOT } from "../install.mjs";
import { countPages } from "./count.mjs";
import { dataOf, printServerEnd, settingsOf } from "./own.mjs";

/** The tag of the test of the main journey, which `npm test` runs. */
const WALK = "@walk";

/** Tests the main journey in a real browser: from the firm's request to the documents. */
export const runWalk = (run) => runPages(run, "walk", ["--grep", WALK]);

/**
 * Runs all browser tests except the main journey. If files are named, runs all their tests, including the main journey.
 */
export const runBrowserTests = (run) =>
  runPages(run, "browser", run.filters.length > 0 ? run.filters : ["--grep-invert", WALK]);

async function runPages({ tool, folder, totals, lifecycle, server: obtain }, name, words) {
  const tests = await readdir(path.join(ROOT, "tests", "browser")).catch(() => []);
  if (tests.length === 0) throw new Error("There are no browser tests in tests/browser.");
  const { obtainChromium, NO_CHROMIUM } = await import("../chromium.mjs");
  const chromium = await obtainChromium();
  if (chromium === null) throw new Error(NO_CHROMIUM);
  const server = await obtain();
  const firms = path.join(folder, "firms.json");
  const settings = await settingsOf({ server, folder, lifecycle });
  const sessions = path.join(folder, "sessions.json");
  if (!existsSync(sessions))
    await tool("tsx", ["tests/browser/support/make-firms.ts"], {
      env: { ...settings, FIRMS_FILE: firms, SESSIONS_FILE: sessions },
    });
  const report = path.join(folder, `${name}.json`);
  const env = {
    ...process.env,
    BASE_URL: server.baseUrl,
    CHROMIUM_PATH: chromium,
    DEMO_FILE: path.join(dataOf(folder), "demo.json"),
    FIRMS_FILE: firms,
    SESSIONS_FILE: sessions,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  };
  try {
    await tool("playwright", ["test", ...words], { packageName: "@playwright/test", env });
  } catch (error) {
    await printServerEnd(server);
    throw error;
  } finally {
    await countPages(report, totals);
  }
}
