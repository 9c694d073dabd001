import { expect, type Page } from "@playwright/test";

/** Waits until the page's shortcuts work: keys pressed while its script is still loading are lost. */
export async function waitForKeys(page: Page): Promise<void> {
  await expect(page.locator("html[data-keys=on]")).toBeAttached();
}
