import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { ask, firms, type Made } from "./firms";
import { expectGood } from "./good-page";

/**
 * The functions below make requests and go through the mock bank's pages as the customer. They check each page, in
 * addition to the checks of all customer pages.
 */

const REQUEST_BODY = { client_name: "Priya Raman", report_type: "expense_summary" };

/** Creates a request whose customer may be any persona, unless a scenario is set. */
export async function makeOpenRequest(
  api: APIRequestContext,
  scenario?: string,
  fields: object = {},
): Promise<Made> {
  const { testKey: key } = firms.plain;
  const headers = { "x-api-key": key, ...(scenario ? { "x-sandbox-scenario": scenario } : {}) };
  const answer = await api.post("/v1/requests", { headers, data: { ...REQUEST_BODY, ...fields } });
  expect(answer.status()).toBe(201);
  const { id, consent_url: url } = await answer.json();
  return { id, url, key };
}

/** Acts as the customer through the API. Returns the request's status afterwards. */
export async function act(api: APIRequestContext, made: Made, outcome: string): Promise<string> {
  const path = `/v1/sandbox/requests/${made.id}/consent`;
  return (await ask(api, made, "POST", path, { outcome })).status;
}

/** Records violations from this point: browser errors, requests to other servers, and scripts on the bank's pages. */
export function watch(page: Page, baseURL: string | undefined): string[] {
  const wrongs: string[] = [];
  page.on("console", (message) => {
    // The browser reports an expected not-found page as an error.
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

/**
 * Checks a page of the bank: it must be as accessible as the customer's pages, without script, and clearly not a real
 * bank.
 */
export async function expectSound(page: Page, name: string): Promise<void> {
  await page.waitForLoadState("load");
  const size = page.viewportSize();
  await expectGood(page, name);
  if (size) await page.setViewportSize(size);
  expect(await page.evaluate(() => document.scripts.length), `${name} contains a script`).toBe(0);
  await expect(page).not.toHaveTitle(/ses_|Priya|Bluegum/);
  await expect(page.getByText("Sandbox – not a real bank")).toBeVisible();
}

export const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Goes from the customer's page to the bank's first page. */
export async function enterBank(page: Page, made: Made): Promise<void> {
  await page.goto(made.url);
  await page.getByRole("button", { name: /Choose your bank|Start again/ }).click();
  await expect(heading(page)).toHaveText("Choose your bank");
}

const STEPS = ["bank", "sign-in", "code", "accounts", "review"] as const;
export type StepName = (typeof STEPS)[number];

/** Completes each step, which opens the next page. */
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

/** Goes from the bank's first page to the step `last`; calls `look` on each page, including the last. */
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

/** Unfolds the section that only the sandbox has. */
export async function openTrials(page: Page): Promise<void> {
  await page.getByText("try another ending").click();
}
