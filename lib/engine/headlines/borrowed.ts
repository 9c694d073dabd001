import type { DetectedDebt } from "@/lib/engine/document";
import {
  type HeadlineInput,
  LENDERS_NAMED_MAX,
  type WeightedHeadline,
} from "@/lib/engine/headlines/headline-input";
import { listDebtRows } from "@/lib/engine/liabilities/list-debt-rows";
import { toDollars } from "@/lib/engine/money";
import type { BankRow } from "@/lib/engine/row";

const HIGH_COST: ReadonlySet<DetectedDebt["class"]> = new Set(["SACC", "MACC", "WAGE_ADVANCE"]);
const MONTHS = 12;

/** Facts about money borrowed in the period, because loan money makes a month look better than it was. */
export function listBorrowedFacts(parts: HeadlineInput): WeightedHeadline[] {
  const [highCost, others] = [true, false].map((isHighCost) =>
    parts.liabilities.detected.filter((debt) => HIGH_COST.has(debt.class) === isHighCost),
  );
  return [...fromHighCost(highCost ?? [], parts), ...fromLoans(others ?? [], highCost ?? [], parts)];
}

/**
 * All small loans and wage advances in the period. Includes settled ones: a new loan often replaces the last one, so
 * counting only open loans would understate the borrowing.
 */
function fromHighCost(
  found: readonly DetectedDebt[],
  { conduct, evidence: book }: HeadlineInput,
): WeightedHeadline[] {
  if (found.length === 0) return [];
  const asked = found.reduce((sum, { repaymentMonthly }) => sum + (repaymentMonthly.value ?? 0), 0);
  return [
    {
      code: "HIGH_COST_CREDIT",
      text: sayHighCost(found, String),
      severity: "ASK",
      evidence: "summary:high-cost",
      rows: listDebtRows(found, book),
      weightCents: Math.max(asked, conduct.highCostCredit.value ?? 0),
      level: "HIGH",
    },
  ];
}

/**
 * The headline on the small loans and wage advances among `debts`. `sayCount` writes their number. If `hasAmounts` is
 * false, no amount is stated.
 */
export function sayHighCost(
  debts: readonly DetectedDebt[],
  sayCount: (count: number) => string,
  hasAmounts = true,
): string {
  const found = debts.filter((debt) => HIGH_COST.has(debt.class));
  const advances = found.reduce((sum, { proceeds }) => sum + proceeds.length, 0);
  const received = found.reduce((sum, debt) => sum + receivedFrom(debt), 0);
  const said = sayCount(advances);
  const total = hasAmounts ? `, $${toDollars(received)} received in total and not counted as income` : "";
  const what =
    advances === 0
      ? "Small loans or wage advances, with no money received in the period"
      : `${said} small ${said === "1" ? "loan or wage advance" : "loans or wage advances"} in the period${total}`;
  const suffixOf = ({ status }: DetectedDebt) => (status === "SETTLED" ? " (settled)" : " (open)");
  return `${what}: ${nameLenders(found, hasAmounts, suffixOf)}.`;
}

/** Loan money except small loans and wage advances: other new loans, and money drawn from a loan or card account. */
function fromLoans(
  lenders: readonly DetectedDebt[],
  highCost: readonly DetectedDebt[],
  { income, evidence: book }: HeadlineInput,
): WeightedHeadline[] {
  const line = income.excludedCredits.find(({ reason }) => reason === "LOAN");
  if (line === undefined || line.evidence === null) return [];
  const isCounted = new Set<BankRow>(listDebtRows(highCost, book));
  const rows = book.rowsOf(line.evidence).filter((row) => !isCounted.has(row));
  const total = rows.reduce((sum, { cents }) => sum + cents, 0);
  if (total <= 0) return [];
  const known = lenders.filter(({ proceeds }) => proceeds.length > 0);
  const rest = total - known.reduce((sum, debt) => sum + receivedFrom(debt), 0);
  const from = [
    ...(known.length === 0 ? [] : [nameLenders(known, true)]),
    ...(rest > 0 ? [`$${toDollars(rest)} from lenders or accounts that the bank data does not name`] : []),
  ].join("; ");
  const times = rows.length === 1 ? "once" : `in ${rows.length} payments`;
  return [
    {
      code: "LOAN_MONEY",
      text: `$${toDollars(total)} of loan money was received ${times} in the period and is not counted as income: ${from}.`,
      severity: "ASK",
      evidence: "summary:loan-money",
      rows,
      weightCents: Math.round(total / MONTHS),
      level: "HIGH",
    },
  ];
}

const receivedFrom = ({ proceeds }: DetectedDebt) =>
  proceeds.reduce((sum, { amountCents }) => sum + amountCents, 0);

/**
 * The lenders' names, sorted by the amount received, largest first: "Beforepay $4,500.00 (open), Nimble (settled) and 2
 * more". A single lender has no amount here, because the sentence already states it.
 */
function nameLenders(
  debts: readonly DetectedDebt[],
  hasAmounts: boolean,
  suffixOf: (debt: DetectedDebt) => string = () => "",
) {
  const sorted = [...debts].sort(
    (a, b) => receivedFrom(b) - receivedFrom(a) || (a.lender < b.lender ? -1 : a.lender > b.lender ? 1 : 0),
  );
  const named = sorted.slice(0, LENDERS_NAMED_MAX).map((debt) => {
    const received = receivedFrom(debt);
    const amount = !hasAmounts || received === 0 || sorted.length === 1 ? "" : ` $${toDollars(received)}`;
    return `${debt.lender}${amount}${suffixOf(debt)}`;
  });
  const rest = sorted.length - named.length;
  return `${named.join(", ")}${rest === 0 ? "" : ` and ${rest} more`}`;
}
