import type { Assumptions, Income, Liabilities } from "@/lib/domain/document";
import type { CodedStream } from "@/lib/domain/expense/list-expense-streams";
import { sumFigures } from "@/lib/domain/figure";
import type { Ledger } from "@/lib/domain/ledger";
import { listDetected, sumRepayments } from "@/lib/domain/liability/list-detected";
import { listShared } from "@/lib/domain/liability/list-shared";
import { roundHalfUp } from "@/lib/domain/money";
import { toRatio } from "@/lib/domain/statistics";
import { TIMES_PER_YEAR } from "@/lib/domain/stream/frequency";

/** Small amount contracts' repayments may take this share of income net of tax (NCCP Regulations, 28LCA). */
const SACC_CAP = 0.1;

/** Debts the accounts show and debts the rows show, apart. */
export function buildLiabilities(
  ledger: Ledger,
  income: Income,
  streams: readonly CodedStream[],
  assumptions: Assumptions,
): Liabilities {
  const shared = listShared(ledger, assumptions);
  const detected = listDetected(ledger, streams);
  // A card's repayments are not added: what was bought with it is already counted where it was spent.
  const loans = shared.filter((debt) => debt.class !== "CREDIT_CARD" && debt.class !== "OTHER_CREDIT");
  const owed = shared.map((debt) => debt.owedCents).filter((cents) => cents !== null);
  const limits = shared.map((debt) => debt.limitCents).filter((cents) => cents !== null);
  return {
    shared,
    detected,
    totals: {
      owedCents: owed.length === 0 ? null : owed.reduce((sum, cents) => sum + cents, 0),
      limitsCents: limits.length === 0 ? null : limits.reduce((sum, cents) => sum + cents, 0),
      repaymentsMonthly: sumFigures(
        [...loans.map((debt) => debt.repaymentMonthly), ...detected.map((lender) => lender.repaymentMonthly)],
        "L-SUM",
        { window: ledger.whole.window, evidence: null },
      ),
      lenders: new Set([...loans.map((debt) => debt.accountId), ...detected.map((lender) => lender.lender)])
        .size,
      cards: shared.filter((debt) => debt.class === "CREDIT_CARD").length,
    },
    saccTest: toSaccTest(income, detected),
  };
}

/** Repayments of all small amount contracts in a pay period against a tenth of the pay. Formula S-SACC. */
function toSaccTest(income: Income, detected: Liabilities["detected"]): Liabilities["saccTest"] {
  const main = income.streams.find((stream) => stream.included && stream.frequency !== "IRREGULAR");
  const monthly = income.totals.netMonthly.value ?? 0;
  if (!main || main.frequency === "IRREGULAR" || monthly <= 0) return null;
  const perMonth = TIMES_PER_YEAR[main.frequency] / 12;
  const available = roundHalfUp(monthly / perMonth);
  const repayments = roundHalfUp((sumRepayments(detected, ["SACC"]).value ?? 0) / perMonth);
  return {
    payPeriod: main.frequency,
    availableIncomeCents: available,
    repaymentsCents: repayments,
    ratio: toRatio(repayments, available) ?? 0,
    cap: SACC_CAP,
    headroomCents: roundHalfUp(available * SACC_CAP) - repayments,
  };
}
