import type { ReportDocument } from "@/lib/engine/document";
import { type Cell, type Identity, listIdentities, readValue } from "@/lib/engine/insight/identities";
import { isFigure } from "@/lib/engine/insight/suppress";

/**
 * Chooses the cells of a full report to suppress in the insight profile. Every figure of a single transaction is
 * suppressed. If only one cell of an identity were suppressed, a reader could calculate it from the identity's other
 * cells, so a second one is suppressed too. That cell may be part of other identities and require further cells. So
 * we choose the cells whose loss does the least harm in total.
 */
export function planSuppression(report: ReportDocument): ReadonlySet<object> {
  const identities = listIdentities(report);
  const hidden = new Set<object>(listSingles(report));
  const harmOf = newHarm(report, identities);
  const withCell = new Map<object, Identity[]>();
  for (const identity of identities)
    for (const cell of identity) withCell.set(cell, [...(withCell.get(cell) ?? []), identity]);
  // Suppressing a part that is zero would not protect the other parts: they would still add up to the total.
  const candidatesOf = (identity: Identity) =>
    identity.filter((cell) => !hidden.has(cell) && (cell === identity[0] || readValue(cell) !== 0));
  const isSolved = (identity: Identity) => identity.filter((cell) => hidden.has(cell)).length === 1;
  // The harm of suppressing a cell. If it would be the only suppressed cell of an identity, a second cell must be
  // suppressed too, so the harm of the least harmful second cell is added.
  const costOf = (cell: Cell) => {
    const opened = (withCell.get(cell) ?? []).filter(
      (identity) => !identity.some((other) => hidden.has(other)),
    );
    const further = opened.map((identity) =>
      Math.min(...candidatesOf(identity).flatMap((other) => (other === cell ? [] : harmOf(other)))),
    );
    return further.reduce((sum, harm) => sum + Math.min(harm, HARM.headline), harmOf(cell));
  };
  for (;;) {
    const choices = new Set(identities.filter(isSolved).flatMap(candidatesOf));
    let best: { cell: Cell; cost: number } | null = null;
    for (const cell of choices) {
      const cost = costOf(cell);
      if (best === null || cost < best.cost) best = { cell, cost };
    }
    if (best === null) return hidden;
    hidden.add(best.cell);
  }
}

/** The harm to the reader if a cell is suppressed, by kind of cell. */
const HARM = { derived: 1, subtotal: 3, part: 10, split: 30, surplus: 60, headline: 500 };
/**
 * The harm of suppressing a category or source is HARM.part plus this amount for each of its payments. At most
 * PAYMENTS_MAX payments count, so that the sum stays below HARM.split.
 */
const HARM_PER_PAYMENT = 0.2;
const PAYMENTS_MAX = 52;
const SUBTOTALS: ReadonlySet<string> = new Set(["E-SUM", "E-GROUP", "L-SUM", "I-TYPE"]);
const DERIVED = /^(?:R-|S-|I-GOV|I-ASSESSED|E-HOUSED|L-SERVICE)/;

/**
 * Returns a function that gives the harm of suppressing a cell. If an identity says that two cells are equal, both get
 * the greater harm of the two.
 */
function newHarm(
  { summary, income, expenses, commitments }: ReportDocument,
  identities: readonly Identity[],
): (cell: Cell) => number {
  const { totals } = expenses;
  const { incomeNetMonthly, livingMonthly, commitmentsMonthly } = summary;
  const known = new Map<object, number>([
    ...[totals.essential, totals.discretionary, summary.essentialMonthly, summary.discretionaryMonthly].map(
      (figure) => [figure, HARM.split] as const,
    ),
    [summary.surplusMonthly, HARM.surplus],
    ...[
      incomeNetMonthly,
      livingMonthly,
      commitmentsMonthly,
      income.totals.netMonthly,
      totals.living,
      commitments.totalMonthly,
    ].map((figure) => [figure, HARM.headline] as const),
  ]);
  const ownHarm = (cell: Cell) => {
    const harm = known.get(cell);
    if (harm !== undefined) return harm;
    if (!isFigure(cell) || DERIVED.test(cell.formula)) return HARM.derived;
    if (SUBTOTALS.has(cell.formula)) return HARM.subtotal;
    return HARM.part + Math.min(cell.count, PAYMENTS_MAX) * HARM_PER_PAYMENT;
  };
  for (const [one, other, ...more] of identities) {
    if (one === undefined || other === undefined || more.length > 0) continue;
    const harm = Math.max(ownHarm(one), ownHarm(other));
    known.set(one, harm).set(other, harm);
  }
  return ownHarm;
}

/**
 * Every figure of a single transaction, and the monthly amounts of streams and categories with only one transaction.
 */
function listSingles(report: ReportDocument): object[] {
  const found: object[] = [];
  const walk = (part: unknown) => {
    if (typeof part !== "object" || part === null) return;
    if (!isFigure(part)) for (const inner of Object.values(part)) walk(inner);
    else if (part.count === 1 && part.unit !== "COUNT") found.push(part);
  };
  const { transactions: _transactions, evidenceSets: _sets, definitions: _definitions, ...figures } = report;
  walk(figures);
  const parts = [...report.income.streams, ...report.expenses.groups.flatMap((group) => group.leaves)];
  return [...found, ...parts.filter(({ count }) => count === 1).map(({ monthly }) => monthly.selected)];
}
