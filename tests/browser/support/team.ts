// The firm with a member of each role (make-team.ts), and functions that open pages as its members.
import { readFileSync } from "node:fs";
import { type APIRequestContext, type Browser, expect, type Page } from "@playwright/test";

export type Cookie = { name: string; value: string };
export type Environment = "test" | "live";
export const ROLES = ["owner", "admin", "member", "viewer", "developer"] as const;
export type Role = (typeof ROLES)[number];
type Sessions = Record<"first", Cookie> & {
  companyId: string;
  team: {
    cookies: Record<Role, Cookie>;
    requests: Record<Environment, { ready: string; open: string }>;
    /** Live requests whose data does not arrive: the bank failed, or no account was shared. */
    stuck: { failed: string; empty: string };
  };
  /** A firm with suspended live access, and its live request whose report was ready before the suspension. */
  suspended: { cookies: Record<Role, Cookie>; ready: string };
};

export const { team, suspended, first, companyId } = JSON.parse(
  readFileSync(process.env.SESSIONS_FILE ?? "", "utf8"),
) as Sessions;

export const EVERYBODY: readonly Role[] = ROLES;
export const MANAGERS: readonly Role[] = ["owner", "admin"];
export const MAKERS: readonly Role[] = ["owner", "admin", "member"];
export const READERS: readonly Role[] = ["owner", "admin", "member", "viewer"];
export const CODERS: readonly Role[] = ["owner", "admin", "developer"];

export const addressOf = (environment: Environment, path: string) => {
  const { ready, open } = team.requests[environment];
  return `/${environment}${path.replace("{ready}", ready).replace("{open}", open)}`;
};

/** Headers that ask for a page uncompressed: on one machine, compressing a page takes longer than sending it. */
export const UNCOMPRESSED = { "accept-encoding": "identity" };

export async function open(browser: Browser, cookie: Cookie, baseURL: string | undefined, script = true) {
  const context = await browser.newContext({ javaScriptEnabled: script, reducedMotion: "reduce" });
  await context.addCookies([{ ...cookie, url: baseURL ?? "" }]);
  return context.newPage();
}

/** Returns the text of the whole page, and of every button, summary and link. Includes the content of closed folds. */
export const look = (page: Page) => page.evaluate(readPage, null);

/**
 * Fetches a page with the session of `page`. Parses its HTML as a browser without script would, but does not display
 * it. Returns its status, its path after any redirects, and what `look` returns.
 */
export async function peek(page: Page, path: string) {
  const answer = await page.request.get(path, { headers: UNCOMPRESSED });
  const { pathname, search } = new URL(answer.url());
  const seen = await page.evaluate(readPage, await answer.text());
  return { status: answer.status(), path: pathname + search, ...seen };
}

function readPage(html: string | null) {
  const shown = html === null ? document : new DOMParser().parseFromString(html, "text/html");
  const plain = (text: string | null) => (text ?? "").replace(/\s+/g, " ").trim();
  const pressed = [...shown.querySelectorAll("button, summary, a[href]")];
  return { acts: pressed.map((each) => plain(each.textContent)), text: plain(shown.body.textContent) };
}

/** Waits until each environment's report is ready; the server generates them in the background. */
export async function waitForReports(request: APIRequestContext): Promise<void> {
  const { name, value } = team.cookies.owner;
  for (const environment of ["test", "live"] as const) {
    const read = () =>
      request
        .get(addressOf(environment, "/requests/{ready}"), { headers: { cookie: `${name}=${value}` } })
        .then((answer) => answer.text());
    await expect.poll(read, { timeout: 45_000 }).toContain("Read the report");
  }
}
