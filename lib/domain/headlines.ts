import type {
  Account,
  Conduct,
  Expenses,
  Income,
  Liabilities,
  Quality,
  Summary,
} from "@/lib/domain/document";
import { listConductFacts } from "@/lib/domain/headline-facts";
import { listIncomeFacts } from "@/lib/domain/headline-income";

/** A fact with what it may come to a month, in cents: what it is ranked by. */
export type Fact = Summary["headlines"][number] & { weightCents: number };
export type Parts = {
  income: Income;
  expenses: Expenses;
  liabilities: Liabilities;
  conduct: Conduct;
  quality: Quality;
  accounts: readonly Account[];
};

const HEADLINES_MAX = 5;

/** Headlines that name one payment's date or amount, which the insight profile may not. */
export const SINGLE_PAYMENT_HEADLINES: ReadonlySet<string> = new Set([
  "INCOME_CEASED",
  "INCOME_STARTED",
  "INCOME_CHANGED",
  "LARGEST_CREDIT",
  "ROUND_TRIP",
]);

/**
 * Neutral, dated facts worth a question, five at most, and no verdict. Those that can change what a reader relies on come
 * first: facts of the first rank whatever their amount, then the rest by what they come to a month.
 */
export function listHeadlines(parts: Parts): Summary["headlines"] {
  return [
    ...listIncomeFacts(parts, FIRST),
    ...fromDebts(parts),
    ...listConductFacts(parts),
    ...fromCoverage(parts),
  ]
    .sort(
      (a, b) =>
        Number(FIRST.has(b.code)) - Number(FIRST.has(a.code)) ||
        b.weightCents - a.weightCents ||
        (a.code < b.code ? -1 : a.code > b.code ? 1 : a.text < b.text ? -1 : 1),
    )
    .slice(0, HEADLINES_MAX)
    .map(({ weightCents: _weight, ...headline }) => headline);
}

/** An income that ended, a home loan or an agreement nobody showed: any of these overturns the totals. */
const FIRST: ReadonlySet<string> = new Set([
  "INCOME_CEASED",
  "UNSHARED_MORTGAGE",
  "DEBT_AGREEMENT",
  "COLLECTION",
  "BALANCE_NOT_RECONCILED",
  "NAME_MISMATCH",
]);

function fromDebts({ liabilities }: Parts): Fact[] {
  const line = (code: string, classes: readonly string[], words: string): Fact[] => {
    const found = liabilities.detected.filter(
      (lender) => classes.includes(lender.class) && lender.status !== "SETTLED",
    );
    const names = found
      .map((lender) => lender.lender)
      .slice(0, 3)
      .join(", ");
    const monthly = found.reduce((sum, lender) => sum + (lender.repaymentMonthly.value ?? 0), 0);
    const evidence = found[0]?.evidence ?? null;
    return found.length === 0
      ? []
      : [{ code, text: `${words}: ${names}.`, severity: "ASK", evidence, weightCents: monthly }];
  };
  return [
    ...line("DEBT_AGREEMENT", ["DEBT_AGREEMENT"], "Payments to a debt agreement or budget service"),
    ...line("COLLECTION", ["COLLECTION"], "Payments to a debt collector"),
    ...line("HIGH_COST_CREDIT", ["SACC", "MACC", "WAGE_ADVANCE"], "Small loans or wage advances in use"),
    ...line("BNPL", ["BNPL"], "Buy now, pay later in use"),
  ];
}

function fromCoverage({ quality }: Parts): Fact[] {
  const facts = quality.suspectedUnshared
    .filter(({ kind }) => kind !== "UNNAMED_ACCOUNT")
    .map(
      ({ kind, hint, evidence, monthlyOut, monthlyIn }): Fact => ({
        code: `UNSHARED_${kind}`,
        text: TEXT_OF[kind]?.(hint) ?? `Payments to ${hint}, whose account was not shared.`,
        severity: "ASK",
        evidence,
        weightCents: (monthlyOut.value ?? 0) + (monthlyIn.value ?? 0),
      }),
    );
  if (quality.reasons.some(({ code }) => code === "NAME_MISMATCH"))
    facts.push({
      code: "NAME_MISMATCH",
      text: "The name given is not the name on the accounts.",
      severity: "ASK",
      evidence: null,
      weightCents: 0,
    });
  const differing = quality.reconciliations.filter(({ isReconciled }) => !isReconciled);
  if (differing.length > 0)
    facts.push({
      code: "BALANCE_NOT_RECONCILED",
      text: `Since ${differing[0]?.from} a balance moved by another amount than the rows posted.`,
      severity: "ASK",
      evidence: null,
      weightCents: 0,
    });
  return facts;
}

const TEXT_OF: Readonly<Record<string, (hint: string) => string>> = {
  OWN_ACCOUNT: (hint) => `${hint} that was not shared.`,
  INCOME_ACCOUNT: (hint) => `${hint}.`,
  SPENDING_ACCOUNT: (hint) => `${hint}.`,
};
