import type { Basis, ExpenseLeaf, Figure } from "@/lib/engine/document";
import { figureText, money } from "../format";
import type { FigureQuery } from "./explanation";
import { isLadderLine } from "./keys";
import type { PanelKey, Part } from "./model";
import { nameOf } from "./names";

/** A part with its exact value, so that it can be seen whether the parts come to the figure. */
type Counted = { part: Part; value: number };

/** Rounding of each part may add up to this. */
const CENTS_OFF_PER_PART = 1;

/** What a figure is made of, where that comes to exactly the figure; empty otherwise. */
export function listParts(asked: FigureQuery): Part[] {
  const shares = quotientOf(asked);
  if (shares !== null) return shares;
  const counted = addends(asked).filter(({ value }) => value !== 0);
  if (counted.length < 2) return [];
  const sum = counted.reduce((total, { part, value }) => total + (part.sign === "−" ? -value : value), 0);
  if (Math.abs(sum - (asked.figure.value ?? Number.NaN)) > CENTS_OFF_PER_PART * counted.length) return [];
  return counted.map(({ part }) => part);
}

function addends(asked: FigureQuery): Counted[] {
  const { document, key } = asked;
  const at = (place: PanelKey, sign: Part["sign"] = "+") => figureAt(asked, place, sign);
  switch (asked.figure.formula) {
    case "S-SURPLUS":
      return [
        ...at("summary.incomeNetMonthly", ""),
        ...at("summary.livingMonthly", "−"),
        ...at("summary.commitmentsMonthly", "−"),
      ];
    case "R-NDI":
      return ladderEnds(asked);
    case "C-SUM":
      return document.commitments.lines.flatMap((_, index) => at(`commitments.lines.${index}.monthly`));
    case "L-SUM":
      return key === "liabilities.totals.repaymentsMonthly" ? repayments(asked) : [];
    case "I-NET":
      return streams(asked, () => true);
    case "I-TYPE": {
      const code = document.income.byType[Number(key.split(".")[2])]?.code;
      return streams(asked, (own) => own === code);
    }
    case "I-ASSESSED":
      return assessed(asked);
    case "E-GROUP":
      return leaves(asked, (_, group) => `expenses.groups.${group}.monthly` === key);
    case "E-SUM":
      return leaves(asked, ({ basis }) => BASES[key.split(".").at(-1) ?? ""]?.includes(basis) ?? false);
    case "D-NET":
      return [...at(key.replace(/net$/, "charged"), ""), ...at(key.replace(/net$/, "refunded"), "−")].filter(
        ({ part }) => part.key !== key,
      );
    default:
      return [];
  }
}

const LIVING: Basis[] = ["ESSENTIAL", "DISCRETIONARY", "RISK"];
/** Which leaves a total adds up (formula E-SUM). */
const BASES: Readonly<Record<string, Basis[]>> = {
  living: LIVING,
  livingMonthly: LIVING,
  essential: ["ESSENTIAL"],
  essentialMonthly: ["ESSENTIAL"],
  discretionary: ["DISCRETIONARY", "RISK"],
  discretionaryMonthly: ["DISCRETIONARY", "RISK"],
  committed: ["COMMITTED"],
  debt: ["DEBT"],
  all: [...LIVING, "COMMITTED", "DEBT"],
};

function figureAt({ document, figures }: FigureQuery, place: PanelKey, sign: Part["sign"]): Counted[] {
  const figure = figures.get(place);
  if (figure === undefined || isLadderLine(figure) || figure.value === null) return [];
  return [toCounted(nameOf(document, place) ?? figure.formula, figure, place, sign)];
}

function toCounted(name: string, figure: Figure, key: PanelKey, sign: Part["sign"]): Counted {
  return { part: { sign, name, value: figureText(figure), key }, value: figure.value ?? 0 };
}

function leaves({ document }: FigureQuery, isIn: (leaf: ExpenseLeaf, group: number) => boolean): Counted[] {
  return document.expenses.groups
    .flatMap((group, at) =>
      group.leaves.flatMap((leaf, index) =>
        isIn(leaf, at)
          ? [
              toCounted(
                leaf.label,
                leaf.monthly.selected,
                `expenses.groups.${at}.leaves.${index}.monthly.selected`,
                "+",
              ),
            ]
          : [],
      ),
    )
    .sort((a, b) => b.value - a.value);
}

function streams({ document }: FigureQuery, isOf: (code: string) => boolean): Counted[] {
  return document.income.streams.flatMap((stream, index) =>
    stream.included && isOf(stream.code)
      ? [toCounted(stream.name, stream.monthly.selected, `income.streams.${index}.monthly.selected`, "+")]
      : [],
  );
}

function assessed({ document }: FigureQuery): Counted[] {
  return document.income.streams.flatMap((stream, index) => {
    const value = stream.assessedMonthlyCents;
    if (!stream.included || value === null) return [];
    const less = stream.discount > 0 ? `, less ${Math.round(stream.discount * 100)}%` : "";
    const key = `income.streams.${index}.monthly.selected`;
    return [{ part: { sign: "+", name: `${stream.name}${less}`, value: money(value), key }, value }];
  });
}

function repayments(asked: FigureQuery): Counted[] {
  const { shared, detected } = asked.document.liabilities;
  const ofShared = shared.flatMap((debt, index) =>
    debt.class === "CREDIT_CARD" ? [] : figureAt(asked, `liabilities.shared.${index}.repaymentMonthly`, "+"),
  );
  const ofSeen = detected.flatMap((debt, index) =>
    debt.sharedAccountId === null
      ? figureAt(asked, `liabilities.detected.${index}.repaymentMonthly`, "+")
      : [],
  );
  return [...ofShared, ...ofSeen];
}

/** The subtotals of the ladder: the first comes in, the others go out. */
function ladderEnds({ document }: FigureQuery): Counted[] {
  return (document.affordability?.ladder ?? []).flatMap((line, index) =>
    line.role === "SUBTOTAL" && line.assessedCents !== null
      ? [
          {
            part: {
              sign: line.line === "income" ? "" : "−",
              name: line.label,
              value: money(line.assessedCents),
              key: `affordability.ladder.${index}`,
            },
            value: line.assessedCents,
          },
        ]
      : [],
  );
}

/** What is divided by what, by the place of the share. */
const QUOTIENTS: Readonly<Record<string, [PanelKey, PanelKey]>> = {
  "summary.savingsRate": ["summary.surplusMonthly", "summary.incomeNetMonthly"],
  "affordability.ratios.savingsRate": ["summary.surplusMonthly", "summary.incomeNetMonthly"],
  "affordability.ratios.essential": ["summary.essentialMonthly", "summary.incomeNetMonthly"],
  "affordability.ratios.essentialWithHousing": [
    "summary.essentialWithHousingMonthly",
    "summary.incomeNetMonthly",
  ],
  "affordability.ratios.repaymentToIncome": [
    "liabilities.totals.repaymentsMonthly",
    "summary.incomeNetMonthly",
  ],
  "conduct.cashByKind.ratioOfIncome": ["conduct.cash", "summary.incomeNetMonthly"],
};

/** Ratios keep four decimals. */
const RATIO_OFF = 0.000_05 + 1e-9;

function quotientOf(asked: FigureQuery): Part[] | null {
  const places = QUOTIENTS[asked.key];
  if (places === undefined) return null;
  const [over] = figureAt(asked, places[0], "");
  const [under] = figureAt(asked, places[1], "÷");
  if (!over || !under || under.value === 0) return [];
  const isRight = Math.abs(over.value / under.value - (asked.figure.value ?? Number.NaN)) <= RATIO_OFF;
  return isRight ? [over.part, under.part] : [];
}
