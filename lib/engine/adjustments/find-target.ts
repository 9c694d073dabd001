import type { AdjustmentTarget, TargetFacts } from "@/lib/engine/adjustments/adjustment";
import { CREDIT_CATEGORIES, toCreditCategory } from "@/lib/engine/categories/credits";
import { OUTGOING_CATEGORIES, toCategory } from "@/lib/engine/categories/taxonomy";
import type { ExpenseStream, IncomeStream, ReportDocument } from "@/lib/engine/document";
import { atCadence } from "@/lib/engine/figures/kinds";
import { isMoved } from "@/lib/engine/ledger";
import { roundHalfUp } from "@/lib/engine/money";

export type FoundTarget = { rowIds: readonly string[]; isCredit: boolean; facts: TargetFacts };

/**
 * Returns a function that finds a row or stream in the report. That function returns null if the report lacks the
 * target, or lacks the rows of the target stream.
 */
export function targetsOf(document: ReportDocument): (target: AdjustmentTarget) => FoundTarget | null {
  const rows = new Map(document.transactions.map((row) => [row.id, row]));
  const sets = new Map(document.evidenceSets.map(({ id, transactionIds }) => [id, transactionIds]));
  const income = new Map(document.income.streams.map((stream) => [stream.id, stream]));
  const expenses = new Map(document.expenses.streams.map((stream) => [stream.id, stream]));
  const findRow = (id: string): FoundTarget | null => {
    const row = rows.get(id);
    if (!row) return null;
    const { name, on, amountCents, code } = row;
    const facts = { name, on, amountCents, code, monthlyCents: null };
    return { rowIds: [id], isCredit: amountCents > 0, facts };
  };
  const findStream = (id: string): FoundTarget | null => {
    const paidIn = income.get(id);
    const stream = paidIn ?? expenses.get(id);
    const rowIds = stream ? (sets.get(stream.evidence) ?? []) : [];
    if (!stream || rowIds.length === 0) return null;
    const monthlyCents = paidIn ? paidIn.monthly.selected.value : monthlyOf(stream);
    const { name, code } = stream;
    return {
      rowIds,
      isCredit: paidIn !== undefined,
      facts: { name, on: null, amountCents: null, code, monthlyCents },
    };
  };
  return ({ kind, id }) => (kind === "STREAM" ? findStream(id) : findRow(id));
}

/**
 * A stream's monthly amount, calculated from its next expected payment. Null if no payment is expected or the stream is
 * irregular.
 */
function monthlyOf(stream: ExpenseStream | IncomeStream): number | null {
  const amount = stream.next?.amountCents;
  const monthly = amount === undefined ? null : atCadence(amount, stream.frequency);
  return monthly === null ? null : roundHalfUp(monthly);
}

/**
 * Credit categories for money that was only moved between own accounts, or was returned. A firm cannot recode a row to
 * them.
 */
const MOVED_IN: ReadonlySet<string> = new Set(["crd.own_transfer", "crd.reversal"]);

/** The categories that a firm may recode to, for money in and for money out, in the taxonomy's order. */
export const RECODES = {
  in: CREDIT_CATEGORIES.filter(({ code }) => !MOVED_IN.has(code)).map(({ code, label }) => ({ code, label })),
  out: OUTGOING_CATEGORIES.filter(({ code }) => !isMoved(code)).map(({ code, label }) => ({ code, label })),
};
const CODES = {
  in: new Set(RECODES.in.map(({ code }) => code)),
  out: new Set(RECODES.out.map(({ code }) => code)),
};

/** Reports whether a firm may recode money in this direction to the category. */
export function mayRecode(code: string, isCredit: boolean): boolean {
  return (isCredit ? CODES.in : CODES.out).has(code);
}

/** The label of a category. An unknown code gets the label of uncategorised debits or of other credits. */
export function labelOf(code: string): string {
  return code.startsWith("inc.") || code.startsWith("crd.")
    ? toCreditCategory(code).label
    : toCategory(code).label;
}
