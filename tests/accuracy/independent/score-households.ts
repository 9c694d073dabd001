import type { ReportDocument } from "@/lib/engine/document";
import { daysBetween, type Household, type RowTruth, type StreamTruth } from "./household";
import { employed } from "./households-employed";
import { further } from "./households-further";
import { others } from "./households-other";
import { shapes } from "./households-shapes";
import { sixth } from "./households-sixth";
import { support } from "./households-support";
import { turns } from "./households-turns";
import { work } from "./households-work";
import { makeReport } from "./make-report";
import { HARMFUL, type Share } from "./score-lines";

export const makeHouseholds = (): Household[] =>
  [...employed, ...others, ...further, ...work, ...support, ...shapes, ...turns, ...sixth].map((make) =>
    make(),
  );

export type HouseholdScore = {
  id: string;
  who: string;
  incomePrecision: Share;
  incomeRecall: Share;
  strict: Share;
  lenient: Share;
  /** The share of the money in and out, by value, that is in the right group. */
  groupByValue: Share;
  uncategorisedByValue: Share;
  harmfulPrecision: Share;
  harmfulRecall: Share;
  ownPairPrecision: Share;
  ownPairRecall: Share;
  refunds: Share;
  dishonours: Share;
  streamsFound: Share;
  salaryStreamsFound: Share;
  frequency: Share;
  /** Relative error of net monthly income; null if less than a month is covered. */
  incomeError: number | null;
  /** The cents of spending in a wrong category, as a fraction of all cents of spending. */
  spendingError: number;
  liabilitiesFound: Share;
  liabilitiesInvented: number;
  coveredDaysExact: boolean;
  said: Share;
  misses: { description: string; expected: string; answer: string; confidence: number }[];
};

const DAYS_PER_MONTH = 30.4375;
const TIMES: Record<string, number> = {
  WEEKLY: 52,
  FORTNIGHTLY: 26,
  FOUR_WEEKLY: 13,
  SEMI_MONTHLY: 24,
  MONTHLY: 12,
  QUARTERLY: 4,
  HALF_YEARLY: 2,
};
/**
 * If income begins within this many days after the first day of data, we assume that it was received for the whole
 * period.
 */
const LATE_START_DAYS = 45;
const COVERED_MIN = 30;
/**
 * If fewer days than this are covered, only the current amount counts as right. One additional or missing payment
 * would change the received amount too much.
 */
const HALF_YEAR = 180;
const SHARED_MIN = 0.8;
const PAYMENTS_MIN = 4;

const rightsOf = (row: RowTruth) => [row.category, ...row.accept];
const isIncome = (code: string) => code.startsWith("inc.");
const groupOf = (code: string) => code.split(".")[0];
const share = <T>(rows: readonly T[], isRight: (row: T) => boolean): Share => ({
  right: rows.filter(isRight).length,
  of: rows.length,
});
const sumOf = (rows: readonly { truth: RowTruth }[]) =>
  rows.reduce((sum, { truth }) => sum + Math.abs(truth.cents), 0);

export function scoreHousehold(household: Household): HouseholdScore {
  const report = makeReport(household.bank, household.client, household.asOf);
  const answers = new Map(report.transactions.map((row) => [row.id, row]));
  const rows = household.rows.flatMap((truth) => {
    const answer = answers.get(truth.id);
    return answer === undefined ? [] : [{ truth, answer }];
  });
  if (rows.length !== household.rows.length) throw new Error(`${household.id} lost rows`);
  const isRight = ({ truth, answer }: (typeof rows)[number]) => rightsOf(truth).includes(answer.code);
  const isEither = (truth: RowTruth) => rightsOf(truth).some(isIncome) && !rightsOf(truth).every(isIncome);
  const plain = rows.filter(({ truth }) => !isEither(truth));
  const spent = rows.filter(({ truth }) => truth.cents < 0 && groupOf(truth.category) !== "trf");
  const hasGroup = ({ truth, answer }: (typeof rows)[number]) =>
    rightsOf(truth).some((code) => groupOf(code) === groupOf(answer.code));

  const pairs = listPairs(report);
  const truePairs = new Set(
    household.rows.flatMap((row) => (row.ownPair ? [keyOf(row.ownPair, row.id)] : [])),
  );
  const ownPairs = pairs.filter(({ kind }) => kind === "OWN_TRANSFER").map(({ key }) => key);
  const otherPairs = new Set(pairs.map(({ key }) => key));
  const refunds = household.rows.filter((row) => row.refundOf !== null);
  const returns = household.rows.filter((row) => row.returns !== null);
  const streams = scoreStreams(household, report);
  const said = JSON.stringify([
    report.summary,
    report.income,
    report.expenses,
    report.liabilities,
    report.commitments,
    report.conduct,
  ]);
  const { detected, shared } = report.liabilities;
  const debts = [
    ...detected,
    ...shared.map((debt) => ({ class: debt.class, lender: debt.institution ?? "" })),
  ];
  return {
    id: household.id,
    who: household.who,
    incomePrecision: share(
      plain.filter(({ answer }) => isIncome(answer.code)),
      ({ truth }) => isIncome(truth.category),
    ),
    incomeRecall: share(
      plain.filter(({ truth }) => isIncome(truth.category)),
      ({ answer }) => isIncome(answer.code),
    ),
    strict: share(rows, ({ truth, answer }) => truth.category === answer.code),
    lenient: share(rows, isRight),
    groupByValue: { right: sumOf(rows.filter(hasGroup)), of: sumOf(rows) },
    uncategorisedByValue: {
      right: sumOf(spent.filter(({ answer }) => answer.code.startsWith("unc."))),
      of: sumOf(spent),
    },
    harmfulPrecision: share(
      rows.filter(({ answer }) => HARMFUL.has(answer.code)),
      isRight,
    ),
    harmfulRecall: share(
      rows.filter(({ truth }) => HARMFUL.has(truth.category)),
      isRight,
    ),
    ownPairPrecision: share(ownPairs, (key) => truePairs.has(key)),
    ownPairRecall: share([...truePairs], (key) => ownPairs.includes(key)),
    refunds: share(refunds, (row) => answers.get(row.id)?.pair?.kind === "REFUND"),
    dishonours: share(returns, (row) => otherPairs.has(keyOf(row.returns ?? "", row.id))),
    ...streams,
    spendingError: sumOf(spent.filter((row) => !isRight(row))) / sumOf(spent),
    liabilitiesFound: share(household.liabilities, (truth) =>
      debts.some((debt) => truth.class.includes(debt.class) && truth.lender.test(debt.lender)),
    ),
    liabilitiesInvented: detected.filter(
      (debt) => !household.liabilities.some((truth) => truth.lender.test(debt.lender)),
    ).length,
    coveredDaysExact: report.quality.coveredDays === household.coveredDays,
    said: {
      right:
        household.mustSay.filter((fact) => fact.test(said)).length +
        household.mustNotSay.filter((fact) => !fact.test(said)).length,
      of: household.mustSay.length + household.mustNotSay.length,
    },
    misses: rows
      .filter((row) => !isRight(row))
      .map(({ truth, answer }) => ({
        description: answer.description,
        expected: truth.category,
        answer: answer.code,
        confidence: answer.decision.confidence,
      })),
  };
}

const keyOf = (a: string, b: string) => (a < b ? `${a} ${b}` : `${b} ${a}`);

function listPairs(report: ReportDocument): { kind: string; key: string }[] {
  const byId = new Map<string, { kind: string; ids: string[] }>();
  for (const { id, pair } of report.transactions) {
    if (pair === null) continue;
    const known = byId.get(pair.id) ?? { kind: pair.kind, ids: [] };
    known.ids.push(id);
    byId.set(pair.id, known);
  }
  return [...byId.values()].map(({ kind, ids }) => ({ kind, key: keyOf(ids[0] ?? "", ids[1] ?? "") }));
}

function scoreStreams(household: Household, report: ReportDocument) {
  const streamOf = new Map(report.transactions.map((row) => [row.id, row.streamId]));
  const sizes = new Map<string, number>();
  for (const id of streamOf.values()) if (id !== null) sizes.set(id, (sizes.get(id) ?? 0) + 1);
  const scored = Object.entries(household.streams).map(([key, truth]) => {
    const ids = household.rows.filter((row) => row.stream === key).map((row) => row.id);
    const shared = new Map<string, number>();
    for (const id of ids) {
      const stream = streamOf.get(id);
      if (stream) shared.set(stream, (shared.get(stream) ?? 0) + 1);
    }
    const [best] = [...shared].sort((a, b) => b[1] - a[1]);
    const isFound =
      best !== undefined &&
      best[1] >= SHARED_MIN * ids.length &&
      best[1] >= SHARED_MIN * (sizes.get(best[0]) ?? Number.POSITIVE_INFINITY);
    const stream = isFound ? report.income.streams.find(({ id }) => id === best[0]) : undefined;
    const isKind = stream?.code.startsWith(truth.code) ?? false;
    return { truth, count: ids.length, stream, isFound: stream !== undefined && isKind };
  });
  const isOften = ({ count, isFound }: (typeof scored)[number]) => isFound && count >= PAYMENTS_MIN;
  return {
    streamsFound: share(scored, ({ isFound }) => isFound),
    salaryStreamsFound: share(
      scored.filter(({ truth }) => truth.code === "inc.salary"),
      ({ isFound }) => isFound,
    ),
    frequency: share(scored.filter(isOften), ({ truth, stream }) =>
      truth.frequency.includes(stream?.frequency ?? ""),
    ),
    incomeError: household.coveredDays < COVERED_MIN ? null : errorOfIncome(household, report),
  };
}

/**
 * A stream can have two right monthly amounts: the current one, and the amount received over the covered days (see
 * monthlyAmounts). Any net income between the lowest and the highest sum counts as right.
 */
function errorOfIncome(household: Household, report: ReportDocument): number {
  let low = 0;
  let high = 0;
  for (const [key, truth] of Object.entries(household.streams)) {
    const amounts = monthlyAmounts(household, key, truth);
    low += Math.min(...amounts);
    high += Math.max(...amounts);
  }
  const stated = report.summary.incomeNetMonthly.value ?? 0;
  if (stated >= low && stated <= high) return 0;
  return stated < low ? (stated - low) / low : (stated - high) / high;
}

export function monthlyAmounts(household: Household, key: string, truth: StreamTruth): number[] {
  if (!truth.isOngoing) return [0];
  const rows = household.rows.filter((row) => row.stream === key);
  const sum = rows.reduce((total, row) => total + row.cents, 0);
  const received = (sum / household.coveredDays) * DAYS_PER_MONTH;
  const times = TIMES[truth.frequency[0] ?? ""];
  if (truth.currentCents === null || times === undefined) return [received];
  const current = (truth.currentCents * times) / 12;
  const first = rows.map((row) => row.day).sort()[0] ?? household.asOf;
  const late = household.coveredDays - daysBetween(first, household.asOf) > LATE_START_DAYS;
  if (truth.hasChanged) return [current];
  return late || household.coveredDays < HALF_YEAR ? [current] : [current, received];
}
