// The return from the bank, in any browser. The page's content depends on the provider's answer, not on the URL.
import { expect, test } from "@playwright/test";
import { agreeUntil, ask, firms, makeRequest, read } from "@/tests/browser/support/firms";

const ENDINGS: [code: string, words: string][] = [
  ["AUTH_SESSION_CANCELLED", "You stopped before the end"],
  ["CONSENT_ENDUSER_DENIED", "You chose not to share"],
  ["CONSENT_TIMEOUT", "Your session timed out"],
  ["CONSENT_OTP_FAILURE", "The one-time code didn’t work"],
  ["CONSENT_UPSTREAM_PROCESSING_ERROR", "Your bank can’t be reached right now"],
  ["CONSENT_ENDUSER_INELIGIBLE", "this login can’t share data"],
  ["AUTH_SESSION_INVALID", "was already used"],
  ["SOMETHING_NEW", "Something went wrong"],
];

test("the page after each kind of return from the bank shows the right message, even in a browser that never opened the first page", async ({
  browser,
  request,
}) => {
  const made = await makeRequest(request, firms.plain);
  for (const [code, words] of ENDINGS) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`${made.url}/return?error=access_denied&error_type=${code}`);
    await expect(page.getByRole("status")).toContainText(words);
    await expect(page.getByRole("button", { name: "Start again" })).toBeVisible();
    expect(page.url()).not.toContain("error");
    await context.close();
  }
  expect((await read(request, made)).status).toBe("pending_consent");
});

test("a customer who consented sees the finished page, whatever the URL contains and in any browser", async ({
  browser,
  request,
}) => {
  const made = await makeRequest(request, firms.plain, { redirect_uri: "https://firm.example/done" });
  await agreeUntil(request, made, "ready");
  for (const query of [
    "",
    "?cancelled=1",
    "?error=access_denied&error_type=CONSENT_ENDUSER_DENIED",
    "?try=3",
  ]) {
    const page = await (await browser.newContext()).newPage();
    await page.goto(`${made.url}/return${query}`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("All done");
    await expect(page.getByRole("link", { name: "Continue to firm.example" })).toHaveAttribute(
      "href",
      "https://firm.example/done",
    );
    await page.context().close();
  }
});

test("the page of a customer whose bank has not confirmed checks for the result and then shows it automatically", async ({
  page,
  request,
}) => {
  const made = await makeRequest(request, firms.plain, { scenario: "delayed_data" });
  await page.goto(`${made.url}/return?session_id=any`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Checking with your bank");
  await agreeUntil(request, made, "awaiting_data");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("We’re preparing your report", {
    timeout: 20_000,
  });
  await ask(request, made, "POST", `/v1/sandbox/requests/${made.id}/clock`, { advance_days: 1 });
  await expect(page.getByRole("heading", { level: 1 })).toContainText("All done", { timeout: 30_000 });
});
