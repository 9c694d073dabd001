import type { ReportDocument } from "@/lib/domain/document";
import { plain } from "../words";

/** What each evidence list is the evidence of, read from the document itself by walking to every `evidence` in it. */
export function namesOf(document: ReportDocument): Map<string, string[]> {
  const names = new Map<string, string[]>();
  const note = (evidence: string | null, name: string) => {
    if (evidence === null) return;
    const known = names.get(evidence) ?? [];
    if (known.length < 3 && !known.includes(name)) names.set(evidence, [...known, name]);
  };
  const { summary, income, expenses, liabilities, commitments, conduct } = document;
  note(summary.incomeNetMonthly.evidence, "Income");
  note(summary.livingMonthly.evidence, "Living expenses");
  note(summary.commitmentsMonthly.evidence, "Commitments");
  note(summary.surplusMonthly.evidence, "Surplus");
  for (const headline of summary.headlines) note(headline.evidence, `Fact: ${headline.text.slice(0, 40)}`);
  for (const stream of income.streams) note(stream.evidence, stream.name);
  for (const type of income.byType) note(type.monthly.evidence, type.label);
  for (const credit of income.excludedCredits) note(credit.evidence, `Not income: ${plain(credit.reason)}`);
  for (const group of expenses.groups) {
    note(group.monthly.evidence, group.label);
    for (const leaf of group.leaves) note(leaf.evidence, leaf.label);
  }
  for (const [name, figure] of Object.entries(expenses.totals))
    note(figure.evidence, `Total: ${plain(name)}`);
  for (const stream of expenses.streams) note(stream.evidence, stream.name);
  for (const bill of expenses.annualised) note(bill.evidence, bill.label);
  for (const debt of liabilities.detected) note(debt.evidence, debt.lender);
  for (const line of commitments.lines) note(line.monthly.evidence, line.label);
  note(conduct.dishonours.figure.evidence, "Returned payments");
  note(conduct.overdrawnFees.figure.evidence, "Fees");
  note(conduct.cash.evidence, "Cash");
  note(conduct.gambling.confirmed.evidence, "Gambling");
  note(conduct.highCostCredit.evidence, "High-cost credit");
  return names;
}
