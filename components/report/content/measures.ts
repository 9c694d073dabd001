import type { Figure } from "@/lib/engine/document";
import { type Context, formulaAnchor } from "../context";
import { FIGURE_NAME, figureName } from "../figure-names";
import { money, NOT_AVAILABLE, percent, wholeMoney, wholePercent } from "../format";
import type { Measure } from "../model";
import { CONFIDENCE } from "../words";
import { countUnknownDebts, sayDti, sayUnknown } from "./findings";

/**
 * The assessed figures, which the first page shows below the observed ones. Empty for a report without an
 * affordability assessment.
 */
export function toMeasures({ document }: Context): Measure[] {
  const { affordability, income, summary } = document;
  if (affordability === null) return [];
  const { ratios, assumptions } = affordability;
  const assessed = income.totals.assessedMonthly;
  const incomeCents = summary.incomeNetMonthly.value ?? 0;
  const discountCents = incomeCents - (assessed.value ?? incomeCents);
  const isFlagged = (ratios.dti.value ?? 0) >= assumptions.dtiFlag;
  const unknown = countUnknownDebts(document, ratios.dti);
  return [
    toMeasure(
      figureName(document, "income.totals.assessedMonthly") ?? "",
      assessed,
      wholeMoney(assessed.value),
      [sayDiscount(discountCents, incomeCents)],
    ),
    toMeasure(FIGURE_NAME["affordability.ratios.ndi"], ratios.ndi, wholeMoney(ratios.ndi.value), [
      "a month, after buffers and limits",
    ]),
    {
      ...toMeasure(FIGURE_NAME["affordability.ratios.dti"], ratios.dti, sayDti(ratios.dti, unknown), [
        isFlagged
          ? `at or above the DTI flag of ${assumptions.dtiFlag}`
          : unknown === 0
            ? "without any HELP debt"
            : `${sayUnknown(unknown)}; without any HELP debt`,
      ]),
      ...(unknown === 0 ? {} : { value: sayDti(ratios.dti, unknown) }),
    },
    toMeasure(FIGURE_NAME["affordability.ratios.dsr"], ratios.dsr, percent(ratios.dsr.value), [
      "of gross income, debts only",
    ]),
  ];
}

/** The amount that the assessment deducts from the income: as a percentage, or in dollars if it is below 0.5%. */
function sayDiscount(discountCents: number, incomeCents: number): string {
  if (discountCents <= 0) return "a month, no discount";
  const share = discountCents / incomeCents;
  if (share < SHARE_MIN) return `a month, ${money(discountCents)} taken off`;
  // Close to 100%, a whole percentage would say 100% although some income remains.
  return `a month, ${share > 1 - SHARE_MIN && share < 1 ? percent(share) : wholePercent(share)} taken off`;
}

const SHARE_MIN = 0.005;

function toMeasure(label: string, figure: Figure, text: string, [note = ""]: readonly string[]): Measure {
  return {
    label,
    value: figure.value === null ? NOT_AVAILABLE : text,
    isBelowZero: (figure.value ?? 0) < 0,
    confidence: CONFIDENCE[figure.quality],
    note,
    how: formulaAnchor(figure.formula),
    formula: figure.formula,
  };
}
