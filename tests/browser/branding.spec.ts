import { expect, type Page, test } from "@playwright/test";
import { findViolations } from "@/tests/browser/support/axe";
import { signInDemo } from "@/tests/browser/support/demo";

const PNG_OF_ONE_PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const FIELDS = ["Display name", "Colour", "Contact email", "Contact phone", "Complaints page", "Purpose"];
const AS_IT_IS = "Your customers see exactly this colour, with black text on it.";

const fieldOf = (page: Page, label: string) => page.getByRole("textbox", { name: label });
const logo = (page: Page) => page.getByLabel("Logo (optional)");
const remove = (page: Page) => page.getByRole("checkbox", { name: "Remove the logo." });

async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save branding" }).click();
}

/** Checks accessibility on a phone and a desktop, light and dark, and that nothing is wider than the screen. */
async function expectAccessible(page: Page): Promise<void> {
  for (const width of [390, 1280]) {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const found = await findViolations(page, { coloursAlone: colorScheme === "dark" });
      expect(found, `${width} px, ${colorScheme}`).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `sideways at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
}

test.describe("the firm's brand", () => {
  let before: string[] = [];

  test.beforeEach(async ({ page }) => {
    await signInDemo(page);
    await page.goto("/test/settings/branding");
    before = await Promise.all(FIELDS.map((label) => fieldOf(page, label).inputValue()));
  });

  // Restores the brand even if this test fails, because other tests open the demo company's pages.
  test.afterEach(async ({ page }) => {
    await page.goto("/test/settings/branding");
    for (const [at, label] of FIELDS.entries()) await fieldOf(page, label).fill(before[at] ?? "");
    if ((await remove(page).count()) > 0) await remove(page).check();
    await save(page);
    await expect(page.getByText("Saved. Your customers see the new branding from now on.")).toBeVisible();
  });

  test("has a valid colour, a contact and a logo after saving, and an invalid field does not clear the other fields", async ({
    page,
  }) => {
    test.slow();
    const complaints: string[] = [];
    page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
    page.on("pageerror", (error) => complaints.push(error.message));
    await page.reload();
    // Text typed before the page's script has loaded is missed, so the test types again until the preview reacts.
    await expect(async () => {
      await fieldOf(page, "Colour").fill("");
      await fieldOf(page, "Colour").fill("#ffe000");
      await expect(page.getByText(AS_IT_IS)).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await fieldOf(page, "Display name").fill("Rowan & Daughters");
    // Both preview pages must update while the name is typed, before it is saved.
    await expect(page.getByRole("main").getByText("Rowan & Daughters", { exact: true })).toHaveCount(2);
    await fieldOf(page, "Display name").fill(before[0] ?? "");
    await fieldOf(page, "Contact email").fill("ask@harbour.example");
    await fieldOf(page, "Complaints page").fill("http://harbour.example");
    await save(page);
    await expect(page.getByText("The URL must start with https://.")).toBeVisible();
    await expect(fieldOf(page, "Complaints page")).toHaveAttribute("aria-invalid", "true");
    await expect(fieldOf(page, "Colour")).toHaveValue("#ffe000");
    await expect(fieldOf(page, "Contact email")).toHaveValue("ask@harbour.example");
    await expectAccessible(page);

    await logo(page).setInputFiles({ name: "big.png", mimeType: "image/png", buffer: Buffer.alloc(100_001) });
    await expect(page.getByText("Choose a picture of at most 100 kB.")).toBeVisible();
    await logo(page).setInputFiles({ name: "l.png", mimeType: "image/png", buffer: PNG_OF_ONE_PIXEL });
    await expect(page.getByText("Choose a picture of at most 100 kB.")).toHaveCount(0);
    await fieldOf(page, "Complaints page").fill("https://harbour.example/complaints");
    await save(page);
    await expect(page.getByText("Saved. Your customers see the new branding from now on.")).toBeVisible();
    await page.reload();
    await expect(fieldOf(page, "Colour")).toHaveValue("#ffe000");
    await expect(fieldOf(page, "Contact email")).toHaveValue("ask@harbour.example");
    await expect(page.getByText(AS_IT_IS)).toBeVisible();
    await expect(remove(page)).toBeVisible();
    await expect(page.locator('figure img[src^="data:image/png;base64,"]')).toHaveCount(2);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
  });
});
