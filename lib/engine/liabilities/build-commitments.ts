import type { BankData } from "@/lib/engine/bank";
import { groupOf, toCategory } from "@/lib/engine/categories/taxonomy";
import type { Commitments, Expenses, Figure, Liabilities, LiabilityClass } from "@/lib/engine/document";
import { CONTRACT_DAYS_MIN } from "@/lib/engine/expenses/select-expense";
import { calculate, sayShared, sumFigures, toUnstated } from "@/lib/engine/figures/figure";
import { isSpentFrom, toOwnRepayment } from "@/lib/engine/figures/formulas/debts";
import { CLASS_OF } from "@/lib/engine/figures/liability-class";
import { NOTHING_READ } from "@/lib/engine/income/why-unseen";
import type { Ledger } from "@/lib/engine/ledger";
import { listAuthorities } from "@/lib/engine/liabilities/list-authorities";
import { listScheduled } from "@/lib/engine/liabilities/list-scheduled";
import { listUpcoming } from "@/lib/engine/liabilities/list-upcoming";
import type { BankRow } from "@/lib/engine/row";

type Line = Commitments["lines"][number];

const SHARED_LABEL: Partial<Record<LiabilityClass, string>> = {
  MORTGAGE: "Home loan (account shared)",
  PERSONAL: "Personal loan (account shared)",
  CAR: "Car loan (account shared)",
  BNPL: "Buy now, pay later (account shared)",
  LEASE: "Lease (account shared)",
  MARGIN_LOAN: "Margin loan (account shared)",
  BUSINESS_LOAN: "Business loan (account shared)",
};

/**
 * Monthly commitments: contracts, lenders seen in the rows, and loans whose accounts were shared. Each is counted only
 * here and not in living costs. If another person also repays a loan, only the customer's own share counts here; the
 * assessment counts the whole repayment. A card whose account was shared adds no line, because its purchases already
 * count as spending. A lender whose account was shared adds no line either, because the debt counts with that account.
 */
export function buildCommitments(
  data: BankData,
  ledger: Ledger,
  expenses: Expenses,
  liabilities: Liabilities,
): Commitments {
  const lines = [
    ...listContracts(expenses).flatMap((line) => lessPlans(line, liabilities, ledger)),
    ...listTaxPlans(ledger, liabilities),
    ...listLenders(ledger, liabilities),
    ...listLoans(ledger, liabilities),
  ];
  const scheduledPayments = listScheduled(data, ledger.bank.dataDay, expenses.streams);
  const rows = rowsOf(
    lines.map((line) => line.monthly),
    ledger,
  );
  return {
    lines,
    totalMonthly: toTotal(lines, rows, ledger),
    directDebitAuthorities: listAuthorities(data, ledger, expenses.streams),
    scheduledPayments,
    upcoming30Days: listUpcoming(ledger, expenses.streams, scheduledPayments, liabilities),
  };
}

function toTotal(lines: readonly Line[], rows: readonly BankRow[], ledger: Ledger): Figure {
  const { window } = ledger.whole;
  const basis = { window, count: rows.length, evidence: ledger.evidence.note("commitments:all", rows) };
  if (window.days === 0) return calculate("C-SUM", null, { quality: "INCOMPLETE", note: NOTHING_READ });
  // If the data covers fewer days than CONTRACT_DAYS_MIN, a commitment that is paid monthly might not be visible.
  if (lines.length === 0 && window.days < CONTRACT_DAYS_MIN)
    return toUnstated(
      `${sayShared(window.days)}, so a commitment that is paid monthly may be missing`,
      "C-SUM",
      basis,
    );
  return sumFigures(
    lines.map((line) => line.monthly),
    "C-SUM",
    basis,
  );
}

function listContracts(expenses: Expenses): Line[] {
  return expenses.groups
    .flatMap((group) => group.leaves)
    .filter((leaf) => toCategory(leaf.code).part === "COMMITMENT" && groupOf(leaf.code) !== "dbt")
    .map((leaf) => ({
      code: leaf.code,
      label: leaf.label,
      monthly: leaf.monthly.selected,
      advancedMonthly: null,
    }));
}

const TAX_PLAN = { code: "dbt.tax_plan", label: "Instalments to the tax office" };
/** If less tax than this remains after the plans are deducted, the remainder is rounding. */
const TAX_LEFT_CENTS_MIN = 100;

/** Instalment plans with the tax office, as one line of debt. Other tax payments stay in the line for tax. */
function listTaxPlans(ledger: Ledger, { detected }: Liabilities): Line[] {
  const plans = detected.filter((lender) => lender.class === "TAX_DEBT");
  if (plans.length === 0) return [];
  return [{ ...TAX_PLAN, monthly: sumOf(plans, TAX_PLAN.code, ledger), advancedMonthly: null }];
}

function lessPlans(line: Line, { detected }: Liabilities, ledger: Ledger): Line[] {
  const plans = detected.filter((lender) => lender.class === "TAX_DEBT");
  if (line.code !== "gov.tax" || plans.length === 0 || line.monthly.value === null) return [line];
  const planned = plans.reduce((sum, plan) => sum + (plan.repaymentMonthly.value ?? 0), 0);
  const value = line.monthly.value - planned;
  if (value < TAX_LEFT_CENTS_MIN) return [];
  const paid = new Set(plans.flatMap((plan) => ledger.evidence.rowsOf(plan.evidence)));
  const rows = (line.monthly.evidence === null ? [] : ledger.evidence.rowsOf(line.monthly.evidence)).filter(
    (row) => !paid.has(row),
  );
  const monthly = {
    ...line.monthly,
    value,
    count: rows.length,
    evidence: ledger.evidence.note("commitment:gov.tax", rows),
    note: "without instalments under payment plans with the tax office, which are counted as debts",
  };
  return [{ ...line, monthly }];
}

/**
 * Lenders by class, at their current monthly repayments. The mean of all repayments is not used, because it would
 * include loans that have been repaid.
 */
function listLenders(ledger: Ledger, { detected }: Liabilities): Line[] {
  const open = detected.filter((lender) => lender.sharedAccountId === null && lender.class !== "TAX_DEBT");
  if (open.length === 0) return [];
  return Object.entries(CLASS_OF).flatMap(([code, kind]) => {
    const own = open.filter((lender) => lender.class === kind);
    if (own.length === 0) return [];
    const advancedMonthly = sumAdvanced(own, code, ledger);
    return [{ code, label: toCategory(code).label, monthly: sumOf(own, code, ledger), advancedMonthly }];
  });
}

function sumAdvanced(lenders: Liabilities["detected"], code: string, ledger: Ledger): Figure | null {
  const parts = lenders.map((lender) => lender.advancedMonthly).filter((figure) => figure !== null);
  if (parts.length <= 1) return parts[0] ?? null;
  const received = rowsOf(parts, ledger);
  return sumFigures(parts, "L-ADVANCE", {
    window: ledger.coverOf(received).window,
    evidence: ledger.evidence.note(`advanced:${code}`, received),
  });
}

function listLoans(ledger: Ledger, { shared }: Liabilities): Line[] {
  return Object.entries(SHARED_LABEL).flatMap(([kind, label]) => {
    const loans = shared.filter((debt) => debt.class === kind && !isSpentFrom(debt));
    if (loans.length === 0) return [];
    const code = `shared.${kind.toLowerCase()}`;
    const own = loans.map((debt) => ({ repaymentMonthly: toOwnRepayment(debt) }));
    const isPart = loans.some(({ ownShareMonthly }) => ownShareMonthly != null);
    return [
      {
        code,
        label: isPart ? `${label}, own share` : label,
        monthly: sumOf(own, code, ledger),
        advancedMonthly: null,
      },
    ];
  });
}

/**
 * The debt's own figure if there is only one debt; otherwise the sum of the debts' figures, with the rows of all of
 * them as evidence.
 */
function sumOf(debts: readonly { repaymentMonthly: Figure }[], code: string, ledger: Ledger): Figure {
  const only = debts.length === 1 ? debts[0]?.repaymentMonthly : undefined;
  if (only) return only;
  const figures = debts.map((debt) => debt.repaymentMonthly);
  const rows = rowsOf(figures, ledger);
  const evidence = ledger.evidence.note(`commitment:${code}`, rows);
  return sumFigures(figures, "L-SUM", { window: ledger.coverOf(rows).window, count: rows.length, evidence });
}

/** The rows of several figures, each once. */
function rowsOf(figures: readonly Figure[], ledger: Ledger): BankRow[] {
  const rows = figures.flatMap(({ evidence }) => (evidence === null ? [] : ledger.evidence.rowsOf(evidence)));
  return [...new Set(rows)];
}
