import { toDayNumber } from "@/lib/engine/calendar/day";
import { sayDay } from "@/lib/engine/calendar/day-words";
import { PERIOD_DAYS_MAX } from "@/lib/engine/changes/compare-reports";
import {
  type ReportSide,
  SIDE_GROUPS,
  type SideAccount,
  type SideGroup,
  type SideLine,
} from "@/lib/engine/changes/report-side";
import type { Unit } from "@/lib/engine/document";

export type SideValue = Pick<SideLine, "value" | "path">;

/** A line of the comparison, with its value in each report. A value is null if that report has no such line. */
export type PairedLine = {
  key: string;
  label: string;
  about: string | null;
  unit: Unit;
  first: SideValue | null;
  second: SideValue | null;
  /** The second value minus the first. Null for a ratio, or if either value is unknown. */
  difference: number | null;
};

const CAUTION_CODES = [
  "CUSTOMERS_DIFFER",
  "ACCOUNTS_SHARED",
  "TYPES_DIFFER",
  "PROFILES_DIFFER",
  "PERIODS_DIFFER",
  "ENDS_DIFFER",
  "BANKS_DIFFER",
  "STALE_DATA",
  "METHODS_DIFFER",
] as const;
type CautionCode = (typeof CAUTION_CODES)[number];

/** Something that makes two reports less comparable than their figures suggest. */
type Caution = { code: CautionCode; text: string };

export type SideBySide = {
  cautions: Caution[];
  groups: { group: SideGroup; lines: PairedLine[] }[];
};

/**
 * Compares two reports of one firm. They may be for different requests and about different customers, so a line that
 * only one report has is not a change, and nothing is added up. `cautions` lists the differences between the reports
 * themselves.
 */
export function setSideBySide(first: ReportSide, second: ReportSide): SideBySide {
  return {
    cautions: listCautions(first, second),
    groups: SIDE_GROUPS.map((group) => ({
      group,
      lines: pairLines(
        first.lines.filter((line) => line.group === group),
        second.lines.filter((line) => line.group === group),
      ),
    })).filter(({ lines }) => lines.length > 0),
  };
}

/** Lists the first report's lines in their order, then the lines that only the second report has. */
function pairLines(first: readonly SideLine[], second: readonly SideLine[]): PairedLine[] {
  const keyed = number(second);
  const rest = new Map(keyed);
  const both = [...number(first)].map(([key, line]) => {
    rest.delete(key);
    return toPair(key, line, keyed.get(key) ?? null);
  });
  return [...both, ...[...rest].map(([key, line]) => toPair(key, null, line))];
}

/**
 * Gives each line a unique key. If two lines have the same key, such as two loans with one name, the second key gets a
 * number.
 */
function number(lines: readonly SideLine[]): Map<string, SideLine> {
  const keyed = new Map<string, SideLine>();
  for (const line of lines) {
    let key = line.key;
    for (let count = 2; keyed.has(key); count++) key = `${line.key} ${count}`;
    keyed.set(key, line);
  }
  return keyed;
}

function toPair(key: string, first: SideLine | null, second: SideLine | null): PairedLine {
  const line = (first ?? second) as SideLine;
  const isKnown = first !== null && first.value !== null && second !== null && second.value !== null;
  return {
    key,
    label: line.label,
    about: line.about,
    unit: line.unit,
    first: first && { value: first.value, path: first.path },
    second: second && { value: second.value, path: second.path },
    difference: isKnown && line.unit !== "RATIO" ? (second.value ?? 0) - (first.value ?? 0) : null,
  };
}

function listCautions(first: ReportSide, second: ReportSide): Caution[] {
  const found: Record<CautionCode, string | null> = {
    CUSTOMERS_DIFFER: sayCustomers(first, second),
    ACCOUNTS_SHARED: saySharedAccounts(first, second),
    TYPES_DIFFER:
      first.reportType === second.reportType
        ? null
        : "One report is an affordability report and the other is an expense summary, which has no assessed figures.",
    PROFILES_DIFFER:
      first.profile === second.profile
        ? null
        : "One report uses the insight profile: it rounds balances and leaves out figures that would show a single payment.",
    PERIODS_DIFFER: sayPeriods(first, second),
    ENDS_DIFFER: sayEnds(first, second),
    BANKS_DIFFER: sayBanks(first, second),
    STALE_DATA: sayStale(first, second),
    METHODS_DIFFER:
      first.method === second.method
        ? null
        : "The reports were prepared with different versions of the analysis. Some amounts may differ only because the versions differ.",
  };
  return CAUTION_CODES.flatMap((code) => {
    const text = found[code];
    return text === null ? [] : { code, text };
  });
}

const fold = (text: string) =>
  text.normalize("NFKD").replace(/\p{M}/gu, "").replace(/\s+/g, " ").trim().toLowerCase();

function sayCustomers(first: ReportSide, second: ReportSide): string | null {
  if (fold(first.customer) === fold(second.customer)) return null;
  return "The reports are about two customers. Money that one customer pays the other is an outgoing in one report and may be income in the other report.";
}

/**
 * Reports whether two accounts seem to be the same. A bank gives an account a different id for each consent, so the
 * bank, the type and the visible digits decide. Because few digits are visible, accounts of two customers count as the
 * same only if neither account is known to have a single owner.
 */
function isSame(a: SideAccount, b: SideAccount, isOneCustomer: boolean): boolean {
  if (a.id === b.id) return true;
  if (!isOneCustomer && (a.ownership === "ONE_PARTY" || b.ownership === "ONE_PARTY")) return false;
  const isNumbered = a.maskedNumber !== null && a.maskedNumber === b.maskedNumber;
  return isNumbered && a.institution === b.institution && a.kind === b.kind;
}

function saySharedAccounts(first: ReportSide, second: ReportSide): string | null {
  const isOneCustomer = fold(first.customer) === fold(second.customer);
  const isInSecond = (a: SideAccount) => second.accounts.some((b) => isSame(a, b, isOneCustomer));
  const count = first.accounts.filter(isInSecond).length;
  if (count === 0) return null;
  return count === 1
    ? "One account appears to be in both reports, so its payments count in both. Don’t add the two reports together."
    : `${count} accounts appear to be in both reports, so their payments count in both. Don’t add the two reports together.`;
}

function sayPeriods({ period: first }: ReportSide, { period: second }: ReportSide): string | null {
  if (Math.abs(first.days - second.days) <= PERIOD_DAYS_MAX) return null;
  return `The reports cover periods of different lengths: ${first.days} and ${second.days} days.`;
}

function sayEnds({ period: first }: ReportSide, { period: second }: ReportSide): string | null {
  const apartDays = Math.abs(toDayNumber(first.to) - toDayNumber(second.to));
  if (apartDays <= PERIOD_DAYS_MAX) return null;
  return `The data ends at different times: ${sayDay(first.to)} and ${sayDay(second.to)}.`;
}

function sayBanks({ banks: first }: ReportSide, { banks: second }: ReportSide): string | null {
  const only = (banks: readonly string[], others: readonly string[]) =>
    banks.filter((bank) => !others.includes(bank));
  const [inFirst, inSecond] = [only(first, second), only(second, first)];
  if (inFirst.length === 0 && inSecond.length === 0) return null;
  const parts = [
    ...(inFirst.length > 0 ? [`only the first has ${inFirst.join(", ")}`] : []),
    ...(inSecond.length > 0 ? [`only the second has ${inSecond.join(", ")}`] : []),
  ];
  return `The reports were prepared from different banks: ${parts.join("; ")}.`;
}

function sayStale(first: ReportSide, second: ReportSide): string | null {
  if (first.isStale && second.isStale) return "The banks sent no recent transactions for either report.";
  if (first.isStale) return "The bank sent no recent transactions for the first report.";
  return second.isStale ? "The bank sent no recent transactions for the second report." : null;
}
