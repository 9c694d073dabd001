import type { AssessmentInput } from "@/lib/engine/assessment/input";
import type { BalanceStats, Figure, LadderLine, ReportDocument } from "@/lib/engine/document";
import { suppress, withAlikeNote } from "@/lib/engine/figures/insight-note";
import { isNearEqual, readAmounts } from "@/lib/engine/insight/near-equal";
import { isFigure } from "@/lib/engine/insight/suppress";
import { toDollars } from "@/lib/engine/money";

/** Amounts are shown in whole tens of dollars, so that no exact payment can be derived by subtraction or division. */
const STEP_CENTS = 1_000;
const SMALL = "under $5";
/**
 * Formulas whose figures may be shown as zero after rounding: surpluses. A cost or income that exists must not be shown
 * as zero.
 */
const LEFT_OVER = new Set(["S-SURPLUS", "R-NDI"]);

/**
 * Balances are rounded to multiples of $50. Only one or a few payments may change a balance, so exact balances could
 * reveal them.
 */
const BALANCE_STEP_CENTS = 5_000;

/** Rounds cents to multiples of $50; null stays null. */
export function toFifties(cents: number | null): number | null {
  if (cents === null) return null;
  return Math.sign(cents) * Math.round(Math.abs(cents) / BALANCE_STEP_CENTS) * BALANCE_STEP_CENTS || 0;
}

/** Rounds cents to multiples of $10; null stays null. */
export function toTens(cents: number | null): number | null {
  if (cents === null) return null;
  return Math.sign(cents) * Math.round(Math.abs(cents) / STEP_CENTS) * STEP_CENTS || 0;
}

/** Rounds the amounts in a sentence to multiples of $10: "$1,234.56" becomes "$1,230". */
export function sayTens(text: string): string {
  return text.replace(/\$([\d,]+)\.(\d\d)\b/g, (_, dollars: string, rest: string) => {
    const tens = toTens(Number(dollars.replaceAll(",", "")) * 100 + Number(rest));
    return tens ? `$${toDollars(tens).replace(/\.00$/, "")}` : SMALL;
  });
}

/**
 * Rounds every money figure to whole tens of dollars (formula X-TENS). An amount that would round to zero is only
 * described as small. Suppresses a sum of similar payments, because dividing it by their number would reveal each
 * payment.
 */
export function roundFigures<T>(value: T, report: ReportDocument): T {
  const amountsOf = readAmounts(report);
  const alike = new Map<string, boolean>();
  const isAlike = (evidence: string | null) => {
    if (evidence === null) return false;
    const known = alike.get(evidence);
    if (known !== undefined) return known;
    const found = isNearEqual(amountsOf(evidence));
    alike.set(evidence, found);
    return found;
  };
  const round = (exact: Figure): Figure => {
    const figure = exact.note === null ? exact : { ...exact, note: sayTens(exact.note) };
    if (figure.value === null || !figure.unit.startsWith("AUD_CENTS")) return figure;
    const hasAlike = figure.formula !== "D-PAYDAY" && isAlike(figure.evidence);
    if (hasAlike && figure.unit === "AUD_CENTS") return suppress(figure);
    const tens = toTens(figure.value);
    if (tens === 0 && figure.value !== 0 && !LEFT_OVER.has(figure.formula))
      return { ...figure, value: null, note: join(figure.note, SMALL) };
    const rounded = { ...figure, value: tens };
    return hasAlike ? withAlikeNote(rounded) : rounded;
  };
  const walk = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(walk);
    if (typeof part !== "object" || part === null) return part;
    if (isFigure(part)) return round(part);
    return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, walk(inner)]));
  };
  return walk(value) as T;
}

function join(note: string | null, more: string): string {
  return note === null ? more : `${note}; ${more}`;
}

type BalanceAmounts = Pick<
  BalanceStats,
  "minCents" | "maxCents" | "meanCents" | "medianCents" | "stdDevCents"
>;

/**
 * Rounds the balances of a window to whole fifties of dollars. The difference between the highest and the lowest
 * balance may be a single payment, so exact balances would reveal it.
 */
export function roundBalances<Stats extends BalanceAmounts>(stats: Stats): Stats {
  const round = (cents: number) => toFifties(cents) ?? 0;
  return {
    ...stats,
    minCents: round(stats.minCents),
    maxCents: round(stats.maxCents),
    meanCents: round(stats.meanCents),
    medianCents: round(stats.medianCents),
    stdDevCents: round(stats.stdDevCents),
  };
}

/**
 * Rounds the HEM figure that the firm entered to whole tens of dollars. Without this, a firm could find exact living
 * costs by trying one figure after another. With rounding, living costs and the surplus change only in the steps that
 * are shown.
 */
export function roundInput(input: AssessmentInput): AssessmentInput {
  return { ...input, hemMonthlyCents: toTens(input.hemMonthlyCents) };
}

/**
 * Rounds the assessment steps and the sensitivity to whole tens of dollars, and suppresses the debt to income after the
 * proposed loan. Without this, a firm could choose a loan whose debt to income reveals the gross income, or whose exact
 * repayment reveals the exact surplus.
 */
export function roundAffordability(
  affordability: NonNullable<ReportDocument["affordability"]>,
): NonNullable<ReportDocument["affordability"]> {
  const { proposed, ratios } = affordability;
  const afterLoan = (repaymentCents: number) =>
    ratios.ndi.value === null ? null : ratios.ndi.value - (toTens(repaymentCents) ?? 0);
  return {
    ...affordability,
    ladder: affordability.ladder.map(
      (line): LadderLine => ({
        ...line,
        observedCents: toTens(line.observedCents),
        adjustmentCents: toTens(line.adjustmentCents),
        assessedCents: toTens(line.assessedCents),
      }),
    ),
    sensitivity: affordability.sensitivity.map((line) => ({
      ...line,
      ndiCents: toTens(line.ndiCents),
      nsr: line.nsr === null ? null : Math.round(line.nsr * 100) / 100,
    })),
    proposed: proposed && {
      ...proposed,
      ndiAfterCents: proposed.ndiAfterCents === null ? null : afterLoan(proposed.repaymentMonthlyCents),
      dtiAfter: null,
    },
  };
}
