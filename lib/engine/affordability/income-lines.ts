import type { Income, LadderLine } from "@/lib/engine/document";

/** Lists each type of income: the observed amount, and the amount after the firm's discount for that type. */
export function toIncomeLines({ byType, streams }: Income): LadderLine[] {
  return byType.map(({ code, label, monthly }) => {
    const own = streams.filter((stream) => stream.code === code && stream.included);
    const assessedCents = own.reduce((sum, stream) => sum + (stream.assessedMonthlyCents ?? 0), 0);
    const discount = own[0]?.discount ?? 0;
    return {
      line: `income.${code}`,
      label,
      role: "PART",
      observedCents: monthly.value,
      adjustmentCents: monthly.value === null ? null : assessedCents - monthly.value,
      assessedCents,
      formula: "I-ASSESSED",
      evidence: monthly.evidence,
      quality: monthly.quality,
      note: noteOf(code, discount),
    };
  });
}

function noteOf(code: string, discount: number): string | null {
  if (code.startsWith("inc.business") && discount === 1)
    return "not assessed, because bank data is not enough without tax returns";
  if (discount > 0) return `discounted by ${Math.round(discount * 1000) / 10}%`;
  return code.startsWith("inc.gov") ? "subject to the lender's policy" : null;
}
