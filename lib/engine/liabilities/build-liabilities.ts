import type { Assumptions, Income, Liabilities } from "@/lib/engine/document";
import type { CodedStream } from "@/lib/engine/expenses/list-expense-streams";
import { sumFigures } from "@/lib/engine/figures/figure";
import { isSpentFrom, listRepayments } from "@/lib/engine/figures/formulas/debts";
import type { Ledger } from "@/lib/engine/ledger";
import { findLenders } from "@/lib/engine/liabilities/find-lenders";
import { linkShared } from "@/lib/engine/liabilities/link-shared";
import { listArrears } from "@/lib/engine/liabilities/list-arrears";
import { listDetected } from "@/lib/engine/liabilities/list-detected";
import { listShared } from "@/lib/engine/liabilities/list-shared";
import { toLeaseTest, toSaccTest } from "@/lib/engine/liabilities/repayment-test";
import type { BankRow } from "@/lib/engine/row";

/** Lists debts whose accounts were shared and debts seen in rows, separately; a debt seen in both is counted once. */
export function buildLiabilities(
  ledger: Ledger,
  income: Income,
  streams: readonly CodedStream[],
  assumptions: Assumptions,
): Liabilities {
  const lenders = findLenders(ledger, streams);
  const links = linkShared(lenders, ledger);
  const linked = new Map<string, BankRow[]>();
  for (const [lender, accountId] of links)
    linked.set(
      accountId,
      lender.entries.map((entry) => entry.row).filter((row) => row.cents < 0),
    );
  const shared = listShared(ledger, assumptions, linked);
  const detected = listDetected(lenders, links, ledger);
  return {
    shared,
    detected,
    arrears: listArrears(ledger, lenders),
    totals: toTotals(shared, detected, ledger),
    saccTest: toSaccTest(income, detected, ledger),
    leaseTest: toLeaseTest(income, detected, ledger),
  };
}

function toTotals(
  shared: Liabilities["shared"],
  detected: Liabilities["detected"],
  ledger: Ledger,
): Liabilities["totals"] {
  const loans = shared.filter((debt) => !isSpentFrom(debt));
  const others = detected.filter((lender) => lender.sharedAccountId === null);
  const open = others.filter((lender) => lender.status !== "SETTLED");
  const owed = shared.map((debt) => debt.owedCents).filter((cents) => cents !== null);
  const limits = shared.map((debt) => debt.limitCents).filter((cents) => cents !== null);
  const unread = shared.filter(
    (debt) => debt.owedCents === null || (isSpentFrom(debt) && debt.limitCents === null),
  );
  return {
    owedCents: owed.length === 0 ? null : owed.reduce((sum, cents) => sum + cents, 0),
    limitsCents: limits.length === 0 ? null : limits.reduce((sum, cents) => sum + cents, 0),
    repaymentsMonthly: sumFigures(listRepayments({ shared, detected }), "L-SUM", {
      window: ledger.whole.window,
      evidence: null,
    }),
    lenders: new Set([...loans.map((debt) => debt.accountId), ...open.map((lender) => lender.lender)]).size,
    cards: shared.filter((debt) => debt.class === "CREDIT_CARD").length,
    unknown: unread.length + open.filter((lender) => lender.estimatedBalanceCents === null).length,
  };
}
