import { expect, type Page, test } from "@playwright/test";
import { type AxeOptions, findViolations } from "./axe";

/** The narrowest phone, a common phone, and a desktop. */
export const WIDTHS = [320, 390, 1280] as const;
const HEIGHT = 844;
/** Maximum height of a screenshot; a report can be a hundred screens long. */
const SHOT_HEIGHT_MAX = 4_000;
/** Minimum size of a control's sides (WCAG 2.2, success criterion 2.5.8). */
const TARGET_PX = 24;

/**
 * Checks a page on a phone in both colour schemes and on a desktop: axe finds nothing, and nothing is wider than the
 * screen. On a customer page also checks the narrowest phone and the size of every control. The page must have one main
 * heading, a language, and a title without the link's id.
 */
export async function expectGood(
  page: Page,
  name: string,
  kind: "customer" | "portal" = "customer",
): Promise<void> {
  for (const width of kind === "customer" ? WIDTHS : WIDTHS.slice(1)) {
    await page.setViewportSize({ width, height: HEIGHT });
    for (const colorScheme of width === 390 ? (["dark", "light"] as const) : (["light"] as const)) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      // The two phones differ only in width, which is checked below, so axe skips the narrower one.
      const look = { coloursAlone: width === 390 && colorScheme === "dark" };
      if (width !== 320) await expectNothingFound(page, `${name} at ${width} px, ${colorScheme}`, look);
      await keepShot(page, `${name}-${width}-${colorScheme}`);
    }
    expect(await widerThanScreen(page), `${name} at ${width} px scrolls sideways`).toBeLessThanOrEqual(0);
    if (kind === "customer") expect(await tooSmall(page), `${name} at ${width} px`).toEqual([]);
  }
  if (kind === "portal") return;
  await expect(page.locator("html")).toHaveAttribute("lang", "en-AU");
  await expect(page.locator("h1:not(.rp h1)")).toHaveCount(1);
  await expect(page).not.toHaveTitle(/req_|^$/);
}

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

export async function expectNothingFound(page: Page, name: string, look: AxeOptions = {}): Promise<void> {
  expect(await findViolations(page, { tags: TAGS, ...look }), name).toEqual([]);
}

/**
 * Saves a screenshot with the results if KEEP_SHOTS=1. Screenshots are off by default, because they take longer than
 * most checks.
 */
export async function keepShot(page: Page, name: string): Promise<void> {
  if (process.env.KEEP_SHOTS !== "1") return;
  const { width, height } = await page.evaluate(() => ({
    width: window.innerWidth,
    height: document.documentElement.scrollHeight,
  }));
  const clip = { x: 0, y: 0, width, height: Math.min(height, SHOT_HEIGHT_MAX) };
  const path = test.info().outputPath(`${name}.jpg`);
  // A JPEG, because encoding a PNG of a long page takes up to half a second.
  await page.screenshot({ path, type: "jpeg", quality: 80, fullPage: true, clip });
}

const widerThanScreen = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Lists links and controls below the minimum size. Links within a sentence are exempt, as in WCAG 2.5.8. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const isInline = (element: Element) =>
      element.tagName === "A" && getComputedStyle(element).display === "inline";
    return [...document.querySelectorAll("a, button, input, select, textarea, summary")]
      .filter((element) => element.checkVisibility() && !isInline(element))
      .filter((element) => !element.matches(".skip, .rp-skip, .sr-only, [type=hidden]"))
      .map((element) => ({ element, box: (element.closest("label") ?? element).getBoundingClientRect() }))
      .filter(({ box }) => box.width < least || box.height < least)
      .map(({ element, box }) => `${element.outerHTML.slice(0, 100)} ${box.width} x ${box.height}`);
  }, TARGET_PX);
