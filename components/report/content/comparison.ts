import type { Assessment, Comparison } from "@/lib/engine/document";
import { type Context, figureCell, textCell } from "../context";
import { DASH, money, percent } from "../format";
import type { Block, Cell, Facts, Section, Table } from "../model";
import { debtLabelOf, MATCH_WORDS } from "./comparison-words";
import { columns, row } from "./table";

/**
 * Declared amounts next to observed ones, and the expected employer; null if nothing was declared and no employer was
 * named.
 */
export function toComparisonSection(context: Context): Section | null {
  const { comparison = [], assessment } = context.document;
  const employer = assessment?.expectedEmployer ?? null;
  if (comparison.length === 0 && employer === null) return null;
  const of = (kind: Comparison["kind"]) => comparison.filter((line) => line.kind === kind);
  const income = of("INCOME");
  const expenses = of("EXPENSE");
  const debts = of("DEBT");
  const blocks: Block[] = [
    ...(income.length > 0 ? [linesTable(context, "declared-income", "Monthly income", income)] : []),
    ...(expenses.length > 0
      ? [linesTable(context, "declared-expenses", "Monthly expenses by LIXI heading", expenses)]
      : []),
    ...(debts.length > 0 ? [linesTable(context, "declared-debts", "Debts", debts)] : []),
    ...(employer === null ? [] : [employerFacts(employer)]),
  ];
  return {
    id: "declared",
    number: "",
    title: "Declared and observed",
    lead: leadOf(comparison),
    about: `The amounts that the customer declared to the firm, next to the amounts in the bank data. The difference is the observed amount minus the declared amount. The firm marks differences above ${percent(assessment?.highlightDifference ?? 0)} of the declared amount. This is a comparison, not a finding about the customer.`,
    blocks,
  };
}

function leadOf(comparison: readonly Comparison[]): string {
  const marked = comparison.filter(({ isHighlighted }) => isHighlighted).length;
  if (comparison.length === 0) return "The firm named an employer, and nothing else was declared.";
  return marked === 0
    ? "No difference is above the firm’s limit."
    : `${marked} of ${comparison.length} lines ${marked === 1 ? "is" : "are"} marked for a question.`;
}

function linesTable(context: Context, id: string, caption: string, lines: readonly Comparison[]): Table {
  return {
    kind: "table",
    id,
    caption,
    columns: columns(["Line", 42], [">Declared", 18], [">Observed", 20], [">Difference", 20]),
    rows: lines.map((line) => {
      const cells = [
        textCell(labelOf(line), noteOf(line)),
        money(line.declaredCents),
        line.observed === null ? DASH : figureCell(context, line.observed),
        differenceCell(line),
      ];
      // There is no total row. Its totals would include lines that were only declared or only observed, but the
      // differences of these lines are unknown.
      return row(...cells);
    }),
    empty: "Nothing was declared.",
  };
}

function labelOf(line: Comparison): string {
  if (line.kind !== "DEBT") return line.label;
  return `${debtLabelOf(line)}: ${line.measure === "BALANCE" ? "owed" : "repaid a month"}`;
}

function noteOf({ match, note, role }: Comparison): string | null {
  const side = role === "TOTAL" || match === "BOTH" ? null : MATCH_WORDS[match];
  return [side, note].filter((part) => part !== null).join("; ") || null;
}

function differenceCell({ differenceCents, isHighlighted }: Comparison): Cell {
  return isHighlighted ? { text: money(differenceCents), mark: "ask" } : { text: money(differenceCents) };
}

const MATCH: Readonly<Record<NonNullable<Assessment["expectedEmployer"]>["match"], string>> = {
  MATCH: "the name matches",
  PARTIAL: "part of the name matches",
  NONE: "no match",
};

function employerFacts({ name, match, reason }: NonNullable<Assessment["expectedEmployer"]>): Facts {
  return {
    kind: "facts",
    title: "Expected employer",
    pairs: [
      { term: "Named by the customer", cell: { text: name } },
      { term: "Among the payers seen", cell: { text: MATCH[match] } },
      { term: "Why", cell: { text: reason } },
    ],
  };
}
