import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

/** The minified axe. A page parses it in a third of the time that the full file takes. */
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * Rows of long tables, and schemas of the documentation, of which only some are checked. A page may have thousands of
 * them, most with the same structure.
 */
const LONG = ".rp tbody tr, #transactions tbody tr, .docs-schema";
/** A table whose existing rows React hydrates. React never sees rows of other tables. */
const REACTS = "#transactions tbody";
/**
 * In each parent, the first elements, up to this number, are always checked. A later element is checked only if it is
 * the first with its structure.
 */
const KEPT = 5;
/**
 * The rules that check colours. A page that was fully checked in one colour scheme needs only these rules in the second
 * scheme.
 */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

export type AxeOptions = {
  /** Runs only the rules with these tags; without tags, all enabled rules. Has no effect with `coloursAlone`. */
  tags?: string[];
  /** Runs only the colour rules, for a page that was fully checked in the first colour scheme. */
  coloursAlone?: boolean;
};

/** Describes the accessibility problems that axe finds on the current page; empty if there are none. */
export async function findViolations(
  page: Page,
  { tags, coloursAlone = false }: AxeOptions = {},
): Promise<string[]> {
  await page.waitForFunction(isTakenOver, REACTS, { timeout: 30_000 });
  const restore = await page.evaluateHandle(takeOutAlike, { long: LONG, kept: KEPT });
  try {
    if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(`${AXE};0`);
    return await page.evaluate(listViolations, coloursAlone ? COLOUR_RULES : (tags ?? null));
  } finally {
    await restore.evaluate((putBack) => putBack());
    await restore.dispose();
  }
}

/**
 * Runs axe with the rules or tags in `runOnly`, or with all enabled rules if it is null. Runs in the page itself,
 * which is enough because our pages have no frames.
 */
async function listViolations(runOnly: string[] | null): Promise<string[]> {
  const { axe: tool } = window as unknown as { axe: typeof axe };
  const { violations } = await tool.run({ resultTypes: ["violations"], ...(runOnly ? { runOnly } : {}) });
  return violations.map(({ id, nodes }) => {
    const shown = nodes.slice(0, 3).map(({ html }) => html);
    return `${id}: ${shown.join(" ")}`;
  });
}

/**
 * Reports whether React has hydrated everything that the selector `elements` matches; true for a page without scripts.
 * Rows must not be removed before hydration, because React would miss them.
 */
function isTakenOver(elements: string): boolean {
  if (!document.querySelector("script[src*='/_next/']")) return true;
  return [...document.querySelectorAll(elements)].every((element) =>
    Object.keys(element).some((name) => name.startsWith("__reactFiber")),
  );
}

/**
 * Removes repeated elements from the page to save time. A report has thousands of rows, and axe checks every
 * element, even those that it should exclude. Of the elements in one parent that match the selector `long`, keeps
 * the first `kept`. Removes each later element whose structure has occurred before. Returns a function that puts
 * everything back.
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
