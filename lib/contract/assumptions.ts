import { z } from "zod";
import { refuse } from "@/lib/contract/fault";
import { wholeNumber } from "@/lib/contract/query";
import { line } from "@/lib/contract/text";
import { DEFAULT_ASSUMPTIONS } from "@/lib/engine/affordability/default-assumptions";
import { GROUPS, OUTGOING_CATEGORIES } from "@/lib/engine/categories/taxonomy";
import type { Assumptions } from "@/lib/engine/document";
import { roundHalfUp, toDollars } from "@/lib/engine/money";

/** The longest term of a loan or card in months, the largest monthly HEM figure and the largest loan in dollars. */
const MONTHS_MAX = 600;
const DOLLARS_MAX = 1_000_000;
const LOAN_DOLLARS_MAX = 100_000_000;
const HOUSEHOLD_LENGTH_MAX = 120;

/** The name of the form field for the discount of an income type, in per cent. */
export const discountField = (code: string) => `discount.${code}`;
/** The name of the form field that puts a category within HEM or outside HEM. */
export const hemField = (code: string) => `hem.${code}`;

const HEM_CATEGORIES = OUTGOING_CATEGORIES.filter(({ part }) => part === "LIVING");

/** The living costs that a firm can count as inside or outside its HEM figure, each with the usual choice. */
export const HEM_CHOICES = HEM_CATEGORIES.map(({ code, label, group, hemTreatment }) => ({
  name: hemField(code),
  label,
  group: GROUPS[group] ?? group,
  usual: hemTreatment,
}));

/** A number as a person types it: "1,234.50", "$1,234.50", "22%". At most two decimal places. */
function amount(min: number, max: number, unit: string) {
  return z.string().transform((value, ctx) => {
    const text = value
      .trim()
      .replace(/^\$\s*|\s*%$/g, "")
      .replace(/,(?=\d{3})/g, "");
    const number = /^\d{1,9}(\.\d{1,2})?$/.test(text) ? Number(text) : Number.NaN;
    if (number >= min && number <= max) return number;
    const range = `${min.toLocaleString("en-AU")} to ${max.toLocaleString("en-AU")}${unit}`;
    refuse(ctx as never, `Enter a number from ${range}, such as ${min === 0 ? "12.50" : min}.`, value);
    return z.NEVER;
  });
}

const Percent = (max: number) => amount(0, max, "%");
/** Converts a percentage to a fraction. Rounds to hundredths of a percent, so that it is printed as it was typed. */
const toShare = (percent: number) => Math.round(percent * 100) / 10_000;
const toCents = (dollars: number) => roundHalfUp(dollars * 100);

const discounts = Object.fromEntries(
  DEFAULT_ASSUMPTIONS.discounts.map(({ code }) => [discountField(code), Percent(100)]),
);
const treatments = Object.fromEntries(
  HEM_CATEGORIES.map(({ code }) => [hemField(code), z.literal(["IN", "OUT"]).optional()]),
);

const Fields = z.object({
  buffer: amount(0, 20, " percentage points"),
  card_months: wholeNumber(1, MONTHS_MAX, DEFAULT_ASSUMPTIONS.cardServicingMonths),
  card_rate: Percent(100),
  hem_monthly: amount(1, DOLLARS_MAX, " dollars").optional(),
  hem_household: line(1, HOUSEHOLD_LENGTH_MAX).optional(),
  mortgage_months: wholeNumber(1, MONTHS_MAX, null),
  loan_months: wholeNumber(1, MONTHS_MAX, null),
  interest_only_months: wholeNumber(0, MONTHS_MAX, DEFAULT_ASSUMPTIONS.interestOnlyMonths),
  dti_flag: amount(0, 100, " times gross income"),
  study_loan: z.literal(["NO", "YES"]),
  liquidity_outgoings: z.literal(["ESSENTIAL", "ALL"]),
  proposed_amount: amount(1, LOAN_DOLLARS_MAX, " dollars").optional(),
  proposed_rate: Percent(100).optional(),
  proposed_months: wholeNumber(1, MONTHS_MAX, null),
  highlight_difference: Percent(1000).optional(),
});

type Fields = z.infer<typeof Fields>;
type Coded = Readonly<Record<string, unknown>>;

/** The firm's affordability assumptions from the portal's form, in the engine's format. */
export const ChangeAssumptions = Fields.and(z.object(discounts))
  .and(z.object(treatments))
  .superRefine((fields: Fields, ctx) => {
    const given = [fields.proposed_amount, fields.proposed_rate, fields.proposed_months];
    const names = ["proposed_amount", "proposed_rate", "proposed_months"];
    if (given.every((value) => value == null) || given.every((value) => value != null)) return;
    const reason = "Enter the loan's amount, rate and term, or leave all three empty.";
    const name = names[given.findIndex((value) => value == null)] ?? "proposed_amount";
    const fault = { type: "value_error", msg: reason, ctx: { reason } };
    ctx.addIssue({ code: "custom", path: [name], message: reason, params: { fault } });
  })
  .transform((fields): Assumptions => {
    const coded: Coded = fields;
    return {
      bufferPercentagePoints: fields.buffer,
      discounts: DEFAULT_ASSUMPTIONS.discounts.map(({ code }) => ({
        code,
        discount: toShare(Number(coded[discountField(code)])),
      })),
      cardServicingMonths: fields.card_months,
      cardRate: toShare(fields.card_rate),
      hemMonthlyCents: fields.hem_monthly === undefined ? null : toCents(fields.hem_monthly),
      hemHousehold: fields.hem_household ?? null,
      hemTreatment: HEM_CATEGORIES.flatMap(({ code }) => {
        const treatment = coded[hemField(code)];
        return treatment === "IN" || treatment === "OUT" ? [{ code, treatment }] : [];
      }),
      defaultMortgageTermMonths: fields.mortgage_months,
      defaultLoanTermMonths: fields.loan_months,
      interestOnlyMonths: fields.interest_only_months,
      dtiFlag: fields.dti_flag,
      studyLoan: fields.study_loan,
      liquidityOutgoings: fields.liquidity_outgoings,
      proposedLoan: toProposedLoan(fields),
      highlightDifference:
        fields.highlight_difference === undefined
          ? DEFAULT_ASSUMPTIONS.highlightDifference
          : toShare(fields.highlight_difference),
    };
  });

function toProposedLoan(fields: Fields): Assumptions["proposedLoan"] {
  const { proposed_amount: dollars, proposed_rate: rate, proposed_months: termMonths } = fields;
  if (dollars === undefined || rate === undefined || termMonths === null) return null;
  return { amountCents: toCents(dollars), rate: toShare(rate), termMonths };
}

const toPercent = (share: number) => String(Math.round(share * 10_000) / 100);
const orEmpty = (value: number | null) => (value === null ? "" : String(value));
const inDollars = (cents: number | null) => (cents === null ? "" : toDollars(cents));

/**
 * The assumptions as values of the form: amounts in dollars, rates and shares in per cent. A null becomes empty text.
 */
export function toAssumptionFields(assumptions: Assumptions): Record<string, string> {
  const { proposedLoan } = assumptions;
  return {
    buffer: String(assumptions.bufferPercentagePoints),
    card_months: String(assumptions.cardServicingMonths),
    card_rate: toPercent(assumptions.cardRate),
    hem_monthly: inDollars(assumptions.hemMonthlyCents),
    hem_household: assumptions.hemHousehold ?? "",
    mortgage_months: orEmpty(assumptions.defaultMortgageTermMonths),
    loan_months: orEmpty(assumptions.defaultLoanTermMonths),
    interest_only_months: String(assumptions.interestOnlyMonths),
    dti_flag: String(assumptions.dtiFlag),
    study_loan: assumptions.studyLoan,
    liquidity_outgoings: assumptions.liquidityOutgoings,
    proposed_amount: inDollars(proposedLoan?.amountCents ?? null),
    proposed_rate: proposedLoan ? toPercent(proposedLoan.rate) : "",
    proposed_months: orEmpty(proposedLoan?.termMonths ?? null),
    highlight_difference: toPercent(assumptions.highlightDifference),
    ...Object.fromEntries(
      assumptions.discounts.map(({ code, discount }) => [discountField(code), toPercent(discount)]),
    ),
    ...Object.fromEntries(assumptions.hemTreatment.map(({ code, treatment }) => [hemField(code), treatment])),
  };
}
