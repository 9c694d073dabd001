import type { Day } from "@/lib/engine/calendar/day";
import {
  BALANCE_DAYS,
  type ComparedFigures,
  type ComparedIncome,
  toComparedFigures,
} from "@/lib/engine/changes/compared-figures";
import type { Account, Figure, Profile, ReportDocument, ReportType, Unit } from "@/lib/engine/document";
import { incomeName } from "@/lib/engine/figures/income-name";

/** The groups of a comparison's lines, in order. */
export const SIDE_GROUPS = [
  "SUMMARY",
  "ASSESSED",
  "INCOME",
  "SPENDING",
  "COMMITMENTS",
  "DEBTS",
  "CONDUCT",
] as const;
export type SideGroup = (typeof SIDE_GROUPS)[number];

/** One figure of a report. Lines of two reports with the same group and key are the same figure. */
export type SideLine = {
  group: SideGroup;
  key: string;
  label: string;
  /** The type of income, commitment or debt; null for totals. */
  about: string | null;
  unit: Unit;
  /** The figure's value in `unit`; null if unknown. */
  value: number | null;
  /** The figure's path in its document ("summary.surplusMonthly"); null if it is not a separate figure there. */
  path: string | null;
};

/** The details by which an account can be recognised in another report. */
export type SideAccount = Pick<Account, "id" | "institution" | "maskedNumber" | "kind" | "ownership">;

/**
 * The facts of a finished report that can be compared with those of another report. Contains nothing that the report's
 * profile leaves out.
 */
export type ReportSide = {
  verificationId: string;
  generatedAt: string;
  customer: string;
  clientRef: string | null;
  reportType: ReportType;
  profile: Profile;
  period: { from: Day; to: Day; days: number };
  /** The names of the report's banks, in alphabetical order without repeats. */
  banks: string[];
  accounts: SideAccount[];
  grade: ReportDocument["quality"]["grade"];
  isStale: boolean;
  /** The versions of the engine and of its tables that produced the report. */
  method: string;
  lines: SideLine[];
};

/**
 * One report as a side of a comparison. Every amount is the report's own, except that streams of one payer are added
 * up.
 */
export function toReportSide(report: ReportDocument): ReportSide {
  const compared = toComparedFigures(report);
  const { verificationId, generatedAt, period, isStale, method, profile } = compared;
  return {
    verificationId,
    generatedAt,
    customer: report.request.clientName,
    clientRef: report.request.clientRef,
    reportType: report.reportType,
    profile,
    period,
    banks: listBanks(report),
    accounts: report.accounts.map(({ id, institution, maskedNumber, kind, ownership }) => ({
      id,
      institution,
      maskedNumber,
      kind,
      ownership,
    })),
    grade: report.quality.grade,
    isStale,
    method,
    lines: [
      ...listSummary(report),
      ...listAssessed(report),
      ...listIncome(report, compared.income),
      ...listSpending(report),
      ...listCommitments(report),
      ...listDebts(report),
      ...listConduct(report, compared),
    ],
  };
}

function listBanks({ consent, accounts }: ReportDocument): string[] {
  const named = accounts.flatMap(({ institution }) => institution ?? []);
  return [...new Set(named.length > 0 ? named : consent.institutions)].sort();
}

type Named = { key: string; label: string; about?: string | null };

const toLine = (group: SideGroup, { key, label, about = null }: Named, figure: Figure, path: string) => ({
  group,
  key,
  label,
  about,
  unit: figure.unit,
  value: figure.value,
  path,
});

/** A figure that occurs only once, identified by its path in the document. */
const atPath = (group: SideGroup, path: string, label: string, figure: Figure): SideLine =>
  toLine(group, { key: path, label }, figure, path);

/** Names of the summary's figures other than income, by field. */
const SUMMARY_LABELS = {
  livingMonthly: "Living expenses",
  essentialMonthly: "Essential living expenses",
  discretionaryMonthly: "Discretionary living expenses",
  commitmentsMonthly: "Commitments",
  surplusMonthly: "Surplus",
  savingsRate: "Surplus as % of net income",
} as const;

const listSummary = ({ summary, income }: ReportDocument): SideLine[] => [
  atPath("SUMMARY", "summary.incomeNetMonthly", incomeName(income), summary.incomeNetMonthly),
  ...(Object.keys(SUMMARY_LABELS) as (keyof typeof SUMMARY_LABELS)[]).map((name) =>
    atPath("SUMMARY", `summary.${name}`, SUMMARY_LABELS[name], summary[name]),
  ),
];

function listAssessed({ affordability }: ReportDocument): SideLine[] {
  if (!affordability) return [];
  const { ndi, dsr, housingCost } = affordability.ratios;
  return [
    atPath("ASSESSED", "affordability.ratios.ndi", "Assessed surplus (NDI)", ndi),
    atPath("ASSESSED", "affordability.ratios.dsr", "Debt service ratio", dsr),
    atPath("ASSESSED", "affordability.ratios.housingCost", "Housing cost, share of income", housingCost),
  ];
}

/** Lists income that is counted or has a cadence. Other income has no typical monthly amount. */
function listIncome(
  { income: { streams } }: ReportDocument,
  compared: readonly ComparedIncome[],
): SideLine[] {
  return compared
    .filter(({ monthlyCents, status }) => monthlyCents !== null || status === "RUNNING" || status === "LATE")
    .map(({ code, name, label, monthlyCents }): SideLine => {
      // One payer's streams are combined in one line. With several streams, no figure of the report has this value, so
      // `path` is null.
      const own = streams.flatMap((stream, index) =>
        stream.included && stream.code === code && stream.name === name ? index : [],
      );
      return {
        group: "INCOME",
        key: `${code} ${name}`,
        label: name,
        about: label,
        unit: "AUD_CENTS_PER_MONTH",
        value: monthlyCents,
        path: own.length === 1 ? `income.streams.${own[0]}.monthly.selected` : null,
      };
    });
}

const listSpending = ({ expenses }: ReportDocument): SideLine[] =>
  expenses.groups.map(({ code, label, monthly }, index) =>
    toLine("SPENDING", { key: code, label }, monthly, `expenses.groups.${index}.monthly`),
  );

const listCommitments = ({ commitments }: ReportDocument): SideLine[] =>
  commitments.lines.map(({ code, label, monthly }, index) =>
    toLine("COMMITMENTS", { key: code, label }, monthly, `commitments.lines.${index}.monthly`),
  );

function listDebts({ liabilities: { totals, shared, detected } }: ReportDocument): SideLine[] {
  const total = (key: string, label: string, unit: Unit, value: number | null): SideLine => ({
    group: "DEBTS",
    key,
    label,
    about: null,
    unit,
    value,
    path: null,
  });
  return [
    total("owed", "Owed", "AUD_CENTS", totals.owedCents),
    total("limits", "Card limits", "AUD_CENTS", totals.limitsCents),
    atPath("DEBTS", "liabilities.totals.repaymentsMonthly", "Repayments a month", totals.repaymentsMonthly),
    ...shared.map((debt, index) =>
      toLine(
        "DEBTS",
        { key: `${debt.class} ${debt.name}`, label: debt.name, about: debt.class },
        debt.repaymentMonthly,
        `liabilities.shared.${index}.repaymentMonthly`,
      ),
    ),
    ...detected.flatMap((debt, index) =>
      // Payments that repay an account of the report are counted with that account, so they get no line here.
      debt.sharedAccountId !== null
        ? []
        : toLine(
            "DEBTS",
            { key: `${debt.class} ${debt.lender}`, label: debt.lender, about: debt.class },
            debt.repaymentMonthly,
            `liabilities.detected.${index}.repaymentMonthly`,
          ),
    ),
  ];
}

function listConduct({ conduct }: ReportDocument, { balances }: ComparedFigures): SideLine[] {
  return [
    atPath("CONDUCT", "conduct.dishonours.figure", "Dishonoured payments", conduct.dishonours.figure),
    atPath("CONDUCT", "conduct.daysBelowZero", "Days an account was below zero", conduct.daysBelowZero),
    {
      group: "CONDUCT",
      key: "lowest_balance",
      label: `Lowest balance in the last ${BALANCE_DAYS} days`,
      about: null,
      unit: "AUD_CENTS",
      value: balances.lowestCents,
      path: null,
    },
    atPath("CONDUCT", "conduct.gambling.confirmed", "Gambling, confirmed", conduct.gambling.confirmed),
    atPath("CONDUCT", "conduct.highCostCredit", "High-cost credit", conduct.highCostCredit),
    atPath("CONDUCT", "conduct.cash", "Cash", conduct.cash),
  ];
}
