import type { Basis, Figure, ReportDocument } from "@/lib/engine/document";
import { findContractReason } from "@/lib/engine/figures/contract-note";
import { type Context, textCell } from "../context";
import { money } from "../format";
import type { Row, Table } from "../model";
import { hasWeek, weeklyOf, weeklyOfSum } from "../weekly";
import { sayParts } from "./living-lines";
import { columns, groupRow, row } from "./table";

/** One line of a court's financial statement: its part and heading in the form, and the report's amounts for it. */
type CourtLine = {
  part: string;
  heading: string;
  labels: string[];
  /** The line's categories whose amounts the report does not show. */
  missing: string[];
  monthlyCents: number | null;
  /** Like monthlyCents, but with the whole repayment of loans that another person also repays. */
  wholeMonthlyCents: number | null;
  /** True if monthlyCents includes only the customer's own share of a loan. */
  hasOwnShare: boolean;
  /** True if the line's weekly amount may be shown. */
  hasWeek: boolean;
};

const PARTS: readonly (readonly [prefix: string, title: string])[] = [
  ["Income", "Income, as it arrived"],
  ["Personal expenditure", "Personal expenditure"],
  ["Part N", "Part N, living expenses"],
];
const NO_LINE = "No line of the form";
/**
 * The court form's headings for commitments that are not spending categories: shared loans, and the instalments of a
 * tax debt.
 */
const OF_OTHERS: Readonly<Record<string, string>> = {
  "shared.mortgage": "Personal expenditure: mortgage",
  "dbt.tax_plan": "Personal expenditure: income tax",
};
const LIVING: ReadonlySet<Basis> = new Set(["ESSENTIAL", "DISCRETIONARY", "RISK"]);
const NOTHING: Omit<CourtLine, "part" | "heading"> = {
  labels: [],
  missing: [],
  monthlyCents: null,
  wholeMonthlyCents: null,
  hasOwnShare: false,
  hasWeek: true,
};
const OF_LOANS = "Personal expenditure: loan and hire purchase payments";

/**
 * Counted income, living costs and commitments under the headings of the family courts' Financial Statement. Each
 * amount occurs once, so that all lines together add up to the report's totals. In cents a month.
 */
export function toCourtLines(document: ReportDocument): CourtLine[] {
  const headingOf = new Map(
    document.definitions.taxonomy.map(({ code, formThirteenLine }) => [code, formThirteenLine]),
  );
  const { income, expenses, commitments } = document;
  const living = expenses.groups.flatMap((group) => group.leaves).filter(({ basis }) => LIVING.has(basis));
  const lines = new Map<string, CourtLine>();
  const add = (name: string, label: string, figure: Figure, whole = figure) => {
    const [part = "", heading] = name.split(": ");
    const line = lines.get(name) ?? { ...NOTHING, part, heading: heading ?? name };
    const { value } = figure;
    const more =
      value === null
        ? { missing: [...line.missing, label] }
        : {
            labels: [...line.labels, label],
            monthlyCents: (line.monthlyCents ?? 0) + value,
            wholeMonthlyCents: (line.wholeMonthlyCents ?? 0) + (whole.value ?? value),
            hasOwnShare: line.hasOwnShare || whole !== figure,
          };
    lines.set(name, { ...line, ...more, hasWeek: line.hasWeek && hasWeek(document, figure) });
  };
  for (const { code, label, monthly } of income.byType) add(headingOf.get(code) ?? NO_LINE, label, monthly);
  for (const { code, label, monthly } of living) add(headingOf.get(code) ?? NO_LINE, label, monthly.selected);
  for (const { code, label, monthly } of commitments.lines) {
    const heading = headingOf.get(code) ?? OF_OTHERS[code] ?? OF_LOANS;
    const whole = findWhole(document, code, monthly);
    if (whole === null) add(heading, withBasis(label, monthly), monthly);
    else add(heading, `${label}, of ${money(whole.value)} a month for the whole`, monthly, whole);
  }
  return [...lines.values()];
}

const SHARED = "shared.";

/**
 * Returns the whole repayments of all loans in the line `code`, if another person repays at least one of them with the
 * customer. Otherwise null, also for a line that is not about loans.
 */
function findWhole({ liabilities }: ReportDocument, code: string, share: Figure): Figure | null {
  if (!code.startsWith(SHARED)) return null;
  const kind = code.slice(SHARED.length).toUpperCase();
  const loans = liabilities.shared.filter((debt) => debt.class === kind);
  if (!loans.some(({ ownShareMonthly }) => ownShareMonthly != null)) return null;
  const value = loans.reduce((sum, { repaymentMonthly }) => sum + (repaymentMonthly.value ?? 0), 0);
  return { ...share, value, evidence: null };
}

/**
 * Marks the label of an amount that a contract requires but that was not paid from these accounts. The form asks for
 * amounts paid.
 */
function withBasis(label: string, { formula, note }: Figure): string {
  const unpaid = formula === "L-CONTRACT" ? findContractReason(note) : null;
  return unpaid === null ? label : `${label} by its contract, ${unpaid}`;
}

/**
 * The lines as weekly amounts, as the courts require. The weekly amount is in a line's last column, which a
 * phone shows first.
 */
export function courtTable(context: Context): Table {
  const { document } = context;
  const lines = toCourtLines(document);
  const titles = new Map(PARTS);
  const parts = [...PARTS.map(([part]) => part), NO_LINE];
  const rows = parts.flatMap((part): Row[] => {
    const own = lines.filter((line) => line.part === part);
    return own.length === 0
      ? []
      : [partRow(document, titles.get(part) ?? part, own), ...own.map((line) => lineRow(document, line))];
  });
  return {
    kind: "table",
    id: "court-lines",
    caption: "Ready to copy into a court’s Financial Statement: weekly averages",
    columns: columns(["Line of the form", 64], [">A month", 18], [">A week", 18]),
    rows,
    empty: "Neither income nor spending was found.",
    footnote: footnoteOf(document, lines),
  };
}

/**
 * The row of a part's sum. If an amount is missing, the title says so. Otherwise readers would copy the sum as the
 * total.
 */
function partRow(document: ReportDocument, title: string, lines: readonly CourtLine[]): Row {
  const known = lines.flatMap(({ monthlyCents }) => monthlyCents ?? []);
  const sum = known.length === 0 ? null : known.reduce((total, cents) => total + cents, 0);
  const isWhole = lines.every(({ missing }) => missing.length === 0);
  const name = isWhole || sum === null ? title : `${title}: the lines with an amount`;
  return groupRow(name, money(sum), money(weeklyOfSum(document, sum, lines)));
}

function lineRow(document: ReportDocument, line: CourtLine): Row {
  const { heading, monthlyCents } = line;
  return row(
    textCell(capital(heading), sayParts(line)),
    money(monthlyCents),
    money(line.hasWeek ? weeklyOf(document, monthlyCents) : null),
  );
}

/**
 * Notes that prevent misreading when the lines are copied into the court's form. A note about one kind of line appears
 * only if this report has such lines.
 */
function footnoteOf({ income, commitments, conduct }: ReportDocument, lines: readonly CourtLine[]): string {
  const isIn = (...headings: string[]) => lines.some(({ heading }) => headings.includes(heading));
  const hasInterest = commitments.lines.some(({ code }) => code === "fin.interest");
  return [
    "The headings are in our own words, in the order of the form’s Parts. The form takes whole dollars, with an E before an estimate.",
    income.streams.some(({ gross }) => gross !== null)
      ? "The form asks for wages before tax: see “Pay before tax”."
      : isIn("salary or wages")
        ? "The form asks for wages before tax."
        : null,
    isIn("business, partnership or self-employment")
      ? "Business income is shown before its costs and tax."
      : null,
    "Repayments of loans and contracts are under personal expenditure, so no amount appears twice.",
    hasInterest
      ? "For a card whose account was shared, only the interest is listed here; its purchases are in their own lines."
      : null,
    conduct.cash.count > 0
      ? "Cash withdrawals are in “Other” of Part N. Ask the customer what the cash paid for."
      : null,
    `${conduct.people.paid.count > 0 ? "Money to people, transfers" : "Transfers"} and voluntary super are not in any total of the report and are not listed here.`,
  ]
    .filter((words) => words !== null)
    .join(" ");
}

const capital = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
