// Finds a Chromium that starts: Playwright's own, or one on the system. Starts it as a check, because its libraries
// may be missing, and some systems install a stub that only says how to install the browser.
import { existsSync } from "node:fs";
import path from "node:path";
import { runTool } from "./tool.mjs";

const LAUNCH_TIMEOUT_MS = 30_000;
/** The commands of browsers, best first. The headless shell needs half the time of a whole browser for a page. */
const NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];
const PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

export const NO_CHROMIUM = `No Chromium could be found or installed, and the browser tests need one. Any of these will do:
  npx playwright install --with-deps chromium
  apt-get install chromium-headless-shell          (Debian)
  CHROMIUM_PATH=/path/to/chromium npm test`;

/**
 * Launch arguments: no sandbox under root, because Chromium would refuse to start with one, and no background network
 * requests.
 */
export const CHROMIUM_ARGS = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/** Returns the path of a Chromium that starts, "" for Playwright's own, or null if there is none. */
export async function findChromium({ env = process.env } = {}) {
  const { chromium } = await import("@playwright/test");
  if (env.CHROMIUM_PATH) return (await starts(chromium, env.CHROMIUM_PATH)) ? env.CHROMIUM_PATH : null;
  if (existsSync(chromium.executablePath()) && (await starts(chromium))) return "";
  const folders = (env.PATH ?? "").split(path.delimiter).concat("/usr/bin", "/snap/bin");
  const named = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  for (const file of new Set([...named, ...PLACES])) {
    if (existsSync(file) && (await starts(chromium, file))) return file;
  }
  return null;
}

/**
 * Like findChromium, but if no Chromium is found, lets Playwright download one. Downloads nothing if CHROMIUM_PATH is
 * set.
 */
export async function obtainChromium({ log = console.log } = {}) {
  const found = await findChromium();
  if (found !== null || process.env.CHROMIUM_PATH) return found;
  log("No Chromium found; asking Playwright to download one …");
  await runTool("playwright", ["install", "chromium"]).catch((error) => log(error.message));
  return findChromium();
}

async function starts(chromium, executablePath) {
  const options = {
    args: CHROMIUM_ARGS,
    timeout: LAUNCH_TIMEOUT_MS,
    ...(executablePath && { executablePath }),
  };
  try {
    const browser = await chromium.launch(options);
    await browser.close();
    return true;
  } catch {
    return false;
  }
}
