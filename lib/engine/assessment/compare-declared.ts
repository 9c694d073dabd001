import type { Declared } from "@/lib/engine/assessment/input";
import { matchDebts } from "@/lib/engine/assessment/match-debts";
import { sumObserved } from "@/lib/engine/assessment/sum-observed";
import type {
  Comparison,
  Expenses,
  Figure,
  Income,
  Liabilities,
  ReportDocument,
} from "@/lib/engine/document";
import type { EvidenceBook } from "@/lib/engine/figures/evidence";
import { calculate } from "@/lib/engine/figures/figure";
import { toDollars } from "@/lib/engine/money";

type ComparedSections = Pick<ReportDocument, "income" | "expenses" | "liabilities">;
type Line = Omit<Comparison, "differenceCents" | "isHighlighted">;

/**
 * Compares declared amounts with observed ones: income by type, expenses by LIXI heading, debts one by one. Leaves out
 * income, expenses or debts if the customer declared none. Highlights a difference of more than `highlightFrom` times
 * the declared amount, and an amount that was only declared or only observed. Uses the amounts that the document shows,
 * so that no difference reveals more than the document does. `book` is null if the document has no evidence. States no
 * verdict.
 */
export function compareDeclared(
  declared: Declared,
  { income, expenses, liabilities }: ComparedSections,
  highlightFrom: number,
  book: EvidenceBook | null,
): Comparison[] {
  const lines = [
    ...(declared.income.length > 0 ? compareIncome(declared, income, book) : []),
    ...(declared.expenses.length > 0 ? compareExpenses(declared, expenses, book) : []),
    ...(declared.debts.length > 0 ? compareDebts(declared, liabilities) : []),
  ];
  return lines.map((line) => withDifference(line, highlightFrom));
}

function withDifference(line: Line, highlightFrom: number): Comparison {
  const { declaredCents, observed } = line;
  const seen = observed?.value ?? null;
  if (declaredCents === null || seen === null)
    return {
      ...line,
      differenceCents: null,
      isHighlighted: (declaredCents ?? seen ?? 0) > 0 && isOneSided(line),
    };
  const differenceCents = seen - declaredCents;
  return {
    ...line,
    differenceCents,
    isHighlighted: Math.abs(differenceCents) > declaredCents * highlightFrom,
  };
}

const isOneSided = ({ match }: Line) => match !== "BOTH";

function compareIncome(
  { income: given }: Declared,
  { byType, totals }: Income,
  book: EvidenceBook | null,
): Line[] {
  const isOf = (code: string, type: string) => code === type || code.startsWith(`${type}.`);
  const lines = given.map(({ type, monthlyCents }) => {
    const own = byType.filter(({ code }) => isOf(code, type));
    const observed = sumObserved(
      own.map(({ monthly }) => monthly),
      `comparison:${type}`,
      book,
    );
    return toLine({ kind: "INCOME", code: type, label: own[0]?.label ?? type }, monthlyCents, observed);
  });
  const rest = byType.filter(({ code }) => !given.some(({ type }) => isOf(code, type)));
  const declaredCents = given.reduce((sum, { monthlyCents }) => sum + monthlyCents, 0);
  return [
    ...lines,
    ...rest.map(({ code, label, monthly }) => toLine({ kind: "INCOME", code, label }, null, monthly)),
    {
      ...toLine({ kind: "INCOME", code: null, label: "All income" }, declaredCents, totals.netMonthly),
      role: "TOTAL",
    },
  ];
}

const NO_HEADING = "Under no LIXI heading";

function compareExpenses(
  { expenses: given }: Declared,
  { groups }: Expenses,
  book: EvidenceBook | null,
): Line[] {
  const leaves = groups
    .flatMap((group) => group.leaves)
    .filter(({ basis, lixiCategory }) => lixiCategory !== null || (basis !== "DEBT" && basis !== "NEUTRAL"));
  const seen = new Map<string | null, Figure[]>();
  for (const { lixiCategory, monthly } of leaves)
    seen.set(lixiCategory, [...(seen.get(lixiCategory) ?? []), monthly.selected]);
  const observedOf = (heading: string | null) =>
    sumObserved(seen.get(heading) ?? [], `comparison:${heading ?? "none"}`, book);
  const lineOf = (heading: string | null, declaredCents: number | null) =>
    toLine(
      { kind: "EXPENSE", code: heading, label: heading ?? NO_HEADING },
      declaredCents,
      observedOf(heading),
    );
  const declared = new Set<string | null>(given.map(({ lixi }) => lixi));
  const lines = given.map(({ lixi, monthlyCents }) => lineOf(lixi, monthlyCents));
  const rest = [...seen.keys()].filter((heading) => !declared.has(heading)).sort(byHeading);
  const total = sumObserved([...seen.values()].flat(), "comparison:expenses", book);
  const declaredCents = given.reduce((sum, { monthlyCents }) => sum + monthlyCents, 0);
  return [
    ...lines,
    ...rest.map((heading) => lineOf(heading, null)),
    {
      ...toLine({ kind: "EXPENSE", code: null, label: "All expenses" }, declaredCents, total),
      role: "TOTAL",
    },
  ];
}

/** Sorts lines by heading. Lines without a heading come last. */
function byHeading(one: string | null, other: string | null): number {
  if (one === null || other === null) return one === other ? 0 : one === null ? 1 : -1;
  return one < other ? -1 : 1;
}

function compareDebts({ debts }: Declared, liabilities: Liabilities): Line[] {
  return matchDebts(debts, liabilities).flatMap(({ declared, observed, note }): Line[] => {
    const about = {
      kind: "DEBT" as const,
      code: declared?.class ?? observed?.class ?? null,
      label: declared?.lender ?? observed?.name ?? "Lender not named",
    };
    const match = declared === null ? "OBSERVED_ONLY" : observed === null ? "DECLARED_ONLY" : "BOTH";
    const owedCents = observed?.owedCents ?? null;
    const balance = owedCents === null ? null : calculate("C-BALANCE", owedCents);
    const repayment = observed?.repaymentMonthly ?? null;
    const base = { ...about, role: "PART" as const, match, note } as const;
    const hasBalance = (declared?.balanceCents ?? null) !== null || balance !== null;
    const own = observed?.ownShareMonthly?.value ?? null;
    const shared =
      own === null ? null : `whole repayment, of which $${toDollars(own)} is the customer's own share`;
    const notes = [note, shared].filter((part) => part !== null);
    return [
      {
        ...base,
        measure: "MONTHLY",
        declaredCents: declared?.repaymentCents ?? null,
        observed: repayment,
        note: notes.join("; ") || null,
      },
      ...(hasBalance
        ? [
            {
              ...base,
              measure: "BALANCE" as const,
              declaredCents: declared?.balanceCents ?? null,
              observed: balance,
            },
          ]
        : []),
    ];
  });
}

function toLine(
  about: Pick<Line, "kind" | "code" | "label">,
  declaredCents: number | null,
  observed: Figure | null,
): Line {
  const match = declaredCents === null ? "OBSERVED_ONLY" : observed === null ? "DECLARED_ONLY" : "BOTH";
  return { ...about, role: "PART", measure: "MONTHLY", match, declaredCents, observed, note: null };
}
