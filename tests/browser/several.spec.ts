import { expect, test } from "@playwright/test";
import { findViolations } from "@/tests/browser/support/axe";
import { signInDemo } from "@/tests/browser/support/demo";
import { waitForKeys } from "@/tests/browser/support/keys-ready";

/** A word that only the requests of this run contain. */
const RUN = `many${Date.now()}`;
const row = (n: number) => `Client ${n};${n === 3 ? "" : `c${n}.${RUN}@example.com`};${RUN}-${n}`;
const FILE = ["Name;E-mail;Loan number", ...[1, 2, 3].map(row)].join("\n");

test.describe.configure({ mode: "serial" });

test("a member imports and sends a file with the firm's own headings, and its page shows each result", async ({
  page,
}) => {
  await signInDemo(page);
  await page.goto("/test/requests/bulk");
  await page.getByLabel("Or paste the rows").fill(FILE);
  await page.getByLabel("Report for rows without one").selectOption("affordability");
  await page.getByRole("button", { name: "Check the rows" }).click();
  await expect(page.getByText("3 requests can be created.")).toBeVisible();
  await expect(page.getByLabel("Loan number")).toHaveValue("client_ref");
  await page.getByRole("button", { name: "Create and send the links" }).click();
  await expect(page.getByRole("heading", { name: "Send the link: 3 requests" })).toBeVisible();
  await expect(page.getByText("2 of 3 done, 1 skipped.")).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText("No email address or mobile number.")).toBeVisible();
  // This server stores messages in a local outbox, so no row may say that the link was sent.
  await expect(page.locator("tbody").getByText("Sent", { exact: true })).toHaveCount(0);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findViolations(page, { coloursAlone: false })).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  }
});

test("a member can select rows and act on them without script, and sees the action before it starts", async ({
  browser,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await signInDemo(page);
  await page.goto(`/test/requests?q=${RUN}`);
  await expect(page.locator("tbody").getByText("Not sent", { exact: true }).first()).toBeVisible();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("No request was chosen.")).toBeVisible();
  await page.getByLabel("Which requests").selectOption("match");
  await page.getByLabel("What to do").selectOption("links");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByLabel("Customer and link")).toHaveValue(
    /Client 1\t.*\/connect\/req_[\s\S]*Client 3\t/,
  );
  await page.goto(`/test/requests?q=${RUN}`);
  await page.getByLabel("Choose Client 3").check();
  await page.getByLabel("What to do").selectOption("withdraw");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Will be withdrawn")).toBeVisible();
  await page.getByRole("button", { name: "Withdraw 1 request and delete the data" }).click();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText("1 of 1 done.")).toBeVisible({ timeout: 500 });
  }).toPass();
  await context.close();
});

test("a member creates and sends one request in one step", async ({ page }) => {
  await signInDemo(page);
  await page.goto("/test/requests/new");
  await page.getByLabel("Customer name").fill("Client 4");
  await page.getByRole("button", { name: "Create and send" }).click();
  await expect(
    page.getByText("Enter an email address or a mobile number to send the link to."),
  ).toBeVisible();
  await page.getByLabel("Customer’s email").fill(`c4.${RUN}@example.com`);
  await page.getByRole("button", { name: "Create and send" }).click();
  await expect(
    page.getByText(
      "The request was created. Nothing was sent: the link is in this server’s outbox at /outbox.",
    ),
  ).toBeVisible();
  await page.goto("/test/requests");
  await expect(page.getByRole("row", { name: /Client 4/ }).first()).toContainText("In the outbox");
});

test("the form offers days between refreshes for an ongoing request, but not for a one-time request", async ({
  page,
}) => {
  await signInDemo(page);
  await page.goto("/test/requests/new");
  await page.getByLabel("Customer name").fill("Client 5");
  await page.getByText("Consent, banks, period and return URLs").click();
  const days = page.getByLabel("Refresh every (days)");
  await page.getByRole("radio", { name: /^Once/ }).check();
  await expect(days).toBeHidden();
  await page.getByRole("radio", { name: /^Ongoing/ }).check();
  await days.fill("91");
  await page.getByRole("button", { name: "Create request" }).click();
  await expect(page.getByText("Enter 90 or less.")).toBeVisible();
  await page.getByLabel("Refresh every (days)").fill("30");
  await page.getByRole("button", { name: "Create request" }).click();
  await expect(page.getByText("Every 30 days")).toBeVisible();
});

test("the palette keeps every key typed while it opens, and finds settings and recent requests", async ({
  page,
}) => {
  await signInDemo(page);
  const field = page.getByLabel("Search requests, pages and actions");
  for (const waitMs of [0, 100, 300]) {
    await page.goto("/test/usage");
    await waitForKeys(page);
    // Holds the keys down for a while after the keys have triggered the action, as a slow typist does.
    await page.keyboard.press("Control+k", { delay: waitMs });
    await page.keyboard.type("marcusx");
    await page.keyboard.press("Backspace");
    await expect(field).toHaveValue("marcus");
    await field.press("!");
    await expect(field).toHaveValue("marcus!");
  }
  // Pressing Enter immediately opens the first entry found, not the request selected under the palette.
  await page.goto("/test/requests");
  await waitForKeys(page);
  await page.keyboard.press("j");
  await page.keyboard.press("Control+k");
  await page.keyboard.type("api keys");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/test\/settings\/keys$/);
  await page.keyboard.press("Control+k");
  await expect(field).toHaveValue("");
  await expect(page.getByText("Recent requests")).toBeVisible();
  await expect(page.getByRole("option", { name: /Client 4/ }).first()).toBeVisible();
  await field.fill("api keys");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/test\/settings\/keys$/);
});

test("Enter in the palette opens the first entry for the whole text, also before its search has ended", async ({
  page,
}) => {
  await signInDemo(page);
  await page.goto("/test/usage");
  await waitForKeys(page);
  const field = page.getByLabel("Search requests, pages and actions");
  await page.keyboard.press("Control+k");
  await field.fill("client 4");
  await expect(page.getByRole("option", { name: /Client 4/ }).first()).toBeVisible();
  // The entries of the earlier text stay until the next answer arrives.
  let release = () => {};
  const pressed = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/requests/find*", async (route) => {
    await pressed;
    await route.continue();
  });
  await field.fill("api keys");
  await page.keyboard.press("Enter");
  release();
  await expect(page).toHaveURL(/\/test\/settings\/keys$/);
});

test("a new password stays in its field after a refusal, and the current password does not", async ({
  page,
}) => {
  await signInDemo(page);
  await page.goto("/test/account/security");
  await page.getByText("Change…").first().click();
  const [current, next] = [
    page.getByLabel("Current password", { exact: true }),
    page.getByLabel("New password", { exact: true }),
  ];
  await expect(async () => {
    await current.fill("not the current one");
    await next.fill("violet tractor ninety");
    await page.getByRole("button", { name: "Change the password" }).click();
    await expect(page.getByText("The password is not right.")).toBeVisible();
  }).toPass();
  await expect(next).toHaveValue("violet tractor ninety");
  await expect(current).toHaveValue("");
});
