import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** Rows of long tables, and schemas of the documentation: most are made alike, and there may be thousands. */
const LONG = ".rp tbody tr, #transactions tbody tr, .docs-schema";
/** Those that React looks after; the others it was given as text. */
const REACTS = "#transactions tbody tr";
/** So many of a table's rows are looked at in any case, and beyond them the first of each make. */
const KEPT = 5;
/** What a colour scheme can change is colours; these rules alone look at them. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

export type Look = {
  /** The rules of these tags alone; without them all that axe has on. */
  tags?: string[];
  /** Only what depends on colours, for a page that was looked at whole in the other scheme. */
  coloursAlone?: boolean;
};

/** What axe finds wrong with the page as it stands, in words; nothing when it is accessible. */
export async function findViolations(
  page: Page,
  { tags, coloursAlone = false }: Look = {},
): Promise<string[]> {
  await page.waitForFunction(isTakenOver, REACTS, { timeout: 30_000 });
  const restore = await page.evaluateHandle(takeOutAlike, { long: LONG, kept: KEPT });
  try {
    // Within the page itself: there is no frame of another origin, for which axe would open a page of its own.
    const axe = new AxeBuilder({ page, ...(await findSource(page)) })
      .setLegacyMode(true)
      .options({ resultTypes: ["violations"] });
    if (coloursAlone) axe.withRules(COLOUR_RULES);
    else if (tags) axe.withTags(tags);
    const { violations } = await axe.analyze();
    return violations.map(({ id, nodes }) => {
      const shown = nodes.slice(0, 3).map(({ html }) => html);
      return `${id}: ${shown.join(" ")}`;
    });
  } finally {
    await restore.evaluate((putBack) => putBack());
    await restore.dispose();
  }
}

/** A document that was looked at before has axe in it, which takes longer to read than a page to look at. */
async function findSource(page: Page): Promise<{ axeSource?: string }> {
  const hasAxe = page.frames().length === 1 && (await page.evaluate(() => "axe" in window));
  return hasAxe ? { axeSource: ";" } : {};
}

/**
 * React complains of a row that is gone before it took the page over from the server; it marks what it has taken over.
 * A page without script is never taken over, and none is waited for.
 */
function isTakenOver(rows: string): boolean {
  if (!document.querySelector("script[src*='/_next/']")) return true;
  return [...document.querySelectorAll(rows)].every((element) =>
    Object.keys(element).some((name) => name.startsWith("__reactFiber")),
  );
}

/**
 * Removes from the page the elements that repeat an earlier one: axe walks over everything, even elements it should
 * exclude, and a report has thousands of rows. Returns a function that puts everything back.
 */
function takeOutAlike({ long, kept }: { long: string; kept: number }): () => void {
  const makeOf = (element: Element) =>
    [element, ...element.querySelectorAll("*")]
      .map((each) => `${each.tagName}.${each.getAttribute("class") ?? ""}`)
      .join();
  const { scrollX, scrollY } = window;
  const seen = new Set<string>();
  const counts = new Map<Element | null, number>();
  const taken: [Element, Comment][] = [];
  for (const element of document.querySelectorAll(long)) {
    const count = (counts.get(element.parentElement) ?? 0) + 1;
    counts.set(element.parentElement, count);
    const make = makeOf(element);
    if (count > kept && seen.has(make)) taken.push([element, document.createComment("")]);
    seen.add(make);
  }
  for (const [element, place] of taken) element.replaceWith(place);
  return () => {
    for (const [element, place] of taken) place.replaceWith(element);
    window.scrollTo(scrollX, scrollY);
  };
}
