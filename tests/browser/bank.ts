import { readFileSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import { type APIRequestContext, expect, type Page, type TestInfo } from "@playwright/test";

/** Walking the mock bank's pages, and what must hold of every one of them. */

const demo = JSON.parse(readFileSync(process.env.DEMO_FILE ?? ".data/demo.json", "utf8")) as {
  api_key_test: string;
};
const KEY = { "x-api-key": demo.api_key_test };
const AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const TARGET_PX_MIN = 24;

export type Made = { id: string; consent_url: string };

export async function create(
  request: APIRequestContext,
  headers: Record<string, string> = {},
): Promise<Made> {
  const data = { client_name: "Priya Raman", report_type: "expense_summary" };
  const answer = await request.post("/v1/requests", { headers: { ...KEY, ...headers }, data });
  expect(answer.status()).toBe(201);
  return answer.json();
}

export async function read(request: APIRequestContext, id: string): Promise<Record<string, unknown>> {
  return (await request.get(`/v1/requests/${id}`, { headers: KEY })).json();
}

/** Has the customer act by the API; gives the request as it stands. */
export async function act(
  request: APIRequestContext,
  id: string,
  outcome: string,
): Promise<{ status: string }> {
  const path = `/v1/sandbox/requests/${id}/consent`;
  return (await request.post(path, { headers: KEY, data: { outcome } })).json();
}

/** What a page must never do, noticed from now on: complain, fetch a script, or ask anybody else for anything. */
export function watch(page: Page, baseURL: string | undefined): string[] {
  const wrongs: string[] = [];
  page.on("console", (message) => {
    // A page that is meant not to be found is told of by the browser as an error.
    if (message.type() === "error" && !message.text().includes("404")) wrongs.push(message.text());
  });
  page.on("pageerror", (error) => wrongs.push(error.message));
  page.on("request", (asked) => {
    const url = new URL(asked.url());
    if (url.protocol !== "data:" && url.origin !== new URL(baseURL ?? "").origin) wrongs.push(asked.url());
    if (asked.resourceType() === "script" && asked.frame().url().includes("/sandbox"))
      wrongs.push(`script: ${asked.url()}`);
  });
  return wrongs;
}

/** Of the page as it is: axe finds nothing in light and dark, it fits, carries no script, and every target is large enough. */
export async function expectSound(page: Page, info: TestInfo, name: string): Promise<void> {
  await page.waitForLoadState("load");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const { violations } = await new AxeBuilder({ page }).withTags(AXE_TAGS).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
    expect(found, `${name} in ${colorScheme}`).toEqual([]);
    await page.screenshot({ path: info.outputPath(`${name}-${colorScheme}.png`), fullPage: true });
  }
  const seen = await page.evaluate((min) => {
    const targets = [...document.querySelectorAll("a, button, summary, input:not([type=hidden])")];
    const small = targets.filter((target) => {
      const box = (target.closest("label") ?? target).getBoundingClientRect();
      return box.width > 0 && box.left >= 0 && (box.width < min || box.height < min);
    });
    return {
      scripts: document.scripts.length,
      overflow: document.documentElement.scrollWidth - window.innerWidth,
      small: small.map((target) => target.outerHTML),
      title: document.title,
    };
  }, TARGET_PX_MIN);
  expect(seen.scripts, `${name} carries a script`).toBe(0);
  expect(seen.overflow, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
  expect(seen.small, `${name} has targets too small to hit`).toEqual([]);
  expect(seen.title).not.toMatch(/ses_|req_|Priya/);
  await expect(page.getByText("Sandbox – not a real bank")).toBeVisible();
}

export const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** From the firm's page to the bank's first. */
export async function enterBank(page: Page, made: Made): Promise<void> {
  await page.goto(made.consent_url);
  await page.getByRole("button", { name: /Continue to choose your bank|Start again/ }).click();
  await expect(heading(page)).toHaveText("Choose your bank");
}

const STEPS = ["bank", "sign-in", "code", "accounts", "review"] as const;
export type StepName = (typeof STEPS)[number];

/** What a customer presses on each step to come to the next. */
const GO_ON: Readonly<Record<StepName, (page: Page) => Promise<void>>> = {
  bank: (page) => page.getByRole("button", { name: "Bluegum Bank" }).click(),
  "sign-in": (page) => page.getByRole("button", { name: /Priya Raman/ }).click(),
  code: async (page) => {
    const code = (await page.locator("aside strong").textContent()) ?? "";
    await page.getByLabel("One-time code").fill(code);
    await page.getByRole("button", { name: "Continue" }).click();
  },
  accounts: (page) => page.getByRole("button", { name: "Continue" }).click(),
  review: (page) => page.getByRole("button", { name: "Authorise" }).click(),
};
const HEADING_OF: Readonly<Record<StepName, string>> = {
  bank: "Choose your bank",
  "sign-in": "Sign in with your customer number",
  code: "Enter your one-time code",
  accounts: "Choose the accounts to share",
  review: "Check what you share, then authorise",
};

/** From the bank's first page to this step; `look` sees each page on the way, and the last. */
export async function walkTo(
  page: Page,
  last: StepName,
  look?: (step: StepName) => Promise<void>,
): Promise<void> {
  for (const step of STEPS) {
    await expect(heading(page)).toHaveText(HEADING_OF[step]);
    await look?.(step);
    if (step === last) return;
    await GO_ON[step](page);
  }
}

/** Opens the fold that only a sandbox has. */
export async function openTrials(page: Page): Promise<void> {
  await page.getByText("try another ending").click();
}
