// The parts of a report that formulas read. `ReportDocument` has these members and more. They are declared separately
// for two reasons: the document's own type refers to the formulas, and a builder can pass the parts that exist so far.

/** A number of the report; null if it is not available. Figures have this type too. */
export type Value = { readonly value: number | null };

type Averages = Readonly<
  Record<"covered" | "m3" | "m6" | "m12" | "median" | "trimmed" | "stream" | "annualised", Value>
>;
type Monthly = Averages & { readonly selected: Value };

export type MonthTotal = { readonly month: string; readonly amountCents: number; readonly partial: boolean };

/** Payments a year by cadence. Lenders and the tax office count 52 weeks, which is 0.3% less than 365.25 days. */
export const TIMES_PER_YEAR = {
  WEEKLY: 52,
  FORTNIGHTLY: 26,
  FOUR_WEEKLY: 13,
  SEMI_MONTHLY: 24,
  MONTHLY: 12,
  BIMONTHLY: 6,
  QUARTERLY: 4,
  HALF_YEARLY: 2,
  ANNUAL: 1,
} as const;
export type Cadence = keyof typeof TIMES_PER_YEAR | "IRREGULAR";

export type StreamSource = {
  readonly id: string;
  readonly name: string;
  readonly frequency: Cadence;
  readonly status: string;
  readonly amount: {
    readonly lastCents: number | null;
    readonly medianCents: number | null;
    readonly meanCents: number | null;
  };
  readonly stability: {
    readonly regularity: number | null;
    readonly amountConsistency: number | null;
    readonly stableMonths: number | null;
    readonly secureMonths: number | null;
    readonly trendPerYear: number | null;
  };
};

export type IncomeSource = StreamSource & {
  readonly code: string;
  readonly monthly: Monthly;
  readonly history: readonly MonthTotal[];
  readonly gross: object | null;
  readonly included: boolean;
  /** The share that the assessment deducts, from 0 to 1. */
  readonly discount: number;
  readonly assessedMonthlyCents: number | null;
};

export type LeafSource = {
  readonly code: string;
  readonly label: string;
  readonly basis: "ESSENTIAL" | "DISCRETIONARY" | "COMMITTED" | "DEBT" | "RISK" | "NEUTRAL";
  readonly hemTreatment: "IN" | "OUT" | "LENDER_SPECIFIC" | "NONE";
  readonly monthly: Monthly;
  readonly history: readonly MonthTotal[];
  readonly streamIds: readonly string[];
};

type GroupSource = {
  readonly monthly: Value;
  readonly averages: Averages;
  readonly leaves: readonly LeafSource[];
};

export type ExpenseTotal =
  | "living"
  | "essential"
  | "discretionary"
  | "committed"
  | "debt"
  | "cash"
  | "uncategorised"
  | "all"
  | "hemScope"
  | "outsideHem";

type SharedSource = {
  readonly class: string;
  readonly name: string;
  readonly owedCents: number | null;
  readonly limitCents: number | null;
  readonly repaymentMonthly: Value;
};

type DetectedSource = {
  readonly class: string;
  readonly sharedAccountId: string | null;
  readonly estimatedBalanceCents: number | null;
  readonly repaymentMonthly: Value;
  readonly repayment: {
    readonly frequency: Cadence;
    readonly amountCents: number | null;
    readonly streamId: string;
  } | null;
};

export type StepSource = {
  readonly line: string;
  readonly label: string;
  readonly role: "PART" | "SUBTOTAL" | "RESULT";
  readonly observedCents: number | null;
  readonly adjustmentCents: number | null;
  readonly assessedCents: number | null;
};

type Items = readonly unknown[];

export type Sources = {
  readonly profile: "full" | "insight";
  readonly summary: Readonly<
    Record<
      | "incomeNetMonthly"
      | "livingMonthly"
      | "essentialMonthly"
      | "essentialWithHousingMonthly"
      | "discretionaryMonthly"
      | "commitmentsMonthly"
      | "surplusMonthly"
      | "savingsRate",
      Value
    >
  >;
  readonly income: {
    readonly streams: readonly IncomeSource[];
    readonly byType: readonly { readonly code: string; readonly monthly: Value }[];
  };
  readonly expenses: {
    readonly groups: readonly GroupSource[];
    readonly streams: readonly StreamSource[];
    readonly totals: Readonly<Record<ExpenseTotal, Value>>;
    readonly annualised: readonly {
      readonly code: string;
      readonly label: string;
      readonly times: number;
      readonly amountCents: number;
    }[];
  };
  readonly commitments: { readonly lines: readonly { readonly code: string; readonly monthly: Value }[] };
  readonly liabilities: {
    readonly shared: readonly SharedSource[];
    readonly detected: readonly DetectedSource[];
    readonly totals: { readonly repaymentsMonthly: Value };
    readonly saccTest: object | null;
    readonly leaseTest: object | null;
  };
  readonly conduct: {
    readonly fees: readonly { readonly charged: Value; readonly refunded: Value; readonly net: Value }[];
    readonly gambling: {
      readonly depositsTotal: Value;
      readonly returnsTotal: Value;
      readonly netTotal: Value;
    };
    readonly people: { readonly paid: Value; readonly received: Value; readonly net: Value };
    readonly cash: Value;
    readonly balanceWindows: Items;
    readonly accounts: Items;
    readonly largeCredits: Items;
    readonly largeDebits: Items;
    readonly roundTrips: Items;
    readonly missingExpected: Items;
  };
  readonly quality: {
    readonly accountCompletenessRatio: number | null;
    readonly reconciliations: Items;
    readonly accountsLeftOut: Items;
  };
  readonly affordability: {
    readonly ladder: readonly StepSource[];
    readonly grossIncome: { readonly usedCents: number | null };
  } | null;
};

type RowSource = { readonly amountCents: number; readonly streamId: string | null };

/** A figure to explain, with its document and the rows behind it. */
export type Query = {
  readonly document: Sources;
  readonly figure: Value & { readonly unit: string; readonly window: { readonly days: number } | null };
  readonly rows: readonly RowSource[];
};
