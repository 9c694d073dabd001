import type { Affordability, Figure } from "@/lib/domain/document";
import { type Context, evidenceAnchor, figureCell, formulaAnchor, withTo } from "../context";
import { figureText, money, percent, times } from "../format";
import type { Facts, Section, Table } from "../model";
import { columns, row, totalRow } from "./table";

/** From what was observed to what a lender would assess, line by line; null unless the report is of that type. */
export function toAffordabilitySection(context: Context): Section | null {
  const { affordability } = context.document;
  if (affordability === null) return null;
  return {
    id: "affordability",
    number: "",
    title: "Affordability",
    lead: "Each line starts from the observed figure, shows the adjustment made and the amount assessed. It is arithmetic on stated assumptions, not a decision.",
    blocks: [
      ladderTable(context, affordability),
      ratioTable(context, affordability),
      assumptionFacts(context, affordability),
      sensitivityTable(affordability),
    ],
  };
}

function ladderTable(context: Context, { ladder }: Affordability): Table {
  const last = ladder.length - 1;
  return {
    kind: "table",
    id: "ladder",
    caption: "From observed to assessed, a month",
    columns: columns(["Line", 46], [">Observed", 18], [">Adjustment", 18], [">Assessed", 18]),
    rows: ladder.map((line, index) => {
      const to =
        evidenceAnchor(context, line.evidence) ??
        (context.formulas.has(line.formula) ? formulaAnchor(line.formula) : null);
      const cells = [
        line.label,
        withTo({ text: money(line.observedCents) }, to),
        money(line.adjustmentCents),
        money(line.assessedCents),
      ];
      return index === last ? totalRow(...cells) : row(...cells);
    }),
    empty: "There is nothing to assess.",
  };
}

function ratioTable(context: Context, { ratios }: Affordability): Table {
  const lines: [string, Figure, string][] = [
    ["Net disposable income, a month", ratios.ndi, figureText(ratios.ndi)],
    ["Net surplus ratio", ratios.nsr, times(ratios.nsr.value)],
    ["Debt service ratio", ratios.dsr, percent(ratios.dsr.value)],
    ["Debt to income", ratios.dti, times(ratios.dti.value)],
    ["Housing cost, share of income", ratios.housingCost, percent(ratios.housingCost.value)],
    ["Essential spending, share of income", ratios.essential, percent(ratios.essential.value)],
    ["Days the cash would last", ratios.daysOfCash, figureText(ratios.daysOfCash)],
  ];
  return {
    kind: "table",
    id: "ratios",
    caption: "Ratios",
    columns: columns(["Ratio", 60], ["How", 20], [">Value", 20]),
    rows: lines.map(([name, figure, text]) =>
      row(
        name,
        withTo(
          { text: figure.formula },
          context.formulas.has(figure.formula) ? formulaAnchor(figure.formula) : null,
        ),
        figureCell(context, figure, text),
      ),
    ),
    empty: "",
  };
}

/** Kinds of income that a discount may be set for as a whole. */
const INCOME_KIND: Readonly<Record<string, string>> = {
  inc: "All income",
  "inc.salary": "All salary and wages",
  "inc.gig": "Gig platforms",
  "inc.business": "Business receipts",
  "inc.gov": "Government payments",
  "inc.super": "Superannuation",
  "inc.property": "Rent and board received",
  "inc.invest": "Interest, dividends and distributions",
  "inc.support": "Support received",
  "inc.comp": "Compensation",
};

function assumptionFacts(context: Context, { assumptions }: Affordability): Facts {
  const discounts = assumptions.discounts.map(
    (item) =>
      `${context.labelOf.get(item.code) ?? INCOME_KIND[item.code] ?? item.code} ${percent(item.discount)}`,
  );
  return {
    kind: "facts",
    title: assumptions.source === "COMPANY" ? "Assumptions set by the firm" : "Assumptions (our defaults)",
    pairs: [
      { term: "Rate buffer", cell: { text: `${assumptions.bufferPercentagePoints} percentage points` } },
      { term: "Income discounts", cell: { text: discounts.length === 0 ? "none" : discounts.join(", ") } },
      {
        term: "Cards",
        cell: {
          text: `limit repaid over ${assumptions.cardServicingMonths} months at ${percent(assumptions.cardRate)}`,
        },
      },
      {
        term: "HEM a month",
        cell: {
          text: assumptions.hemMonthlyCents === null ? "not supplied" : money(assumptions.hemMonthlyCents),
        },
      },
    ],
  };
}

function sensitivityTable({ sensitivity }: Affordability): Table {
  return {
    kind: "table",
    id: "sensitivity",
    caption: "If things were different",
    columns: columns(["Case", 60], [">Net disposable income", 24], [">Net surplus ratio", 16]),
    rows: sensitivity.map((item) => row(item.scenario, money(item.ndiCents), times(item.nsr))),
    empty: "No other cases were worked out.",
  };
}
