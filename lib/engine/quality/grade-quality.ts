import type { Grade, Income, Quality } from "@/lib/engine/document";
import { toRatio } from "@/lib/engine/figures/statistics";
import { type Entry, isMoved, type Ledger, LOW_CONFIDENCE } from "@/lib/engine/ledger";
import { QUALITY_RULES } from "@/lib/engine/quality/grade-rules";
import { listUnshared, toCompleteness } from "@/lib/engine/quality/list-unshared";
import type { QualityInput } from "@/lib/engine/quality/quality-input";

const GRADES: readonly Grade[] = ["A", "B", "C", "D"];

/**
 * The coverage of the data and the quality of its categorisation, with a grade and its reasons. The grade is
 * about the data, not about people.
 */
export function gradeQuality(ledger: Ledger, input: QualityInput): Quality {
  const measures = measure(ledger, input);
  const findings = QUALITY_RULES.flatMap((rule) => rule({ ...input, measures, ledger }) ?? []);
  const worst = findings.reduce((rank, finding) => Math.max(rank, GRADES.indexOf(finding.cap)), 0);
  return {
    grade: GRADES[worst] ?? "D",
    reasons: findings
      .sort((a, b) => GRADES.indexOf(b.cap) - GRADES.indexOf(a.cap))
      .map(({ code, text, severity }) => ({ code, text, severity })),
    ...measures,
  };
}

function measure(ledger: Ledger, input: QualityInput): Omit<Quality, "grade" | "reasons"> {
  const { bank, entries } = ledger;
  const used = bank.accounts.filter((account) => account.coverage.rows > 0);
  const ratios = measureValue(entries);
  const suspectedUnshared = listUnshared(ledger, input.income, input.liabilities.detected);
  return {
    coveredDays: ledger.whole.window.days,
    minAccountDays: used.length === 0 ? 0 : Math.min(...used.map((account) => account.coverage.days)),
    gapDays: used.reduce(
      (sum, account) => sum + account.coverage.gaps.reduce((days, gap) => days + gap.days, 0),
      0,
    ),
    ...ratios,
    balanceReconciled:
      input.reconciliations.length === 0
        ? null
        : input.reconciliations.every(({ isReconciled }) => isReconciled),
    reconciliations: input.reconciliations,
    isStale: bank.isStale,
    accountCompletenessRatio: toCompleteness(ledger, suspectedUnshared),
    jointIncomeRatio: toJointIncome(ledger, input.income),
    pendingExcluded: { count: bank.pending },
    rowsExcluded: addUp([...bank.unread, ...input.notes.rowsExcluded]),
    foreignRows: input.notes.foreignRows,
    accountsLeftOut: input.notes.accountsLeftOut,
    suspectedUnshared,
  };
}

function addUp(lines: Quality["rowsExcluded"]): Quality["rowsExcluded"] {
  const counts = new Map<string, number>();
  for (const { reason, count } of lines) counts.set(reason, (counts.get(reason) ?? 0) + count);
  return [...counts]
    .map(([reason, count]) => ({ reason, count }))
    .sort((a, b) => (a.reason < b.reason ? -1 : 1));
}

/** The share of counted income that arrives in joint accounts; null if no income is counted. */
function toJointIncome(ledger: Ledger, income: Income): number | null {
  const joint = new Set(
    ledger.bank.accounts
      .filter(({ ownership }) => ownership === "TWO_PARTY" || ownership === "MANY_PARTY")
      .map(({ id }) => id),
  );
  const included = income.streams.filter((stream) => stream.included);
  const value = (streams: typeof included) =>
    streams.reduce((sum, stream) => sum + (stream.monthly.selected.value ?? 0), 0);
  return toRatio(value(included.filter((stream) => joint.has(stream.accountId))), value(included));
}

function isTransfer({ decision, pair }: Entry): boolean {
  return (
    pair?.kind === "OWN_TRANSFER" ||
    decision.code === "trf.own_unshared" ||
    decision.code === "trf.business_unknown" ||
    decision.code === "crd.own_transfer"
  );
}

type ValueRatios = Pick<
  Quality,
  "uncategorisedValueRatio" | "unmatchedTransferValueRatio" | "lowConfidenceValueRatio"
>;

/**
 * Shares by value, in one pass over the rows: the uncategorised share of outgoings, the unmatched share of transfers,
 * and the low-confidence share of all other unpaired rows.
 */
function measureValue(entries: readonly Entry[]): ValueRatios {
  const debits = { part: 0, whole: 0 };
  const moves = { part: 0, whole: 0 };
  const others = { part: 0, whole: 0 };
  for (const entry of entries) {
    const { row, decision, pair } = entry;
    const amount = Math.abs(row.cents);
    if (row.cents < 0 && !isMoved(decision.code)) add(debits, amount, decision.code === "unc.debit");
    if (isTransfer(entry)) add(moves, amount, pair === null);
    else if (!pair) add(others, amount, decision.confidence < LOW_CONFIDENCE);
  }
  return {
    uncategorisedValueRatio: toRatio(debits.part, debits.whole),
    unmatchedTransferValueRatio: toRatio(moves.part, moves.whole),
    lowConfidenceValueRatio: toRatio(others.part, others.whole),
  };
}

function add(share: { part: number; whole: number }, amount: number, isPart: boolean): void {
  share.whole += amount;
  if (isPart) share.part += amount;
}
