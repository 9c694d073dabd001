// Checks that a form is refused if the sender's role may not send it. The form comes from the page of a colleague
// whose role may send it, as if the sender's role had changed since the page was loaded.
import { type Browser, expect, type Page, test } from "@playwright/test";
import { addressOf, MAKERS, MANAGERS, open, ROLES, type Role, team } from "./support/team";

/**
 * A form: its page, its button, and the roles that may send it. `fill` completes the fields that a browser requires.
 */
type FormCase = { place: string; press: string; to: readonly Role[]; fill?: (page: Page) => Promise<void> };

const FORMS: readonly FormCase[] = [
  {
    place: "/requests/new",
    press: "Create request",
    to: MAKERS,
    fill: (page) => page.getByLabel("Customer name").fill("Refused Client"),
  },
  {
    place: "/requests/{open}",
    press: "Withdraw and delete the data",
    to: MAKERS,
    fill: (page) => page.getByText("Withdraw…").click(),
  },
  { place: "/requests/{ready}", press: "Save the assessment", to: MAKERS },
  { place: "/settings", press: "Save changes", to: MANAGERS },
  { place: "/settings/branding", press: "Save branding", to: MANAGERS },
  {
    place: "/settings/members",
    press: "Send the invitation",
    to: MANAGERS,
    fill: (page) => page.getByLabel("Email", { exact: true }).fill("refused@wattle.example"),
  },
  { place: "/settings/webhooks", press: "Save URL", to: ["owner", "admin", "developer"] },
  { place: "/audit", press: "Check the log", to: MANAGERS },
];

/**
 * Opens the form as the owner and sends it as another role. Returns how often the page states the reason for the
 * refusal.
 */
async function countRefusals(page: Page, form: FormCase, role: Role, baseURL: string | undefined) {
  const url = baseURL ?? "";
  await page.context().addCookies([{ ...team.cookies.owner, url }]);
  await page.goto(addressOf("test", form.place));
  await form.fill?.(page);
  await page.context().addCookies([{ ...team.cookies[role], url }]);
  // Removes the hidden field that names the owner. Without this field, the server treats the form as the sender's
  // own. A script would write the field again, so the field is removed once more when the form is sent.
  await page.evaluate(() => {
    for (const each of document.querySelectorAll('[name="$made_for"]')) each.removeAttribute("name");
    document.addEventListener("formdata", ({ formData }) => formData.delete("$made_for"));
  });
  await page.getByRole("button", { name: form.press, exact: true }).click();
  const refusal = page.getByText(`Your role (${role}) cannot do this.`);
  await expect(refusal.first(), `${form.place} as ${role}`).toBeVisible();
  return refusal.count();
}

async function refuse(
  browser: Browser,
  baseURL: string | undefined,
  hasScript: boolean,
  roles: readonly Role[],
) {
  const page = await open(browser, team.cookies.owner, baseURL, hasScript);
  for (const form of FORMS)
    for (const role of roles.filter((each) => !form.to.includes(each)))
      expect([form.place, role, await countRefusals(page, form, role, baseURL)]).toEqual([
        form.place,
        role,
        1,
      ]);
  await page.context().close();
}

test("a member whose role may not send a form sees the reason once, without script", async ({
  browser,
  baseURL,
}) => {
  test.slow();
  await refuse(browser, baseURL, false, ROLES);
});

test("a viewer who may not send a form sees the reason once, with script", async ({ browser, baseURL }) => {
  test.slow();
  await refuse(browser, baseURL, true, ["viewer"]);
});
