import type { Basis, ReportDocument } from "@/lib/domain/document";
import { type Context, textCell } from "../context";
import { money } from "../format";
import type { Row, Table } from "../model";
import { weeklyOf } from "../weekly";
import { columns, groupRow, row } from "./table";

/** One line of a court's financial statement: its part, its heading there, and what of the report stands in it. */
export type CourtLine = { part: string; heading: string; labels: string[]; monthlyCents: number | null };

const PARTS: readonly (readonly [prefix: string, title: string])[] = [
  ["Income", "Income, as it arrived after tax"],
  ["Personal expenditure", "Personal expenditure"],
  ["Part N", "Part N, living expenses"],
];
const NO_LINE = "No line of the form";
/** Commitments that are no category of spending: loans shared, and the instalments of a tax debt. */
const OF_OTHERS: Readonly<Record<string, string>> = {
  "shared.mortgage": "Personal expenditure: mortgage",
  "dbt.tax_plan": "Personal expenditure: income tax",
};
const LIVING: ReadonlySet<Basis> = new Set(["ESSENTIAL", "DISCRETIONARY", "RISK"]);
const OF_LOANS = "Personal expenditure: loan and hire purchase payments";

/**
 * Income counted, living costs and commitments gathered under the headings of the family courts' Financial Statement, each
 * amount once: they add up to the report's own totals where every one of them is told. In cents a month.
 */
export function toCourtLines(document: ReportDocument): CourtLine[] {
  const headingOf = new Map(
    document.definitions.taxonomy.map(({ code, formThirteenLine }) => [code, formThirteenLine]),
  );
  const { income, expenses, commitments } = document;
  const living = expenses.groups.flatMap((group) => group.leaves).filter(({ basis }) => LIVING.has(basis));
  const lines = new Map<string, CourtLine>();
  const add = (name: string, label: string, cents: number | null) => {
    const [part = "", heading] = name.split(": ");
    const line = lines.get(name) ?? { part, heading: heading ?? name, labels: [], monthlyCents: null };
    const monthlyCents = cents === null ? line.monthlyCents : (line.monthlyCents ?? 0) + cents;
    lines.set(name, { ...line, labels: [...line.labels, label], monthlyCents });
  };
  for (const { code, label, monthly } of income.byType)
    add(headingOf.get(code) ?? NO_LINE, label, monthly.value);
  for (const { code, label, monthly } of living)
    add(headingOf.get(code) ?? NO_LINE, label, monthly.selected.value);
  for (const { code, label, monthly } of commitments.lines)
    add(headingOf.get(code) ?? OF_OTHERS[code] ?? OF_LOANS, label, monthly.value);
  return [...lines.values()];
}

/** The lines by the week, which is how the courts ask for them: the last amount of a line, and on a phone its first. */
export function courtTable(context: Context): Table {
  const { document } = context;
  const lines = toCourtLines(document);
  const amounts = (cents: number | null) => [money(cents), money(weeklyOf(document, cents))] as const;
  const titles = new Map(PARTS);
  const parts = [...PARTS.map(([part]) => part), NO_LINE];
  const rows = parts.flatMap((part): Row[] => {
    const own = lines.filter((line) => line.part === part);
    const known = own.flatMap(({ monthlyCents }) => monthlyCents ?? []);
    const sum = known.length === 0 ? null : known.reduce((total, cents) => total + cents, 0);
    return own.length === 0
      ? []
      : [
          groupRow(titles.get(part) ?? part, ...amounts(sum)),
          ...own.map(({ heading, labels, monthlyCents }) =>
            row(textCell(capital(heading), labels.join(", ")), ...amounts(monthlyCents)),
          ),
        ];
  });
  return {
    kind: "table",
    id: "court-lines",
    caption: "Ready to copy into a court's financial statement (Form 13): averages a week",
    columns: columns(["Line of the form", 64], [">A month", 18], [">A week", 18]),
    rows,
    empty: "Neither income nor spending was found.",
    footnote:
      "The headings are in our words, by Part. The form asks for wages before tax: see “Pay before tax”. Repayments of loans and contracts stand in the personal expenditure, so no amount is here twice. Cash, and money to people, is for the customer to say.",
  };
}

const capital = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
