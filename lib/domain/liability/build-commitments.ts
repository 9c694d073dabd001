import type { BankData } from "@/lib/domain/bank";
import { groupOf, toLeaf } from "@/lib/domain/category/taxonomy";
import type { Commitments, Expenses, Figure, Liabilities, LiabilityClass } from "@/lib/domain/document";
import { sumFigures } from "@/lib/domain/figure";
import type { Ledger } from "@/lib/domain/ledger";
import { isSpentFrom } from "@/lib/domain/liability/build-liabilities";
import { CLASS_OF } from "@/lib/domain/liability/find-lenders";
import { listAuthorities } from "@/lib/domain/liability/list-authorities";
import { listScheduled } from "@/lib/domain/liability/list-scheduled";
import { listUpcoming } from "@/lib/domain/liability/list-upcoming";

type Line = Commitments["lines"][number];

const SHARED_LABEL: Partial<Record<LiabilityClass, string>> = {
  MORTGAGE: "Home loan (shared)",
  PERSONAL: "Personal loan (shared)",
  CAR: "Car loan (shared)",
  BNPL: "Buy now, pay later (shared)",
  LEASE: "Lease (shared)",
  MARGIN_LOAN: "Margin loan (shared)",
  BUSINESS_LOAN: "Business loan (shared)",
};

/**
 * What must be paid each month: contracts, lenders seen in the rows, and shared loans. Each stands here once and nowhere in
 * living costs. A shared card adds no line, because its purchases are counted where they were made; a lender whose account
 * was shared adds none either, because the account does.
 */
export function buildCommitments(
  data: BankData,
  ledger: Ledger,
  expenses: Expenses,
  liabilities: Liabilities,
): Commitments {
  const lines = [
    ...listContracts(expenses),
    ...listLenders(ledger, liabilities),
    ...listLoans(ledger, liabilities),
  ];
  const scheduledPayments = listScheduled(data, ledger.bank.dataDay, expenses.streams);
  return {
    lines,
    totalMonthly: sumFigures(
      lines.map((line) => line.monthly),
      "C-SUM",
      {
        window: ledger.whole.window,
        evidence: ledger.evidence.note("commitments:all", commitmentRows(ledger)),
      },
    ),
    directDebitAuthorities: listAuthorities(data, ledger, expenses.streams),
    scheduledPayments,
    upcoming30Days: listUpcoming(ledger, expenses.streams, scheduledPayments, liabilities),
  };
}

function listContracts(expenses: Expenses): Line[] {
  return expenses.groups
    .flatMap((group) => group.leaves)
    .filter((leaf) => toLeaf(leaf.code).place === "COMMITMENT" && groupOf(leaf.code) !== "dbt")
    .map((leaf) => ({ code: leaf.code, label: leaf.label, monthly: leaf.monthly.selected }));
}

/** Lenders by class. What they ask for now is counted, not what they were paid on average: a loan repaid is no commitment. */
function listLenders(ledger: Ledger, { detected }: Liabilities): Line[] {
  return Object.entries(CLASS_OF)
    .filter(([code]) => groupOf(code) === "dbt")
    .flatMap(([code, kind]) => {
      const own = detected.filter((lender) => lender.class === kind && lender.sharedAccountId === null);
      if (own.length === 0) return [];
      const ids = new Set(own.flatMap((lender) => ledger.evidence.rowsOf(lender.evidence)));
      const rows = ledger.entries.map((entry) => entry.row).filter((row) => ids.has(row.id));
      const evidence = ledger.evidence.note(`commitment:${code}`, rows);
      const { window } = ledger.coverOf(rows);
      return [{ code, label: toLeaf(code).label, monthly: sumOf(own, window, evidence) }];
    });
}

function listLoans(ledger: Ledger, { shared }: Liabilities): Line[] {
  return Object.entries(SHARED_LABEL).flatMap(([kind, label]) => {
    const own = shared.filter((debt) => debt.class === kind && !isSpentFrom(debt));
    if (own.length === 0) return [];
    return [{ code: `shared.${kind.toLowerCase()}`, label, monthly: sumOf(own, ledger.whole.window, null) }];
  });
}

/** One debt's own figure, or the sum of several. */
function sumOf(
  debts: readonly { repaymentMonthly: Figure }[],
  window: Figure["window"],
  evidence: string | null,
): Figure {
  const only = debts.length === 1 ? debts[0]?.repaymentMonthly : undefined;
  return (
    only ??
    sumFigures(
      debts.map((debt) => debt.repaymentMonthly),
      "L-SUM",
      { window, evidence },
    )
  );
}

function commitmentRows(ledger: Ledger) {
  return ledger.entries
    .filter(({ row, leaf, decision }) => {
      const isLoanRepayment =
        (row.kind === "LOAN" || row.kind === "MORTGAGE") && decision.code === "crd.own_transfer";
      return leaf?.place === "COMMITMENT" || (isLoanRepayment && row.cents > 0);
    })
    .map((entry) => entry.row);
}
