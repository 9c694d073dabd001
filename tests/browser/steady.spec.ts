// Checks that the layout does not shift. Also checks pages that no other test opens.
import { expect, type Page, test } from "@playwright/test";
import { demo, signInDemo } from "@/tests/browser/support/demo";
import { expectNothingFound } from "./support/good-page";

// The tests only read, so they may run in parallel.
test.describe.configure({ mode: "parallel" });

/** The largest layout shift allowed. Users notice shifts from 0.1. */
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

/** Loads the page and returns the sum of its layout shifts, as the browser scores them. */
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
        // Buffered entries arrive in a separate task, so the sum is read after that task.
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

test("the sign-in pages do not shift while they load over a slow connection", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const paths = ["/", "/sign-in", "/sign-up", "/nothing-is-here"];
  // Visits each page once, so that styles and scripts are cached. Later, only the page itself arrives slowly.
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
