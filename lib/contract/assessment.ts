import { z } from "zod";
import { raise } from "@/lib/contract/fault";
import { decimal, integer } from "@/lib/contract/number";
import { LiabilityClass } from "@/lib/contract/report/debt";
import { line } from "@/lib/contract/text";
import type { AssessmentInput } from "@/lib/engine/assessment/input";
import { CREDIT_CATEGORIES } from "@/lib/engine/categories/credits";
import { LIXI_ROWS } from "@/lib/engine/categories/data/taxonomy-table";
import type { AssessmentInputs } from "@/lib/rules/assessment-inputs";

/** The maximum number of lines of income, expenses and debts that one request may declare, in total. */
export const DECLARED_MAX = 100;
/**
 * The limits of the inputs. MONTHLY_MAX (an amount a month) and AMOUNT_MAX (a loan or balance) are in cents. MONTHS_MAX
 * limits a loan's term, and RATE_MAX is an interest rate in per cent.
 */
const MONTHLY_MAX = 100_000_000;
const AMOUNT_MAX = 10_000_000_000;
const MONTHS_MAX = 600;
const PEOPLE_MAX = 20;
const RATE_MAX = 100;
const RATE_PLACES = 4;
const PURPOSE_LENGTH_MAX = 100;
const NAME_LENGTH_MAX = 200;

const incomeCodes = CREDIT_CATEGORIES.filter(({ treatment }) => treatment === "INCOME").map(
  ({ code }) => code,
);
/**
 * The income codes of the taxonomy, such as "inc.salary.regular", and the kinds to which they belong, such as
 * "inc.salary" for all wages.
 */
export const INCOME_TYPES = [
  ...new Set(incomeCodes.flatMap((code) => [code.split(".").slice(0, 2).join("."), code])),
].sort();
/** Headings of a lender's living-expense form. */
export const LIXI_HEADINGS = LIXI_ROWS;

const Monthly = integer(0, MONTHLY_MAX).meta({ description: "Whole cents a month.", example: 620_000 });
const Balance = integer(0, AMOUNT_MAX);

const DeclaredIncome = z
  .object({
    type: z.literal(INCOME_TYPES).meta({
      description:
        "An income code of the taxonomy. To declare all income of one kind, use the first two parts of the code.",
      example: "inc.salary",
    }),
    monthly_cents: Monthly,
  })
  .meta({ description: "Income of one type after tax, as the customer declared it." });

const DeclaredExpense = z
  .object({
    lixi: z.literal(LIXI_HEADINGS).meta({
      description: "A LIXI living-expense heading, as in `lixi_category`.",
      example: "Groceries",
    }),
    monthly_cents: Monthly,
  })
  .meta({ description: "Spending under one heading, as the customer declared it." });

const DeclaredDebt = z
  .object({
    class: z.literal(LiabilityClass.options).meta({ description: "The class of the debt.", example: "CAR" }),
    lender: line(1, NAME_LENGTH_MAX).nullish().meta({
      description:
        "The lender's name. A debt without a lender is matched only if no other debt has the same class.",
      maxLength: NAME_LENGTH_MAX,
      example: "Ironbark Bank",
    }),
    balance_cents: Balance.nullish().meta({ description: "The balance owed, in whole cents." }),
    repayment_cents: Monthly.nullish().meta({ description: "The amount repaid each month, in whole cents." }),
  })
  .meta({ description: "One debt, as the customer declared it." });

const Declared = z
  .object({
    income: z.array(DeclaredIncome).nullish(),
    expenses: z.array(DeclaredExpense).nullish(),
    debts: z.array(DeclaredDebt).nullish(),
  })
  .superRefine(({ income, expenses, debts }, ctx) => {
    const size = (income?.length ?? 0) + (expenses?.length ?? 0) + (debts?.length ?? 0);
    if (size > DECLARED_MAX) {
      const msg = `Value error, declare at most ${DECLARED_MAX} lines in all, not ${size}: combine small ones`;
      raise(
        ctx as never,
        { type: "too_long", msg, ctx: { max_length: DECLARED_MAX, actual_length: size } },
        size,
      );
    }
    refuseOverlaps(
      ctx,
      "income",
      (income ?? []).map(({ type }) => type),
    );
    refuseOverlaps(
      ctx,
      "expenses",
      (expenses ?? []).map(({ lixi }) => lixi),
    );
  })
  .meta({
    description: `What the customer declared to you: up to ${DECLARED_MAX} lines in total. The report compares it with the observed amounts.`,
  });

/**
 * Refuses a declared type that is repeated, or included in another declared type, because an amount under both types
 * would be compared twice.
 */
function refuseOverlaps(
  ctx: z.core.$RefinementCtx,
  list: "income" | "expenses",
  names: readonly string[],
): void {
  for (const [index, name] of names.entries()) {
    const before = names.slice(0, index).find((other) => isWithin(name, other) || isWithin(other, name));
    if (before === undefined) continue;
    const reason = before === name ? `${name} is declared twice` : `${before} and ${name} overlap`;
    const fault = {
      type: "value_error",
      msg: `Value error, ${reason}: combine their amounts in one line`,
      ctx: { reason },
    };
    ctx.addIssue({ code: "custom", path: [list, index], message: reason, params: { fault } });
  }
}

const isWithin = (name: string, kind: string) => name === kind || name.startsWith(`${kind}.`);

const fields = {
  hem_monthly_cents: integer(1, MONTHLY_MAX).nullish().meta({
    description:
      "Your HEM figure for this household, in whole cents a month. It replaces the company setting. In the insight profile it is rounded to the nearest $10.",
    example: 312_400,
  }),
  household: z
    .object({
      adults: integer(1, PEOPLE_MAX).meta({ example: 2 }),
      children: integer(0, PEOPLE_MAX).meta({ example: 1 }),
    })
    .meta({ description: "The people in the customer's household, printed on the report." })
    .nullish(),
  proposed_loan: z
    .object({
      amount_cents: integer(1, AMOUNT_MAX).meta({
        description: "The amount to borrow.",
        example: 3_500_000,
      }),
      term_months: integer(1, MONTHS_MAX).meta({
        description: "The term of the loan in months.",
        example: 60,
      }),
      rate_percent: decimal(0, RATE_MAX, RATE_PLACES).meta({
        description: "Annual interest rate as a percentage, without the buffer that the assessment adds.",
        example: 8.49,
      }),
      purpose: line(1, PURPOSE_LENGTH_MAX).nullish().meta({
        description: "The purpose of the loan, in your words; printed on the report.",
        maxLength: PURPOSE_LENGTH_MAX,
        example: "Used car",
      }),
    })
    .meta({ description: "The loan the customer applies for. It replaces the company setting." })
    .nullish(),
  declared: Declared.nullish(),
  expected_employer: line(1, NAME_LENGTH_MAX).nullish().meta({
    description: "The employer the customer named. The report compares it with the payers in the bank data.",
    maxLength: NAME_LENGTH_MAX,
    example: "Harbour Logistics Pty Ltd",
  }),
};

/** The inputs in a create body. */
export const Assessment = z.object(fields).meta({
  id: "Assessment",
  description:
    "Your own inputs for the assessment of this request. For an input that is omitted or null, the company's setting applies, if the company has one.",
});
export type Assessment = z.infer<typeof Assessment>;

/** The body of a PUT: all inputs, which replace the stored ones. */
export const SetAssessment = z
  .object({
    ...fields,
    version: integer(0, 1_000_000).nullish().meta({
      description:
        "The `version` that you read. If you send it and someone else has changed the inputs since then, the response is 409. If you omit it, your inputs replace the stored inputs.",
      example: 3,
    }),
  })
  .meta({ id: "SetAssessment", description: "All inputs. Stored inputs that you leave out are removed." });
export type SetAssessment = z.infer<typeof SetAssessment>;

/** Converts a parsed body to inputs with every field. Fields that are not given are null or empty. */
export function toAssessmentInputs(body: Assessment | null | undefined): AssessmentInputs {
  const { household, proposed_loan: loan, declared } = body ?? {};
  return {
    hem_monthly_cents: body?.hem_monthly_cents ?? null,
    household: household ? { adults: household.adults, children: household.children } : null,
    proposed_loan: loan
      ? {
          amount_cents: loan.amount_cents,
          term_months: loan.term_months,
          rate_percent: loan.rate_percent,
          purpose: loan.purpose ?? null,
        }
      : null,
    declared: {
      income: declared?.income ?? [],
      expenses: declared?.expenses ?? [],
      debts: (declared?.debts ?? []).map((debt) => ({
        class: debt.class,
        lender: debt.lender ?? null,
        balance_cents: debt.balance_cents ?? null,
        repayment_cents: debt.repayment_cents ?? null,
      })),
    },
    expected_employer: body?.expected_employer ?? null,
  };
}

export const NO_INPUTS = toAssessmentInputs(null);

/** The names of the inputs that differ, in API order. */
export function listChanged(before: AssessmentInputs, after: AssessmentInputs): string[] {
  const names = Object.keys(NO_INPUTS) as (keyof AssessmentInputs)[];
  return names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}

/**
 * Converts the API's inputs to the engine's. Amounts stay in cents; the rate becomes a fraction instead of per cent.
 */
export function toEngineInput(inputs: AssessmentInputs): AssessmentInput {
  const { household, proposed_loan: loan, declared } = inputs;
  return {
    hemMonthlyCents: inputs.hem_monthly_cents,
    household,
    proposedLoan: loan && {
      amountCents: loan.amount_cents,
      termMonths: loan.term_months,
      // Rounds the fraction to whole millionths: 8.49 per cent becomes exactly 0.0849, without floating-point noise.
      rate: Math.round(loan.rate_percent * 10_000) / 1_000_000,
      purpose: loan.purpose,
    },
    declared: {
      income: declared.income.map(({ type, monthly_cents }) => ({ type, monthlyCents: monthly_cents })),
      expenses: declared.expenses.map(({ lixi, monthly_cents }) => ({ lixi, monthlyCents: monthly_cents })),
      debts: declared.debts.map((debt) => ({
        class: debt.class,
        lender: debt.lender,
        balanceCents: debt.balance_cents,
        repaymentCents: debt.repayment_cents,
      })),
    },
    expectedEmployer: inputs.expected_employer,
  };
}
