import type { BankData } from "@/lib/engine/bank";
import type { ReportDocument } from "@/lib/engine/document";
import { buildReport } from "@/lib/engine/report";
import type { Change } from "./change";

/** The effect of a change on the reports of some households; shares are from 0 to 1. */
export type Effect = {
  change: Change;
  households: number;
  /** Households whose net income differs by more than 1 %. */
  moved: number;
  /** Largest relative rise and fall of net monthly income, with the household. */
  rise: Extreme;
  fall: Extreme;
  sameCategory: number;
  sameOrUnknown: number;
};

export type Extreme = { share: number; household: string };

export type Named = { name: string; data: BankData; dataAsAt: string };

export function reportOf({ data, dataAsAt }: Named): ReportDocument {
  return buildReport({
    data,
    reportType: "affordability",
    profile: "full",
    verification: { id: "SIQ-METAMORPHIC", url: "https://example.com", supersedes: null },
    request: {
      clientName: "",
      clientRef: null,
      periodLabel: null,
      environment: "test",
      companyName: "Example",
    },
    consent: { type: "once", givenAt: null, expiresAt: null, institutions: [] },
    generatedAt: dataAsAt,
    dataAsAt,
    assumptions: null,
    customerNotes: [],
  });
}

const MOVED_MIN = 0.01;

/** Applies a change to each household and compares the new reports with the original ones. */
export function compare(
  change: Change,
  households: readonly { named: Named; before: ReportDocument }[],
): Effect {
  const effect: Effect = {
    change,
    households: households.length,
    moved: 0,
    rise: { share: 0, household: "" },
    fall: { share: 0, household: "" },
    sameCategory: 1,
    sameOrUnknown: 1,
  };
  let rows = 0;
  let same = 0;
  let unknown = 0;
  for (const { named, before } of households) {
    const after = reportOf({ ...named, data: change.apply(named.data, before) });
    const codes = new Map(before.transactions.map(({ id, code }) => [id, code]));
    for (const { id, code } of after.transactions) {
      const was = codes.get(id);
      if (was === undefined) continue;
      rows += 1;
      if (was === code) same += 1;
      else if (code.startsWith("unc.") || code === "inc.oth" || was.startsWith("unc.")) unknown += 1;
    }
    const share = incomeDifference(before, after, change.factor ?? 1);
    if (Math.abs(share) > MOVED_MIN) effect.moved += 1;
    if (share > effect.rise.share) effect.rise = { share, household: named.name };
    if (-share > effect.fall.share) effect.fall = { share: -share, household: named.name };
  }
  effect.sameCategory = rows === 0 ? 1 : same / rows;
  effect.sameOrUnknown = rows === 0 ? 1 : (same + unknown) / rows;
  return effect;
}

/** Relative difference of net monthly income after the change, with the factor on amounts taken out. */
function incomeDifference(before: ReportDocument, after: ReportDocument, factor: number): number {
  const value = before.summary.incomeNetMonthly.value;
  const was = value === null ? null : value * factor;
  const is = after.summary.incomeNetMonthly.value;
  if (was === is || was === null || was === 0) return 0;
  return is === null ? -1 : (is - was) / was;
}
