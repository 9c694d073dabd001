import { describe, expect, it } from "vitest";
import { toContent } from "@/components/report/content/content";
import { listUsedFormulas } from "@/components/report/content/method";
import { formulaAnchor } from "@/components/report/context";
import { wholeMoney } from "@/components/report/format";
import type { Block, Cell, Content, Table } from "@/components/report/model";
import type { ReportDocument } from "@/lib/engine/document";
import { renderHtml } from "@/lib/render/html";
import { INTEGRITY } from "@/tests/render/fixture";
import { FORMULA_CODES } from "@/tests/support/formula-codes";
import { sandboxReport } from "@/tests/support/sandbox-report";

/**
 * Personas with, in this order: salaries and a mortgage; small loans, bets and bounced payments; mostly an age pension;
 * a farm.
 */
const HOMES = ["priya", "marcus", "joan", "wendy"];
const reports = HOMES.map((id) => [id, sandboxReport(id)] as const);
const contentOf = (report: (typeof reports)[number][1], isFolded = false) =>
  toContent(report, INTEGRITY, { isFolded });

const tablesOf = (content: Content): Table[] =>
  content.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block: Block) =>
      block.kind === "table" ? [block] : block.kind === "chart" ? [block.table] : [],
    ),
  );
const cellsOf = (content: Content): Cell[] =>
  tablesOf(content).flatMap(({ rows }) => rows.flatMap(({ cells }) => cells));
const sectionOf = (content: Content, id: string) => content.sections.find((section) => section.id === id);
const tableOf = (content: Content, id: string) => tablesOf(content).find((table) => table.id === id);

describe.each(reports)("the document of %s", (_, report) => {
  const content = contentOf(report);
  let html: Promise<string> | null = null;
  const written = () => {
    html ??= renderHtml(report, INTEGRITY);
    return html;
  };

  it("explains exactly the formulas that the document uses", () => {
    const method = sectionOf(content, "method")?.blocks.find((block) => block.kind === "definitions");
    const written = method?.kind === "definitions" ? method.items.map(({ code }) => code) : [];
    expect([...written].sort()).toEqual([...listUsedFormulas(report)].sort());
  });

  it("can hide every formula code", async () => {
    const visible = (await written())
      .replace(/<(span|td|th) class="[^"]*rp-code.*?<\/\1>/gs, "")
      .replace(/<style.*?<\/style>|<[^>]+>/gs, "|");
    expect(visible.match(FORMULA_CODES)).toBeNull();
    expect((await written()).match(FORMULA_CODES)?.length).toBeGreaterThan(50);
  });

  it("has a target for every link", async () => {
    const html = await written();
    const paths = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const ways = new Set([...html.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id));
    expect([...ways].filter((id) => !paths.has(id))).toEqual([]);
    expect(ways.has(formulaAnchor("I-NET"))).toBe(true);
    expect([...paths].filter((id) => id?.startsWith("t") && /^t\d+$/.test(id))).toHaveLength(
      report.transactions.length,
    );
  });

  it("links from each list of rows to every row of the list", () => {
    const evidence = tableOf(content, "evidence");
    const labels = new Map(report.definitions.taxonomy.map(({ code, label }) => [code, label]));
    const printed = report.evidenceSets.flatMap((set, index) => {
      const row = evidence?.rows.find(({ id }) => id === `e${index + 1}`);
      return row === undefined ? [] : [{ set, cell: row.cells[3], count: row.cells[2]?.text }];
    });
    expect(printed.length).toBeGreaterThan(20);
    for (const { set, cell, count } of printed) {
      const listed = (cell?.parts ?? []).flatMap(({ text, to }) => {
        const [from = 0, until = from] = text.replaceAll("E", "").split("–").map(Number);
        expect(to).toMatch(new RegExp(`^[te]${from}$`));
        const numbers = Array.from({ length: until - from + 1 }, (_each, at) => from + at);
        return to.startsWith("t")
          ? numbers.map((number) => report.transactions[number - 1]?.id)
          : numbers
              .filter((number) => evidence?.rows.some(({ id }) => id === `e${number}`))
              .flatMap((number) => report.evidenceSets[number - 1]?.transactionIds);
      });
      // The words “all with the category …” stand for every row of that category.
      const [, category] = /^all with the category “(.*?)”/.exec(cell?.text ?? "") ?? [];
      const shown = report.transactions.filter(({ code }) => labels.get(code) === category);
      // On paper a long list names its first rows and the number of further rows.
      const rest = Number(/^and ([\d,]+) more row/.exec(cell?.small ?? "")?.[1] ?? 0);
      const named = new Set([...listed, ...shown.map(({ id }) => id)]);
      const own = new Set<string | undefined>(set.transactionIds);
      expect(
        [...named].filter((id) => !own.has(id)),
        set.id,
      ).toEqual([]);
      expect(named.size + rest, set.id).toBe(own.size);
      expect(count).toBe(String(own.size));
    }
  });

  it("names every list of rows, and does not fill a printed page with row numbers", () => {
    const evidence = tableOf(content, "evidence");
    const cells = evidence?.rows.flatMap((row) => row.cells) ?? [];
    expect(cells.filter(({ text }) => text === "Figures of this report")).toEqual([]);
    for (const { parts = [] } of cells)
      expect(parts.filter(({ to }) => to.startsWith("t")).length).toBeLessThanOrEqual(12);
    const onScreen = tableOf(contentOf(report, true), "evidence");
    report.evidenceSets.forEach((set, index) => {
      const row = onScreen?.rows.find(({ id }) => id === `e${index + 1}`);
      const count = (row?.cells[3]?.parts ?? []).reduce((sum, { text }) => {
        const [from = 0, until = from] = text.split("–").map(Number);
        return sum + until - from + 1;
      }, 0);
      expect(count, set.id).toBe(set.transactionIds.length);
    });
  });

  it("begins each section with its result, in the same numbers as the rest of the document", () => {
    for (const { id, lead, about } of content.sections) {
      expect(lead, id).toMatch(/^[A-Z0-9$−].*\.$/);
      expect(lead, id).not.toMatch(/null|undefined|NaN|–/);
      expect(about.length, id).toBeGreaterThan(20);
    }
    const { incomeNetMonthly, livingMonthly } = report.summary;
    expect(sectionOf(content, "income")?.lead).toContain(`${wholeMoney(incomeNetMonthly.value)} a month`);
    expect(sectionOf(content, "expenses")?.lead).toContain(`${wholeMoney(livingMonthly.value)} a month`);
    expect(sectionOf(content, "transactions")?.lead).toContain(
      report.transactions.length.toLocaleString("en-AU"),
    );
  });

  it("uses one format for shares, dates and times", () => {
    const { cover } = content;
    const written = new Set(report.transactions.map(({ description }) => description));
    const words = [
      ...cellsOf(content).flatMap(({ text, small }) => [text, small ?? ""]),
      ...cover.findings.map(({ text }) => text),
      ...cover.grade.reasons,
      ...cover.pairs.map(({ text }) => text),
      cover.consent,
      ...report.definitions.formulas.map(({ text }) => text),
    ].filter((text) => !written.has(text));
    expect(words.filter((text) => /\d %|\b\d{4}-\d{2}-\d{2}\b/.test(text))).toEqual([]);
    expect(cover.pairs.find(({ term }) => term === "Prepared")?.text).toBe(
      "20 Nov 2026, 12:18 pm AEDT (UTC+11:00)",
    );
  });

  it("shows a weekly amount next to every monthly amount of a source of income and of a category", () => {
    for (const id of ["income-streams", "expense-categories", "living-lines"]) {
      const table = tableOf(content, id);
      const week = table?.columns.findIndex(({ head }) => head === "A week") ?? -1;
      expect(week, id).toBeGreaterThan(0);
      for (const { cells } of table?.rows ?? []) expect(cells[week]?.text, id).toMatch(/^−?\$|^–$/);
    }
  });

  it("groups the transactions by month under a count and sums, and keeps every row", () => {
    const folded = sectionOf(contentOf(report, true), "transactions")?.blocks ?? [];
    const months = folded.filter(
      (block): block is Table => block.kind === "table" && block.id.startsWith("rows-"),
    );
    expect(months.every((table) => table.folded && /\d rows?, \$.* in, \$.* out$/.test(table.caption))).toBe(
      true,
    );
    expect(months.flatMap(({ rows }) => rows)).toHaveLength(report.transactions.length);
  });

  it("gives a date for every fact of the first page that has rows", () => {
    for (const { text, when, to } of content.cover.findings)
      if (to !== null) expect(when ?? text).toMatch(/\b(?:19|20)\d{2}\b/);
  });

  it("adds up the lines of the lender's form to the dollar and to the cent", () => {
    const table = tableOf(content, "living-lines");
    const cents = (text = "") => Math.round(Number(text.replace(/[$,]/g, "").replace("−", "-")) * 100);
    const sumOf = (column: number, kind: "body" | "total") =>
      (table?.rows ?? [])
        .filter((row) => row.kind === kind)
        .map(({ cells }) => (cells[column]?.text === "–" ? 0 : cents(cells[column]?.text)));
    for (const column of [4, 5]) {
      const parts = sumOf(column, "total");
      const all = parts.pop();
      expect(sumOf(column, "body").reduce((sum, each) => sum + each, 0)).toBe(all ?? 0);
      expect(parts.reduce((sum, each) => sum + each, 0)).toBe(all ?? 0);
    }
  });
});

it("the document does not show a shortfall in the colour of a surplus", async () => {
  const surplusOf = (report: ReportDocument) => contentOf(report).cover.tiles.at(-1);
  const short = sandboxReport("hannah");
  expect(short.summary.surplusMonthly.value).toBeLessThan(0);
  expect(surplusOf(short)).toMatchObject({ label: "Surplus", isBelowZero: true });
  expect(await renderHtml(short, INTEGRITY)).toContain('class="rp-tile rp-tile-below"');
  const ample = sandboxReport("priya");
  expect(ample.summary.surplusMonthly.value).toBeGreaterThan(0);
  expect(surplusOf(ample)).toMatchObject({ isBelowZero: false });
  expect(await renderHtml(ample, INTEGRITY)).not.toContain('class="rp-tile rp-tile-below"');
});

it("the document names on the first page of a refreshed report the report that it replaces", () => {
  const [[, first] = []] = reports;
  if (!first) throw new Error("there is no report");
  const pairsOf = (supersedes: string | null) =>
    contentOf({ ...first, verification: { ...first.verification, supersedes } }).cover.pairs;
  expect(pairsOf("SIQ-3H8N1J6WT9BD")).toContainEqual({
    term: "Replaces",
    text: "SIQ-3H8N1J6WT9BD",
  });
  expect(pairsOf(null).map(({ term }) => term)).not.toContain("Replaces");
});
