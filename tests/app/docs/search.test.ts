import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, test } from "vitest";
import { cutAround } from "@/app/docs/search/cut-around";
import SearchPage from "@/app/docs/search/page";
import { searchDocs } from "@/app/docs/search/search-docs";
import { QUERY_MAX } from "@/components/docs/pages";
import { type Page, renderPages, wordsOf } from "./pages";

const draw = async (q?: string | string[]) =>
  renderToStaticMarkup(await SearchPage({ searchParams: Promise.resolve(q === undefined ? {} : { q }) }));

describe("the search of the documentation", () => {
  let pages: Page[] = [];
  beforeAll(async () => {
    pages = await renderPages();
  });

  test.each([
    ["updated_after", "/docs/reference/listRequests"],
    ["Idempotency-Key", "/docs/errors#idempotency"],
    ["dead-lettered", "/docs/webhooks"],
    ["create a request", "/docs/reference/createRequest"],
    ["PG_DUMP", "/docs/backups"],
    ["verifcation of webhoks", "/docs/webhooks"],
  ])("finds “%s”", async (query, href) => {
    const found = (await searchDocs(query)).map((hit) => hit.href);
    expect(found.some((each) => each.startsWith(href))).toBe(true);
  });

  test("finds guides by their headings, and sections of the reference by their names", async () => {
    for (const query of ["withdrawal", "retention", "ReportSummary", "report.ready", "Backups and keys"])
      expect((await searchDocs(query)).length, query).toBeGreaterThan(0);
  });

  test("links only to existing anchors", async () => {
    const queries = ["report", "key", "webhook", "consent", "bank", "error", "request", "database", "income"];
    const hits = (await Promise.all(queries.map(searchDocs))).flat();
    expect(hits.length).toBeGreaterThan(100);
    for (const { href } of hits) {
      const [address, anchor] = href.split("#");
      const page = pages.find((each) => each.href === address);
      expect(page, href).toBeDefined();
      if (anchor) expect(page?.ids, href).toContain(anchor);
    }
  });

  test("shows only words that are on the linked page", async () => {
    for (const { href, title } of await searchDocs("retry")) {
      const page = pages.find((each) => each.href === href.split("#")[0]);
      expect(wordsOf(page?.html ?? "")).toContain(title);
    }
  });

  test("treats no input as markup, and suggests a next step if nothing is found", async () => {
    const html = await draw("<zzqx>");
    expect(html).not.toContain("<zzqx");
    expect(html).toContain("Try fewer or other words");
    expect(await draw()).toContain("Enter a search term");
    expect(await draw(["consent", "bank"])).toContain("for “consent”");
    expect(await draw("x".repeat(QUERY_MAX * 50))).toContain("Nothing was found");
    expect(await draw("((((**[[")).toContain("Nothing was found");
  });
});

describe("the excerpt around a match", () => {
  test("is cut between words, with the match marked", () => {
    const text = `${"before ".repeat(20)}needle ${"after ".repeat(50)}`;
    const pieces = cutAround(text, ["needle"]);
    const whole = pieces.map((piece) => piece.text).join("");
    expect(pieces.filter(({ isHit }) => isHit).map((piece) => piece.text)).toEqual(["needle"]);
    expect(whole).toMatch(/^… before .* after …$/);
    expect(whole.length).toBeLessThan(230);
  });

  test("is the whole text if the text is short, with or without a match", () => {
    expect(cutAround("Short.", ["other"])).toEqual([{ text: "Short.", isHit: false }]);
    expect(cutAround("Short.", [])).toEqual([{ text: "Short.", isHit: false }]);
    expect(cutAround("", ["a"])).toEqual([]);
  });
});
