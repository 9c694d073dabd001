// `npm run pictures`: takes the README's three pictures from the running product.
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { chromium } from "@playwright/test";
import { CHROMIUM_ARGS, findChromium, NO_CHROMIUM } from "./chromium.mjs";
import { findServer } from "./demo/server.mjs";
import { consent } from "./demo/walk.mjs";
import { ROOT } from "./install.mjs";
import { readWords } from "./usage.mjs";

const HELP = `npm run pictures

Takes the three screenshots for the README: the consent page on a phone, the first page of a report, and the portal's
list of requests. Uses the running server, or starts one for the duration. Takes no options.
`;
const FOLDER = path.join(ROOT, "public", "pictures");
const WAIT_MS = 60_000;
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1100, height: 760 };
/** The customers in the portal's picture. They are sandbox personas, so all are invented. */
const NAMES = ["Hannah Okafor", "Tuan Pham", "Rosa Delgado", "Joan Petrie"];

async function takePictures({ base_url: base, api_key_test: key, portal }, browser) {
  const api = async (route, options = {}) => {
    const headers = { "x-api-key": key, "content-type": "application/json" };
    const response = await fetch(`${base}/v1${route}`, { headers, ...options });
    if (!response.ok) throw new Error(`${route} answered ${response.status}`);
    return response;
  };
  const create = async (client_name) =>
    (
      await api("/requests", {
        method: "POST",
        body: JSON.stringify({ client_name, report_type: "affordability" }),
      })
    ).json();
  for (const name of NAMES) await create(name);
  const made = await create("Priya Raman");
  const open = async (viewport, address) => {
    const page = await browser.newPage({ viewport, locale: "en-AU", timezoneId: "Australia/Sydney" });
    await page.goto(address);
    return page;
  };
  const keep = (page, name) => page.screenshot({ path: path.join(FOLDER, `${name}.png`) });

  await keep(await open(PHONE, made.consent_url), "consent");
  await consent(base, made.consent_url);
  await waitUntilReady(api, made.id);
  const report = await browser.newPage({ viewport: DESKTOP });
  await report.setContent(await (await api(`/requests/${made.id}/report.html`)).text());
  await keep(report, "report");
  const desk = await open(DESKTOP, `${base}/sign-in`);
  await desk.locator("input[name=email]").fill(portal.email);
  await desk.locator("input[name=password]").fill(portal.password);
  await desk.keyboard.press("Enter");
  await desk.waitForURL(/\/test\//);
  await desk.goto(`${base}/test/requests`);
  await keep(desk, "portal");
}

async function waitUntilReady(api, id) {
  const until = Date.now() + WAIT_MS;
  while (Date.now() < until) {
    const { status } = await (await api(`/requests/${id}`)).json();
    if (status === "ready") return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error("the report was not ready in time");
}

if (readWords(process.argv.slice(2), { help: HELP }) !== null) {
  await mkdir(FOLDER, { recursive: true });
  const server = await findServer();
  const executablePath = await findChromium();
  if (executablePath === null) throw new Error(NO_CHROMIUM);
  const browser = await chromium.launch({ args: CHROMIUM_ARGS, ...(executablePath && { executablePath }) });
  try {
    await takePictures(server.facts, browser);
  } finally {
    await browser.close();
    await server.stop();
  }
}
