import { readdir } from "node:fs/promises";
import path from "node:path";
import { ROOT } from "../install.mjs";
import { findReport } from "./count.mjs";
import { dataOf, printServerEnd, settingsOf } from "./own.mjs";

/** What people do, in a real browser. */
export async function runBrowserTests({ tool, folder, filters, totals, lifecycle, server: obtain }) {
  const tests = await readdir(path.join(ROOT, "tests", "browser")).catch(() => []);
  if (tests.length === 0) throw new Error("There are no browser tests in tests/browser.");
  const { obtainChromium, NO_CHROMIUM } = await import("../chromium.mjs");
  const chromium = await obtainChromium();
  if (chromium === null) throw new Error(NO_CHROMIUM);
  const server = await obtain();
  const firms = path.join(folder, "firms.json");
  const settings = await settingsOf({ server, folder, lifecycle });
  const sessions = path.join(folder, "sessions.json");
  await tool("tsx", ["tests/browser/support/make-firms.ts"], {
    env: { ...settings, FIRMS_FILE: firms, SESSIONS_FILE: sessions },
  });
  const report = path.join(folder, "browser.json");
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
    await tool("playwright", ["test", ...filters], { packageName: "@playwright/test", env });
  } catch (error) {
    await printServerEnd(server);
    throw error;
  } finally {
    const found = await findReport(report);
    totals.passed += (found?.stats.expected ?? 0) + (found?.stats.flaky ?? 0);
    totals.failed += found?.stats.unexpected ?? 0;
  }
}
