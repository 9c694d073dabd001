import type { ReportDocument } from "@/lib/engine/document";
import { incomeName } from "@/lib/engine/figures/income-name";
import { FIGURE_NAME, figureName } from "../figure-names";
import { EXCLUDED, MARKER } from "../words";

/** The names of the figures that use each evidence list (the rows behind a figure), at most three per list. */
export function namesOf(document: ReportDocument): Map<string, string[]> {
  const names = new Map<string, string[]>();
  const note = (evidence: string | null, name: string) => {
    if (evidence === null) return;
    const known = names.get(evidence) ?? [];
    if (known.length < 3 && !known.includes(name)) names.set(evidence, [...known, name]);
  };
  const { summary, income, expenses, liabilities, commitments, conduct } = document;
  note(summary.incomeNetMonthly.evidence, incomeName(document.income));
  note(summary.livingMonthly.evidence, FIGURE_NAME["summary.livingMonthly"]);
  note(summary.commitmentsMonthly.evidence, FIGURE_NAME["summary.commitmentsMonthly"]);
  note(summary.surplusMonthly.evidence, FIGURE_NAME["summary.surplusMonthly"]);
  for (const headline of summary.headlines) note(headline.evidence, `Fact: ${openingOf(headline.text)}`);
  for (const stream of income.streams) note(stream.evidence, stream.name);
  for (const type of income.byType) note(type.monthly.evidence, type.label);
  for (const credit of income.excludedCredits)
    note(credit.evidence, `Not income: ${EXCLUDED[credit.reason].toLowerCase()}`);
  for (const group of expenses.groups) {
    note(group.monthly.evidence, group.label);
    for (const leaf of group.leaves) note(leaf.evidence, leaf.label);
  }
  for (const [name, figure] of Object.entries(expenses.totals))
    note(figure.evidence, figureName(document, `expenses.totals.${name}`) ?? "Total of expenses");
  for (const stream of expenses.streams) note(stream.evidence, stream.name);
  for (const bill of expenses.annualised) note(bill.evidence, bill.label);
  for (const debt of liabilities.detected) note(debt.evidence, debt.lender);
  for (const line of commitments.lines) note(line.monthly.evidence, line.label);
  note(conduct.dishonours.figure.evidence, "Returned payments");
  note(conduct.overdrawnFees.figure.evidence, "Fees");
  note(conduct.cash.evidence, "Cash");
  note(conduct.gambling.confirmed.evidence, "Gambling");
  note(conduct.highCostCredit.evidence, "High-cost credit");
  note(summary.essentialWithHousingMonthly.evidence, FIGURE_NAME["summary.essentialWithHousingMonthly"]);
  for (const year of income.financialYears)
    note(year.netReceived.evidence, `Income received in ${year.year}`);
  note(income.totals.governmentRatio.evidence, "Income from government");
  for (const debt of liabilities.detected) {
    note(debt.repaymentMonthly.evidence, `${debt.lender}: repayments`);
    note(debt.paidMonthly?.evidence ?? null, `${debt.lender}: repayments`);
    note(debt.advancedMonthly?.evidence ?? null, `${debt.lender}: advances`);
  }
  for (const debt of liabilities.shared) {
    note(debt.repaymentMonthly.evidence, `${debt.name}: repayments`);
    note(debt.ownShareMonthly?.evidence ?? null, `${debt.name}: own share`);
    note(debt.extraRepayments?.evidence ?? null, `${debt.name}: extra repayments`);
  }
  for (const line of liabilities.arrears) note(line.evidence, `${line.name}: paid and dishonoured`);
  for (const line of commitments.lines)
    note(line.advancedMonthly?.evidence ?? null, `${line.label}: advances`);
  for (const test of [liabilities.saccTest, liabilities.leaseTest])
    note(test?.evidence ?? null, `Cap test: ${test?.lenders.join(", ") ?? ""}`);
  for (const fee of conduct.fees) {
    note(fee.charged.evidence, `${fee.label}: charged`);
    note(fee.refunded.evidence, `${fee.label}: refunded`);
    note(fee.net.evidence, `${fee.label}: net`);
  }
  for (const [kind, figure] of Object.entries(conduct.cashByKind))
    note(figure.evidence, CASH[kind] ?? "Cash");
  note(conduct.gambling.lotteries.evidence, "Lotteries");
  note(conduct.gambling.inferred.evidence, "Gambling, inferred");
  note(conduct.gambling.returns.evidence, "Gambling returns");
  note(conduct.people.paid.evidence, "Transfers to individuals");
  note(conduct.people.received.evidence, "Transfers from individuals");
  note(conduct.people.net.evidence, "Net transfers to individuals");
  for (const marker of conduct.markers) {
    note(marker.figure.evidence, MARKER[marker.kind]);
    note(marker.total.evidence, MARKER[marker.kind]);
  }
  note(conduct.liquidityDays.evidence, FIGURE_NAME["conduct.liquidityDays"]);
  note(conduct.paydayCycle?.daysToLowest.evidence ?? null, "Pay cycles");
  note(conduct.gambling.netTotal.evidence, FIGURE_NAME["conduct.gambling.netTotal"]);
  for (const item of document.quality.suspectedUnshared) {
    note(item.evidence, `Not shared: ${item.hint}`);
    note(item.monthlyOut.evidence, `Not shared: ${item.hint}`);
    note(item.monthlyIn.evidence, `Not shared: ${item.hint}`);
  }
  for (const line of document.cashflow.bridge?.lines ?? []) note(line.evidence, `Period: ${line.label}`);
  for (const ratio of Object.values(document.affordability?.ratios ?? {})) note(ratio.evidence, "Ratios");
  for (const line of document.affordability?.ladder ?? []) note(line.evidence, line.label);
  return names;
}

const CASH: Readonly<Record<string, string>> = {
  atm: "ATM withdrawals",
  cashOut: "EFTPOS cash out",
  cardAdvance: "Cash advances on cards",
};

/**
 * The rows behind a fact are named after the beginning of its text. This is the maximum length of that beginning, in
 * characters.
 */
const FACT_LENGTH_MAX = 48;

/** The beginning of a fact, cut off between words. */
function openingOf(text: string): string {
  if (text.length <= FACT_LENGTH_MAX) return text;
  return `${text.slice(0, FACT_LENGTH_MAX).replace(/[\s.,;:]*\s\S*$/, "")} …`;
}
