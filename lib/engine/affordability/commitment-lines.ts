import type { Commitments, Figure, LadderLine, Liabilities, SharedDebt } from "@/lib/engine/document";
import { toOwnRepayment } from "@/lib/engine/figures/formulas/debts";

const UNSHARED_CARD = "dbt.card_unshared";

type Lines = { other: LadderLine[]; debts: LadderLine[]; limits: LadderLine[] };

/**
 * Lists contracts, debts and credit limits, each with its observed and its assessed amount a month.
 * - A loan whose account was shared: observed is the customer's part of the repayment. Assessed is the servicing of the
 *   whole loan, or the whole repayment if the servicing is unknown.
 * - A lender seen only in rows: assessed at the observed amount, because its rate and balance are unknown.
 * - A limit of a card or overdraft: assessed as if fully drawn.
 * - Interest paid: assessed as zero if there are limits and the servicing of each is known, because servicing includes
 *   interest.
 */
export function toCommitmentLines({ lines }: Commitments, { shared }: Liabilities): Lines {
  const revolving = shared.filter(isLimit);
  const hasInterestWithin =
    revolving.length > 0 && revolving.every((debt) => debt.servicingMonthly.value !== null);
  const other: LadderLine[] = [];
  const debts: LadderLine[] = [];
  const nameLine = newNames();
  for (const line of lines) {
    const { code, label, monthly } = line;
    if (code.startsWith("shared.")) continue;
    if (code.startsWith("dbt.")) {
      const part = toPart(`commitments_debt.${code}`, {
        label,
        observed: monthly,
        assessedCents: monthly.value,
        note: noteOf(line),
      });
      debts.push(code === UNSHARED_CARD ? { ...part, quality: "INCOMPLETE" } : part);
    } else if (code === "fin.interest")
      debts.push(
        toPart(`commitments_debt.${code}`, {
          label,
          observed: monthly,
          assessedCents: hasInterestWithin ? 0 : monthly.value,
          note: hasInterestWithin
            ? "included in the assessed repayments for card and overdraft limits"
            : monthly.note,
        }),
      );
    else
      other.push(
        toPart(`commitments_other.${code}`, {
          label,
          observed: monthly,
          assessedCents: monthly.value,
          note: monthly.note,
        }),
      );
  }
  for (const debt of shared.filter((candidate) => !isLimit(candidate))) {
    const assessed = debt.servicingMonthly.value ?? debt.repaymentMonthly.value;
    const { servicingMonthly } = debt;
    const line = toPart(nameLine("commitments_debt", debt), {
      label: debt.name,
      observed: toOwnRepayment(debt),
      assessedCents: assessed,
      note: termsNote(debt),
    });
    debts.push({ ...line, formula: servicingMonthly.formula, quality: servicingMonthly.quality });
  }
  const limits: LadderLine[] = [];
  for (const debt of revolving) {
    const { servicingMonthly } = debt;
    const line = nameLine("commitments_cards", debt);
    const part = toPart(line, {
      label: debt.name,
      observed: servicingMonthly,
      assessedCents: servicingMonthly.value,
      note: termsNote(debt),
    });
    limits.push({ ...part, observedCents: 0, adjustmentCents: servicingMonthly.value });
  }
  return { other, debts, limits };
}

/**
 * Creates a function that names a debt's line by its class. The second and later debts of a class get a number. The
 * name never contains the account's id, because the id is bank data.
 */
function newNames(): (subtotal: string, debt: SharedDebt) => string {
  const counts = new Map<string, number>();
  return (subtotal, debt) => {
    const name = `${subtotal}.shared.${debt.class.toLowerCase()}`;
    const same = (counts.get(name) ?? 0) + 1;
    counts.set(name, same);
    return same === 1 ? name : `${name}~${same}`;
  };
}

function isLimit(debt: SharedDebt): boolean {
  return debt.class === "CREDIT_CARD" || debt.class === "OTHER_CREDIT";
}

function toPart(
  line: string,
  {
    label,
    observed,
    assessedCents,
    note,
  }: { label: string; observed: Figure; assessedCents: number | null; note: string | null },
): LadderLine {
  return {
    line,
    label,
    role: "PART",
    observedCents: observed.value,
    adjustmentCents:
      observed.value === null || assessedCents === null ? null : assessedCents - observed.value,
    assessedCents,
    formula: observed.formula,
    evidence: observed.evidence,
    quality: observed.quality,
    note,
  };
}

/** Says how an amount was derived, by its figure's formula. For any other formula, the amount is the amount repaid. */
const BASIS_OF: Partial<Record<Figure["formula"], string>> = {
  "L-ASK": "counted at the amount charged",
  "L-30D": "counted at the amount charged",
  "L-SETTLED": "counted as zero",
  "L-SUM": "counted at the amount in the commitments",
};

function noteOf({ code, monthly, advancedMonthly }: Commitments["lines"][number]): string {
  const notes = [
    code === UNSHARED_CARD
      ? "counted at the amount repaid, because the limit is not known; a lender would count the limit"
      : `account not shared: ${BASIS_OF[monthly.formula] ?? "counted at the amount repaid"}, without a buffer`,
    advancedMonthly === null ? null : "the money that these lenders advanced is not counted in any line",
    monthly.note,
  ];
  return notes.filter((note) => note !== null).join("; ");
}

/**
 * The note on a debt's servicing: its rate, months and assumptions and, for a joint debt, which part is observed and
 * assessed.
 */
function termsNote({ servicingMonthly, ownership, ownShareMonthly }: SharedDebt): string | null {
  const isJoint = ownership === "TWO_PARTY" || ownership === "MANY_PARTY";
  const notes = [
    servicingMonthly.note,
    isJoint
      ? ownShareMonthly
        ? "joint debt: “observed” is the customer's own share, but the whole repayment is assessed"
        : "joint debt, counted in full"
      : null,
  ].filter((note) => note !== null);
  return notes.length > 0 ? notes.join("; ") : null;
}
