// Follows every link of the portal as each role, and of the console as an operator.
import { type APIRequestContext, expect, test } from "@playwright/test";
import { addressOf, type Cookie, first, open, ROLES, team, waitForReports } from "./support/team";

/**
 * Returns the path without ids and query values, because paths that differ only in these lead to the same page, and
 * only one of each is opened.
 */
function shapeOf(path: string): string {
  const { pathname, searchParams } = new URL(path, "http://host");
  const folders = pathname
    .split("/")
    .map((name) => (/^[a-z]{2,4}_[0-9a-z]{8,}$/i.test(name) ? ":id" : name.replace(/-\d+$/, "-0")));
  return `${folders.join("/")}?${[...new Set(searchParams.keys())].sort()}`;
}

/** The portal's own pages and files. Links to the customer's page are not opened, because that is recorded. */
const OWN = /^\/(test|live|operator)(\/|\?|$)/;
const OTHERS = /^\/(docs|verify|sign-in|security)(\/|\?|$)/;

/** The paths that a page links to, from its HTML. */
function linksOf(html: string, page: string): string[] {
  return [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)]
    .map(([, href = ""]) => new URL(href.replaceAll("&amp;", "&"), new URL(page, "http://host")))
    .filter(({ host }) => host === "host")
    .map(({ pathname, search }) => pathname + search)
    .filter((path) => OWN.test(path) || OTHERS.test(path));
}

type Crawl = { start: string; cookie: Cookie; isOpened: (path: string) => boolean };

/**
 * Opens all pages that a page links to, the pages that those link to, and so on. Returns the opened pages, and those
 * that failed with the page that links to them.
 */
async function crawl(request: APIRequestContext, { start, cookie, isOpened }: Crawl) {
  const headers = { cookie: `${cookie.name}=${cookie.value}` };
  const waiting = [{ path: start, from: "" }];
  const seen = new Set([shapeOf(start)]);
  const pages: string[] = [];
  const broken: string[] = [];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { path, from } = next;
    const answer = await request.get(path, { headers });
    if (answer.status() >= 400) broken.push(`${path} on ${from}: ${answer.status()}`);
    if (!OWN.test(path) || !/^text\/html/.test(answer.headers()["content-type"] ?? "")) continue;
    pages.push(path);
    for (const link of linksOf(await answer.text(), path)) {
      if (seen.has(shapeOf(link)) || !isOpened(link)) continue;
      seen.add(shapeOf(link));
      waiting.push({ path: link, from: path });
    }
  }
  return { pages, broken };
}

/** Fewer pages than this means that the crawl did not get in. */
const PAGES_MIN = 15;

test.describe.configure({ mode: "parallel" });

test.beforeAll(({ request }) => waitForReports(request));

for (const environment of ["test", "live"] as const)
  for (const role of ROLES)
    test(`every link that a ${role} sees in ${environment} opens`, async ({ request }) => {
      test.slow();
      // Only one role opens the files, which take long, and the pages that are the same for all.
      const isFirst = role === "owner" && environment === "test";
      const { pages, broken } = await crawl(request, {
        start: addressOf(environment, "/requests"),
        cookie: team.cookies[role],
        isOpened: (path) =>
          path.startsWith(`/${environment}/`)
            ? isFirst || !/\/download\//.test(path)
            : isFirst && OTHERS.test(path),
      });
      expect(broken).toEqual([]);
      expect(pages.length, pages.join("\n")).toBeGreaterThan(PAGES_MIN);
    });

test("no page that an owner or operator reaches writes an error to the console", async ({
  browser,
  request,
  baseURL,
}) => {
  test.slow();
  const errors: string[] = [];
  for (const [start, cookie, least] of [
    [addressOf("test", "/requests"), team.cookies.owner, PAGES_MIN],
    ["/operator", first, 5],
  ] as const) {
    const folder = start.split("/")[1] ?? "";
    const { pages, broken } = await crawl(request, {
      start,
      cookie,
      isOpened: (path) =>
        !/\/(download|export|files)\//.test(path) && !path.includes("?") && path.startsWith(`/${folder}`),
    });
    expect(broken).toEqual([]);
    expect(pages.length).toBeGreaterThan(least);
    const page = await open(browser, cookie, baseURL);
    page.on("console", (entry) => entry.type() === "error" && errors.push(`${page.url()}: ${entry.text()}`));
    page.on("pageerror", ({ message }) => errors.push(`${page.url()}: ${message}`));
    for (const path of pages) await page.goto(path);
    await page.context().close();
  }
  expect(errors).toEqual([]);
});
