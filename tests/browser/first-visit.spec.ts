// Checks that a first visit transfers little data.
import { get } from "node:http";
import { expect, type Page, test } from "@playwright/test";
import { EVERYONE } from "@/lib/sandbox/households/list";
import { agreeUntil, ask, firms, makeRequest, read } from "./support/firms";
import { addressOf, type Cookie, team, waitForReports } from "./support/team";

// The tests only read, or have a separate request, so they may run in parallel.
test.describe.configure({ mode: "parallel" });

const WEIGHT_MAX_BYTES = 200 * 1_024;
/** The pages that members use every day. */
const MAIN_PATHS = ["/requests", "/requests/new", "/requests/{ready}", "/settings", "/usage"];

/** The bytes that a visit transferred, with headers: `page` for the page itself, and `others` by URL. */
type Weight = { page: number; others: Map<string, number> };

const sumOf = ({ page, others }: Weight) => [...others.values()].reduce((sum, bytes) => sum + bytes, page);

/** Returns a function that visits a path with an empty cache, and returns the bytes transferred. */
async function weigh(page: Page): Promise<(path: string) => Promise<Weight>> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Network.enable");
  await browser.send("Network.setCacheDisabled", { cacheDisabled: true });
  let weight: Weight = { page: 0, others: new Map() };
  let urls = new Map<string, { url: string; isPage: boolean }>();
  browser.on("Network.requestWillBeSent", ({ requestId, request, type }) =>
    urls.set(requestId, { url: request.url, isPage: type === "Document" }),
  );
  browser.on("Network.loadingFinished", ({ requestId, encodedDataLength: bytes }) => {
    const { url = requestId, isPage = false } = urls.get(requestId) ?? {};
    if (isPage) weight.page += bytes;
    else weight.others.set(url, (weight.others.get(url) ?? 0) + bytes);
  });
  return async (path) => {
    weight = { page: 0, others: new Map() };
    urls = new Map();
    await page.goto(path, { waitUntil: "networkidle" });
    // If less than half of the limit was transferred, the scripts or the font did not load, and the limit would prove
    // nothing.
    expect(sumOf(weight), path).toBeGreaterThan(WEIGHT_MAX_BYTES / 2);
    return weight;
  };
}

/** Fetches a page as Chromium does, but nothing that it links to. Returns the bytes received, with headers. */
const weighPage = (url: string, { name, value }: Cookie): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { cookie: `${name}=${value}`, "accept-encoding": "gzip, deflate, br, zstd" };
    get(url, { agent: false, headers }, (answer) => {
      expect(answer.statusCode, url).toBe(200);
      answer.resume().once("end", () => resolve(answer.socket.bytesRead));
    }).once("error", reject);
  });

test("a first visit to a main page transfers at most 200 kB", async ({ page, baseURL, request }) => {
  await waitForReports(request);
  await page.context().addCookies([{ ...team.cookies.owner, url: baseURL ?? "" }]);
  const weight = await weigh(page);
  for (const path of MAIN_PATHS)
    expect(sumOf(await weight(addressOf("test", path))), path).toBeLessThanOrEqual(WEIGHT_MAX_BYTES);
});

/** The number of customers who share at the same time, so that the test does not wait for each bank in turn. */
const TOGETHER = 3;

test("a first visit to a report of any sandbox persona transfers at most 200 kB", async ({
  page,
  baseURL,
  request,
}) => {
  test.setTimeout(EVERYONE.length * 20_000);
  // One persona has no account, so there is no report about that persona.
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

  const { owner } = firms.plain;
  const pages = await Promise.all(ready.map(({ path }) => weighPage(`${baseURL}${path}`, owner)));
  const heaviest = pages.indexOf(Math.max(...pages));
  await page.context().addCookies([{ ...owner, url: baseURL ?? "" }]);
  const weight = await weigh(page).then((visit) => visit(ready[heaviest]?.path ?? ""));
  // Everything but the page itself is the same for all personas, so only the heaviest page is opened in the browser.
  for (const url of weight.others.keys()) expect(url).toMatch(/\/_next\/static\/|\/icon\.svg$/);
  expect(weight.page / (pages[heaviest] ?? 0)).toBeCloseTo(1, 1);
  const others = sumOf(weight) - weight.page;
  for (const [index, { household }] of ready.entries())
    expect((pages[index] ?? 0) + others, household).toBeLessThanOrEqual(WEIGHT_MAX_BYTES);
});
