// A firm sets up single sign-on, and its members sign in through a real OpenID provider with its own pages.
import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { CLIENT, type IdentityProvider, startIdentityProvider } from "@/tests/support/identity-provider";
import { findViolations } from "./support/axe";
import { type Cookie, first, open } from "./support/team";

const { sso } = JSON.parse(readFileSync(process.env.SESSIONS_FILE ?? "", "utf8")) as {
  sso: { companyId: string; owner: Cookie };
};
const DOMAIN = `firm-${Date.now()}.example`;
const EMAIL = `lee@${DOMAIN}`;

let provider: IdentityProvider;
test.beforeAll(async () => {
  provider = await startIdentityProvider({
    sub: EMAIL,
    email: EMAIL,
    email_verified: true,
    name: "Lee Broker",
    groups: ["Brokers"],
  });
});
test.afterAll(() => provider.stop());

/** Signs in on the provider's page. */
async function signInThere(page: Page): Promise<void> {
  await page.waitForURL(`${provider.issuer}/**`);
  await page.getByPlaceholder("Enter any login").fill(EMAIL);
  await page.getByPlaceholder("and password").fill("theirs");
  await page.getByRole("button", { name: "Sign-in" }).click();
}

test("an owner sets up single sign-on, and a member signs in and reauthenticates until it is switched off", async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const owner = await open(browser, sso.owner, baseURL);
  await owner.goto("/test/settings/single-sign-on");
  await owner.getByLabel("Domain").fill(DOMAIN);
  await owner.getByRole("button", { name: "Save the domain" }).click();
  await expect(owner.getByLabel("Value of the TXT record")).toBeVisible();
  const operator = await open(browser, first, baseURL);
  await operator.goto(`/operator/companies/${sso.companyId}`);
  await operator.getByText("Confirm the domain…").click();
  await operator.getByRole("button", { name: `Confirm ${DOMAIN}` }).click();
  await expect(operator.getByRole("button", { name: `Confirm ${DOMAIN}` })).toBeHidden();
  await owner.reload();
  await owner.getByLabel("Issuer").fill("no address");
  await owner.getByLabel("Client ID").fill(CLIENT.id);
  await owner.getByLabel("Client secret").fill(CLIENT.secret);
  await owner.getByRole("button", { name: "Save the provider" }).click();
  await expect(owner.getByText("One field must be corrected.")).toBeVisible();
  // After a refusal the secret is still in its field. After the save the field is empty.
  await expect(owner.getByLabel("Client secret")).toHaveValue(CLIENT.secret);
  await owner.getByLabel("Issuer").fill(provider.issuer);
  await owner.getByRole("button", { name: "Save the provider" }).click();
  await expect(owner.getByText("Saved. The provider’s configuration was read.")).toBeVisible();
  await expect(owner.getByLabel("Client secret")).toHaveValue("");
  await expect(owner.getByLabel("Redirect URL")).toHaveValue(/\/sign-in\/sso\/\w+\/callback$/);
  await owner.getByLabel("Claim that names groups").fill("groups");
  await owner.getByLabel("Groups and roles").fill("Brokers = member");
  await owner.getByRole("button", { name: "Save the roles" }).click();
  // Waits until the page is drawn again after the save, before the next button is pressed.
  await expect(
    owner.getByText("Saved. The new roles take effect at each user’s next sign-in."),
  ).toBeVisible();
  await owner.getByRole("button", { name: "Switch it on" }).click();
  await expect(owner.getByRole("button", { name: "Switch it off" })).toBeVisible();
  expect(await findViolations(owner)).toEqual([]);

  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto("/sign-in");
  await page.getByRole("link", { name: /single sign-on/i }).click();
  await page.getByLabel("Work email").fill(EMAIL);
  await page.getByRole("button", { name: "Continue" }).click();
  await signInThere(page);
  await expect(page).toHaveURL(/\/test\/requests$/);
  await expect(page.getByRole("link", { name: "New request" }).first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Audit log" })).toBeHidden();

  // An action that needs recent authentication leads to the provider again, and back to the page.
  await page.goto("/sign-in/sso?confirm=1&back=/test/account");
  await page.getByRole("button", { name: "Confirm with single sign-on" }).click();
  await signInThere(page);
  await expect(page).toHaveURL(/\/test\/account$/);

  await owner.goto("/test/settings/members");
  await expect(owner.getByText("Lee Broker", { exact: true })).toBeVisible();
  await owner.goto("/test/settings/single-sign-on");
  await owner.getByRole("button", { name: "Switch it off" }).click();
  await expect(owner.getByRole("button", { name: "Switch it on" })).toBeVisible();
  await page.goto("/test/requests");
  await expect(page).toHaveURL(/\/sign-in/);
});
