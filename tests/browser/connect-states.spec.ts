// Every page that a customer can see, at three widths, and in both colour schemes at one of the widths.
import { expect, test } from "@playwright/test";
import { agree, agreeUntil, ask, firms, makeRequest, passDays, read } from "@/tests/browser/support/firms";
import { expectGood } from "@/tests/browser/support/good-page";

test.slow();

test("the first page names the firm, the purpose, the duration and the way to stop, and lists every data cluster", async ({
  page,
  request,
}) => {
  const { url } = await makeRequest(request, firms.plain, { period_label: "January to June" });
  await page.goto(url);
  for (const summary of await page.locator("summary").all()) await summary.click();
  for (const text of [
    "Share your bank data with Harbour Lending Advisers?",
    "You won’t be asked for your bank password",
    "Account balance and details",
    "Transaction details",
    "Direct debits and scheduled payments",
    "the last 12 months",
    "will not be regulated as part of the Consumer Data Right",
    "January to June",
    "90 days after the report is ready",
    "choose “Stop sharing”",
    "This link is private.",
    "Office of the Australian Information Commissioner|Australian Information Commissioner",
  ])
    await expect(page.getByText(new RegExp(text)).first()).toBeVisible();
  await expectGood(page, "ask");
});

test("a firm with an unreadable colour and a long name gets a readable page", async ({ page, request }) => {
  const { url } = await makeRequest(request, firms.review);
  await page.goto(url);
  await expect(page.getByText("You see it first")).toBeVisible();
  await expectGood(page, "ask-brand");
});

test("the first screen on a phone names the firm, the purpose, the data, the duration and the way to stop, and shows the button", async ({
  page,
  request,
}) => {
  const { url } = await makeRequest(request, firms.plain);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(url);
  const button = page.getByRole("button", { name: "Choose your bank" });
  await expect(button).toBeInViewport({ ratio: 1 });
  const top = (await button.boundingBox())?.y ?? 0;
  for (const term of ["Why", "What they’ll see", "How long", "To stop"]) {
    const meaning = page.getByRole("term").filter({ hasText: term }).locator("+ dd");
    const box = await meaning.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? Number.POSITIVE_INFINITY), term).toBeLessThanOrEqual(top);
  }
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("a notice is not shown again when the page is loaded again", async ({ page, request }) => {
      const { url } = await makeRequest(request, firms.plain);
      await page.goto(`${url}/return?cancelled=1&error_type=CONSENT_ENDUSER_DENIED`);
      await expect(page.getByRole("status")).toContainText("You chose not to share");
      await page.reload();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("status")).toHaveCount(0);
      expect(await page.context().cookies()).toEqual([]);
    });
  });

test("the first page keeps its button in view on a phone at 200% text size", async ({ page, request }) => {
  const { url } = await makeRequest(request, firms.plain);
  await page.setViewportSize({ width: 390, height: 844 });
  // Sets the browser's own font size, which media queries follow as well.
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  await page.goto(url);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
  const button = page.getByRole("button", { name: "Choose your bank" });
  await expect(button).toBeInViewport({ ratio: 1 });
  expect((await button.boundingBox())?.height ?? 999).toBeLessThan(844 / 5);
});

const NOTICES = [
  "cancelled",
  "denied",
  "code",
  "timeout",
  "ineligible",
  "bank",
  "used",
  "failed",
  "unconfirmed",
];
test("the first page after a failed visit says what happened, that nothing was shared, and what to do", async ({
  page,
  request,
}) => {
  const { url } = await makeRequest(request, firms.plain, { cancel_uri: "https://firm.example/stopped" });
  for (const notice of NOTICES) {
    const { hostname: domain, pathname } = new URL(url);
    const value = `${pathname.split("/").at(-1)}.${notice}`;
    await page.context().addCookies([{ name: "surplus.notice", value, domain, path: "/" }]);
    await page.goto(url);
    await expect(page.getByRole("status")).toContainText(
      /Nothing was shared|Each link to the bank works once|you can start again/,
    );
    await expect(page.getByRole("button", { name: "Start again" })).toBeInViewport();
    await expect(page.getByRole("link", { name: "Go to firm.example" })).toBeVisible();
    if (notice === "denied" || notice === "bank") await expectGood(page, `ask-${notice}`);
  }
});

test(`'declining with "not now" is accepted and changes nothing'`, async ({ page, request }) => {
  const made = await makeRequest(request, firms.plain, { cancel_uri: "https://firm.example/stopped" });
  await page.goto(made.url);
  await page.getByRole("link", { name: "Not now" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("That’s fine. Nothing is shared");
  await expect(page.getByRole("link", { name: "Go to firm.example" })).toBeVisible();
  await expectGood(page, "not-now");
  expect((await read(request, made)).status).toBe("pending_consent");
});

test("the waiting page says that it can be closed, while we wait for the bank and while data arrives", async ({
  page,
  request,
}) => {
  const made = await makeRequest(request, firms.plain, {
    scenario: "upstream_down",
    redirect_uri: "https://firm.example/done",
  });
  await page.goto(`${made.url}?notice=checking`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Checking with your bank");
  await expectGood(page, "checking");
  await agree(request, made);
  await page.goto(made.url);
  await expect(page.getByText("You can close this page")).toBeVisible();
  await expect(page.getByRole("link", { name: "Continue to firm.example" })).toBeVisible();
  await expectGood(page, "waiting");
  await page.goto(`${made.url}/withdraw`);
  await expectGood(page, "withdraw-data");
});

test("the finished page is a receipt, and its stop link deletes everything in two taps", async ({
  page,
  request,
}) => {
  const made = await makeRequest(request, firms.plain, { redirect_uri: "https://firm.example/done" });
  await agreeUntil(request, made, "ready");
  await page.goto(made.url);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("All done");
  await expect(page.getByRole("link", { name: "Continue to firm.example" })).toBeVisible();
  await expectGood(page, "done");
  await page.getByRole("link", { name: "Stop sharing" }).click();
  await expect(page.getByRole("button", { name: "Yes, stop and delete" })).toBeVisible();
  await expectGood(page, "withdraw-report");
  await page.getByRole("button", { name: "Yes, stop and delete" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You stopped sharing");
  await expect(page.locator("body")).not.toContainText("Joan");
  await expectGood(page, "ended-customer");
});

test("the page of an ended request says who ended it and what happened to the data", async ({
  page,
  request,
}) => {
  const made = () => makeRequest(request, firms.plain);
  const [firm, purged] = await Promise.all([made(), made()]);
  const bank = await makeRequest(request, firms.plain, { consent_type: "ongoing" });
  await ask(request, firm, "DELETE", `/v1/requests/${firm.id}`);
  await page.goto(firm.url);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Harbour Lending Advisers closed this request",
  );
  await expectGood(page, "ended-firm");
  await agreeUntil(request, bank, "ready");
  await ask(request, bank, "POST", `/v1/sandbox/requests/${bank.id}/revoke`);
  await expect.poll(async () => (await read(request, bank)).stage, { timeout: 30_000 }).toBe("withdrawn");
  await page.goto(bank.url);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sharing was stopped at your bank");
  await agreeUntil(request, purged, "ready");
  await passDays(request, purged, 91);
  await expect.poll(async () => (await read(request, purged)).stage, { timeout: 30_000 }).toBe("purged");
  await page.goto(purged.url);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The report is deleted");
  await expectGood(page, "purged");
});

test("an unknown link and a link that was opened too often show plain pages that reveal nothing", async ({
  page,
  request,
}) => {
  const { url } = await makeRequest(request, firms.plain);
  const answer = await page.goto(url.replace(/req_\w+/, `req_${"0".repeat(32)}`));
  expect(answer?.status()).toBe(404);
  await expect(page.locator("body")).not.toContainText("Harbour");
  await expectGood(page, "unknown");
});

test("the first page says if consenting is not possible yet, and keeps the request", async ({
  page,
  request,
}) => {
  const { liveKey: testKey, name } = firms.live;
  const answer = await request.post("/v1/requests", {
    headers: { "x-api-key": testKey },
    data: { client_name: "Joan Whitfield", report_type: "affordability" },
  });
  const { consent_url: url } = await answer.json();
  await page.goto(url);
  await expect(page.getByText("Sandbox.")).toHaveCount(0);
  await expect(page.getByText(name).first()).toBeVisible();
  await expectGood(page, "live-ask");
});
