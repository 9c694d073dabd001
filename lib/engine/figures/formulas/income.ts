import type { Formulas, Part } from "@/lib/engine/figures/formula";
import {
  addAmounts,
  addValues,
  explainQuotient,
  explainSum,
  OF_PARTS,
  shareOf,
  toNamedPart,
  toPart,
} from "@/lib/engine/figures/kinds";
import type { IncomeSource } from "@/lib/engine/figures/sources";

/** The streams that net income counts. */
export function listIncluded<Stream extends { readonly included: boolean }>(
  streams: readonly Stream[],
): Stream[] {
  return streams.filter(({ included }) => included);
}

/** True for pensions, allowances and other payments in the group of government income. */
export function isGovernment({ code }: { readonly code: string }): boolean {
  return code.startsWith("inc.gov.");
}

/** A monthly amount less its discount, 0 to 1. */
export function lessDiscount(cents: number, discount: number): number {
  return cents * (1 - discount);
}

export const INCOME = {
  "I-NET": {
    name: "Net income",
    text: "Sum of the selected monthly amounts of the income streams included. A single credit that is more than ten times the median of its stream is left out, and is listed separately.",
    unit: "AUD_CENTS_PER_MONTH",
    value: addValues,
    explain: ({ document }) =>
      explainSum(listIncluded(document.income.streams).flatMap((stream) => toStreamPart(stream))),
    differs: OF_PARTS,
  },
  "I-TYPE": {
    name: "Income of a kind",
    text: "Sum of the selected monthly amounts of all streams of one kind.",
    unit: "AUD_CENTS_PER_MONTH",
    value: addValues,
    explain: ({ document: { income }, figure }) => {
      const type = income.byType.find(({ monthly }) => monthly === figure);
      const own = listIncluded(income.streams).filter(({ code }) => code === type?.code);
      return explainSum(own.flatMap((stream) => toStreamPart(stream)));
    },
    differs: OF_PARTS,
  },
  "I-ASSESSED": {
    name: "Assessed income",
    text: "The sum of each included stream × (1 − its discount).",
    unit: "AUD_CENTS_PER_MONTH",
    value: addAmounts,
    explain: ({ document }) => explainSum(listIncluded(document.income.streams).flatMap(toAssessedPart)),
    differs: OF_PARTS,
  },
  "I-SOURCES": {
    name: "Sources of income",
    text: "Three counts of included streams: streams paid in the last 61 days, streams of wages, and streams with a regular cadence.",
    unit: "COUNT",
    value: (count: number) => count,
  },
  "I-YEAR": {
    name: "Income of a financial year",
    text: "Income received from 1 July to 30 June, or in the part of that year that the period covers. Includes streams that have ended, and one-off income.",
    unit: "AUD_CENTS",
    value: addAmounts,
  },
  "I-GOV": {
    name: "Government share",
    text: "Government payments ÷ net income.",
    unit: "RATIO",
    value: shareOf,
    explain: ({ document: { income, summary } }) => {
      const government = listIncluded(income.streams).filter(isGovernment);
      const cents = addAmounts(government.map(({ monthly }) => monthly.selected.value ?? 0));
      return explainQuotient(
        [toNamedPart("Government payments", cents, null)],
        toPart(summary.incomeNetMonthly),
      );
    },
  },
} as const satisfies Formulas;

const toStreamPart = ({ name, monthly: { selected } }: IncomeSource): Part[] =>
  toPart(selected).map((part) => ({ ...part, name: { kind: "TEXT", text: name } }));

function toAssessedPart({ name, discount, assessedMonthlyCents, monthly }: IncomeSource): Part[] {
  const less = discount > 0 ? `, less ${Math.round(discount * 100)}%` : "";
  return assessedMonthlyCents === null
    ? []
    : [toNamedPart(`${name}${less}`, assessedMonthlyCents, monthly.selected)];
}
