import { sayDay } from "@/lib/domain/day-words";
import type {
  Account,
  CashflowMonth,
  Commitments,
  Conduct,
  Expenses,
  Figure,
  Income,
  Liabilities,
  Quality,
  Summary,
} from "@/lib/domain/document";
import type { EvidenceBook } from "@/lib/domain/evidence";
import { listConductFacts } from "@/lib/domain/headline-facts";
import { listIncomeFacts } from "@/lib/domain/headline-income";
import { listTotalFacts } from "@/lib/domain/headline-totals";

/** A fact with what it may come to a month, in cents: what it is ranked by. */
export type Fact = Summary["headlines"][number] & { weightCents: number };
export type Parts = {
  income: Income;
  expenses: Expenses;
  commitments: Commitments;
  liabilities: Liabilities;
  conduct: Conduct;
  quality: Quality;
  accounts: readonly Account[];
  surplusMonthly: Figure;
  months: readonly CashflowMonth[];
  /** Where a fact over rows that no figure has together notes them. */
  evidence: EvidenceBook;
};

const HEADLINES_MAX = 5;

/** Headlines that name one payment's date or amount, which the insight profile may not. */
export const SINGLE_PAYMENT_HEADLINES: ReadonlySet<string> = new Set([
  "INCOME_CEASED",
  "INCOME_STARTED",
  "INCOME_CHANGED",
  "INCOME_PAUSED",
  "LARGEST_CREDIT",
  "ROUND_TRIP",
]);

/**
 * Neutral, dated facts worth a question, five at most, and no verdict. Those that can change what a reader relies on come
 * first: facts of the first rank whatever their amount, then the rest by what they come to a month.
 */
export function listHeadlines(parts: Parts): Summary["headlines"] {
  return [
    ...listTotalFacts(parts),
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

/**
 * An income that ended, a home loan or an agreement nobody showed: any of these overturns the totals. So does an income that
 * does not pay for what goes out: before all else a reader asks what does.
 */
const FIRST: ReadonlySet<string> = new Set([
  "NEGATIVE_SURPLUS",
  "INCOME_CEASED",
  "UNSHARED_MORTGAGE",
  "DEBT_AGREEMENT",
  "COLLECTION",
  "BALANCE_NOT_RECONCILED",
  "NAME_MISMATCH",
]);

const HIGH_COST: readonly string[] = ["SACC", "MACC", "WAGE_ADVANCE"];

/** Small loans and wage advances of the whole period: one repaid is followed by the next, and "now" would say too little. */
function fromHighCost({ detected }: Liabilities, conduct: Conduct): Fact[] {
  const found = detected.filter((lender) => HIGH_COST.includes(lender.class));
  const [first] = found;
  if (!first) return [];
  const open = found.filter((lender) => lender.status !== "SETTLED").map((lender) => lender.lender);
  const advances = found.reduce((sum, lender) => sum + lender.proceeds.length, 0);
  const now = open.length === 0 ? "none open now" : `open now: ${open.slice(0, 3).join(", ")}`;
  const lenders = found.length === 1 ? "one lender" : `${found.length} lenders`;
  const times = advances === 1 ? "one advance" : `${advances} advances`;
  const text = `Small loans or wage advances of ${lenders}, ${times} in the period; ${now}.`;
  const asked = found.reduce((sum, lender) => sum + (lender.repaymentMonthly.value ?? 0), 0);
  const weightCents = Math.max(asked, conduct.highCostCredit.value ?? 0);
  return [{ code: "HIGH_COST_CREDIT", text, severity: "ASK", evidence: first.evidence, weightCents }];
}

function fromDebts({ liabilities, conduct }: Parts): Fact[] {
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
    ...fromHighCost(liabilities, conduct),
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
      text: `Since ${sayDay(differing[0]?.from ?? "")} a balance moved by another amount than the rows posted.`,
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
