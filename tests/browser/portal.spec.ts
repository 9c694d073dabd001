import { expect, type Page, test } from "@playwright/test";
import { findViolations } from "@/tests/browser/support/axe";
import { demo, signInDemo } from "@/tests/browser/support/demo";

const WIDTHS = [390, 1280];

async function signIn(page: Page, password = demo.portal.password): Promise<void> {
  await page.goto("/sign-in");
  await page.getByLabel("Email").fill(demo.portal.email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

async function expectAccessible(
  page: Page,
  schemes: ("light" | "dark")[] = ["light", "dark"],
): Promise<void> {
  for (const width of WIDTHS) {
    for (const colorScheme of schemes) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const found = await findViolations(page, { coloursAlone: colorScheme !== schemes[0] });
      expect(found, `${page.url()} at ${width} px, ${colorScheme}`).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `${page.url()} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
}

/** Collects the browser's errors, such as a style or script blocked by the CSP. Tests expect none. */
function watchConsole(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  return complaints;
}

test("a visitor can read the product page, and is redirected from every page of the portal to sign in", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Sign in" })).toBeVisible();
  await expectAccessible(page);
  for (const path of [
    "/test/requests",
    "/test/requests/new",
    "/test/requests/bulk",
    "/test/settings",
    "/test/settings/keys",
    "/test/settings/webhooks",
  ]) {
    await page.goto(path);
    await expect(page).toHaveURL(`/sign-in?${new URLSearchParams({ back: path })}`);
  }
  await expectAccessible(page);
});

test("a wrong password is refused without revealing whether the account exists", async ({ page }) => {
  await signIn(page, "not the password");
  const refusal = page.getByRole("alert").filter({ hasText: "is wrong" });
  await expect(refusal).toHaveText("The email address or password is wrong.");
  await expect(page.getByLabel("Email")).toHaveValue(demo.portal.email);
  await expect(page.getByLabel("Password")).toHaveValue("");
  await expectAccessible(page);
  await page.getByLabel("Email").fill(`unlisted-${Date.now()}@surplus.example`);
  await page.getByLabel("Password").fill("not the password");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(refusal).toHaveText("The email address or password is wrong.");
});

test("signing in works without script", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await signIn(page);
  await expect(page).toHaveURL(/\/requests$/);
  await context.close();
});

test("a program signs in with two plain calls, and a portal form accepts the session", async ({
  request,
}) => {
  const { csrfToken } = (await (await request.get("/api/auth/csrf")).json()) as { csrfToken: string };
  const form = { csrfToken, email: demo.portal.email, json: "true" };
  const refused = await request.post("/api/auth/callback/credentials", {
    form: { ...form, password: "wrong" },
  });
  expect(refused.status()).toBe(401);
  const { password } = demo.portal;
  const admitted = await request.post("/api/auth/callback/credentials", { form: { ...form, password } });
  expect(admitted.status()).toBe(200);
  const page = await (await request.get("/test/settings/webhooks")).text();
  expect(page.match(/<input[^>]*name="url"/g)).toHaveLength(1);
});

test("a member creates a request, sees the customer's link, and withdraws the request", async ({ page }) => {
  const complaints = watchConsole(page);
  await signIn(page);
  await expect(page.getByRole("heading", { name: "Requests", level: 1 })).toBeVisible();
  await expect(page.getByText("Test environment.")).toBeVisible();
  await page.goto("/test/requests/new");
  await page.getByRole("button", { name: "Create request" }).click();
  await expect(page.getByLabel("Customer name")).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel("Customer’s email").fill("nope");
  await page.getByLabel("Customer name").fill("Rowan Browser");
  await page.getByRole("button", { name: "Create request" }).click();
  await expect(page.getByText("An email address must have an @-sign.")).toBeVisible();
  await expect(page.getByLabel("Customer name")).toHaveValue("Rowan Browser");
  await expectAccessible(page);

  await page.getByLabel("Customer’s email").fill("rowan@example.com");
  const reference = `PW-${Date.now()}`;
  await page.getByLabel("Your reference").fill(reference);
  await page.getByRole("button", { name: "Create request" }).click();
  await expect(page).toHaveURL(/\/requests\/req_/);
  await expect(page.getByRole("heading", { name: "Rowan Browser" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Consent link" })).toHaveValue(/\/connect\/req_/);
  await page.getByText("QR code", { exact: true }).click();
  await expect(page.getByRole("img", { name: "QR code of the consent link" })).toBeVisible();
  await expect(page.getByText("Request created")).toBeVisible();
  // There is no report yet, so saving the assessment does not prepare a report again.
  await expect(page.getByText("The report will use these inputs")).toBeVisible();
  await expect(page.getByText("is prepared again")).toHaveCount(0);
  await expectAccessible(page);

  await page.goto(`/test/requests?q=${reference}`);
  await page.getByRole("link", { name: "Rowan Browser" }).click();
  await expect(page).toHaveURL(/\/requests\/req_/);
  await page.getByText("Withdraw…").click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Withdraw and delete the data" }).click();
  await expect(page.getByText("Request withdrawn, data deleted")).toBeVisible();
  await expect(page.getByText("rowan@example.com")).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test("the list and every page of the settings are accessible on a phone and a desktop, light and dark", async ({
  page,
}) => {
  // Ten pages are each checked in four ways, which takes longer than the usual limit.
  test.slow();
  const complaints = watchConsole(page);
  await signInDemo(page);
  const pages = [
    "/test/requests",
    "/test/requests?q=nothing-matches-this",
    "/test/requests/new",
    "/test/requests/bulk",
  ];
  const settings = ["", "/branding", "/keys", "/webhooks", "/members", "/live"].map(
    (path) => `/test/settings${path}`,
  );
  for (const path of [...pages, ...settings]) {
    await page.goto(path);
    await expectAccessible(page);
  }
  expect(complaints).toEqual([]);
});

test("the webhook form refuses an invalid address with an error at the field, and saves a valid address", async ({
  page,
}) => {
  await signInDemo(page);
  await page.goto("/test/settings/webhooks");
  const url = page.getByLabel("Webhook URL for test");
  const before = await url.inputValue();
  await url.fill("ftp://example.com/hook");
  await page.getByRole("button", { name: "Save URL" }).click();
  await expect(page.getByText("The URL must start with https://.")).toBeVisible();
  await expectAccessible(page);
  await url.fill(before || "https://example.com/hook");
  await page.getByRole("button", { name: "Save URL" }).click();
  await expect(page.getByText("Saved. Events are sent to this URL from now on.")).toBeVisible();
});

test("another company’s request is not found, and live is locked until the application is approved", async ({
  page,
}) => {
  await signInDemo(page);
  for (const id of [`req_${"0".repeat(32)}`, "req_short", "%00"]) {
    const response = await page.goto(`/test/requests/${id}`);
    expect([400, 404]).toContain(response?.status());
  }
  await page.goto(`/test/requests/req_${"0".repeat(32)}`);
  await expect(page.getByRole("heading", { name: "Not found" })).toBeVisible();
  await expectAccessible(page);
  for (const path of ["/test/nothing", "/test/requests/new/nothing"]) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await expect(page.getByRole("heading", { name: "Not found" })).toBeVisible();
    await expect(page).toHaveTitle(/^Not found/);
  }
  await page.getByRole("link", { name: "All requests" }).click();
  await expect(page).toHaveURL(/\/test\/requests$/);
  expect((await page.goto("/nothing"))?.status()).toBe(404);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Go to the start" }).click();
  await expect(page).toHaveURL(/\/test\/requests$/);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole("link", { name: /locked/ }).click();
  await expect(page.getByText("Live is locked.")).toBeVisible();
});

test("signing out ends the session for every copy of the cookie", async ({ page, context }) => {
  await signIn(page);
  await expect(page).toHaveURL(/\/requests$/);
  const kept = await context.cookies();
  await page.locator("summary", { hasText: "Demo Owner" }).last().click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL(/\/sign-in$/);
  await context.addCookies(kept);
  await page.goto("/test/requests");
  await expect(page).toHaveURL("/sign-in?back=%2Ftest%2Frequests");
});

test("a member can read a ready report on its page and download it as a file", async ({ page, request }) => {
  test.slow();
  const headers = { "x-api-key": demo.api_key_test };
  const list = await (await request.get("/v1/requests?status=ready&limit=1", { headers })).json();
  const id: string | undefined = list.data[0]?.id;
  test.skip(!id, "no customer has shared anything yet; the consent tests make one");
  const complaints = watchConsole(page);
  await signInDemo(page);
  await page.goto(`/test/requests/${id}`);
  await expect(page.getByRole("region", { name: "Report", exact: true })).toBeVisible();
  await expectAccessible(page);
  for (const format of ["PDF", "HTML", "JSON", "XML", "CSV"]) {
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: format, exact: true }).click();
    expect((await download).suggestedFilename()).toMatch(
      new RegExp(`^SIQ-[0-9A-Z]{12}\\.${format.toLowerCase()}$`),
    );
  }
  const workbook = page.waitForEvent("download");
  await page.getByRole("link", { name: "Excel", exact: true }).click();
  expect((await workbook).suggestedFilename()).toMatch(/^SIQ-[0-9A-Z]{12}\.xlsx$/);
  const note = page.waitForEvent("download");
  await page.getByRole("link", { name: "PDF file note", exact: true }).click();
  expect((await note).suggestedFilename()).toMatch(/^SIQ-[0-9A-Z]{12}-note\.pdf$/);
  const lines = page.waitForEvent("download");
  await page.getByRole("link", { name: "Form lines CSV", exact: true }).click();
  expect((await lines).suggestedFilename()).toMatch(/^SIQ-[0-9A-Z]{12}-lines\.csv$/);
  expect(complaints).toEqual([]);
});
