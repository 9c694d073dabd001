import type { ExcludedReason } from "@/lib/engine/document";

/**
 * A category of money in. INCOME counts in the observed total; EXCLUDED is similar to income, and listed with a
 * reason but not counted; CREDIT is not income. Discounts are assumptions rather than facts, so they are in the
 * parameters.
 */
export type CreditLeaf = {
  code: string;
  label: string;
  treatment: "INCOME" | "EXCLUDED" | "CREDIT";
  reason: ExcludedReason | null;
  /** The corresponding Basiq group, and the heading of the family courts' Financial Statement; null for none. */
  basiqGroup: string | null;
  formThirteenLine: string | null;
  /** An explanation for the report, if the treatment needs one. */
  note: string | null;
};

type CreditRow = readonly [
  code: string,
  basiqGroup: string,
  form13: keyof typeof FORM_13 | "-",
  label: string,
  treatment: string,
  note?: string,
];

/** Headings of income in the family courts' Financial Statement, in our words. */
const FORM_13 = {
  SALARY: "Income: salary or wages",
  BUSINESS: "Income: business, partnership or self-employment",
  BENEFIT: "Income: government benefits",
  SUPER: "Income: superannuation or pension fund",
  RENT: "Income: rent and board received",
  INTEREST: "Income: interest",
  DIVIDEND: "Income: dividends and distributions",
  SUPPORT: "Income: child support and maintenance received",
  COMPENSATION: "Income: workers' compensation and insurance",
  OTHER: "Income: other",
} as const;

const CREDITS: readonly CreditRow[] = [
  ["inc.salary.regular", "INC-009", "SALARY", "Salary and wages", "INCOME"],
  ["inc.salary.variable", "INC-009", "SALARY", "Bonus, commission and overtime", "INCOME"],
  [
    "inc.salary.leave_payout",
    "INC-009",
    "SALARY",
    "Termination or leave payout",
    "EXCLUDED",
    "Paid once, at the end of a job.",
  ],
  [
    "inc.salary.packaged",
    "INC-009",
    "SALARY",
    "Salary packaging",
    "INCOME",
    "Tax free: paid out of gross pay by the employer's packager.",
  ],
  ["inc.gig.platform", "INC-006", "BUSINESS", "Platform work", "INCOME"],
  [
    "inc.business.receipts",
    "INC-006",
    "BUSINESS",
    "Business receipts",
    "INCOME",
    "Not assessed: needs tax returns.",
  ],
  ["inc.gov.age_pension", "INC-018", "BENEFIT", "Age Pension", "INCOME", "Subject to lender policy."],
  [
    "inc.gov.disability",
    "INC-018",
    "BENEFIT",
    "Disability Support Pension",
    "INCOME",
    "Subject to lender policy.",
  ],
  ["inc.gov.jobseeker", "INC-016", "BENEFIT", "JobSeeker Payment", "INCOME", "Subject to lender policy."],
  ["inc.gov.parenting", "INC-014", "BENEFIT", "Parenting Payment", "INCOME", "Subject to lender policy."],
  [
    "inc.gov.youth_study",
    "INC-012",
    "BENEFIT",
    "Youth Allowance and study payments",
    "INCOME",
    "Subject to lender policy.",
  ],
  [
    "inc.gov.family",
    "INC-001",
    "BENEFIT",
    "Family Tax Benefit and child care",
    "INCOME",
    "Subject to lender policy.",
  ],
  ["inc.gov.rent_assist", "INC-013", "BENEFIT", "Rent Assistance", "INCOME", "Subject to lender policy."],
  ["inc.gov.carer", "INC-019", "BENEFIT", "Carer payments", "INCOME", "Subject to lender policy."],
  ["inc.gov.dva", "INC-001", "BENEFIT", "Veterans' payments", "INCOME", "Subject to lender policy."],
  ["inc.gov.parental_leave", "INC-001", "BENEFIT", "Parental Leave Pay", "INCOME", "Ends with the leave."],
  [
    "inc.gov.crisis",
    "INC-021",
    "BENEFIT",
    "Crisis and emergency payments",
    "EXCLUDED",
    "Paid once, in an emergency.",
  ],
  ["inc.gov.other", "INC-014", "BENEFIT", "Other government payments", "INCOME", "Subject to lender policy."],
  ["inc.super.pension", "INC-010", "SUPER", "Superannuation pension", "INCOME"],
  [
    "inc.super.lump",
    "INC-010",
    "OTHER",
    "Superannuation lump sum",
    "EXCLUDED",
    "A lump sum, not an income stream.",
  ],
  ["inc.property.rent", "INC-008", "RENT", "Rent received", "INCOME"],
  ["inc.property.board", "INC-008", "RENT", "Board received", "INCOME", "Subject to lender policy."],
  ["inc.invest.dividend", "INC-005", "DIVIDEND", "Dividends", "INCOME"],
  ["inc.invest.interest", "INC-004", "INTEREST", "Interest", "INCOME"],
  ["inc.invest.distribution", "INC-005", "DIVIDEND", "Fund distributions", "INCOME"],
  ["inc.support.child", "INC-002", "SUPPORT", "Child support received", "INCOME"],
  ["inc.support.spouse", "INC-006", "SUPPORT", "Spousal support received", "INCOME"],
  [
    "inc.support.family",
    "INC-007",
    "OTHER",
    "Regular help from family",
    "EXCLUDED",
    "A gift, with no duty to continue.",
  ],
  [
    "inc.comp.workcover",
    "INC-003",
    "COMPENSATION",
    "Workers' compensation",
    "INCOME",
    "Subject to lender policy.",
  ],
  [
    "inc.comp.insurance",
    "INC-003",
    "COMPENSATION",
    "Insurance claim",
    "EXCLUDED",
    "Makes good a loss; not an income stream.",
  ],
  ["crd.refund", "EXP-032", "-", "Refund", "REFUND", "Takes its leaf down in the month of the refund."],
  ["crd.reversal", "-", "-", "Reversed payment", "REVERSAL"],
  ["crd.medicare", "INC-015", "-", "Medicare rebate", "MEDICARE"],
  ["crd.tax_refund", "INC-006", "-", "Tax refund", "TAX_REFUND"],
  ["crd.cash_deposit", "INC-007", "-", "Cash deposit", "CASH"],
  ["crd.loan_proceeds", "-", "-", "Loan proceeds", "LOAN"],
  ["crd.redraw", "EXP-029", "-", "Loan redraw", "LOAN"],
  ["crd.asset_sale", "INC-007", "-", "Sale of an asset", "ASSET_SALE"],
  ["crd.gambling_return", "INC-007", "-", "Gambling return", "GAMBLING"],
  ["crd.person", "INC-007", "-", "From a person", "PERSON"],
  ["crd.own_transfer", "-", "-", "From an own account", "OWN_TRANSFER"],
  ["crd.other", "INC-007", "-", "Other credit", "UNKNOWN"],
];

export const CREDIT_LEAVES: readonly CreditLeaf[] = CREDITS.map(
  ([code, basiqGroup, form13, label, treatment, note]) => ({
    code,
    label,
    basiqGroup: basiqGroup === "-" ? null : basiqGroup,
    formThirteenLine: form13 === "-" ? null : FORM_13[form13],
    treatment: treatment === "INCOME" || treatment === "EXCLUDED" ? treatment : "CREDIT",
    reason: treatment === "INCOME" || treatment === "EXCLUDED" ? null : (treatment as ExcludedReason),
    note: note ?? null,
  }),
);

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

/** The credit category of a code; "other credit" for an unknown code. */
export function toCreditLeaf(code: string): CreditLeaf {
  const leaf = byCode.get(code) ?? byCode.get("crd.other");
  if (!leaf) throw new Error("the taxonomy has no leaf for other credits");
  return leaf;
}
