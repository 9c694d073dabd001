import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

/** The short form of axe: a page reads it in a third of the time of the long one. */
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

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
    if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(`${AXE};0`);
    return await page.evaluate(listViolations, coloursAlone ? COLOUR_RULES : (tags ?? null));
  } finally {
    await restore.evaluate((putBack) => putBack());
    await restore.dispose();
  }
}

/** What axe finds by these rules or tags, or by all that it has on; in the page itself, for it has no frames. */
async function listViolations(runOnly: string[] | null): Promise<string[]> {
  const { axe: tool } = window as unknown as { axe: typeof axe };
  const { violations } = await tool.run({ resultTypes: ["violations"], ...(runOnly ? { runOnly } : {}) });
  return violations.map(({ id, nodes }) => {
    const shown = nodes.slice(0, 3).map(({ html }) => html);
    return `${id}: ${shown.join(" ")}`;
  });
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
