import { sayDay, sayDays } from "@/lib/engine/calendar/day-words";
import {
  type Change,
  type ChangeKind,
  hasMoved,
  LIMITATIONS,
  type Limitation,
  NO_AMOUNTS,
  type Pair,
  say,
  sayMove,
} from "@/lib/engine/changes/change";
import { type ComparedFigures, toComparedFigures } from "@/lib/engine/changes/compared-figures";
import { listIncomeChanges } from "@/lib/engine/changes/income-changes";
import type { ReportDocument, Unit } from "@/lib/engine/document";
import { incomeName } from "@/lib/engine/figures/income-name";

/**
 * The surplus counts as changed if it differs by at least this many cents a month, and by at least SURPLUS_MIN_SHARE of
 * the earlier net income. A single bill changes the surplus by less.
 */
export const SURPLUS_MIN_CENTS = 10_000;
export const SURPLUS_MIN_SHARE = 0.05;
/**
 * The maximum difference in days between the lengths of two periods. If they differ more, the reports cannot be
 * compared line by line.
 */
export const PERIOD_DAYS_MAX = 31;

export type ComparedLine = {
  code: string;
  label: string;
  unit: Unit;
  previous: number | null;
  current: number | null;
};

type ReportChanges = {
  limitations: Limitation[];
  figures: ComparedLine[];
  /**
   * Payments dishonoured after the end of the previous report's data; null in the insight profile and if accounts were
   * added.
   */
  newDishonours: number | null;
  changes: Change[];
};

/**
 * The changes between an earlier report and this one, for the same request. States only changes that both reports
 * support. If the accounts, periods or versions differ, leaves out the lines that become doubtful, and says so in
 * `limitations`. Both reports must have the same profile, and this one must include every account of the earlier one.
 */
export function compareReports(previous: ComparedFigures, report: ReportDocument): ReportChanges {
  const current = toComparedFigures(report);
  const limitations = listLimitations(previous, current);
  const newDishonours = countDishonours(previous, report, limitations);
  const pair: Pair = { previous, current, limitations: new Set(limitations), newDishonours };
  const isSame = pair.limitations.has("SAME_PERIOD");
  return {
    limitations,
    figures: listFigures(previous, current, incomeName(report.income)),
    newDishonours,
    changes: isSame
      ? []
      : [
          ...listIncomeChanges(pair),
          ...listLenderChanges(pair),
          ...listCommitmentChanges(pair),
          ...listConductChanges(pair),
          ...listSurplusChange(pair),
        ],
  };
}

function listLimitations(previous: ComparedFigures, current: ComparedFigures): Limitation[] {
  const before = new Set(previous.accountIds);
  const found: Record<Limitation, boolean> = {
    ACCOUNTS_ADDED: current.accountIds.some((id) => !before.has(id)),
    PERIODS_DIFFER: Math.abs(current.period.days - previous.period.days) > PERIOD_DAYS_MAX,
    SAME_PERIOD: current.period.to <= previous.period.to,
    STALE_DATA: current.isStale,
    METHOD_CHANGED: current.method !== previous.method,
  };
  return (Object.keys(LIMITATIONS) as Limitation[]).filter((code) => found[code]);
}

function listFigures(previous: ComparedFigures, current: ComparedFigures, income: string): ComparedLine[] {
  const line = (code: string, label: string, unit: Unit, read: (of: ComparedFigures) => number | null) => ({
    code,
    label,
    unit,
    previous: read(previous),
    current: read(current),
  });
  const days = "in the last 30 days";
  return [
    line("income_net_monthly", income, "AUD_CENTS_PER_MONTH", ({ monthly }) => monthly.incomeNet),
    line("living_monthly", "Living expenses", "AUD_CENTS_PER_MONTH", ({ monthly }) => monthly.living),
    line("commitments_monthly", "Commitments", "AUD_CENTS_PER_MONTH", ({ monthly }) => monthly.commitments),
    line("surplus_monthly", "Surplus", "AUD_CENTS_PER_MONTH", ({ monthly }) => monthly.surplus),
    line(
      "lowest_balance_30_days",
      `Lowest balance ${days}`,
      "AUD_CENTS",
      ({ balances }) => balances.lowestCents,
    ),
    line(
      "days_below_zero_30_days",
      `Days below zero ${days}`,
      "DAYS",
      ({ balances }) => balances.daysBelowZero,
    ),
    line(
      "days_under_100_30_days",
      `Days under $100 ${days}`,
      "DAYS",
      ({ balances }) => balances.daysUnder100,
    ),
  ];
}

function listLenderChanges({ previous, current, limitations }: Pair): Change[] {
  if (limitations.has("ACCOUNTS_ADDED") || limitations.has("PERIODS_DIFFER")) return [];
  const isKnown = new Set(previous.lenders.map(({ lender }) => lender));
  const before = new Map(previous.lenders.map((debt) => [`${debt.class} ${debt.lender}`, debt]));
  const isDoubtful = limitations.has("METHOD_CHANGED");
  const changes: Change[] = [];
  const said = new Set<string>();
  for (const debt of current.lenders) {
    const { lender } = debt;
    const was = before.get(`${debt.class} ${lender}`);
    const add = (kind: ChangeKind, text: string) => {
      if (said.has(`${kind} ${lender}`)) return;
      said.add(`${kind} ${lender}`);
      changes.push({ kind, text: `${lender}: ${text}`, name: lender, code: debt.class, ...NO_AMOUNTS });
    };
    if (!isKnown.has(lender)) {
      // A debt without a date counts as new if the earlier report lacks it. If the version of the analysis changed,
      // such a debt does not count as new, because the new version may have found an old debt.
      const isNew = debt.firstOn === null ? !isDoubtful : debt.firstOn > previous.period.to;
      if (isNew)
        add("LENDER_NEW", `new lender${debt.firstOn ? `, first seen on ${sayDay(debt.firstOn)}` : ""}.`);
    } else if (isDoubtful) continue;
    else if (was?.status === "ACTIVE" && debt.status === "MISSED")
      add("LENDER_BEHIND", "repayments are behind in this report, but were not in the previous one.");
    else if (was?.status === "ACTIVE" && debt.status === "SETTLED")
      add("LENDER_SETTLED", "settled in this report, but still being repaid in the previous one.");
  }
  return changes;
}

function listCommitmentChanges({ previous, current, limitations }: Pair): Change[] {
  const isDoubtful = (["ACCOUNTS_ADDED", "PERIODS_DIFFER", "METHOD_CHANGED"] as const).some((code) =>
    limitations.has(code),
  );
  if (isDoubtful) return [];
  const before = new Map(previous.commitments.map((line) => [line.code, line]));
  const codes = new Set(current.commitments.map(({ code }) => code));
  const ended = previous.commitments.filter(({ code }) => !codes.has(code));
  return [
    ...current.commitments.flatMap(({ code, label, monthlyCents }): Change[] => {
      const was = before.get(code);
      const amounts = { previousCents: was?.monthlyCents ?? null, currentCents: monthlyCents };
      if (!was) {
        const amount = monthlyCents === null ? "" : `, ${say(monthlyCents)} a month`;
        const text = `${label}${amount}: not in the previous report.`;
        return [{ kind: "COMMITMENT_NEW", text, name: label, code, ...amounts }];
      }
      if (!hasMoved(was.monthlyCents, monthlyCents)) return [];
      const text = `${label}: ${sayMove(was.monthlyCents, monthlyCents)}.`;
      // A line may remain in a report although nothing has to be paid. So a line that was zero is new, and a line that
      // is zero now has ended.
      const kind =
        was.monthlyCents === 0
          ? "COMMITMENT_NEW"
          : monthlyCents === 0
            ? "COMMITMENT_ENDED"
            : "COMMITMENT_CHANGED";
      return [{ kind, text, name: label, code, ...amounts }];
    }),
    ...ended.map(({ code, label, monthlyCents }): Change => {
      const amount = monthlyCents === null ? "" : `, ${say(monthlyCents)} a month`;
      const text = `${label}${amount}: in the previous report, but not in this one.`;
      const amounts = { previousCents: monthlyCents, currentCents: null };
      return { kind: "COMMITMENT_ENDED", text, name: label, code, ...amounts };
    }),
  ];
}

/**
 * Counts the dishonours after the end of the earlier data. Null if accounts were added, and in the insight profile,
 * where the events have no dates.
 */
function countDishonours(
  previous: ComparedFigures,
  { profile, conduct }: ReportDocument,
  limitations: readonly Limitation[],
): number | null {
  if (profile === "insight" || limitations.includes("ACCOUNTS_ADDED")) return null;
  return conduct.dishonours.events.filter(({ on }) => on > previous.period.to).length;
}

function listConductChanges({ previous, current, limitations, newDishonours }: Pair): Change[] {
  const total = { name: null, code: null, ...NO_AMOUNTS };
  const changes: Change[] = [];
  if (newDishonours) {
    const count = newDishonours === 1 ? "1 payment" : `${newDishonours} payments`;
    changes.push({
      kind: "DISHONOURS",
      text: `${count} dishonoured after ${sayDay(previous.period.to)}.`,
      ...total,
    });
  }
  const isFirst =
    newDishonours === null && previous.dishonours === 0 && (current.dishonours ?? 0) > 0 && !limitations.size;
  if (isFirst)
    changes.push({
      kind: "DISHONOURS",
      text: "Payments were dishonoured. The previous report had no dishonoured payments.",
      ...total,
    });
  if (limitations.has("ACCOUNTS_ADDED") || limitations.has("METHOD_CHANGED")) return changes;
  const { balances: was } = previous;
  const { balances: is } = current;
  const isNew = (before: number | null, now: number | null) => before === 0 && now !== null && now > 0;
  const low = (days: number, what: string) =>
    `An ${what} on ${sayDays(days)} of the last 30, but on no day in the previous report.`;
  if (isNew(was.daysBelowZero, is.daysBelowZero)) {
    const text = low(is.daysBelowZero ?? 0, "everyday or savings account ended below zero");
    changes.push({ kind: "BALANCE_BELOW_ZERO", text, ...total });
  }
  if (isNew(was.daysUnder100, is.daysUnder100)) {
    const text = low(is.daysUnder100 ?? 0, "everyday account ended under $100");
    changes.push({ kind: "BALANCE_UNDER_100", text, ...total });
  }
  return changes;
}

function listSurplusChange({ previous, current, limitations }: Pair): Change[] {
  const previousCents = previous.monthly.surplus;
  const currentCents = current.monthly.surplus;
  const isDoubtful = (["ACCOUNTS_ADDED", "PERIODS_DIFFER", "METHOD_CHANGED"] as const).some((code) =>
    limitations.has(code),
  );
  if (isDoubtful || previousCents === null || currentCents === null) return [];
  const { incomeNet } = previous.monthly;
  const leastCents = Math.max(SURPLUS_MIN_CENTS, Math.abs(incomeNet ?? 0) * SURPLUS_MIN_SHARE);
  if (Math.abs(currentCents - previousCents) < leastCents) return [];
  const text = `Surplus: ${sayMove(previousCents, currentCents)}.`;
  return [{ kind: "SURPLUS_CHANGED", text, name: null, code: null, previousCents, currentCents }];
}
