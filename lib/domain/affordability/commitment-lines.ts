import type { Commitments, Figure, LadderLine, Liabilities, SharedDebt } from "@/lib/domain/document";

type Lines = { other: LadderLine[]; debts: LadderLine[]; limits: LadderLine[] };

/**
 * Contracts, debts and limits. Shared loans are assessed at their servicing; lenders seen only in the rows as they are paid,
 * because neither their rate nor their balance is known; limits as if drawn. Interest paid on cards and overdrafts is not
 * assessed beside the limits, whose servicing has interest in it.
 */
export function toCommitmentLines({ lines }: Commitments, { shared }: Liabilities): Lines {
  const revolving = shared.filter(isLimit);
  const hasInterestWithin =
    revolving.length > 0 && revolving.every((debt) => debt.servicingMonthly.value !== null);
  const other: LadderLine[] = [];
  const debts: LadderLine[] = [];
  for (const { code, label, monthly } of lines) {
    if (code.startsWith("shared.")) continue;
    if (code.startsWith("dbt."))
      debts.push(toPart(`commitments_debt.${code}`, label, monthly, monthly.value, noteOf(code, monthly)));
    else if (code === "fin.interest" && hasInterestWithin)
      other.push(
        toPart(`commitments_other.${code}`, label, monthly, 0, "within the servicing of the limits"),
      );
    else other.push(toPart(`commitments_other.${code}`, label, monthly, monthly.value, monthly.note));
  }
  for (const debt of shared.filter((candidate) => !isLimit(candidate))) {
    const assessed = debt.servicingMonthly.value ?? debt.repaymentMonthly.value;
    const { repaymentMonthly, servicingMonthly } = debt;
    const line = toPart(
      nameLine("commitments_debt", debt, debts),
      debt.name,
      repaymentMonthly,
      assessed,
      termsNote(debt),
    );
    debts.push({ ...line, formula: servicingMonthly.formula });
  }
  const limits: LadderLine[] = [];
  for (const debt of revolving) {
    const { servicingMonthly } = debt;
    const line = nameLine("commitments_cards", debt, limits);
    const part = toPart(line, debt.name, servicingMonthly, servicingMonthly.value, termsNote(debt));
    limits.push({ ...part, observedCents: 0, adjustmentCents: servicingMonthly.value });
  }
  return { other, debts, limits };
}

/** By the class of the debt, numbered from the second: an account's id belongs to the bank, and says nothing of the line. */
function nameLine(subtotal: string, debt: SharedDebt, before: readonly LadderLine[]): string {
  const name = `${subtotal}.shared.${debt.class.toLowerCase()}`;
  const same = before.filter(({ line }) => line === name || line.startsWith(`${name}~`)).length;
  return same === 0 ? name : `${name}~${same + 1}`;
}

function isLimit(debt: SharedDebt): boolean {
  return debt.class === "CREDIT_CARD" || debt.class === "OTHER_CREDIT";
}

function toPart(
  line: string,
  label: string,
  observed: Figure,
  assessedCents: number | null,
  note: string | null,
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
    note,
  };
}

function noteOf(code: string, monthly: Figure): string {
  const note =
    code === "dbt.card_unshared" ? "limit not known: as repaid" : "account not shared: as repaid, no buffer";
  return monthly.note === null ? note : `${note}; ${monthly.note}`;
}

/** "at 9 % over 300 months" and whatever had to be assumed. */
function termsNote({ terms, servicingMonthly, ownership }: SharedDebt): string | null {
  const notes = [
    terms.rate !== null && terms.months !== null
      ? `${terms.isRevolving ? "limit repaid" : "balance repaid with the buffer"} over ${terms.months} months from ${Math.round(terms.rate * 10_000) / 100} %`
      : null,
    servicingMonthly.note,
    ownership === "TWO_PARTY" || ownership === "MANY_PARTY" ? "joint: counted whole" : null,
  ].filter((note) => note !== null);
  return notes.length > 0 ? notes.join("; ") : null;
}
