import type { Declared } from "@/lib/engine/assessment/input";
import { isWithin, toNameWords } from "@/lib/engine/assessment/name-words";
import type { Figure, Liabilities, LiabilityClass } from "@/lib/engine/document";
import { toProductName } from "@/lib/engine/figures/product-name";

type DeclaredDebt = Declared["debts"][number];
type ObservedDebt = {
  class: LiabilityClass;
  name: string;
  owedCents: number | null;
  repaymentMonthly: Figure;
  /** The part of the repayments that the customer pays, if another person pays the rest; otherwise null. */
  ownShareMonthly: Figure | null;
  /** The words of each name by which a customer may know the debt: the name of the account, the bank or the lender. */
  names: readonly (readonly string[])[];
  isSettled: boolean;
};
type MatchedDebt = {
  declared: DeclaredDebt | null;
  observed: ObservedDebt | null;
  note: string | null;
};

/**
 * Pairs each declared debt with an observed debt, without guessing. First pairs debts of the same lender and class; if
 * several observed debts fit, takes the debt with the nearest amounts. Then pairs debts of the same lender in different
 * classes, if each side has only one unmatched debt of that lender. A debt declared without its lender is paired by
 * class if only one observed debt and one such declared debt of that class are left. Finally adds observed debts that
 * were not declared, except those that were paid out.
 */
export function matchDebts(declared: readonly DeclaredDebt[], liabilities: Liabilities): MatchedDebt[] {
  const left = new Set(listObserved(liabilities));
  const pairs = new Map<DeclaredDebt, MatchedDebt>();
  const open = () => declared.filter((debt) => !pairs.has(debt));
  const pair = (debt: DeclaredDebt, observed: ObservedDebt, note: string | null = null) => {
    left.delete(observed);
    pairs.set(debt, { declared: debt, observed, note: observed.isSettled ? "the debt was paid out" : note });
  };
  for (const debt of open()) {
    const same = [...left].filter((seen) => seen.class === debt.class && isLender(debt, seen));
    const nearest = same.sort((a, b) => distance(debt, a) - distance(debt, b))[0];
    if (nearest) pair(debt, nearest);
  }
  for (const debt of open()) {
    const [seen, ...more] = [...left].filter((candidate) => isLender(debt, candidate));
    const rivals = seen ? open().filter((other) => isLender(other, seen)) : [];
    if (seen && more.length === 0 && rivals.length === 1)
      pair(debt, seen, "same lender, declared as another kind of debt");
  }
  for (const debt of open().filter(({ lender }) => lender === null)) {
    const [seen, ...more] = [...left].filter((candidate) => candidate.class === debt.class);
    const rivals = open().filter((other) => other.lender === null && other.class === debt.class);
    if (seen && more.length === 0 && rivals.length === 1)
      pair(debt, seen, "matched only by the kind of debt");
  }
  return [
    ...declared.map((debt) => pairs.get(debt) ?? { declared: debt, observed: null, note: null }),
    ...[...left]
      .filter(({ isSettled }) => !isSettled)
      .map((observed) => ({ declared: null, observed, note: null })),
  ];
}

/**
 * Lists the observed debts. Leaves out a lender whose repayments go to a shared account, because that account is
 * already in the list.
 */
function listObserved({ shared, detected }: Liabilities): ObservedDebt[] {
  return [
    ...shared.map((debt) => ({
      class: debt.class,
      name: toProductName(debt.institution, debt.name),
      owedCents: debt.owedCents,
      repaymentMonthly: debt.repaymentMonthly,
      ownShareMonthly: debt.ownShareMonthly ?? null,
      names: [debt.name, debt.institution ?? ""].map(toNameWords),
      isSettled: false,
    })),
    ...detected
      .filter(({ sharedAccountId }) => sharedAccountId === null)
      .map((debt) => ({
        class: debt.class,
        name: debt.lender,
        owedCents: null,
        repaymentMonthly: debt.repaymentMonthly,
        ownShareMonthly: null,
        names: [toNameWords(debt.lender)],
        isSettled: debt.status === "SETTLED",
      })),
  ];
}

function isLender({ lender }: DeclaredDebt, { names }: ObservedDebt): boolean {
  if (lender === null) return false;
  const words = toNameWords(lender);
  return names.some((name) => isWithin(words, name) || isWithin(name, words));
}

/**
 * The difference between the balances of two debts plus the difference between their repayments, in cents. Ignores an
 * amount that one of the two debts lacks.
 */
function distance(debt: DeclaredDebt, seen: ObservedDebt): number {
  const apart = (one: number | null, other: number | null) =>
    one === null || other === null ? 0 : Math.abs(one - other);
  return apart(debt.balanceCents, seen.owedCents) + apart(debt.repaymentCents, seen.repaymentMonthly.value);
}
