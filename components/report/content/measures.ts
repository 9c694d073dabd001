import type { Figure } from "@/lib/engine/document";
import { type Context, formulaAnchor } from "../context";
import { FIGURE_NAME, figureName } from "../figure-names";
import { NOT_AVAILABLE, percent, times, wholeMoney, wholePercent } from "../format";
import type { Measure } from "../model";
import { CONFIDENCE } from "../words";

/** The assessed figures on the first page, below the observed ones; empty in a report that assesses nothing. */
export function toMeasures({ document }: Context): Measure[] {
  const { affordability, income, summary } = document;
  if (affordability === null) return [];
  const { ratios, assumptions } = affordability;
  const assessed = income.totals.assessedMonthly;
  const discount = 1 - (assessed.value ?? 0) / (summary.incomeNetMonthly.value || 1);
  const isFlagged = (ratios.dti.value ?? 0) >= assumptions.dtiFlag;
  return [
    toMeasure(
      figureName(document, "income.totals.assessedMonthly") ?? "",
      assessed,
      wholeMoney(assessed.value),
      [discount > 0.005 ? `${wholePercent(discount)} taken off, a month` : "no discount, a month"],
    ),
    toMeasure(FIGURE_NAME["affordability.ratios.ndi"], ratios.ndi, wholeMoney(ratios.ndi.value), [
      "a month, after buffers and limits",
    ]),
    toMeasure(FIGURE_NAME["affordability.ratios.dti"], ratios.dti, times(ratios.dti.value), [
      isFlagged ? `at or above the DTI flag of ${assumptions.dtiFlag}` : "HELP debt left out",
    ]),
    toMeasure(FIGURE_NAME["affordability.ratios.dsr"], ratios.dsr, percent(ratios.dsr.value), [
      "debts only, of gross income",
    ]),
  ];
}

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
