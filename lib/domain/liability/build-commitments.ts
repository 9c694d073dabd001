import type { BankData } from "@/lib/domain/bank";
import { toLeaf } from "@/lib/domain/category/taxonomy";
import { findStatementDay } from "@/lib/domain/day";
import type { Commitments, Expenses, Liabilities, LiabilityClass } from "@/lib/domain/document";
import { sumFigures } from "@/lib/domain/figure";
import type { Ledger } from "@/lib/domain/ledger";
import { findCents } from "@/lib/domain/money";
import { listOf, toPublicId } from "@/lib/domain/read/read-account";
import { tidyText } from "@/lib/domain/text/tidy-text";

const LISTED_MAX = 200;
const SHARED_LABEL: Partial<Record<LiabilityClass, string>> = {
  MORTGAGE: "Home loan (shared)",
  PERSONAL: "Personal loan (shared)",
  CAR: "Car loan (shared)",
  BNPL: "Buy now, pay later (shared)",
  LEASE: "Lease (shared)",
};

/**
 * What must be paid each month: committed and debt leaves, and repayments to shared loans. Each stands here once and nowhere
 * in living costs. A shared card adds no line, because its purchases are counted where they were made.
 */
export function buildCommitments(
  data: BankData,
  ledger: Ledger,
  expenses: Expenses,
  liabilities: Liabilities,
): Commitments {
  const leaves = expenses.groups
    .flatMap((group) => group.leaves)
    .filter((leaf) => toLeaf(leaf.code).place === "COMMITMENT");
  const lines: Commitments["lines"] = leaves.map((leaf) => ({
    code: leaf.code,
    label: leaf.label,
    monthly: leaf.monthly.selected,
  }));
  for (const [kind, label] of Object.entries(SHARED_LABEL)) {
    const own = liabilities.shared.filter((debt) => debt.class === kind);
    if (own.length === 0) continue;
    const only = own.length === 1 ? own[0]?.repaymentMonthly : undefined;
    const monthly =
      only ??
      sumFigures(
        own.map((debt) => debt.repaymentMonthly),
        "L-SUM",
        { window: ledger.whole.window },
      );
    lines.push({ code: `shared.${kind.toLowerCase()}`, label, monthly });
  }
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
    directDebitAuthorities: listAuthorities(data),
    scheduledPayments: listScheduled(data),
  };
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

function listAuthorities(data: BankData): Commitments["directDebitAuthorities"] {
  return listOf(data.directDebits)
    .slice(0, LISTED_MAX)
    .map((debit) => ({
      accountId: toPublicId(tidyText(debit?.accountId, 200)),
      entity:
        tidyText(debit?.authorisedEntity?.description, 120) ||
        tidyText(debit?.authorisedEntity?.financialInstitution, 120) ||
        "Not named",
      lastOn: findStatementDay(tidyText(debit?.lastDebitDateTime, 40)),
      lastAmountCents: magnitude(debit?.lastDebitAmount),
    }))
    .sort(
      (a, b) =>
        compare(a.entity, b.entity) ||
        compare(a.accountId, b.accountId) ||
        compare(a.lastOn ?? "", b.lastOn ?? ""),
    );
}

function listScheduled(data: BankData): Commitments["scheduledPayments"] {
  return listOf(data.scheduledPayments)
    .slice(0, LISTED_MAX)
    .filter((payment) => isRecord(payment) && payment.status !== "INACTIVE")
    .map((payment) => {
      const amounts = listOf(payment.paymentSet).map((part) => magnitude(part?.amount));
      const known = amounts.filter((amount) => amount !== null);
      return {
        accountId: toPublicId(tidyText(payment.from?.accountId, 200)),
        payee:
          tidyText(payment.nickname, 120) ||
          tidyText(payment.payeeReference, 120) ||
          tidyText(payment.payerReference, 120) ||
          "Not named",
        nextOn: nextOf(payment.recurrence),
        amountCents: known.length === 0 ? null : known.reduce((sum, amount) => sum + amount, 0),
        recurrence: tidyText(payment.recurrence?.recurrenceUType, 40) || null,
      };
    })
    .sort((a, b) => compare(a.payee, b.payee) || compare(a.nextOn ?? "", b.nextOn ?? ""));
}

function nextOf(recurrence: Record<string, unknown> | undefined) {
  const onceOff = recurrence?.onceOff;
  const once = isRecord(onceOff) ? onceOff.paymentDate : undefined;
  return findStatementDay(tidyText(recurrence?.nextPaymentDate ?? once, 40));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function magnitude(text: unknown): number | null {
  const value = typeof text === "string" ? findCents(text) : null;
  return value === null ? null : Math.abs(value);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
