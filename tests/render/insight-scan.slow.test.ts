import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, type Day, fromDayNumber, monthOf, parseDay, toDayNumber } from "@/lib/engine/calendar/day";
import type { ReportDocument } from "@/lib/engine/document";
import { renderAttributes } from "@/lib/render/attributes";
import { renderCreditorsCsv } from "@/lib/render/creditors-csv";
import { renderCsv } from "@/lib/render/csv";
import { renderHtml } from "@/lib/render/html";
import { renderJson } from "@/lib/render/json";
import { renderLinesCsv } from "@/lib/render/lines-csv";
import { renderPdfBytes } from "@/lib/render/pdf/render-pdf-bytes";
import { renderStatementCsv } from "@/lib/render/statement-csv";
import { findPanel, listHeadlines, openReport, renderDeferred, renderViewer } from "@/lib/render/viewer";
import { renderXlsx } from "@/lib/render/xlsx/render-xlsx";
import { renderXml } from "@/lib/render/xml";
import { Household } from "@/tests/engine/household";
import { INTEGRITY } from "@/tests/render/fixture";
import { readPdf } from "@/tests/render/read-pdf";
import { amountForms, dayForms, findForms } from "@/tests/render/written-forms";
import { readWorkbook } from "@/tests/render/xlsx/read-workbook";
import { runs } from "@/tests/support/runs";

/**
 * In these households every amount is unique: it has at least five digits, rounding to tens always changes it, and it
 * is not a multiple of another amount. So an amount that appears in a report reveals a payment. A day that appears in
 * a report also counts as revealed, with two exceptions:
 * - A day that also appears in the report of the same household with all payments a day later. It is the end of a
 *   window.
 * - The first or last day of a month, which a report may name for any payment in that month.
 */

const FIRST = parseDay("2025-07-03");
const DAYS = 355;

type Cadence = { words: string; days: number; from: number; dollars: number; times?: number };
type Customer = { name: string; cadences: readonly Cadence[] };

const CUSTOMERS: readonly Customer[] = [
  {
    name: "a salary, rent and a shop",
    cadences: [
      { words: "PAY/SALARY FROM ACME WIDGETS", days: 14, from: 2, dollars: 2_603 },
      { words: "RAY WHITE RENT 0042", days: 7, from: 3, dollars: -551 },
      { words: "COLES 0412", days: 5, from: 1, dollars: -143 },
      { words: "HARVEY NORMAN 88", days: 90, from: 40, dollars: -1_987, times: 1 },
    ],
  },
  {
    name: "small loans, a collector and a fee",
    cadences: [
      { words: "CENTRELINK JOBSEEKER 123", days: 14, from: 4, dollars: 781 },
      { words: "NIMBLE AUSTRALIA LOAN FUNDS", days: 100, from: 20, dollars: 907, times: 2 },
      { words: "DIRECT DEBIT NIMBLE AUSTRALIA 88", days: 7, from: 27, dollars: -161, times: 12 },
      { words: "CREDIT CORP SERVICES", days: 30, from: 11, dollars: -185 },
      { words: "DISHONOUR FEE", days: 60, from: 33, dollars: -115, times: 3 },
      { words: "SPORTSBET BETTING", days: 9, from: 5, dollars: -233 },
    ],
  },
  {
    name: "work by the job and cash",
    cadences: [
      { words: "UBER BV DRIVER PAYOUT", days: 7, from: 1, dollars: 611 },
      { words: "STRIPE PAYMENTS AU TRANSFER", days: 11, from: 6, dollars: 1_207 },
      { words: "ATM WITHDRAWAL WESTFIELD", days: 12, from: 4, dollars: -309 },
      { words: "BP FUEL 5512", days: 4, from: 2, dollars: -117 },
    ],
  },
  {
    name: "bills that come seldom",
    cadences: [
      { words: "SALARY HARBOUR FREIGHT", days: 30, from: 9, dollars: 6_113 },
      { words: "MARION CITY COUNCIL RATES", days: 91, from: 30, dollars: -467 },
      { words: "AGL ENERGY BILL", days: 91, from: 55, dollars: -389 },
      { words: "NRMA INSURANCE", days: 182, from: 70, dollars: -1_143 },
      { words: "QANTAS AIRWAYS", days: 120, from: 99, dollars: -2_219, times: 1 },
    ],
  },
  {
    name: "two jobs, a gift and friends",
    cadences: [
      { words: "WAGES ST MARYS HOSPITAL", days: 14, from: 1, dollars: 1_999 },
      { words: "SALARY CAFE ZOE", days: 7, from: 5, dollars: 421 },
      { words: "TRANSFER FROM ROBIN HARPER", days: 200, from: 100, dollars: 4_001, times: 1 },
      { words: "OSKO PAYMENT TO SAM TAYLOR", days: 25, from: 8, dollars: -203 },
      { words: "WOOLWORTHS 3301", days: 6, from: 3, dollars: -171 },
    ],
  },
];

type Sheet = { home: Household; cents: number[]; days: Day[] };

const isMonthsEnd = (on: Day) => monthOf(addDays(on, -1)) !== monthOf(addDays(on, 1));

/** The household, `shift` days later, with a unique amount for each payment. */
function live({ cadences }: Customer, shift: number): Sheet {
  const home = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "5000.00");
  const cents: number[] = [];
  const days: Day[] = [];
  for (const { words, days: step, from, dollars, times = 400 } of cadences) {
    for (let index = 0; index < times && from + index * step + shift <= DAYS; index++) {
      const on = addDays(FIRST, from + index * step + shift);
      // No two amounts are equal, and none ends in a zero, so rounding always changes them.
      const amount =
        dollars * 100 + Math.sign(dollars) * ((cents.length * 37) % 890) + Math.sign(dollars) * 11;
      const own = amount % 10 === 0 ? amount + Math.sign(dollars) * 3 : amount;
      home.row("everyday", on, (own / 100).toFixed(2), words);
      cents.push(own);
      if (!isMonthsEnd(on)) days.push(on);
    }
  }
  return { home, cents, days };
}

const INSIGHT = { profile: "insight" } as const;

/** The text of the report in each format that is quick to generate. */
async function writeAll(document: ReportDocument): Promise<Record<string, string>> {
  const report = openReport(document, INTEGRITY);
  const viewer = await renderViewer(report);
  const panels = report.desk.figures.keys();
  return {
    json: renderJson(document, INTEGRITY),
    xml: renderXml(document, INTEGRITY),
    // Coordinates of drawings are not amounts.
    html: (await renderHtml(document, INTEGRITY)).replace(/<svg.*?<\/svg>/gs, (svg) =>
      svg.replace(/ (d|points|x|y|x1|x2|y1|y2|width|height|viewBox|transform)="[^"]*"/g, ""),
    ),
    csv: renderCsv(document).replaceAll(",", "\t"),
    attributes: renderAttributes(document),
    xlsx: await xlsxText(document),
    lines: renderLinesCsv(document).replaceAll(",", "\t"),
    creditors: renderCreditorsCsv(document).replaceAll(",", "\t"),
    statement: renderStatementCsv(document).replaceAll(",", "\t"),
    viewer: JSON.stringify({ ...viewer, html: viewer.html.replace(/<svg.*?<\/svg>/gs, "") }),
    deferred: JSON.stringify(await renderDeferred(report)).replace(/<svg.*?<\/svg>/gs, ""),
    panels: JSON.stringify([[...panels].map((key) => findPanel(report, key)), listHeadlines(report)]),
  };
}

/** Returns the contents of each cell, with numbers also read as days, and without row numbers and styles. */
async function xlsxText(document: ReportDocument): Promise<string> {
  const sheets = [...readWorkbook(await renderXlsx(document)).values()];
  const values = sheets.flatMap((cells) => [...cells.values()].map(({ value }) => value));
  const epoch = toDayNumber(parseDay("1899-12-30"));
  const days = values.filter(
    (value) => Number.isInteger(value) && Number(value) > 40_000 && Number(value) < 60_000,
  );
  return [...values, ...days.map((value) => fromDayNumber(epoch + Number(value)))].join("\t");
}

/** The revealed payments, by format. */
function findRevealed(
  written: Record<string, string>,
  { cents, days }: Sheet,
  later: Record<string, string>,
): string[] {
  const amounts = cents.flatMap(amountForms);
  const dates = days.flatMap(dayForms);
  return Object.entries(written).flatMap(([format, text]) => [
    ...findForms(text, amounts).map((form) => `${format}: amount ${form}`),
    ...findForms(text, dates)
      .filter((form) => findForms(later[format] ?? "", [form]).length === 0)
      .map((form) => `${format}: day ${form}`),
  ]);
}

describe.each(CUSTOMERS)("an insight report of $name", (customer) => {
  const sheet = live(customer, 0);
  const later = live(customer, 1);

  test("reveals no amount and no day of any payment, in any format", async () => {
    const report = sheet.home.report(INSIGHT);
    const [written, other] = await Promise.all([writeAll(report), writeAll(later.home.report(INSIGHT))]);
    expect(findRevealed(written, sheet, other)).toEqual([]);
  });

  test("shows every amount in whole tens of dollars", () => {
    const json = renderJson(sheet.home.report(INSIGHT), INTEGRITY);
    const exact = [...json.matchAll(/"(\w*cents)":(-?\d+)/g)].filter(
      ([, , cents]) => Number(cents) % 1_000 !== 0,
    );
    expect(json).toContain('"mean_cents":');
    expect(exact.map(([member]) => member)).toEqual([]);
  });

  test("reveals no amount or day of a payment in its PDF", async () => {
    const pdf = async ({ home }: Sheet) =>
      (await readPdf(await renderPdfBytes(home.report(INSIGHT), INTEGRITY))).pages.join("\n");
    const [text, other] = [await pdf(sheet), await pdf(later)];
    expect(text.length).toBeGreaterThan(3_000);
    expect(findRevealed({ pdf: text }, sheet, { pdf: other })).toEqual([]);
  }, 60_000);

  test("is checked by a scan that fails for a full report", async () => {
    const written = await writeAll(sheet.home.report());
    const reported = findRevealed(written, sheet, {});
    for (const format of ["json", "xml", "html", "csv", "xlsx"]) {
      const amounts = reported.filter((one) => one.startsWith(`${format}: amount`)).length;
      expect(amounts, format).toBeGreaterThanOrEqual(new Set(sheet.cents).size);
      expect(
        reported.some((one) => one.startsWith(`${format}: day`)),
        format,
      ).toBe(true);
    }
  });
});

const WORDS = CUSTOMERS.flatMap(({ cadences }) =>
  cadences.map(({ words, dollars }) => ({ words, sign: Math.sign(dollars) })),
);

test("an insight report of any household reveals no amount and no day of any payment", async () => {
  const cadence = fc.record({
    kind: fc.constantFrom(...WORDS),
    days: fc.integer({ min: 4, max: 95 }),
    from: fc.integer({ min: 1, max: 200 }),
    dollars: fc.integer({ min: 101, max: 9_000 }),
    times: fc.integer({ min: 1, max: 30 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(cadence, { minLength: 1, maxLength: 6 }), async (drawn) => {
      const cadences = drawn.map(({ kind, dollars, ...rest }) => ({
        ...rest,
        words: kind.words,
        dollars: kind.sign * dollars,
      }));
      const customer = { name: "anybody", cadences };
      const [sheet, later] = [live(customer, 0), live(customer, 1)];
      const [written, other] = await Promise.all(
        [sheet, later].map(({ home }) => writeAll(home.report(INSIGHT))),
      );
      expect(findRevealed(written ?? {}, sheet, other ?? {})).toEqual([]);
    }),
    runs(20),
  );
}, 120_000);
