import { readFileSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";

const demo = JSON.parse(readFileSync(process.env.DEMO_FILE ?? ".data/demo.json", "utf8")) as {
  api_key_test: string;
};
const headers = { "x-api-key": demo.api_key_test };

test.use({ viewport: { width: 390, height: 844 } });

type Made = { id: string; consent_url: string };

async function create(request: APIRequestContext, more: object = {}): Promise<Made> {
  const data = { client_name: "Priya Raman", report_type: "affordability", ...more };
  const answer = await request.post("/v1/requests", { headers, data });
  expect(answer.status()).toBe(201);
  return answer.json();
}

async function statusOf(request: APIRequestContext, id: string): Promise<string> {
  return (await (await request.get(`/v1/requests/${id}`, { headers })).json()).status;
}

/** Nothing for axe to find, nothing wider than the phone, and no colour scheme left out. */
async function expectFit(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`);
    expect(found, `${page.url()} in ${colorScheme}`).toEqual([]);
  }
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(0);
}

/** From the firm's page to the sandbox bank's last question. */
async function walkToReview(page: Page): Promise<void> {
  const arrive = (heading: RegExp) => expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  await arrive(/Share your bank data/);
  await page.getByRole("button", { name: /Continue to choose your bank|Start again/ }).click();
  await arrive(/Choose your bank/);
  await page.getByRole("button", { name: "Bluegum Bank" }).click();
  await arrive(/Sign in with your customer number/);
  await page.getByRole("button", { name: /Priya Raman/ }).click();
  await arrive(/Enter your one-time code/);
  const code = (await page.locator("aside strong").textContent()) ?? "";
  await page.getByLabel("One-time code").fill(code);
  await page.getByRole("button", { name: "Continue" }).click();
  await arrive(/Choose the accounts to share/);
  await page.getByRole("button", { name: "Continue" }).click();
  await arrive(/Check what you share, then authorise/);
}

test("a customer on a phone goes from the link to the finished page, and the firm can fetch the report", async ({
  page,
  request,
}) => {
  test.slow();
  const outside: string[] = [];
  page.on("request", (asked) => {
    if (new URL(asked.url()).origin !== new URL(made.consent_url).origin) outside.push(asked.url());
  });
  const made = await create(request, { redirect_uri: "https://firm.example/done" });
  await page.goto(made.consent_url);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Share your bank data with");
  await expect(page).not.toHaveTitle(new RegExp(made.id));
  await walkToReview(page);
  await page.getByRole("button", { name: "Authorise" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("All done", { timeout: 20_000 });
  await expect(page.getByText("Continue to firm.example")).toBeVisible();
  await expectFit(page);
  expect(await statusOf(request, made.id)).toBe("ready");
  const report = await request.get(`/v1/requests/${made.id}/report`, { headers });
  const { verification } = await report.json();
  await page.goto(`/verify/${verification.id}`);
  await expect(page.getByText(verification.id).first()).toBeVisible();
  await expect(page.locator("body")).not.toContainText("Priya");
  await expectFit(page);
  expect(outside).toEqual([]);
});

test("a form posted from another site is refused, and an unknown link is a plain page with nothing to learn", async ({
  page,
  request,
}) => {
  const made = await create(request);
  const foreign = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
  const posted = await request.post(`${made.consent_url}/withdraw`, { headers: foreign, form: {} });
  expect(posted.status()).toBe(403);
  expect(await statusOf(request, made.id)).toBe("pending_consent");
  const unknown = made.consent_url.replace(/req_\w+/, `req_${"0".repeat(32)}`);
  const answer = await page.goto(unknown);
  expect(answer?.status()).toBe(404);
  await expectFit(page);
});
