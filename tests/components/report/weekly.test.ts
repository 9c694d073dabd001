import { describe, expect, test } from "vitest";
import { weeklyOf, weeklyOfFigure } from "@/components/report/weekly";
import type { ReportDocument } from "@/lib/engine/document";
import { renderHtml } from "@/lib/render/html";
import { renderLinesCsv } from "@/lib/render/lines-csv";
import { Household } from "@/tests/engine/household";
import { INTEGRITY } from "@/tests/render/fixture";

const FULL = { profile: "full" } as const;
const INSIGHT = { profile: "insight" } as const;

const home = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "9000.00");
home.every(14, "2025-07-04", "2026-06-30", (on) =>
  home.row("everyday", on, "2603.17", "SALARY ACME WIDGETS"),
);
home.every(7, "2025-07-05", "2026-06-30", (on, index) =>
  home.row("everyday", on, `-${143 + (index % 9)}.37`, "COLES 0412"),
);
home.every(5, "2025-07-06", "2026-06-30", (on, index) =>
  home.row("everyday", on, `-${17 + (index % 5)}.61`, "BP FUEL 5512"),
);

/** The amounts in the column "A week" of every table that has such a column. */
async function weeklyIn(document: ReportDocument): Promise<string[]> {
  const html = await renderHtml(document, INTEGRITY);
  return [...html.matchAll(/<table.*?<\/table>/gs)].flatMap(([table]) => {
    const headings = [...table.matchAll(/<th[^>]*scope="col"[^>]*>(.*?)<\/th>/gs)].map(([, text]) => text);
    const index = headings.findIndex((text) => text?.includes("A week"));
    const rows = index < 0 ? [] : [...table.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].slice(1);
    return rows.flatMap(([, row]) => {
      const cell = [...(row ?? "").matchAll(/<t[dh][^>]*>(.*?)<\/t[dh]>/gs)][index]?.[1];
      return cell?.match(/\$[\d,.]+/) ?? [];
    });
  });
}

describe("the weekly amount", () => {
  test("is twelve fifty-seconds of the monthly amount, to the cent", () => {
    expect(weeklyOf(FULL, 433_333)).toBe(100_000);
    expect(weeklyOf(FULL, null)).toBeNull();
  });

  test("is in whole tens of dollars in the insight profile, and omitted if it rounds to zero", () => {
    expect(weeklyOf(INSIGHT, 29_000)).toBe(7_000); // 66.92 before rounding
    expect(weeklyOf(INSIGHT, -29_000)).toBe(-7_000);
    expect(weeklyOf(INSIGHT, 2_000)).toBeNull(); // 4.62 before rounding
    expect(weeklyOf(INSIGHT, 0)).toBe(0);
  });

  test("is omitted in the insight profile if the payments are similar, because it would equal one of the payments", () => {
    const { netMonthly } = home.report(INSIGHT).income.totals;
    expect(netMonthly.value).toBe(564_000);
    expect(weeklyOfFigure(INSIGHT, netMonthly)).toBeNull();
    expect(weeklyOfFigure(FULL, home.report().income.totals.netMonthly)).not.toBeNull();
  });

  test("follows the same rule in every table of an insight report and in the lines of its form", async () => {
    const insight = home.report(INSIGHT);
    const written = await weeklyIn(insight);
    expect(written.length).toBeGreaterThan(3);
    for (const amount of written) expect(amount).toMatch(/0\.00$/);
    const lines = renderLinesCsv(insight).trim().split("\r\n").slice(1);
    // Groceries average 147.37 a week, and fuel 27.45 (19.61 every five days). An insight report rounds to ten dollars.
    expect(lines.map((line) => line.split(",").at(-3))).toEqual(["150.00", "30.00"]);
    expect((await weeklyIn(home.report())).some((amount) => !amount.endsWith("0.00"))).toBe(true);
  });

  test("is omitted from every line and sum of an insight report that would equal one of several similar payments", async () => {
    const tenant = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "50000.00");
    tenant.every(7, "2025-07-03", "2026-06-30", (on) =>
      tenant.row("everyday", on, "1030.00", "SALARY ACME WIDGETS"),
    );
    // With a few cents of interest, total income is not a sum of similar payments.
    tenant.monthly("2025-07-31", "2026-06-30", (on, index) =>
      tenant.row("everyday", on, `0.0${1 + (index % 8)}`, "INTEREST"),
    );
    tenant.every(7, "2025-07-04", "2026-06-30", (on) =>
      tenant.row("everyday", on, "-1270.00", "RAY WHITE RENT"),
    );
    tenant.every(9, "2025-07-05", "2026-06-30", (on, index) =>
      tenant.row("everyday", on, `-${143 + (index % 9)}.37`, "COLES 0412"),
    );
    const ways = [tenant.report(INSIGHT), tenant.report()].map(async (report) =>
      [await renderHtml(report, INTEGRITY), renderLinesCsv(report)].join("\n"),
    );
    const [insight = "", full = ""] = await Promise.all(ways);
    for (const amount of [/\$1,030\b/, /\$1,270\b/, /\b1270\.00\b/]) {
      expect(full).toMatch(amount);
      expect(insight).not.toMatch(amount);
    }
  });
});
