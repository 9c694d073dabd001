// Follows every link of the portal as each role, and of the console as an operator.
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import {
  addressOf,
  type Cookie,
  first,
  open,
  ROLES,
  team,
  UNCOMPRESSED,
  waitForReports,
} from "./support/team";

/**
 * Returns the path without ids and query values. If two paths differ only in ids and query values, they lead to the
 * same page, so only one of them is opened.
 */
function shapeOf(path: string): string {
  const { pathname, searchParams } = new URL(path, "http://host");
  const folders = pathname
    .split("/")
    .map((name) => (/^[a-z]{2,4}_[0-9a-z]{8,}$/i.test(name) ? ":id" : name.replace(/-\d+$/, "-0")));
  return `${folders.join("/")}?${[...new Set(searchParams.keys())].sort()}`;
}

/** The portal's own pages and files. Links to the customer's page are not opened, because opening them is recorded. */
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

/** A response; `html` is empty for a file. */
type Visited = { status: number; type: string; html: string };
type Crawl = {
  start: string;
  visit: (path: string) => Promise<Visited>;
  isOpened: (path: string) => boolean;
};

const isHtml = (type: string) => /^text\/html/.test(type);

/**
 * Opens the pages that `start` links to, then the pages that those link to, until none is new. Returns the opened
 * pages, and each failed link with the page that contains it.
 */
async function crawl({ start, visit, isOpened }: Crawl) {
  const waiting = [{ path: start, from: "" }];
  const seen = new Set([shapeOf(start)]);
  const pages: string[] = [];
  const broken: string[] = [];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { path, from } = next;
    const { status, type, html } = await visit(path);
    if (status >= 400) broken.push(`${path} on ${from}: ${status}`);
    if (!OWN.test(path) || !isHtml(type)) continue;
    pages.push(path);
    for (const link of linksOf(html, path)) {
      if (seen.has(shapeOf(link)) || !isOpened(link)) continue;
      seen.add(shapeOf(link));
      waiting.push({ path: link, from: path });
    }
  }
  return { pages, broken };
}

/** Visits paths with this cookie, without a browser. */
const visitAs =
  (request: APIRequestContext, { name, value }: Cookie) =>
  async (path: string): Promise<Visited> => {
    const answer = await request.get(path, { headers: { ...UNCOMPRESSED, cookie: `${name}=${value}` } });
    const type = answer.headers()["content-type"] ?? "";
    return { status: answer.status(), type, html: isHtml(type) ? await answer.text() : "" };
  };

/**
 * Visits paths in a browser, which runs the scripts of pages. A browser downloads files instead of opening them, so
 * files are only requested.
 */
const visitIn =
  (page: Page) =>
  async (path: string): Promise<Visited> => {
    const answer = await page.goto(path).catch((error: Error) => {
      if (!error.message.includes("Download is starting")) throw error;
      return page.request.get(path);
    });
    const type = answer?.headers()["content-type"] ?? "";
    return { status: answer?.status() ?? 0, type, html: isHtml(type) ? ((await answer?.text()) ?? "") : "" };
  };

/** Fewer pages than this mean that the sign-in failed. */
const PAGES_MIN = 15;

test.describe.configure({ mode: "parallel" });

test.beforeAll(({ request }) => waitForReports(request));

for (const environment of ["test", "live"] as const)
  for (const role of ROLES)
    test(`every link that a ${role} sees in ${environment} opens`, async ({ request }) => {
      test.slow();
      // Only one role opens the files, which take a long time. The same role opens the pages that are the same for all
      // roles.
      const isFirst = role === "owner" && environment === "test";
      const { pages, broken } = await crawl({
        start: addressOf(environment, "/requests"),
        visit: visitAs(request, team.cookies[role]),
        isOpened: (path) =>
          path.startsWith(`/${environment}/`)
            ? isFirst || !/\/download\//.test(path)
            : isFirst && OTHERS.test(path),
      });
      expect(broken).toEqual([]);
      expect(pages.length, pages.join("\n")).toBeGreaterThan(PAGES_MIN);
    });

for (const [who, start, cookie, least] of [
  ["owner", addressOf("test", "/requests"), team.cookies.owner, PAGES_MIN],
  ["operator", "/operator", first, 5],
] as const)
  test(`no page that an ${who} can open writes an error to the console`, async ({ browser, baseURL }) => {
    test.slow();
    const errors: string[] = [];
    const page = await open(browser, cookie, baseURL);
    page.on("console", (entry) => entry.type() === "error" && errors.push(`${page.url()}: ${entry.text()}`));
    page.on("pageerror", ({ message }) => errors.push(`${page.url()}: ${message}`));
    const folder = start.split("/")[1] ?? "";
    const { pages, broken } = await crawl({
      start,
      visit: visitIn(page),
      isOpened: (path) =>
        !/\/(download|export|files)\//.test(path) && !path.includes("?") && path.startsWith(`/${folder}`),
    });
    expect(broken).toEqual([]);
    expect(pages.length).toBeGreaterThan(least);
    expect(errors).toEqual([]);
    await page.context().close();
  });
