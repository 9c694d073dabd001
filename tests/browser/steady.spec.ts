// Checks that the layout does not shift and that a first visit transfers little data. Also checks pages that no other
// test opens.
import { expect, type Page, test } from "@playwright/test";
import { EVERYONE } from "@/lib/sandbox/households/list";
import { demo, signInDemo } from "@/tests/browser/support/demo";
import { agreeUntil, ask, firms, makeRequest, read } from "./support/firms";
import { expectNothingFound } from "./support/good-page";
import { addressOf, team, waitForReports } from "./support/team";

// The tests only read, or have a separate request, so they may run in parallel.
test.describe.configure({ mode: "parallel" });

/** The largest layout shift, far below 0.1, from which users notice it. */
const SHIFT_MAX = 0.02;
/**
 * The number of frames in half a second at a typical frame rate. In that time, the page's script does its work on load.
 */
const SETTLING_FRAMES = 30;

const SLOW_LINE = { offline: false, latency: 50, downloadThroughput: 8 * 1024, uploadThroughput: 8 * 1024 };

const PATHS = [
  "/requests",
  "/requests/new",
  `/requests/${demo.request_id}`,
  "/usage",
  "/developers",
  "/developers/log",
  "/developers/webhooks",
  "/audit",
  "/notices",
  "/settings",
  "/settings/members",
  "/settings/live",
  "/account/security",
];

const WEIGHT_MAX_BYTES = 200 * 1_024;
/** The pages that members open every day. */
const MAIN_PATHS = ["/requests", "/requests/new", "/requests/{ready}", "/settings", "/usage"];

/** The page's cumulative layout shift since it loaded, as browsers measure it. */
async function readShift(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: "networkidle" });
  await page.evaluate(async (frames) => {
    await document.fonts.ready;
    await new Promise((idle) => requestIdleCallback(idle));
    for (let frame = 0; frame < frames; frame++) await new Promise(requestAnimationFrame);
  }, SETTLING_FRAMES);
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const add = (entries: PerformanceEntryList) => {
          for (const entry of entries as (PerformanceEntry & { value: number })[]) sum += entry.value;
        };
        const watch = new PerformanceObserver((list) => add(list.getEntries()));
        watch.observe({ type: "layout-shift", buffered: true });
        // Buffered entries arrive in a separate task.
        setTimeout(() => {
          add(watch.takeRecords());
          resolve(sum);
        }, 50);
      }),
  );
}

for (const width of [390, 1280])
  test(`no page shifts while it loads, at ${width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    expect(await readShift(page, "/sign-in"), "/sign-in").toBeLessThan(SHIFT_MAX);
    await signInDemo(page);
    for (const path of PATHS) expect(await readShift(page, `/test${path}`), path).toBeLessThan(SHIFT_MAX);
  });

/** Returns a function that visits a path with an empty cache, and gives the bytes that were transferred. */
async function weigh(page: Page): Promise<(path: string) => Promise<number>> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Network.enable");
  await browser.send("Network.setCacheDisabled", { cacheDisabled: true });
  let bytes = 0;
  browser.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  return async (path) => {
    bytes = 0;
    await page.goto(path, { waitUntil: "networkidle" });
    // Without the scripts and the font, fewer bytes would be transferred.
    expect(bytes, path).toBeGreaterThan(WEIGHT_MAX_BYTES / 2);
    return bytes;
  };
}

test("a first visit to a main page transfers at most 200 kB", async ({ page, baseURL, request }) => {
  await waitForReports(request);
  await page.context().addCookies([{ ...team.cookies.owner, url: baseURL ?? "" }]);
  const weight = await weigh(page);
  for (const path of MAIN_PATHS)
    expect(await weight(addressOf("test", path)), path).toBeLessThanOrEqual(WEIGHT_MAX_BYTES);
});

/** The number of customers who share at the same time, so that the test does not wait for each bank in turn. */
const TOGETHER = 3;

test("a first visit to a report of any sandbox persona transfers at most 200 kB", async ({
  page,
  baseURL,
  request,
}) => {
  test.setTimeout(EVERYONE.length * 10_000);
  // One persona has no account, so no report.
  const waiting = EVERYONE.filter(({ accounts }) => accounts.length > 0);
  const ready: { household: string; path: string }[] = [];
  const share = async ({ id: household, homeBank, accounts }: (typeof waiting)[number]) => {
    const made = await makeRequest(request, firms.plain, { household, banks: "several" });
    for (const _ of new Set([homeBank, ...accounts.flatMap(({ bank }) => bank ?? [])]))
      await agreeUntil(request, made, "adding_banks");
    await ask(request, made, "POST", `/v1/sandbox/requests/${made.id}/consent`, { outcome: "finish" });
    await expect
      .poll(async () => (await read(request, made)).stage, { timeout: 60_000, message: household })
      .toBe("ready");
    ready.push({ household, path: `/test/requests/${made.id}/report` });
  };
  const shareInTurn = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await share(next);
  };
  await Promise.all(Array.from({ length: TOGETHER }, shareInTurn));
  await page.context().addCookies([{ ...firms.plain.owner, url: baseURL ?? "" }]);
  const weight = await weigh(page);
  for (const { household, path } of ready)
    expect(await weight(path), household).toBeLessThanOrEqual(WEIGHT_MAX_BYTES);
});

test("the sign-in pages do not shift while they load over a slow connection", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const paths = ["/", "/sign-in", "/sign-up", "/nothing-is-here"];
  // Styles and scripts are cached, so only the page itself arrives late.
  for (const path of paths) await page.goto(path, { waitUntil: "networkidle" });
  const line = await page.context().newCDPSession(page);
  await line.send("Network.emulateNetworkConditions", SLOW_LINE);
  for (const path of paths) expect(await readShift(page, path), path).toBeLessThan(SHIFT_MAX / 4);
});

test("axe finds no problem on pages that no other test opens", async ({ page }) => {
  for (const path of ["/outbox", "/nothing-is-here", "/sign-up/confirm", "/invitation"]) {
    await page.goto(path);
    await expectNothingFound(page, path);
  }
  await signInDemo(page);
  for (const path of ["/settings/affordability", "/account/security/authenticator", "/nothing-is-here"]) {
    await page.goto(`/test${path}`);
    await expectNothingFound(page, path);
  }
});
