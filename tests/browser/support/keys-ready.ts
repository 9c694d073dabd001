import { expect, type Page } from "@playwright/test";

/** Waits until the page's keys act: what is pressed while its script is still being fetched goes to nobody. */
export async function waitForKeys(page: Page): Promise<void> {
  await expect(page.locator("html[data-keys=on]")).toBeAttached();
}
