import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { generateSync } from "otplib";
import { expectGood, expectNothingFound } from "./support/good-page";

// Sign-up, sign-in and invitations, each from beginning to end. No test changes another test's firm, so the tests may
// run in parallel.
test.describe.configure({ mode: "parallel" });

const PASSWORD = "violet tractor seventy";
const { portal: demo } = JSON.parse(readFileSync(process.env.DEMO_FILE ?? ".data/demo.json", "utf8")) as {
  portal: { email: string; password: string };
};

const newEmail = (who: string) =>
  `${who}-${Date.now()}-${Math.floor(Math.random() * 1e6)}@people.example.com`;

async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto("/sign-in");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

/**
 * Opens the link of the latest email to this address in the local outbox. `subject` is needed if the address has had
 * other emails, because the expected email may arrive later.
 */
async function openMail(page: Page, email: string, subject = ""): Promise<void> {
  await expect(async () => {
    await page.goto("/outbox");
    const mails = page.getByRole("article").filter({ hasText: email });
    await mails.filter({ hasText: subject }).first().getByRole("link").first().click({ timeout: 1_000 });
  }).toPass();
}

/** Signs up a firm; returns the owner's email address. */
async function signUp(page: Page, company: string): Promise<string> {
  const email = newEmail("owner");
  await page.goto("/sign-up");
  await page.getByLabel("Your name").fill("Kim Chen");
  await page.getByLabel("Company").fill(company);
  await page.getByLabel("Work email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("status")).toContainText(`We’ve emailed a link to ${email}.`);
  await openMail(page, email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page).toHaveURL(/\/test\/requests$/);
  return email;
}

const CODE_MS = 30_000;
/** The milliseconds within which a page accepts a code after the test has read the code, even on a busy machine. */
const ENTERED_WITHIN_MS = 12_000;

/**
 * Returns an authenticator's code that stays valid long enough to be entered. With `after`, waits until the code
 * differs from `after`.
 */
async function readCode(secret: string, after?: string): Promise<string> {
  const code = generateSync({ secret, epoch: Math.floor(Date.now() / 1_000) });
  const leftMs = CODE_MS - (Date.now() % CODE_MS);
  if (leftMs >= ENTERED_WITHIN_MS && code !== after) return code;
  await sleep(leftMs);
  return readCode(secret, after);
}

test("a firm signs up by email, its owner adds a second factor, and a recovery code replaces that factor", async ({
  page,
}) => {
  test.slow();
  await page.goto("/sign-up");
  await expectGood(page, "sign-up");
  const email = await signUp(page, "Rowan Finance");
  for (const list of ["requests", "usage", "developers/log", "developers/webhooks", "notices"]) {
    await page.goto(`/test/${list}`);
    await expectNothingFound(page, `${list} of a firm that has nothing yet`);
  }
  await page.goto("/test/account");
  await expectGood(page, "account");
  await page.goto("/test/account/security");
  await page.getByRole("button", { name: "Set up an authenticator" }).click();
  await page.getByText("No camera?").click();
  const secret = await page.getByLabel("Key for your authenticator").inputValue();
  await expectGood(page, "authenticator");
  await page.getByLabel("Code", { exact: true }).fill("000000");
  await page.getByRole("button", { name: "Switch it on" }).click();
  await expect(page.getByText("This code is not right.")).toBeVisible();
  const used = await readCode(secret);
  await page.getByLabel("Code", { exact: true }).fill(used);
  await page.getByRole("button", { name: "Switch it on" }).click();
  const codes = page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  const [first = ""] = await codes.allTextContents();
  await expectGood(page, "recovery-codes");
  await page.getByRole("link", { name: "Back to security" }).click();
  await expect(page.getByText("10 of 10 recovery codes are left.")).toBeVisible();

  await page.context().clearCookies();
  await signIn(page, email);
  await expect(page.getByRole("heading", { name: "One more step" })).toBeVisible();
  await expectGood(page, "second-step");
  await page.goto("/test/requests");
  await expect(page).toHaveURL(/\/sign-in/);
  await signIn(page, email);
  await page.getByText("Use a recovery code").click();
  await page.getByLabel("Recovery code").fill(first);
  await page.getByRole("button", { name: "Use the code" }).click();
  await expect(page).toHaveURL(/\/test\/requests$/);
  await page.goto("/test/account/security");
  await expect(page.getByText("9 of 10 recovery codes are left.")).toBeVisible();

  await page.context().clearCookies();
  await signIn(page, email);
  await page.getByLabel("Code", { exact: true }).fill(await readCode(secret, used));
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(/\/test\/requests$/);
});

for (const script of [true, false]) {
  test(`a revoked key leaves a message on the page, ${script ? "announced" : "also without script"}`, async ({
    page,
    browser,
  }) => {
    test.slow();
    await signUp(page, "Banksia Loans");
    await page.goto("/test/settings/keys");
    await page.getByText("Create…").first().click();
    await page.getByRole("button", { name: "Create the test key" }).click();
    await expect(page.getByLabel("The new test key")).toHaveValue(/^svc_test_/);
    const context = await browser.newContext({ javaScriptEnabled: script });
    await context.addCookies(await page.context().cookies());
    const keys = await context.newPage();
    await keys.goto("/test/settings/keys");
    const card = keys.locator("section").filter({ has: keys.getByRole("heading", { name: "Test key" }) });
    await card.getByText("Revoke…").click();
    await card.getByRole("button", { name: "Revoke the test key" }).click();
    await expect(card.getByRole("status")).toContainText(
      "The test key is revoked. Calls with it now return 401.",
    );
    await expect(card.getByText("There is no key yet.")).toBeVisible();
    await expect(card.getByText("Revoke…")).toHaveCount(0);
    await context.close();
  });
}

/** Adds a virtual authenticator that confirms its user. */
async function addAuthenticator(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test("a passkey signs in without a further step, and can be named, used and removed", async ({
  page,
  context,
}) => {
  await addAuthenticator(context, page);
  await signUp(page, "Passkey Finance");
  await page.goto("/test/account/security");
  await page.getByLabel("Name of the new passkey").fill("Work laptop");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByText("The passkey was added.")).toBeVisible();
  await expect(page.getByText("never used")).toBeVisible();
  await expectGood(page, "security");
  await context.clearCookies();
  await page.goto("/sign-in");
  await expectGood(page, "sign-in");
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page).toHaveURL(/\/test\/requests$/);
  await page.goto("/test/account/security");
  await expect(page.getByText("last used")).toBeVisible();
  await page.getByRole("listitem").filter({ hasText: "Work laptop" }).getByText("Remove…").click();
  await page.getByRole("button", { name: "Remove Work laptop" }).click();
  await expect(page.getByText("Work laptop", { exact: true })).toHaveCount(0);
});

test("an invited person joins with a new password, and sees only the pages that the role allows", async ({
  page,
  browser,
}) => {
  test.slow();
  await signUp(page, "Inviting Finance");
  const email = newEmail("viewer");
  await page.goto("/test/settings/members");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("radio", { name: /^Viewer/ }).check();
  await page.getByRole("button", { name: "Send the invitation" }).click();
  await expect(page.getByText("These invitations have not been accepted yet.")).toBeVisible();
  await expectGood(page, "members");

  const context = await browser.newContext();
  const guest = await context.newPage();
  await openMail(guest, email);
  await expect(guest.getByRole("heading", { name: "Join Inviting Finance" })).toBeVisible();
  await expectGood(guest, "invitation");
  await guest.getByLabel("Your name").fill("Vic Viewer");
  await guest.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await guest.getByRole("button", { name: "Join Inviting Finance" }).click();
  await expect(guest).toHaveURL(/\/test\/requests$/);
  await guest.goto("/test/settings/members");
  await expect(guest.locator("#main").getByText("Vic Viewer")).toBeVisible();
  await expect(guest.getByRole("button", { name: "Send the invitation" })).toHaveCount(0);
  await guest.goto("/test/settings/keys");
  await expect(guest.getByRole("button", { name: /key/ })).toHaveCount(0);

  await page.goto("/test/settings/members");
  const row = page.getByRole("listitem").filter({ hasText: "Vic Viewer" });
  await row.getByText("Change…").click();
  await row.getByLabel("Role of Vic Viewer").selectOption("developer");
  await row.getByRole("button", { name: "Change the role" }).click();
  await expect(row.getByText("Developer", { exact: true }).first()).toBeVisible();
  await row.getByRole("button", { name: "Remove Vic Viewer" }).click();
  await expect(page.getByText("Vic Viewer")).toHaveCount(0);
  await guest.goto("/test/requests");
  await expect(guest).toHaveURL(/\/sign-in/);
  await signIn(guest, email);
  await expect(guest.getByRole("heading", { name: "You’re not a member of a company" })).toBeVisible();
  await expectGood(guest, "no-company");
  await context.close();
});

test("a company requires a second factor, and a new member sets one up before the first page", async ({
  page,
  browser,
}) => {
  test.slow();
  await signUp(page, "Strict Finance");
  await page.goto("/test/settings/members");
  await expect(page.getByText("First use a second factor yourself")).toBeVisible();
  await expect(page.getByRole("button", { name: "Require it for all members" })).toHaveCount(0);
  await page.goto("/test/account/security");
  await setUpAuthenticator(page);
  await page.goto("/test/settings/members");
  await page.getByRole("button", { name: "Require it for all members" }).click();
  await expect(page.getByRole("button", { name: "Stop requiring it" })).toBeVisible();
  await expectGood(page, "members-second-factor");

  const email = newEmail("guest");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send the invitation" }).click();
  await expect(page.getByText("These invitations have not been accepted yet.")).toBeVisible();
  const context = await browser.newContext();
  const guest = await context.newPage();
  await openMail(guest, email);
  await guest.getByLabel("Your name").fill("Gale Guest");
  await guest.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await guest.getByRole("button", { name: "Join Strict Finance" }).click();
  await expect(guest).toHaveURL(/\/second-factor$/);
  await expectGood(guest, "second-factor");
  for (const path of ["requests", "settings/keys", "account/security", "usage/export"]) {
    await guest.goto(`/test/${path}`);
    await expect(guest).toHaveURL(/\/second-factor$/);
  }
  const found = await guest.request.post("/test/requests/find?recent=1", { data: "", maxRedirects: 0 });
  expect(found.status()).toBe(307);
  expect(found.headers().location).toBe("/second-factor");
  await guest.getByRole("link", { name: "Set up a second factor" }).click();
  await setUpAuthenticator(guest);
  await guest.goto("/");
  await expect(guest).toHaveURL(/\/test\/requests$/);
  await context.close();
});

/** Starts on the security page, and sets up an authenticator until the recovery codes are shown. */
async function setUpAuthenticator(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Set up an authenticator" }).click();
  await page.getByText("No camera?").click();
  const secret = await page.getByLabel("Key for your authenticator").inputValue();
  await page.getByLabel("Code", { exact: true }).fill(await readCode(secret));
  await page.getByRole("button", { name: "Switch it on" }).click();
  await expect(page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem")).toHaveCount(10);
}

test("an emailed link signs in after a button press, and the member must reauthenticate before changing keys", async ({
  page,
}) => {
  const email = await signUp(page, "Linked Finance");
  await page.context().clearCookies();
  await page.goto("/sign-in/mail?back=/test/settings/keys");
  await expectGood(page, "sign-in-mail");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Email me a link" }).click();
  await expect(page.getByRole("status")).toContainText("If this address has an account");
  await openMail(page, email, "Your link to sign in");
  await expect(page.getByText(`sign in as ${email}`)).toBeVisible();
  await expectGood(page, "sign-in-link");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(/\/test\/settings\/keys$/);
  const create = async () => {
    await page.getByText("Create…").first().click();
    await page.getByRole("button", { name: "Create the test key" }).click();
  };
  await create();
  await expect(page.getByText("Confirm it’s you, then press the button again.")).toBeVisible();
  await expectGood(page, "confirm");
  await page.getByLabel("Your password").fill(PASSWORD);
  await page.getByRole("button", { name: "Create the test key" }).click();
  await expect(page.getByLabel("The new test key")).toHaveValue(/^svc_test_/);
});

test("a member can see a session and end it from another device, without script", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const email = await signUp(page, "Scriptless Finance");
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await signIn(other, email);
  await expect(other).toHaveURL(/\/test\/requests$/);
  await page.goto("/test/requests");
  await page.locator("summary").filter({ hasText: "Kim Chen" }).last().click();
  await page.getByRole("link", { name: "Security and sessions" }).last().click();
  await page.getByRole("button", { name: "Sign out everywhere else" }).click();
  await expect(page.getByText("You’re not signed in anywhere else.")).toBeVisible();
  await other.reload();
  await expect(other).toHaveURL(/\/sign-in/);
  await elsewhere.close();
  await context.close();
});

test("a link to the new email address confirms a change, and a link to the old address reverts it", async ({
  page,
}) => {
  test.slow();
  const old = await signUp(page, "Moved Finance");
  const next = newEmail("moved");
  await page.goto("/test/account");
  await page.getByText("Change the email address…").click();
  await page.getByLabel("New email address").fill(next);
  await page.getByRole("button", { name: "Email me the link" }).click();
  await expect(page.getByText(`We’ve emailed a link to ${next}.`)).toBeVisible();
  await expectGood(page, "account-email");
  await openMail(page, next);
  await expect(page.getByText(`After the change, you’ll sign in with ${next}`)).toBeVisible();
  await expectGood(page, "email");
  await page.getByRole("button", { name: "Change my address" }).click();
  await expect(page.getByText(`Sign in with ${next} from now on.`)).toBeVisible();
  await expectGood(page, "email-done");
  await openMail(page, old, "Your address was changed");
  await expect(page).toHaveURL(/\/email\/undo\?/);
  await expectGood(page, "email-undo");
  await page.getByRole("button", { name: "Put it back" }).click();
  await expect(
    page.getByText("Your address is restored, and you’ve been signed out everywhere."),
  ).toBeVisible();
  await page.goto("/test/account");
  await expect(page).toHaveURL(/\/sign-in/);
});

test("the account menu leads to the account by keyboard, and signs out", async ({ page }) => {
  await signIn(page, demo.email, demo.password);
  await expect(page).toHaveURL(/\/test\/requests$/);
  const menu = page.locator("summary", { hasText: "Demo Owner" }).last();
  const item = page.getByRole("link", { name: "Account", exact: true });
  await menu.press("Enter");
  await page.keyboard.press("Tab");
  await expect(item).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu).toBeFocused();
  await expect(item).toBeHidden();
  await menu.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/test\/account$/);
  await expect(item).toBeHidden();
  await menu.click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL(/\/sign-in$/);
});

test("the other sign-in pages and the local outbox are accessible and well formed", async ({ page }) => {
  for (const path of ["forgot", "reset", "outbox", "sign-up/confirm"]) {
    await page.goto(`/${path}`);
    await expectGood(page, path.replace("/", "-"));
  }
});

test("a program needs the account's second factor to sign in", async ({ page, request }) => {
  const email = await signUp(page, "Guarded Finance");
  await page.goto("/test/account/security");
  await setUpAuthenticator(page);
  const { csrfToken } = (await (await request.get("/api/auth/csrf")).json()) as { csrfToken: string };
  const form = { csrfToken, email, password: PASSWORD, json: "true" };
  const answer = await request.post("/api/auth/callback/credentials", { form });
  expect(answer.status()).toBe(401);
  expect(await (await request.get("/api/auth/session")).json()).toEqual({});
});
