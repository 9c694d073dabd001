import type { Figure, IncomeStream, ReportDocument } from "@/lib/engine/document";
import { counted, days, wholeMoney } from "./format";
import type { TargetGroup } from "./note-targets";
import { toPrintableText } from "./printable";

export const SUMMARY_PARTS = ["in", "living", "debts", "left"] as const;
export type SummaryPart = (typeof SUMMARY_PARTS)[number];

/** One figure of the summary as the customer reads it. `amount` is null if the report has no value for it. */
export type SummaryLine = { part: SummaryPart; name: string; amount: string | null; text: string };
export type CustomerSummary = { lines: SummaryLine[]; basis: string };

/** The maximum length of a name, in characters: one line of a phone. */
const NAME_MAX = 36;
/** The maximum number of banks listed by name. Any others are only counted. */
const BANKS_MAX = 3;

/**
 * The report in four sentences a customer can check: income, bills and living costs, debts and rent, and the rest.
 * Amounts are whole dollars a month, and the figures are those of the report's own summary.
 */
export function toCustomerSummary(document: ReportDocument): CustomerSummary {
  const { summary } = document;
  return {
    lines: [
      line("in", "Money in", summary.incomeNetMonthly, moneyIn(document)),
      line("living", "Bills and living costs", summary.livingMonthly, living(document)),
      line("debts", debtsName(document), summary.commitmentsMonthly, debts(document)),
      left(summary.surplusMonthly, document.profile === "insight"),
    ],
    basis: toBasis(document),
  };
}

/**
 * The figures that a customer may want to correct when they say that the line `part` is wrong. Returns all figures if
 * none belongs to that line.
 */
export function targetsOf(part: SummaryPart, groups: readonly TargetGroup[]): readonly TargetGroup[] {
  const names: Readonly<Record<SummaryPart, readonly string[]>> = {
    in: ["Income"],
    living: ["Kinds of spending", "Regular payments", "Single payments"],
    debts: ["Regular payments"],
    left: [],
  };
  const own = groups.filter(({ name }) => names[part].includes(name));
  const found = part === "debts" ? [...debtKinds(groups), ...own] : own;
  return found.length === 0 ? groups : found;
}

/** Debts and rent among the spending groups, recognised by their taxonomy codes. */
function debtKinds(groups: readonly TargetGroup[]): TargetGroup[] {
  return groups
    .filter(({ name }) => name === "Kinds of spending")
    .map(({ targets }) => ({
      name: "Debts and rent",
      targets: targets.filter(({ id }) => isDebt(id) || id === RENT),
    }))
    .filter(({ targets }) => targets.length > 0);
}

function line(part: SummaryPart, name: string, figure: Figure, text: string): SummaryLine {
  if (figure.value === null) return { part, name, amount: null, text: TOO_LITTLE };
  return { part, name, amount: wholeMoney(figure.value), text };
}

const TOO_LITTLE = "There isn’t enough information from your accounts to work this out.";

function moneyIn({ income }: ReportDocument): string {
  const counting = income.streams.filter(({ included }) => included);
  const [first] = [...counting].sort((a, b) => monthlyOf(b) - monthlyOf(a));
  if (!first) return "No regular pay or benefits were found.";
  const name = toPrintableText(first.name, NAME_MAX);
  const rest = counting.length - 1;
  return rest === 0
    ? `After tax. All of it is from ${name}.`
    : `After tax. Most is from ${name}, the rest from ${counted(rest, "other source")}.`;
}

const monthlyOf = ({ monthly }: IncomeStream) => monthly.selected.value ?? 0;

function living({ summary: { essentialMonthly } }: ReportDocument): string {
  const essentials = essentialMonthly.value;
  return essentials === null
    ? "Food, power, phone, transport and everything else you buy."
    : `About ${wholeMoney(essentials)} of it is for basics, such as food, power and transport.`;
}

const RENT = "hou.rent";
const isDebt = (code: string) => code.startsWith("dbt.");

function debtsName({ commitments }: ReportDocument): string {
  return commitments.lines.some(({ code }) => !isDebt(code)) ? "Debts, rent and contracts" : "Debts";
}

function debts({ commitments }: ReportDocument): string {
  const [first, ...rest] = [...commitments.lines].sort(
    (a, b) => (b.monthly.value ?? 0) - (a.monthly.value ?? 0),
  );
  if (!first) return "No repayments or rent were found.";
  const name = toPrintableText(first.label, NAME_MAX);
  return rest.length === 0 ? `All of it is for: ${name}.` : `The largest is: ${name}.`;
}

function left(figure: Figure, isRounded: boolean): SummaryLine {
  const name = "Money left";
  if (figure.value !== null && figure.value < 0) {
    const text = "On average, more went out than came in.";
    return { part: "left", name, amount: wholeMoney(figure.value), text };
  }
  return line(
    "left",
    name,
    figure,
    `Money in minus the two amounts above.${isRounded ? " All are rounded." : ""}`,
  );
}

function toBasis({ accounts, period }: ReportDocument): string {
  const banks = [...new Set(accounts.flatMap(({ institution }) => institution ?? []))].map((bank) =>
    toPrintableText(bank, NAME_MAX),
  );
  const more = banks.length - BANKS_MAX;
  const named = [...banks.slice(0, BANKS_MAX), ...(more > 0 ? [counted(more, "other bank")] : [])];
  const at = named.length === 0 ? "" : ` at ${joined(named)}`;
  return `Average monthly amounts, from ${counted(accounts.length, "account")}${at}, ${days(period.from, period.to)}.`;
}

function joined(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} and ${last}`;
}
