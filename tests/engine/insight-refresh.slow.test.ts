import { beforeAll, describe, expect, it } from "vitest";
import { parseDay } from "@/lib/engine/calendar/day";
import type { ReportDocument } from "@/lib/engine/document";
import { buildReport } from "@/lib/engine/report";
import { BANKS } from "@/lib/sandbox/banks";
import { generate } from "@/lib/sandbox/households/generate";
import { HOUSEHOLDS } from "@/lib/sandbox/households/list";
import type { Household } from "@/lib/sandbox/households/types";

const [bank] = BANKS;

/** Returns the insight report on data collected on this day, without the members that identify the report. */
function insightOf(household: Household, asOf: string): ReportDocument {
  if (!bank) throw new Error("the sandbox has no bank");
  const data = generate({ household, bank, asOf: parseDay(asOf), months: 12 });
  return buildReport({
    data,
    reportType: "affordability",
    profile: "insight",
    verification: { id: "SIQ-TEST", url: "https://example.test/verify/SIQ-TEST", supersedes: null },
    request: {
      clientName: household.person,
      clientRef: null,
      periodLabel: null,
      environment: "test",
      companyName: "Example Lending",
    },
    consent: { type: "ongoing", givenAt: null, expiresAt: null, institutions: [] },
    generatedAt: "2026-12-20T09:00:00+11:00",
    dataAsAt: `${asOf}T18:00:00+11:00`,
    assumptions: null,
    customerNotes: [],
  });
}

/** Amounts in a contract, as the bank states them. They are not calculated from payments. */
const TERMS = /\.(?:limitCents|limitsCents|originalCents|minInstalmentCents|contractMonthlyCents)$/;
const STEP_CENTS = 1_000;

/** Lists every amount that is calculated from payments, with its path. */
function listAmounts(part: unknown, path = ""): [path: string, cents: number][] {
  if (typeof part !== "object" || part === null) return [];
  return Object.entries(part).flatMap(([name, value]): [string, number][] => {
    const at = path === "" ? name : `${path}.${name}`;
    if (typeof value !== "number") return listAmounts(value, at);
    const isFigure = name === "value" && "unit" in part && String(part.unit).startsWith("AUD_CENTS");
    return (isFigure || name.endsWith("Cents")) && !TERMS.test(at) ? [[at, value]] : [];
  });
}

const homes = HOUSEHOLDS.map((household) => [household.id, household] as const);

describe.each(homes)("refreshes of the insight report of %s", (_id, household) => {
  let first: ReportDocument;
  beforeAll(() => {
    first = insightOf(household, "2026-11-09");
  });

  it("repeat the month's figures within one month, even if payments were made in between", () => {
    expect(insightOf(household, "2026-11-22")).toEqual(first);
  });

  it("contain no exact amounts, so that no two reports differ by an exact payment", () => {
    const next = insightOf(household, "2026-12-10");
    const amounts = [first, next].flatMap((report) => listAmounts({ ...report, definitions: null }));
    expect(amounts.filter(([, cents]) => cents % STEP_CENTS !== 0)).toEqual([]);
  });

  it("have balances in whole fifties of dollars, and no transaction count from one to eight", () => {
    for (const { balance, coverage } of first.accounts) {
      expect(Math.abs(balance.currentCents ?? 0) % 5_000).toBe(0);
      expect(balance.availableCents).toBeNull();
      expect(coverage.rows === 0 || coverage.rows >= 9).toBe(true);
    }
    expect(first.period.to).toBe("2026-10-31");
  });

  it("have no number of payments from one to eight in a figure, an arrear or a headline", () => {
    const { headlines } = first.summary;
    expect(listCounts(first)).toEqual([]);
    expect(
      headlines.filter(({ text }) => /\b[1-8] (?:dishonoured|small|credits)|fourteen days:.* \d/.test(text)),
    ).toEqual([]);
  });
});

/** Lists the paths of all counts from 1 to 8. */
function listCounts(part: unknown, path = ""): string[] {
  if (typeof part !== "object" || part === null) return [];
  const isCount = "unit" in part && part.unit === "COUNT";
  return Object.entries(part).flatMap(([name, value]): string[] => {
    const at = `${path}.${name}`;
    if (typeof value !== "number") return listCounts(value, at);
    const counts =
      (isCount && name === "value") || ["count", "notMadeGood", "dishonours", "bounced"].includes(name);
    return counts && value > 0 && value < 9 ? [at] : [];
  });
}
