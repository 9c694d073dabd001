import { isDeepStrictEqual } from "node:util";
import type { BankData } from "@/lib/engine/bank";
import type { ReportDocument } from "@/lib/engine/document";
import { buildReport } from "@/lib/engine/report";
import type { Change } from "./change";

/** The effect of a change on the reports of some households. Fractions are from 0 to 1. */
export type Effect = {
  change: Change;
  households: number;
  /** The number of households whose net income differs by more than 1%. */
  moved: number;
  /** The largest relative rise and the largest relative fall of net monthly income, each with its household. */
  rise: Extreme;
  fall: Extreme;
  /** The largest rises, as shares of net income, of commitments and of a surplus that is not marked incomplete. */
  commitmentsRise: Extreme;
  surplusRise: Extreme;
  /**
   * The number of households whose net income or surplus differs by more than 1% of net income. Leaves out figures
   * that are marked incomplete.
   */
  unmarked: number;
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
/** Categories of rows whose purpose is unknown. */
const UNKNOWN: ReadonlySet<string> = new Set(["unc.debit", "crd.other", "trf.business_unknown"]);

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
    commitmentsRise: { share: 0, household: "" },
    surplusRise: { share: 0, household: "" },
    unmarked: 0,
    sameCategory: 1,
    sameOrUnknown: 1,
  };
  let rows = 0;
  let same = 0;
  let unknown = 0;
  for (const { named, before } of households) {
    const data = change.apply(named.data, before);
    // In about a tenth of the cases, the change leaves the household's data as it was. The same data gives the same
    // report, so the report is not built again.
    const after = isDeepStrictEqual(data, named.data) ? before : reportOf({ ...named, data });
    const codes = new Map(before.transactions.map(({ id, code }) => [id, code]));
    for (const { id, code } of after.transactions) {
      const was = codes.get(id);
      if (was === undefined) continue;
      rows += 1;
      if (was === code) same += 1;
      else if (UNKNOWN.has(code) || UNKNOWN.has(was)) unknown += 1;
    }
    const lostCents = change.isUnknownLeftOut ? lostMonthlyCents(before, after) : 0;
    const share = incomeDifference(before, after, { factor: change.factor ?? 1, lostCents });
    if (Math.abs(share) > MOVED_MIN) effect.moved += 1;
    if (share > effect.rise.share) effect.rise = { share, household: named.name };
    if (-share > effect.fall.share) effect.fall = { share: -share, household: named.name };
    compareOthers(effect, named.name, { before, after, factor: change.factor ?? 1 });
  }
  effect.sameCategory = rows === 0 ? 1 : same / rows;
  effect.sameOrUnknown = rows === 0 ? 1 : (same + unknown) / rows;
  return effect;
}

/** Adds a household to `effect`: the rise of its commitments and surplus, and whether a figure moved without a mark. */
function compareOthers(
  effect: Effect,
  household: string,
  { before, after, factor }: { before: ReportDocument; after: ReportDocument; factor: number },
): void {
  const base = (before.summary.incomeNetMonthly.value ?? 0) * factor;
  if (base <= 0) return;
  const move = (name: "incomeNetMonthly" | "commitmentsMonthly" | "surplusMonthly"): number => {
    const [was, is] = [before.summary[name].value, after.summary[name].value];
    return was === null || is === null ? 0 : (is - was * factor) / base;
  };
  const unmarked = (["incomeNetMonthly", "surplusMonthly"] as const).filter(
    (name) => after.summary[name].quality !== "INCOMPLETE",
  );
  if (unmarked.some((name) => Math.abs(move(name)) > MOVED_MIN)) effect.unmarked += 1;
  const commitments = move("commitmentsMonthly");
  if (commitments > effect.commitmentsRise.share) effect.commitmentsRise = { share: commitments, household };
  const surplus = unmarked.includes("surplusMonthly") ? move("surplusMonthly") : 0;
  if (surplus > effect.surplusRise.share) effect.surplusRise = { share: surplus, household };
}

/**
 * The monthly cents that income streams lose: each stream's amount times the fraction of its rows that are no longer
 * income.
 */
function lostMonthlyCents(before: ReportDocument, after: ReportDocument): number {
  const isIncome = new Map(after.transactions.map(({ id, code }) => [id, code.startsWith("inc.")]));
  const sums = new Map<string, { all: number; lost: number }>();
  for (const { id, streamId, amountCents } of before.transactions) {
    if (streamId === null) continue;
    const sum = sums.get(streamId) ?? { all: 0, lost: 0 };
    sum.all += amountCents;
    if (isIncome.get(id) === false) sum.lost += amountCents;
    sums.set(streamId, sum);
  }
  return before.income.streams.reduce((total, { id, included, monthly }) => {
    const { all, lost } = sums.get(id) ?? { all: 1, lost: 0 };
    return included ? total + ((monthly.selected.value ?? 0) * lost) / all : total;
  }, 0);
}

/**
 * The relative difference of net monthly income after the change, adjusted for the factor on amounts and for lost
 * income.
 */
function incomeDifference(
  before: ReportDocument,
  after: ReportDocument,
  { factor, lostCents }: { factor: number; lostCents: number },
): number {
  const { value } = before.summary.incomeNetMonthly;
  const was = value === null ? null : value * factor;
  const is = after.summary.incomeNetMonthly.value;
  if (was === null || was === 0) return 0;
  // The report states no income if credits of unknown kind exceed the known income. If the lost income explains that,
  // the difference is 0.
  if (is === null) return lostCents > was - lostCents ? 0 : -1;
  return (is - (was - lostCents)) / was;
}
