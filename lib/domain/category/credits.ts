import type { ExcludedReason } from "@/lib/domain/document";

/**
 * Money in, by kind. INCOME counts in the observed total; EXCLUDED is an income-like stream shown with its reason and left
 * out; CREDIT never was income. Discounts are assumptions, not facts, and live in the parameters.
 */
export type CreditLeaf = {
  code: string;
  label: string;
  treatment: "INCOME" | "EXCLUDED" | "CREDIT";
  reason: ExcludedReason | null;
  /** Said in the report where the treatment needs a word. */
  note: string | null;
};

type CreditRow = readonly [code: string, label: string, treatment: string, note?: string];

const CREDITS: readonly CreditRow[] = [
  ["inc.salary.regular", "Salary and wages", "INCOME"],
  ["inc.salary.variable", "Bonus, commission and overtime", "INCOME"],
  ["inc.salary.leave_payout", "Termination or leave payout", "EXCLUDED", "Paid once, at the end of a job."],
  ["inc.gig.platform", "Platform work", "INCOME"],
  ["inc.business.receipts", "Business receipts", "INCOME", "Not assessed: needs tax returns."],
  ["inc.gov.age_pension", "Age Pension", "INCOME", "Subject to lender policy."],
  ["inc.gov.disability", "Disability Support Pension", "INCOME", "Subject to lender policy."],
  ["inc.gov.jobseeker", "JobSeeker Payment", "INCOME", "Subject to lender policy."],
  ["inc.gov.parenting", "Parenting Payment", "INCOME", "Subject to lender policy."],
  ["inc.gov.youth_study", "Youth Allowance and study payments", "INCOME", "Subject to lender policy."],
  ["inc.gov.family", "Family Tax Benefit and child care", "INCOME", "Subject to lender policy."],
  ["inc.gov.rent_assist", "Rent Assistance", "INCOME", "Subject to lender policy."],
  ["inc.gov.carer", "Carer payments", "INCOME", "Subject to lender policy."],
  ["inc.gov.dva", "Veterans' payments", "INCOME", "Subject to lender policy."],
  ["inc.gov.parental_leave", "Parental Leave Pay", "INCOME", "Ends with the leave."],
  ["inc.gov.crisis", "Crisis and emergency payments", "EXCLUDED", "Paid once, in an emergency."],
  ["inc.gov.other", "Other government payments", "INCOME", "Subject to lender policy."],
  ["inc.super.pension", "Superannuation pension", "INCOME"],
  ["inc.super.lump", "Superannuation lump sum", "EXCLUDED", "A lump sum, not an income stream."],
  ["inc.property.rent", "Rent received", "INCOME"],
  ["inc.property.board", "Board received", "INCOME", "Subject to lender policy."],
  ["inc.invest.dividend", "Dividends", "INCOME"],
  ["inc.invest.interest", "Interest", "INCOME"],
  ["inc.invest.distribution", "Fund distributions", "INCOME"],
  ["inc.support.child", "Child support received", "INCOME"],
  ["inc.support.spouse", "Spousal support received", "INCOME"],
  ["inc.support.family", "Regular help from family", "EXCLUDED", "A gift, with no duty to continue."],
  ["inc.comp.workcover", "Workers' compensation", "INCOME", "Subject to lender policy."],
  ["inc.comp.insurance", "Insurance claim", "EXCLUDED", "Makes good a loss; not an income stream."],
  ["crd.refund", "Refund", "REFUND", "Takes its leaf down in the month of the refund."],
  ["crd.reversal", "Reversed payment", "REVERSAL"],
  ["crd.medicare", "Medicare rebate", "MEDICARE"],
  ["crd.tax_refund", "Tax refund", "TAX_REFUND"],
  ["crd.cash_deposit", "Cash deposit", "CASH"],
  ["crd.loan_proceeds", "Loan proceeds", "LOAN"],
  ["crd.redraw", "Loan redraw", "LOAN"],
  ["crd.asset_sale", "Sale of an asset", "ASSET_SALE"],
  ["crd.gambling_return", "Gambling return", "GAMBLING"],
  ["crd.person", "From a person", "PERSON"],
  ["crd.own_transfer", "From an own account", "OWN_TRANSFER"],
  ["crd.other", "Other credit", "UNKNOWN"],
];

export const CREDIT_LEAVES: readonly CreditLeaf[] = CREDITS.map(([code, label, treatment, note]) => ({
  code,
  label,
  treatment: treatment === "INCOME" || treatment === "EXCLUDED" ? treatment : "CREDIT",
  reason: treatment === "INCOME" || treatment === "EXCLUDED" ? null : (treatment as ExcludedReason),
  note: note ?? null,
}));

export const EXCLUDED_TEXT: Readonly<Record<ExcludedReason, string>> = {
  OWN_TRANSFER: "Money moved between the customer's own accounts.",
  REFUND: "Refunds of purchases; taken off the spending they refund.",
  REVERSAL: "Payments that were reversed or dishonoured.",
  LOAN: "Money borrowed or redrawn.",
  TAX_REFUND: "Tax refunds.",
  CASH: "Cash deposits, the source of which cannot be seen.",
  PERSON: "Money from people.",
  GAMBLING: "Returns from gambling.",
  ASSET_SALE: "Sales of assets.",
  MEDICARE: "Medicare rebates of medical costs.",
  UNKNOWN: "Credits of unknown kind.",
};

const byCode = new Map(CREDIT_LEAVES.map((leaf) => [leaf.code, leaf]));

/** The credit leaf of a code; "other credit" for a code that names none. */
export function toCreditLeaf(code: string): CreditLeaf {
  const leaf = byCode.get(code) ?? byCode.get("crd.other");
  if (!leaf) throw new Error("the taxonomy has no leaf for other credits");
  return leaf;
}
