import { expect, test } from "@playwright/test";
import { demo, signInDemo } from "@/tests/browser/support/demo";
import { expectGood } from "./support/good-page";

test.beforeEach(async ({ page }) => {
  await signInDemo(page);
});

test("the call log shows a call a moment later without the customer's data, and copies it as curl", async ({
  page,
  request,
}) => {
  test.slow();
  const headers = { "x-api-key": demo.api_key_test, "x-request-id": `seen-${Date.now()}` };
  const data = { client_name: "Wilhelmina Unseen", email: "not an address" };
  expect((await request.post("/v1/requests", { headers, data })).status()).toBe(422);
  const address = `/test/developers/log?id=${headers["x-request-id"]}`;
  await expect(async () => {
    await page.goto(address);
    await expect(page.getByRole("link", { name: /POST/ })).toBeVisible({ timeout: 500 });
  }).toPass();
  await expectGood(page, "api-log", "portal");
  await page.getByRole("link", { name: /POST/ }).click();
  await expect(page.getByText("422 invalid")).toBeVisible();
  await expect(page.getByText("curl -s -X POST")).toBeVisible();
  await expect(page.getByText("Wilhelmina")).toHaveCount(0);
  await expectGood(page, "api-call", "portal");
});

test("the quick start shows only the end of the key, and warns what a new key would break", async ({
  page,
}) => {
  test.slow();
  await page.goto("/test/developers");
  const end = demo.api_key_test.slice(-4);
  await expect(page.getByText(`-H "X-API-Key: svc_test_…${end}"`).first()).toBeVisible();
  await page.getByText("Python", { exact: true }).click();
  await expect(page.getByText("requests.post(").first()).toBeVisible();
  await page.getByText("Create a new test key…").click();
  await expect(page.getByText("stops working the moment you confirm")).toBeVisible();
  expect(await page.content()).not.toContain(demo.api_key_test);
  await expectGood(page, "quick-start", "portal");
});

test("the signature checker explains why a signature does not match", async ({ page }) => {
  test.slow();
  await page.goto("/test/developers/signatures");
  await page.getByLabel("Raw body").fill('{"event":"report.ready"}');
  await page.getByLabel("X-Service-Signature").fill("0".repeat(64));
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await expect(page.getByText("The signature matches none of the secrets tried.")).toBeVisible();
  await expect(page.getByLabel("Raw body")).toHaveValue('{"event":"report.ready"}');
  await expectGood(page, "signatures", "portal");
});

test("a test request is created for a sandbox persona and consented to", async ({ page }) => {
  test.slow();
  await page.goto("/test/developers/sandbox");
  await page.locator("select[name=household]").first().selectOption({ label: "Joan Whitfield" });
  await page.getByRole("button", { name: "Create the test request" }).click();
  await expect(page).toHaveURL(/request=req_/);
  await page.getByRole("button", { name: "Go through the bank" }).click();
  await expect(page.getByRole("heading", { name: "Joan Whitfield" })).toBeVisible();
  await expectGood(page, "sandbox", "portal");
});

test("the usage page has charts with tables, and a downloadable file", async ({ page }) => {
  test.slow();
  await page.goto("/test/usage?period=7");
  await expect(page.getByRole("heading", { name: "From link to report" })).toBeVisible();
  await page.getByText("The numbers in a table").first().click();
  await expect(page.getByRole("region", { name: "Requests by report" })).toBeVisible();
  await expectGood(page, "usage", "portal");
  const file = await page.request.get("/test/usage/export?period=7");
  expect(await file.text()).toMatch(/^day,environment,what,/);
});

test("the audit log can be filtered, and verifying it reports a complete log", async ({ page }) => {
  test.slow();
  await page.goto("/test/audit?action=member.signed_in");
  await expect(page.getByRole("cell", { name: "Signed in" }).first()).toBeVisible();
  await page.getByRole("button", { name: "Check the log" }).click();
  await expect(page.getByRole("status").filter({ hasText: "The audit log is intact" })).toBeVisible();
  await expectGood(page, "audit", "portal");
});

test("notices are listed with their emails", async ({ page }) => {
  test.slow();
  await page.goto("/test/notices");
  await expectGood(page, "notices", "portal");
  await page.getByRole("link", { name: "Choose which notices are emailed" }).click();
  await expect(page.getByText("Owners always get this email.").first()).toBeVisible();
  await page.getByRole("checkbox", { name: /Ongoing consents/ }).setChecked(false);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: /Ongoing consents/ })).not.toBeChecked();
  await expectGood(page, "notifications", "portal");
});
