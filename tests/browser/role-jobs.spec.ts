// Tests that each role can do everything that it may do, in test and in live. roles.spec.ts tests that a role is
// offered no further action.
import { expect, test } from "@playwright/test";
import { waitForKeys } from "./support/keys-ready";
import {
  addressOf,
  CODERS,
  MAKERS,
  open,
  READERS,
  ROLES,
  type Role,
  team,
  waitForReports,
} from "./support/team";

/**
 * These roles use the portal with script, and the other roles use it without. Each role is tested in only one of the
 * two ways, because roles differ only on the server. Script works the same for every role, and every form also works
 * without script.
 */
const SCRIPTED: readonly Role[] = ["member", "viewer"];

/**
 * The formats that each role downloads here. The portal offers all formats to each of these roles. Only one role
 * downloads the PDF, because a PDF takes a long time to generate.
 */
const FILES: Readonly<Partial<Record<Role, readonly string[]>>> = {
  owner: ["pdf"],
  admin: ["html", "csv"],
  member: ["xml", "csv"],
  viewer: ["json", "csv"],
};

test.describe.configure({ mode: "parallel" });

test.beforeAll(({ request }) => waitForReports(request));

for (const environment of ["test", "live"] as const) {
  for (const role of MAKERS) {
    test(`${role} in ${environment} creates a request, copies or sends the link, ends the request and finds it again`, async ({
      browser,
      baseURL,
    }) => {
      const page = await open(browser, team.cookies[role], baseURL, SCRIPTED.includes(role));
      const client = `Quinn ${role} ${Date.now()}`;
      await page.goto(`/${environment}/requests/new`);
      await page.getByLabel("Customer name").fill(client);
      await page.getByRole("button", { name: "Create request" }).click();
      await expect(page.getByRole("heading", { level: 1, name: client })).toBeVisible();
      const link = await page.getByRole("textbox", { name: "Consent link" }).inputValue();
      expect(link).toMatch(/\/connect\/req_/);
      if (SCRIPTED.includes(role)) {
        await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
        await page.getByRole("button", { name: "Copy link" }).click();
        await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(link);
      }
      if (environment === "live") {
        await page.getByLabel("Customer’s email address").fill(`quinn-${role}@client.example`);
        await page.getByRole("button", { name: "Send email" }).click();
        await expect(page.getByRole("button", { name: "Send again" })).toBeVisible();
        await page.getByRole("button", { name: "Stop reminders for this request" }).click();
        await expect(page.getByRole("button", { name: "Resume reminders" })).toBeVisible();
      }
      await page.getByText("Withdraw…").click();
      await page.getByRole("button", { name: "Withdraw and delete the data" }).click();
      await expect(page.getByText("Withdraw…")).toHaveCount(0);
      await page.goto(`/${environment}/requests`);
      await page.getByLabel("Search", { exact: true }).fill(client);
      await page.getByRole("button", { name: "Filter" }).click();
      await expect(page).toHaveURL(/q=Quinn/);
      await page.getByRole("navigation", { name: "Requests by status" }).getByText("Withdrawn").click();
      await expect(page).toHaveURL(/status=withdrawn/);
      await expect(page.locator("[data-row]")).toHaveText([new RegExp(client)]);
      await page.goto(`/${environment}/requests/bulk`);
      await page.getByLabel("Or paste the rows").fill(`client_name,report_type\n${client},affordability`);
      await page.getByRole("button", { name: "Check the rows" }).click();
      await expect(page.getByRole("button", { name: `Create 1 ${environment} request` })).toBeVisible();
      await page.context().close();
    });
  }

  for (const role of READERS) {
    test(`${role} in ${environment} reads the report, searches it and downloads its files`, async ({
      browser,
      baseURL,
    }) => {
      const page = await open(browser, team.cookies[role], baseURL, SCRIPTED.includes(role));
      await page.goto(addressOf(environment, "/requests/{ready}/report"));
      const figure = page.getByRole("list", { name: "Headline figures" }).getByRole("link").first();
      await expect(figure).toBeVisible();
      await expect(page.locator("#transactions tbody tr").first()).toBeVisible();
      if (SCRIPTED.includes(role)) {
        await waitForKeys(page);
        await figure.click();
        await expect(page.getByRole("dialog").getByText("How it’s calculated")).toBeVisible();
        await page.keyboard.press("Escape");
        const list = page.locator("#transactions");
        await list.getByRole("searchbox").fill("woolworths");
        await expect(list.getByRole("status")).toContainText("found of");
      }
      for (const format of FILES[role] ?? []) {
        const file = await page.request.get(addressOf(environment, `/requests/{ready}/download/${format}`));
        expect([file.status(), file.headers()["content-disposition"]], format).toEqual([
          200,
          expect.stringContaining(`.${format}`),
        ]);
      }
      await page.context().close();
    });
  }

  for (const role of CODERS) {
    test(`${role} in ${environment} reads the calls and the deliveries, and checks a signature`, async ({
      browser,
      baseURL,
    }) => {
      const page = await open(browser, team.cookies[role], baseURL);
      // The log of a company without calls offers no filter, unless the URL sets a filter.
      await page.goto(`/${environment}/developers/log?method=GET`);
      await page.getByLabel("Method").selectOption("POST");
      await page.getByRole("button", { name: "Filter" }).click();
      await expect(page).toHaveURL(/method=POST/);
      await page.getByRole("link", { name: "Signature checker" }).click();
      await page.getByLabel("Raw body").fill("{}");
      await page.getByLabel("X-Service-Signature").fill("0".repeat(64));
      await page.getByRole("button", { name: "Check", exact: true }).click();
      await expect(page.getByText("The signature matches none of the secrets tried.")).toBeVisible();
      if (environment === "test") {
        await page.getByRole("link", { name: "Sandbox", exact: true }).click();
        await page.locator("select[name=household]").first().selectOption({ label: "Joan Whitfield" });
        await page.getByRole("button", { name: "Create the test request" }).click();
        await expect(page.getByRole("button", { name: "Go through the bank" })).toBeVisible();
        await page.getByLabel("Outcome").selectOption("cancel");
        await page.getByRole("button", { name: "Go through the bank" }).click();
        await expect(page.getByText(/^The customer went through the bank’s pages/)).toBeVisible();
      }
      await page.context().close();
    });
  }
}

// Settings of the company or the person use the same actions in both environments, so each role saves them in only
// one.
test("an owner in test and an admin in live save the settings and the application, and verify the audit log", async ({
  browser,
  baseURL,
}) => {
  test.slow();
  for (const [role, environment] of [
    ["owner", "test"],
    ["admin", "live"],
  ] as const) {
    const page = await open(browser, team.cookies[role], baseURL, false);
    for (const [place, button] of [
      ["/settings", "Save changes"],
      ["/settings/branding", "Save branding"],
      ["/settings/affordability", "Save changes"],
      ["/settings/live/application", "Save draft"],
    ] as const) {
      await page.goto(`/${environment}${place}`);
      await page.getByRole("button", { name: button, exact: true }).click();
      await expect(page.getByText(/^Saved\b/).first(), place).toBeVisible();
    }
    await page.goto(`/${environment}/audit`);
    await page.getByRole("button", { name: "Check the log" }).click();
    await expect(page.getByText(/^The audit log is intact/)).toBeVisible();
    await page.context().close();
  }
});

test("each member chooses which emails to receive, and exports the usage of test and live", async ({
  browser,
  baseURL,
}) => {
  test.slow();
  for (const [n, role] of ROLES.entries()) {
    const page = await open(browser, team.cookies[role], baseURL, false);
    await page.goto(`/${n % 2 ? "live" : "test"}/settings/notifications`);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Saved.")).toBeVisible();
    for (const environment of ["test", "live"] as const) {
      const usage = await page.request.get(`/${environment}/usage/export?period=7`);
      expect(await usage.text()).toMatch(/^day,environment,what,/);
    }
    await page.context().close();
  }
});
