import type {
  Assumptions,
  Commitments,
  Conduct,
  Expenses,
  Income,
  LadderLine,
  Liabilities,
} from "@/lib/domain/document";

/** What the ratios and the sensitivity start from, all in cents a month; income and living costs are null when unknown. */
export type Assessment = { income: number | null; living: number | null; commitments: number };

export type Parts = {
  income: Income;
  expenses: Expenses;
  liabilities: Liabilities;
  commitments: Commitments;
  conduct: Conduct;
};

/** The lines from what was observed to what a lender would assess. Every amount stands in one line only. */
export function toLadder(
  parts: Parts,
  assumptions: Assumptions,
): { ladder: LadderLine[]; assessment: Assessment } {
  const { income, expenses, commitments } = parts;
  const { netMonthly, assessedMonthly } = income.totals;
  const { hemScope, outsideHem } = expenses.totals;
  const { debtObserved, debtAssessed, cardsAssessed } = assessDebts(parts);
  const hem = hemScope.value;
  const hemAssessed =
    hem === null ? assumptions.hemMonthlyCents : Math.max(hem, assumptions.hemMonthlyCents ?? 0);
  const outside = outsideHem.value;
  const other = (commitments.totalMonthly.value ?? 0) - debtObserved;
  const assessment: Assessment = {
    income: assessedMonthly.value,
    living: hemAssessed === null ? null : hemAssessed + (outside ?? 0),
    commitments: other + debtAssessed + cardsAssessed,
  };
  const observed =
    netMonthly.value === null || hem === null || outside === null
      ? null
      : netMonthly.value - hem - outside - other - debtObserved;
  const evidence = commitments.totalMonthly.evidence;
  const ladder: LadderLine[] = [
    toLine("income", netMonthly.value, assessment.income, netMonthly.evidence),
    toLine("living_hem", hem, hemAssessed, hemScope.evidence),
    toLine("living_outside", outside, outside, outsideHem.evidence),
    toLine("commitments_other", other, other, evidence),
    toLine("commitments_debt", debtObserved, debtAssessed, null),
    toLine("commitments_cards", 0, cardsAssessed, null),
    toLine("ndi", observed, toSurplus(assessment), null),
  ];
  return { ladder, assessment };
}

/** What is left of assessed income; null when the income or the living costs are not known. */
export function toSurplus({ income, living, commitments }: Assessment): number | null {
  return income === null || living === null ? null : income - living - commitments;
}

const LINES = {
  income: { label: "Net income", formula: "I-ASSESSED" },
  living_hem: { label: "Living costs within HEM", formula: "E-HEM" },
  living_outside: { label: "Living costs outside HEM", formula: "E-SUM" },
  commitments_other: { label: "Rent and other commitments", formula: "C-SUM" },
  commitments_debt: { label: "Repayments of shared loans", formula: "L-SERVICE" },
  commitments_cards: { label: "Card and overdraft limits", formula: "L-LIMIT" },
  ndi: { label: "Net disposable income", formula: "R-NDI" },
} as const;

function toLine(
  line: keyof typeof LINES,
  observedCents: number | null,
  assessedCents: number | null,
  evidence: string | null,
): LadderLine {
  return {
    line,
    ...LINES[line],
    observedCents,
    adjustmentCents: observedCents === null || assessedCents === null ? null : assessedCents - observedCents,
    assessedCents,
    evidence,
  };
}

/** Shared loans at their servicing, and limits as if drawn. Lenders seen only in the rows are among the other commitments. */
function assessDebts({ liabilities }: Parts) {
  let debtObserved = 0;
  let debtAssessed = 0;
  let cardsAssessed = 0;
  for (const debt of liabilities.shared) {
    if (debt.class === "CREDIT_CARD" || debt.class === "OTHER_CREDIT") {
      cardsAssessed += debt.servicingMonthly.value ?? 0;
      continue;
    }
    debtObserved += debt.repaymentMonthly.value ?? 0;
    debtAssessed += debt.servicingMonthly.value ?? debt.repaymentMonthly.value ?? 0;
  }
  return { debtObserved, debtAssessed, cardsAssessed };
}
