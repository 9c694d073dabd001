import type { DetectedDebt, Income, RepaymentTest } from "@/lib/engine/document";
import { TIMES_PER_YEAR } from "@/lib/engine/figures/sources";
import { toRatio } from "@/lib/engine/figures/statistics";
import type { Ledger } from "@/lib/engine/ledger";
import { roundHalfUp } from "@/lib/engine/money";
import { parameterOn } from "@/lib/engine/parameters/parameter";

/**
 * Words for leases of vehicles and leases through an employer. The cap on lease payments (NCCP Regulations, 28LCB) does
 * not apply to these leases, because the cap is for leases of household goods.
 */
const NOT_HOUSEHOLD =
  /\b(?:novated|salary packaging|vehicle|fleet|leaseplan|maxxia|smartleasing|remserv|autopia|alleasing)\b/i;

/**
 * The repayments of unsettled small amount credit contracts (SACC), compared with the legal maximum share of net
 * income. Null if the rows show no such contract or no income is known. Formula S-SACC.
 */
export function toSaccTest(
  income: Income,
  detected: readonly DetectedDebt[],
  ledger: Ledger,
): RepaymentTest | null {
  const loans = detected.filter((lender) => lender.class === "SACC" && lender.status !== "SETTLED");
  return loans.length === 0 ? null : toTest(income, loans, "sacc", ledger);
}

/**
 * Payments for current consumer leases of household goods, compared with the separate legal maximum for leases. Null if
 * the rows show no such lease or no income is known.
 */
export function toLeaseTest(
  income: Income,
  detected: readonly DetectedDebt[],
  ledger: Ledger,
): RepaymentTest | null {
  const leases = detected.filter(
    (lender) => lender.class === "LEASE" && lender.status !== "SETTLED" && !NOT_HOUSEHOLD.test(lender.lender),
  );
  return leases.length === 0 ? null : toTest(income, leases, "lease", ledger);
}

/**
 * Compares repayments with the cap. The law refers to net income, so the share is of the net monthly income. Null if no
 * income is known.
 */
function toTest(
  income: Income,
  lenders: readonly DetectedDebt[],
  kind: "sacc" | "lease",
  { bank, evidence: book }: Ledger,
): RepaymentTest | null {
  const { value: monthly, evidence: incomeEvidence } = income.totals.netMonthly;
  if (monthly === null || monthly <= 0) return null;
  const cap = parameterOn(`${kind}.repayment_cap`, bank.dataDay);
  const main = income.streams.find((stream) => stream.included && stream.frequency !== "IRREGULAR");
  const payPeriod = main && main.frequency !== "IRREGULAR" ? main.frequency : "MONTHLY";
  const perMonth = TIMES_PER_YEAR[payPeriod] / 12;
  const available = roundHalfUp(monthly / perMonth);
  const counted = lenders.filter((lender) => lender.repaymentMonthly.value !== null);
  const due = counted.reduce((sum, lender) => sum + (lender.repaymentMonthly.value ?? 0), 0);
  const repayments = roundHalfUp(due / perMonth);
  const notes = [
    main ? null : "no regular income: tested over a month",
    counted.length < lenders.length ? "a loan without an observed repayment is not included" : null,
    lenders.some((lender) => lender.status === "MISSED")
      ? "a missed repayment may add to the amount due"
      : null,
  ].filter((note) => note !== null);
  return {
    payPeriod,
    availableIncomeCents: available,
    repaymentsCents: repayments,
    ratio: toRatio(repayments, available) ?? 0,
    cap,
    headroomCents: roundHalfUp(available * cap) - repayments,
    lenders: counted.map((lender) => lender.lender),
    note: notes.length > 0 ? notes.join("; ") : null,
    evidence: book.note(
      `cap:${kind}`,
      counted.flatMap(({ repaymentMonthly }) => book.rowsOf(repaymentMonthly.evidence ?? "")),
    ),
    incomeEvidence,
  };
}
