// The receipt of a consent, the email address that a provider may need, and a locked link.
import { expect, type Page, test } from "@playwright/test";
import { demo, signInDemo } from "@/tests/browser/support/demo";
import { agree, agreeUntil, firms, makeRequest, passDays, read } from "@/tests/browser/support/firms";
import { expectGood, keepShot, WIDTHS } from "@/tests/browser/support/good-page";

test.slow();

const RECEIPT = "Receipt for sharing your bank data";
const toReceipt = (page: Page) => page.getByRole("link", { name: "View your receipt" });

test("the receipt is one click away while data arrives, in review and at the end, and lists the terms of the consent", async ({
  page,
  request,
}) => {
  const waiting = await makeRequest(request, firms.plain, { scenario: "upstream_down" });
  await agree(request, waiting);
  const review = await makeRequest(request, firms.review);
  await agreeUntil(request, review, "awaiting_share");
  const done = await makeRequest(request, firms.plain, { period_label: "January to June" });
  await agreeUntil(request, done, "ready");
  for (const { url } of [waiting, review, done]) {
    await page.goto(url);
    await toReceipt(page).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(RECEIPT);
    await expect(page.getByText("ADRBNK000000")).toBeVisible();
  }
  for (const said of ["January to June", "Ironbark|Bank|Credit Union", "Ends", "Other ways", "SIQ-"])
    await expect(page.getByText(new RegExp(said)).first()).toBeVisible();
  await expect(page.locator("body")).not.toContainText("Joan");
  await expectGood(page, "receipt");
  await page.getByRole("link", { name: "Back to your request" }).click();
  await expect(page).toHaveURL(done.url);
});

test("the receipt file is a PDF that names no person, and the printed page has no buttons", async ({
  page,
  request,
}) => {
  const made = await makeRequest(request, firms.plain);
  await agreeUntil(request, made, "ready");
  const file = await request.get(`${made.url}/receipt.pdf`);
  expect(file.status()).toBe(200);
  expect(file.headers()).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": 'inline; filename="receipt.pdf"',
    "cache-control": "no-store",
  });
  expect((await file.body()).subarray(0, 5).toString()).toBe("%PDF-");
  await page.goto(`${made.url}/receipt`);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("link", { name: "Open the receipt as a PDF" })).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("the link page asks for an email address in the same step if the provider needs it, with errors at the field", async ({
  page,
  request,
}) => {
  const made = await makeRequest(request, firms.plain, { scenario: "needs_email" });
  await page.goto(made.url);
  const field = page.getByLabel("Your email address");
  await expect(field).toHaveAttribute("autocomplete", "email");
  await expect(field).toHaveAttribute("inputmode", "email");
  await expectGood(page, "ask-email");
  const [answer] = await Promise.all([
    page.waitForResponse(`${made.url}/start`),
    field.fill("joan@nowhere").then(() => field.press("Enter")),
  ]);
  expect(answer.status()).toBe(422);
  await expect(page).toHaveTitle(/^Error:/);
  await expect(page.getByRole("alert")).toContainText("Please check your email address");
  await expect(field).toHaveValue("joan@nowhere");
  await expect(field).toHaveAccessibleDescription(/not a full email address/);
  await expectGood(page, "ask-email-wrong");
  await page.getByRole("alert").getByRole("link").click();
  await expect(field).toBeInViewport();
  await field.fill("joan@example.com");
  await page.getByRole("button", { name: "Choose your bank" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Choose your bank");
  expect((await read(request, made)).email).toBe("joan@example.com");
});

test("a link that locked automatically names a contact, and the customer can still close the request permanently", async ({
  page,
  request,
}) => {
  const made = await makeRequest(request, firms.locking);
  await passDays(request, made, 14);
  await page.goto(made.url);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link is locked for now");
  await expect(page.getByText("help@firm.example").first()).toBeVisible();
  await expect(page.getByRole("button")).toHaveCount(0);
  await expectGood(page, "locked");
  await page.getByRole("link", { name: "I don’t want to share" }).click();
  await page.getByRole("button", { name: "Yes, close this request" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This request is closed");
  expect((await read(request, made)).status).toBe("withdrawn");
});

test("the firm can lock and unlock a link on the request's page", async ({ page, browser, request }) => {
  const firm = { name: "", testKey: demo.api_key_test, liveKey: "" };
  const made = await makeRequest(request, firm);
  await signInDemo(page);
  const customer = await (await browser.newContext()).newPage();
  await page.goto(`/test/requests/${made.id}`);
  await page.getByRole("button", { name: "Lock the link" }).click();
  await expect(page.getByText("The link has been locked since")).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await keepShot(page, `portal-locked-${width}`);
  }
  await customer.goto(made.url);
  await expect(customer.getByRole("heading", { level: 1 })).toHaveText("This link is locked for now");
  await page.getByRole("button", { name: "Unlock the link" }).click();
  await expect(page.getByRole("button", { name: "Lock the link" })).toBeVisible();
  await expect(page.getByText("Consent link unlocked")).toBeVisible();
  await customer.goto(made.url);
  await expect(customer.getByRole("button", { name: "Choose your bank" })).toBeVisible();
  await customer.context().close();
});
