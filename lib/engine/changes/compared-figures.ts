import type { Day } from "@/lib/engine/calendar/day";
import type {
  Figure,
  IncomeStream,
  LiabilityClass,
  Profile,
  ReportDocument,
  StreamStatus,
} from "@/lib/engine/document";

/** Income of one type from one payer: all its streams together. */
export type ComparedIncome = {
  code: string;
  label: string;
  name: string;
  /**
   * The status of all the streams together.
   * - RUNNING: a counted stream with a cadence is paid as expected.
   * - LATE: no stream is paid as expected, and a stream with a cadence is late.
   * - CEASED: no stream is paid as expected, and all streams with a cadence have ceased.
   * - OTHER: all other cases.
   */
  status: "RUNNING" | "LATE" | "CEASED" | "OTHER";
  /** The monthly amount that the report counts; null if unknown. */
  monthlyCents: number | null;
  accountIds: string[];
  firstOn: Day;
  lastOn: Day;
};
type ComparedCommitment = { code: string; label: string; monthlyCents: number | null };
type ComparedLender = {
  lender: string;
  class: LiabilityClass;
  status: "ACTIVE" | "SETTLED" | "MISSED" | "UNKNOWN";
  /** The day of the first repayment; null in the insight profile, or if none was seen. */
  firstOn: Day | null;
};
/**
 * Balances in the last 30 days of the data, computed for each everyday or savings account separately. Null if unknown.
 */
type ComparedBalances = {
  lowestCents: number | null;
  /** The number of days below zero, for the account with the most such days. */
  daysBelowZero: number | null;
  /** The number of days under $100, for the everyday account with the most such days. */
  daysUnder100: number | null;
};

/**
 * The few figures with which a later report is compared. They reveal nothing beyond the report's own profile, because
 * they are taken from the report as the firm received it.
 */
export type ComparedFigures = {
  verificationId: string;
  generatedAt: string;
  profile: Profile;
  /** The versions of the engine and of its tables that produced the report. */
  method: string;
  period: { from: Day; to: Day; days: number };
  isStale: boolean;
  accountIds: string[];
  monthly: {
    incomeNet: number | null;
    living: number | null;
    commitments: number | null;
    surplus: number | null;
  };
  income: ComparedIncome[];
  commitments: ComparedCommitment[];
  lenders: ComparedLender[];
  /** Payments dishonoured in the period; null if unknown. */
  dishonours: number | null;
  balances: ComparedBalances;
};

/** The window, in days, in which balances are compared. */
export const BALANCE_DAYS = 30;

/** Extracts the figures from a report, in cents. Leaves out lenders whose account the customer shared. */
export function toComparedFigures(report: ReportDocument): ComparedFigures {
  const { verification, engine, period, summary, commitments, liabilities } = report;
  return {
    verificationId: verification.id,
    generatedAt: report.generatedAt,
    profile: report.profile,
    method: [engine.version, engine.rules, engine.taxonomy, engine.parameters].join(" "),
    period: { from: period.from, to: period.to, days: period.days },
    isStale: report.quality.isStale,
    accountIds: report.accounts.map(({ id }) => id),
    monthly: {
      incomeNet: summary.incomeNetMonthly.value,
      living: summary.livingMonthly.value,
      commitments: summary.commitmentsMonthly.value,
      surplus: summary.surplusMonthly.value,
    },
    income: listIncome(report.income.streams),
    commitments: commitments.lines.map(({ code, label, monthly }) => ({
      code,
      label,
      monthlyCents: monthly.value,
    })),
    lenders: liabilities.detected
      .filter(({ sharedAccountId }) => sharedAccountId === null)
      .map(({ lender, class: kind, status, firstOn }) => ({ lender, class: kind, status, firstOn })),
    dishonours: report.conduct.dishonours.figure.value,
    balances: toBalances(report.conduct),
  };
}

const RUNNING: ReadonlySet<StreamStatus> = new Set<StreamStatus>(["ACTIVE", "NEW"]);

/**
 * Combines the streams of one payer and type into one income, because a pay rise can end one stream and begin another.
 */
function listIncome(streams: readonly IncomeStream[]): ComparedIncome[] {
  const groups = new Map<string, IncomeStream[]>();
  for (const stream of streams) {
    const key = `${stream.code} ${stream.name}`;
    groups.set(key, [...(groups.get(key) ?? []), stream]);
  }
  return [...groups.values()].map((all): ComparedIncome => {
    const [first] = all as [IncomeStream];
    const counted = all.filter(({ included }) => included);
    return {
      code: first.code,
      label: first.label,
      name: first.name,
      status: statusOf(all),
      monthlyCents: counted.length === 0 ? null : sumKnown(counted.map(({ monthly }) => monthly.selected)),
      accountIds: [...new Set(all.map(({ accountId }) => accountId))],
      firstOn: all.map(({ firstOn }) => firstOn).sort()[0] ?? first.firstOn,
      lastOn:
        all
          .map(({ lastOn }) => lastOn)
          .sort()
          .at(-1) ?? first.lastOn,
    };
  });
}

/** The status of one payer's streams together. Only income with a cadence can be RUNNING, LATE or CEASED. */
function statusOf(streams: readonly IncomeStream[]): ComparedIncome["status"] {
  const regular = streams.filter(
    ({ frequency, status }) => frequency !== "IRREGULAR" && status !== "ONE_OFF",
  );
  const isPaid = streams.some(({ status }) => RUNNING.has(status));
  if (regular.some(({ status, included }) => included && RUNNING.has(status))) return "RUNNING";
  if (regular.length === 0 || isPaid) return "OTHER";
  if (regular.some(({ status }) => status === "LATE")) return "LATE";
  return regular.every(({ status }) => status === "CEASED") ? "CEASED" : "OTHER";
}

function sumKnown(figures: readonly Figure[]): number | null {
  let sum = 0;
  for (const { value } of figures) {
    if (value === null) return null;
    sum += value;
  }
  return sum;
}

function toBalances({ accounts }: ReportDocument["conduct"]): ComparedBalances {
  const known = accounts.flatMap(({ kind, windows }) => {
    const window = windows.find(({ windowDays }) => windowDays === BALANCE_DAYS);
    return window && (kind === "TRANSACTION" || kind === "SAVINGS") ? [{ kind, ...window }] : [];
  });
  const most = (days: readonly (number | null)[]) => {
    const counted = days.filter((count) => count !== null);
    return counted.length === 0 ? null : Math.max(...counted);
  };
  return {
    lowestCents: known.length === 0 ? null : Math.min(...known.map(({ minCents }) => minCents)),
    daysBelowZero: most(known.map(({ daysNegative }) => daysNegative)),
    daysUnder100: most(
      known.filter(({ kind }) => kind === "TRANSACTION").map(({ daysUnder100 }) => daysUnder100),
    ),
  };
}
