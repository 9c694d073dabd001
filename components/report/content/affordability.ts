import type {
  Affordability,
  Assessment,
  Figure,
  FigureQuality,
  InputSource,
  PrintedAssumptions,
} from "@/lib/engine/document";
import {
  type Context,
  evidenceAnchor,
  figureCell,
  formulaAnchor,
  joined,
  openable,
  textCell,
  withTo,
} from "../context";
import { FIGURE_NAME } from "../figure-names";
import { counted, figureText, money, percent, times, yearlyRate } from "../format";
import type { Cell, Facts, Section, Table } from "../model";
import { QUALITY_MARK } from "../words";
import { affordabilityFinding, countUnknownDebts, sayDti } from "./findings";
import { columns, row, totalRow } from "./table";

/**
 * The section that shows how each assessed figure follows from the observed one, with the ratios, the assumptions
 * and the sensitivity table. Null unless the report assesses affordability.
 */
export function toAffordabilitySection(context: Context): Section | null {
  const { affordability, assessment } = context.document;
  if (affordability === null) return null;
  return {
    id: "affordability",
    number: "",
    title: "Affordability",
    lead: affordabilityFinding(context, affordability),
    about:
      "Each line shows the observed figure, the adjustment and the assessed amount. The assessment is a calculation from stated assumptions, not a decision.",
    blocks: [
      stepsTable(context, affordability),
      ratioTable(context, affordability),
      assumptionFacts(context, affordability),
      sensitivityTable(affordability),
      ...(affordability.proposed === null ? [] : [proposedFacts(affordability.proposed, assessment)]),
    ],
  };
}

function stepsTable(context: Context, { ladder }: Affordability): Table {
  return {
    kind: "table",
    id: "ladder",
    caption: "From observed to assessed monthly amounts",
    columns: columns(["Line", 46], [">Observed", 18], [">Adjustment", 18], [">Assessed", 18]),
    rows: ladder.map((line) => {
      const to =
        evidenceAnchor(context, line.evidence) ??
        (context.formulas.has(line.formula) ? formulaAnchor(line.formula) : null);
      const cells = [
        textCell(line.label, line.note),
        openable(context, line, withTo({ text: money(line.observedCents) }, to)),
        money(line.adjustmentCents),
        markedCell(line.assessedCents, line.quality),
      ];
      return line.role === "PART" ? row(...cells) : totalRow(...cells);
    }),
    empty: "There is nothing to assess.",
  };
}

/** Marks only incomplete amounts, because nearly every assessed amount is an estimate. */
function markedCell(cents: number | null, quality: FigureQuality): Cell {
  const mark = quality === "INCOMPLETE" && cents !== null ? QUALITY_MARK.INCOMPLETE : undefined;
  return mark === undefined ? { text: money(cents) } : { text: money(cents), mark };
}

function ratioTable(context: Context, { ratios }: Affordability): Table {
  const share = (figure: Figure) => percent(figure.value);
  const lines: [keyof typeof ratios, (figure: Figure) => string][] = [
    ["ndi", figureText],
    ["nsr", ({ value }) => times(value)],
    ["dsr", share],
    ["commitmentsToGross", share],
    ["dti", (dti) => sayDti(dti, countUnknownDebts(context.document, dti))],
    ["housingCost", share],
    ["repaymentToIncome", share],
    ["savingsRate", share],
    ["essential", share],
    ["essentialWithHousing", share],
    ["daysOfCash", figureText],
  ];
  return {
    kind: "table",
    id: "ratios",
    caption: "Ratios",
    columns: columns(["Ratio", 60], ["#How", 20], [">Value", 20]),
    rows: lines.map(([key, toText]) => {
      const figure = ratios[key];
      return row(
        textCell(
          FIGURE_NAME[`affordability.ratios.${key}`],
          joined(key === "dsr" ? "debts only" : null, figure.note),
        ),
        withTo(
          { text: figure.formula },
          context.formulas.has(figure.formula) ? formulaAnchor(figure.formula) : null,
        ),
        figureCell(context, figure, toText(figure)),
      );
    }),
    empty: "",
  };
}

/** Types of income that an assessment may discount as a whole. */
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
  const { assessment } = context.document;
  const sources = assessment?.sources;
  const treatments = assumptions.hemTreatment.map(
    ({ code, treatment }) => `${context.labelOf.get(code) ?? code} ${treatment.toLowerCase()}`,
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
          text: `limit repaid over ${assumptions.cardServicingMonths} months at the card's rate, or ${yearlyRate(assumptions.cardRate)} if the rate is not known`,
        },
      },
      {
        term: "Monthly HEM",
        cell: {
          text:
            assumptions.hemMonthlyCents === null
              ? "not supplied"
              : [
                  money(assumptions.hemMonthlyCents),
                  assumptions.hemHousehold,
                  sourceText(sources?.hemMonthly),
                ]
                  .filter((part) => part !== null)
                  .join(", "),
        },
      },
      ...(assessment?.household
        ? [{ term: "Household", cell: { text: householdText(assessment.household) } }]
        : []),
      { term: "Moved into or out of HEM", cell: { text: treatments.join(", ") || "nothing" } },
      { term: "Terms assumed where the bank gave none", cell: { text: termText(assumptions) } },
      {
        term: "Gross pay",
        cell: { text: assumptions.studyLoan === "YES" ? "with a study loan" : "without a study loan" },
      },
      {
        term: "Days of cash",
        cell: {
          text:
            assumptions.liquidityOutgoings === "ALL"
              ? "days for which the balances would pay living expenses and commitments"
              : "days for which the balances would pay essential living expenses and commitments",
        },
      },
      { term: "DTI flag", cell: { text: times(assumptions.dtiFlag) } },
    ],
  };
}

function termText({
  defaultMortgageTermMonths,
  defaultLoanTermMonths,
  interestOnlyMonths,
}: PrintedAssumptions): string {
  const term = (months: number | null) => (months === null ? "none" : `${months} months from the start`);
  return `home loans ${term(defaultMortgageTermMonths)}, other loans ${term(defaultLoanTermMonths)}, interest only ${interestOnlyMonths} months`;
}

function householdText({ adults, children }: NonNullable<Assessment["household"]>): string {
  const people = [
    counted(adults, "adult"),
    ...(children > 0 ? [counted(children, "child", "children")] : []),
  ];
  return [...people, "given for this request"].join(", ");
}

/**
 * Says whether the request or the firm's settings gave an input, because readers would otherwise attribute it to us.
 * Null if the document does not say.
 */
function sourceText(source: InputSource | undefined): string | null {
  return source === "REQUEST" ? "given for this request" : source === "COMPANY" ? "the firm's setting" : null;
}

function proposedFacts(
  proposed: NonNullable<Affordability["proposed"]>,
  assessment: Assessment | undefined,
): Facts {
  const about = [assessment?.loanPurpose, sourceText(assessment?.sources.proposedLoan)].filter(Boolean);
  return {
    kind: "facts",
    title: "With the proposed loan",
    pairs: [
      {
        term: "Loan",
        cell: {
          text: [`${money(proposed.amountCents)} over ${proposed.termMonths} months`, ...about].join(", "),
        },
      },
      { term: "Assessed at", cell: { text: yearlyRate(proposed.assessedRate) } },
      { term: "Repayment a month", cell: { text: money(proposed.repaymentMonthlyCents) } },
      { term: "Assessed surplus (NDI) after the loan", cell: { text: money(proposed.ndiAfterCents) } },
      { term: "DTI with the loan", cell: { text: times(proposed.dtiAfter) } },
    ],
  };
}

function sensitivityTable({ sensitivity }: Affordability): Table {
  return {
    kind: "table",
    id: "sensitivity",
    caption: "Sensitivity",
    columns: columns(["Case", 60], [">Assessed surplus (NDI)", 24], [">NSR", 16]),
    rows: sensitivity.map((item) => row(item.scenario, money(item.ndiCents), times(item.nsr))),
    empty: "No other cases were calculated.",
  };
}
