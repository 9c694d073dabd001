// Generated from the schema of the report, `lib/contract/report`: change that, then run `npm run generate`.
import type { Day } from "@/lib/engine/calendar/day";
import type { FormulaId, SelectionRule } from "@/lib/engine/figures/formulas";

/**
 * A customer's income, expenses, debts and account conduct, from consented bank data. Fields ending in `Cents` are
 * money in whole cents. Shares are fractions (0.25 is 25%). Days are days in Sydney. Null means not available, never
 * zero.
 */
export type ReportDocument = {
  /**
   * Version of this schema, by semantic versioning. A new minor version adds fields and changes no existing field.
   */
  schemaVersion: string;
  /** The type of report requested. Only an `affordability` report has the `affordability` section. */
  reportType: ReportType;
  profile: Profile;
  verification: Verification;
  request: ReportRequest;
  /** When the report was prepared. */
  generatedAt: Instant;
  /** When the bank data was collected. */
  dataAsAt: Instant;
  /** The time zone of every day and month in the report. */
  timeZone: "Australia/Sydney";
  engine: Engine;
  consent: Consent;
  subject: Subject;
  period: Period;
  quality: Quality;
  /** The accounts that the customer shared. */
  accounts: Account[];
  summary: Summary;
  income: Income;
  expenses: Expenses;
  liabilities: Liabilities;
  commitments: Commitments;
  conduct: Conduct;
  /** Null unless `reportType` is `affordability`. */
  affordability: Affordability | null;
  cashflow: Cashflow;
  /** The customer's notes on figures, written before sharing. Empty when there are none. */
  customerNotes: CustomerNote[];
  /** The sets of transactions that `evidence` fields refer to. */
  evidenceSets: EvidenceSet[];
  /** Every posted transaction of the period, oldest first. Empty in the insight profile. */
  transactions: Transaction[];
  definitions: Definitions;
  /** Notices to show wherever you show figures of the report. */
  disclaimers: string[];
  /** Problems in the bank data. Empty when there are none. */
  warnings: Warning[];
  assessment?: Assessment;
  /** Declared amounts next to observed amounts. Empty when nothing was declared. */
  comparison?: Comparison[];
  /** Only in an assessed copy: the firm's adjustments with the original and adjusted figures. Null in a report. */
  assessed?: Assessed | null;
};

/**
 * `expense_summary`: income, expenses, debts and commitments. `affordability`: the same, and the surplus as a lender
 * would assess it. It also shows how the surplus changes with lower income and higher costs.
 */
export type ReportType = "expense_summary" | "affordability";

/**
 * The level of detail, a setting of the company. `full` contains every transaction. `insight` contains totals,
 * averages, counts and periods, but no amount or date of a single transaction. Lists of transactions are empty,
 * amounts are rounded to the nearest $10 and balances to the nearest $50, and values that would reveal a single
 * payment are null.
 */
export type Profile = "full" | "insight";

/** Details for verifying the report. */
export type Verification = {
  /** The report's own id. */
  id: string;
  /** Page where anyone with the report can check that it is genuine. */
  url: string;
  /**
   * Verification id of the report that this report replaces, after a refresh or new assessment inputs. Null for a
   * first report.
   */
  supersedes: string | null;
};

/**
 * The request for the report, as it was when the report was prepared. The request's id is not included, because
 * anyone who has it can open the customer's link.
 */
export type ReportRequest = {
  /** Name of the customer as the firm gave it. */
  clientName: string;
  /** The firm's own reference. */
  clientRef: string | null;
  /** The firm's label for the period. */
  periodLabel: string | null;
  /** `test` reports come from sandbox banks and describe no real person. */
  environment: "test" | "live";
  /** Display name of the firm that requested the report. */
  companyName: string;
};

/** A date and time in Sydney with its UTC offset (RFC 3339). */
export type Instant = string;

/** Versions of the software that prepared the report. The same data and versions give the same report. */
export type Engine = {
  /** Version of the analysis as a whole. */
  version: string;
  /** Version of the rules that read and categorise transactions. */
  rules: string;
  /** Version of the categories. */
  taxonomy: string;
  /** Financial years of the tax tables. */
  taxTables: string;
  /** Version of the default assumptions. */
  parameters: string;
};

/** The Consumer Data Right consent for sharing the data. */
export type Consent = {
  /** `once`: the data can be collected once. `ongoing`: the data can be collected until the consent ends. */
  type: "once" | "ongoing";
  /** When the customer consented. Null when it was not recorded. */
  givenAt: Instant | null;
  /**
   * When the consent ends, unless it is withdrawn earlier. For a `once` consent, this is the time when the report is
   * deleted, although the consent ends at the bank as soon as the data has been collected. Null until the time is
   * known.
   */
  expiresAt: Instant | null;
  /** Names of the banks the customer shared from. */
  institutions: string[];
};

/** The customer that the report is about. */
export type Subject = {
  /** The customer's name from the firm. */
  nameAsGiven: string;
  /** The account holders' names from the banks, without duplicates. */
  namesOnAccounts: string[];
  /**
   * Whether the customer's name from the firm agrees with the account holders' names from the banks. PARTIAL: they
   * agree in part. UNKNOWN: no bank gave a name.
   */
  nameMatch: "MATCH" | "PARTIAL" | "NO_MATCH" | "UNKNOWN";
};

/** The period of the report: at most twelve months. */
export type Period = {
  /** First day of the window. */
  from: Day;
  /** Last day of the window, inclusive. */
  to: Day;
  /**
   * Days of the window with data. Gaps are not counted, so this can be fewer than the days between `from` and `to`.
   */
  days: number;
  /** Number of calendar months that the data covers fully. */
  completeMonths: number;
  /** Calendar months that the data covers in part, oldest first. */
  partialMonths: Month[];
};

/** A calendar month (YYYY-MM). */
export type Month = string;

/** How complete and how clear the bank data is. */
export type Quality = {
  /** The grade of the data, from A (reliable) to D (not enough data). Formula Q-GRADE contains the rules. */
  grade: "A" | "B" | "C" | "D";
  /** The reasons for the grade. */
  reasons: QualityReason[];
  /** Days of the period covered by the data of at least one account. */
  coveredDays: number;
  /** Days covered by the account that covers the fewest days. */
  minAccountDays: number;
  /** Days without transactions in an account that is in use, added up over all accounts. */
  gapDays: number;
  /** Share of outgoings, by value, that have no category. */
  uncategorisedValueRatio: Ratio | null;
  /** Share of the customer's own transfers, by value, that went to or came from an account that was not shared. */
  unmatchedTransferValueRatio: Ratio | null;
  /**
   * Share of transactions, by value, with weak evidence for their category. Transfers and paired transactions are
   * left out.
   */
  lowConfidenceValueRatio: Ratio | null;
  /**
   * Whether every balance that could be checked agrees with the previous collection of data. Null when no balance
   * could be checked.
   */
  balanceReconciled: boolean | null;
  /** The checks of balances. Empty when data was collected for the first time. */
  reconciliations: Reconciliation[];
  /** True when the bank sent no recent transactions, so the data ends long before the day of collection. */
  isStale: boolean;
  /** Shared accounts with transactions ÷ (these accounts + the accounts in `suspectedUnshared`), from 0 to 1. */
  accountCompletenessRatio: number | null;
  /** Share of net income paid into joint accounts. */
  jointIncomeRatio: Ratio | null;
  /** Pending transactions. They are left out until the bank posts them. */
  pendingExcluded: {
    /** Number of pending transactions. */
    count: number;
  };
  /** Transactions left out because they could not be used, by reason. */
  rowsExcluded: {
    /** Stable code of the reason. */
    reason: string;
    /** Number of transactions. */
    count: number;
  }[];
  /** Transactions in foreign currencies, listed by currency. They are left out of all figures. */
  foreignRows: {
    /** ISO 4217 code. */
    currency: string;
    /** Number of transactions. */
    count: number;
  }[];
  /** Accounts in the bank's data that are not included in any figure. */
  accountsLeftOut: LeftOutAccount[];
  /** Accounts that appear to exist but were not shared. */
  suspectedUnshared: SuspectedAccount[];
};

/** One reason for the grade, or a remark about the data. */
export type QualityReason = {
  /** Stable code of the reason. */
  code: string;
  /** The reason in words. */
  text: string;
  severity: Severity;
};

/** INFO: for information. NOTE: worth reading. ASK: worth asking the customer about. None of them is a judgement. */
export type Severity = "INFO" | "NOTE" | "ASK";

/**
 * A ratio as a fraction, to four decimals: 0.25 is 25%. It can be above 1, and is negative when its numerator is
 * negative.
 */
export type Ratio = number;

/**
 * Compares an account's balance with its balance when data was last collected. Amounts are null in the insight
 * profile, because they could reveal a single transaction.
 */
export type Reconciliation = {
  accountId: AccountId;
  /** Day of the previous collection of data. */
  from: Day;
  /** Day of this collection of data. */
  to: Day;
  /** Balance at the previous collection, signed. */
  fromCents: Cents | null;
  /** Balance at this collection, signed. */
  toCents: Cents | null;
  /** Sum of the transactions posted between the two collections, signed. */
  postedCents: Cents | null;
  /** Change of the balance minus the sum of the posted transactions, signed. 0 means that the two are equal. */
  differenceCents: Cents | null;
  /** True for EXACT and SAME_DAY: the change of the balance equals the sum of the posted transactions. */
  isReconciled: boolean;
  /**
   * EXACT: the change of the balance equals the sum of the posted transactions. SAME_DAY: the two are equal if some
   * transactions dated on the day of the previous collection were posted after it. DIFFERS: the two are not equal.
   */
  reason: "EXACT" | "SAME_DAY" | "DIFFERS";
};

/** Id of an account, as in `accounts[].id`. */
export type AccountId = string;

/**
 * Money in whole Australian cents: 123456 is $1,234.56. Positive unless the field is described as signed. The field's
 * name gives the direction of the money.
 */
export type Cents = number;

/** An account in the bank's data that is not included in any figure, with the reason. */
export type LeftOutAccount = {
  /** The bank's id of the account, which is not in `accounts`. */
  id: string;
  /** Name of the account. */
  name: string;
  /** Name of the bank. */
  institution: string | null;
  /**
   * NOT_OWNED: the customer does not own the account. FOREIGN_CURRENCY: the account is not in Australian dollars.
   * SHARED_TWICE: the account was shared twice, and only the other copy is counted.
   */
  reason: "NOT_OWNED" | "FOREIGN_CURRENCY" | "SHARED_TWICE";
  /** ISO 4217 code of the account's currency. */
  currency: string;
  /** Number of transactions left out with the account. */
  rows: number;
};

/** An account that appears to exist but was not shared. */
export type SuspectedAccount = {
  /**
   * The probable kind of account. INCOME_ACCOUNT and SPENDING_ACCOUNT are inferred because the accounts that were
   * shared show no income, or no daily spending.
   */
  kind:
    | "OWN_ACCOUNT"
    | "CREDIT_CARD"
    | "MORTGAGE"
    | "LOAN"
    | "UNNAMED_ACCOUNT"
    | "INCOME_ACCOUNT"
    | "SPENDING_ACCOUNT";
  /** Why the account appears to exist, in words. */
  hint: string;
  evidence: Evidence | null;
  /** Monthly amount transferred to the account (A-COV). */
  monthlyOut: Figure;
  /** Monthly amount received from the account (A-COV). */
  monthlyIn: Figure;
};

/** Id of a set of transactions in `evidenceSets`. In the insight profile the sets are empty. */
export type Evidence = string;

/** The period of the data that a value was calculated from. */
export type Window = {
  /** First day of the window. */
  from: Day;
  /** Last day of the window, inclusive. */
  to: Day;
  /**
   * Days of the window with data. Gaps are not counted, so this can be fewer than the days between `from` and `to`.
   */
  days: number;
};

/**
 * How reliable a figure is. THIN: based on little data. ESTIMATED: based on an assumption listed in the document.
 * INCOMPLETE: part of the figure is missing.
 */
export type FigureQuality = "OK" | "THIN" | "ESTIMATED" | "INCOMPLETE";

/** A computed number with all the details needed to check it by hand. */
export type Figure = {
  /**
   * The number, in `unit`. Null when it is not available, which never means 0. A whole number in every unit except
   * RATIO.
   */
  value: number | null;
  /**
   * AUD_CENTS is whole Australian cents. AUD_CENTS_PER_MONTH is whole cents for an average month of 30.4375 days.
   * RATIO is a fraction to four decimals (0.25 is 25%).
   */
  unit: "AUD_CENTS" | "AUD_CENTS_PER_MONTH" | "DAYS" | "COUNT" | "MONTHS" | "RATIO";
  /** Id of the formula that gave the value. `definitions.formulas` explains it in words. */
  formula: FormulaId;
  /** The period that the value was calculated from, or null. */
  window: Window | null;
  /**
   * Number of transactions (or other counted items) behind the value. If the value is an average of some months, the
   * number is still for the whole period.
   */
  count: number;
  /** Id of the set in `evidenceSets` with the transactions behind the value. Null when there are none. */
  evidence: Evidence | null;
  quality: FigureQuality;
  /** A remark for the reader about this value, in a sentence, or null. */
  note: string | null;
};

/** An account the customer shared. */
export type Account = {
  /** The bank's id of the account, in printable characters. */
  id: string;
  /** Name of the bank. */
  institution: string | null;
  /** Name of the account holder. */
  holder: string | null;
  /** Name of the account as the bank shows it to the customer. */
  displayName: string;
  /** The bank's name for the product. */
  productName: string | null;
  /** The product category of the Consumer Data Standards. */
  productCategory: string | null;
  kind: AccountKind;
  /** Account number with only the last digits visible. */
  maskedNumber: string | null;
  ownership: Ownership;
  /** Whether the account was open when the data was collected. */
  openStatus: "OPEN" | "CLOSED";
  openedOn: Day | null;
  balance: Balance;
  coverage: Coverage;
  /** Null in the insight profile, because the amounts could reveal a single transaction. */
  flows: Flows | null;
  /** Null when the bank gave no loan terms for the account. */
  loan: LoanTerms | null;
  /** Null when the bank gave no card terms for the account. */
  card: CardTerms | null;
};

/** The kind of account. TRANSACTION is an everyday account. */
export type AccountKind =
  | "TRANSACTION"
  | "SAVINGS"
  | "CREDIT_CARD"
  | "MORTGAGE"
  | "LOAN"
  | "TERM_DEPOSIT"
  | "OTHER";

/**
 * The number of account holders, in the classes of the Consumer Data Standards. Joint accounts are counted in full.
 */
export type Ownership = "ONE_PARTY" | "TWO_PARTY" | "MANY_PARTY" | "OTHER" | "UNKNOWN";

/** Balances when the data was collected. */
export type Balance = {
  /** Balance, signed. A debt is negative. */
  currentCents: Cents | null;
  /** Available balance, signed. */
  availableCents: Cents | null;
  /** Credit or overdraft limit; null when the bank gave no limit. */
  limitCents: Cents | null;
  /**
   * True when the balance at the previous collection of data, plus the transactions posted since then, equals this
   * balance. Null when this cannot be checked.
   */
  reconciled: boolean | null;
};

/** The days that the account's transactions cover. */
export type Coverage = {
  /** First day of the window. */
  from: Day;
  /** Last day of the window, inclusive. */
  to: Day;
  /**
   * Days of the window with data. Gaps are not counted, so this can be fewer than the days between `from` and `to`.
   */
  days: number;
  /** Transactions of the account in the period. */
  rows: number;
  /** Periods without transactions in an account that is in use. */
  gaps: Window[];
};

/** Money into and out of an account in the period. */
export type Flows = {
  /** All money in. */
  creditsCents: Cents;
  /** All money out. */
  debitsCents: Cents;
  /** Money in, without reversals and without transfers between the customer's own accounts. */
  creditsExTransfersCents: Cents;
  /** Money out, without reversals and without transfers between the customer's own accounts. */
  debitsExTransfersCents: Cents;
};

/** The terms of a loan, from the bank. A field is null when the bank did not give it. */
export type LoanTerms = {
  /** The amount borrowed at the start. */
  originalCents: Cents | null;
  startedOn: Day | null;
  endsOn: Day | null;
  /** What each repayment covers, such as only interest, in the bank's words. */
  repaymentType: string | null;
  /** The time between repayments, from the bank: an ISO 8601 duration. */
  repaymentFrequency: string | null;
  /** Minimum instalment for each period of `repaymentFrequency`. */
  minInstalmentCents: Cents | null;
  /** The amount the customer can redraw. */
  redrawCents: Cents | null;
  /** Annual interest rate charged, as a fraction: 0.0624 is 6.24%. Never a comparison rate. */
  rate: Ratio | null;
  /** The kind of rate, as the bank names it. Null when the bank did not name it. */
  rateType: string | null;
  nextInstalmentOn: Day | null;
  /** Offset accounts of the loan. An offset account that was not shared is not in `accounts`. */
  offsetAccountIds: AccountId[];
};

/** The terms of a card, from the bank. A field is null when the bank did not give it. */
export type CardTerms = {
  /** Minimum payment. */
  minPaymentCents: Cents | null;
  /** The full amount due. */
  dueCents: Cents | null;
  dueOn: Day | null;
};

/** The headline figures. Money is in cents for an average month. */
export type Summary = {
  /** Income from included sources, after any tax withheld. */
  incomeNetMonthly: Figure;
  /** Living costs: essential and discretionary, without rent, debts and contracts. */
  livingMonthly: Figure;
  /** Living costs that are hard to do without. */
  essentialMonthly: Figure;
  /** Essential living costs plus rent, board and home loan repayments, which are also part of the commitments. */
  essentialWithHousingMonthly: Figure;
  /** All other living costs. */
  discretionaryMonthly: Figure;
  /** Rent, debts and other contracts. */
  commitmentsMonthly: Figure;
  /** Income − living costs − commitments. Negative when more goes out than comes in. */
  surplusMonthly: Figure;
  /** Surplus ÷ income. */
  savingsRate: Figure;
  /** The ranges of the four headline figures. */
  ranges: {
    /** The range of income. Null if the data has fewer than three whole months. */
    incomeNet: MonthlyRange | null;
    /** The range of living costs. Null if the data has fewer than three whole months. */
    living: MonthlyRange | null;
    /** The range of commitments. Null if the data has fewer than three whole months. */
    commitments: MonthlyRange | null;
    /** The range of the surplus. Null if the data has fewer than three whole months. */
    surplus: MonthlyRange | null;
  };
  /** The facts most worth asking about: at most five, the most important first. */
  headlines: Headline[];
  /** Explains the difference between the average month and each of the four headline figures. */
  bridges?: {
    /**
     * Explains the headline figure for income. Null in the insight profile, or if the data does not cover a whole
     * month.
     */
    incomeNet: HeadlineBridge | null;
    /**
     * Explains the headline figure for living costs. Null in the insight profile, or if the data does not cover a whole
     * month.
     */
    living: HeadlineBridge | null;
    /**
     * Explains the headline figure for commitments. Null in the insight profile, or if the data does not cover a whole
     * month.
     */
    commitments: HeadlineBridge | null;
    /**
     * Explains the headline figure for the surplus. Here, `monthsCents` is the average of `netCents` minus
     * `borrowedCents`. Null in the insight profile, or if the data does not cover a whole month.
     */
    surplus: HeadlineBridge | null;
  };
};

/**
 * The range of a headline figure over the whole months in `cashflow.months`. The figure can be outside the range,
 * because it uses current payments.
 */
export type MonthlyRange = {
  /** The lowest of the compared values, in cents a month. */
  lowCents: Cents;
  /** The highest of the compared values, in cents a month. */
  highCents: Cents;
  /**
   * AVERAGES: the monthly averages of the last 3, 6 and 12 whole months are compared. MONTHS: the months themselves
   * are compared, because there are only three to five whole months.
   */
  basis: "AVERAGES" | "MONTHS";
  /** Number of whole months compared: at most twelve. */
  wholeMonths: number;
  /** Id of the formula. */
  formula: FormulaId;
};

/** A neutral, dated fact that an assessor may want to ask about. It is not a judgement. */
export type Headline = {
  /** Stable code of the fact. */
  code: string;
  /** The fact in words. */
  text: string;
  severity: Severity;
  evidence: Evidence | null;
  /** How important the fact is for an assessment. */
  level?: "HIGH" | "MEDIUM" | "LOW";
};

/** Explains the difference between the average month and a headline figure, to the cent. */
export type HeadlineBridge = {
  /** Number of whole months in the average: at most twelve. */
  wholeMonths: number;
  /** The average of these months in `cashflow.months`. */
  monthsCents: Cents;
  /** At most six lines, largest first. */
  lines: HeadlineBridgeLine[];
  /** The headline figure: the sum of `monthsCents` and the lines. */
  headlineCents: Cents;
  /** Id of the formula. */
  formula: FormulaId;
};

/** One reason why a headline figure differs from the average month. */
export type HeadlineBridgeLine = {
  /** Stable code of the line. */
  code: string;
  /** The line in words. */
  label: string;
  /** Signed. A positive amount makes the headline figure higher than the average month. */
  amountCents: Cents;
};

/** Income as it reached the accounts, after any tax withheld. */
export type Income = {
  /** Every observed source of income, whether included in the totals or not. */
  streams: IncomeStream[];
  /** The included income by kind. */
  byType: IncomeType[];
  totals: IncomeTotals;
  /** Income by financial year. */
  financialYears: FinancialYear[];
  /** Money in that does not count as income, by reason. */
  excludedCredits: ExcludedCredits[];
  /** Dated changes in income. Empty in the insight profile. */
  events: IncomeEvent[];
};

/** Income of one kind from one payer. */
export type IncomeStream = {
  /** Id of the stream, unique in the document. */
  id: string;
  /** Name of the payer or payee, without the words that the bank adds. */
  name: string;
  /** Some descriptions of the payments, as the bank wrote them. Empty in the insight profile. */
  rawExamples: string[];
  /** The account that the payments are made to or from. */
  accountId: AccountId;
  frequency: Frequency;
  /** Usual number of days between payments. Null when there is only one payment. */
  intervalDays: number | null;
  /**
   * The status at the end of the data. LATE: no payment for one and a half cycles. CEASED: no payment for two cycles,
   * or replaced by another stream. NEW: started recently. ONE_OFF: a single payment.
   */
  status: "ACTIVE" | "LATE" | "CEASED" | "NEW" | "ONE_OFF";
  /** Day of the first payment. In the insight profile, the first day of its month. */
  firstOn: Day;
  /** Day of the last payment. In the insight profile, the last day of its month. */
  lastOn: Day;
  /** Payments in the period. */
  count: number;
  amount: StreamAmount;
  stability: Stability;
  /** Null when no further payment is expected, and in the insight profile. */
  next: NextPayment | null;
  /** Confidence that these payments form one stream of this kind, from 0 to 1 (S-CONFIDENCE). */
  confidence: number;
  /** The confidence as a band. */
  confidenceBand: "VERY_HIGH" | "HIGH" | "MEDIUM" | "LOW";
  /** The components of the confidence. */
  confidenceFactors: ConfidenceFactor[];
  evidence: Evidence;
  code: Category;
  /** The category in words. */
  label: string;
  monthly: Monthly;
  /** The selected monthly amount over a year. For a single payment, the amount of that payment. */
  annualCents: Cents | null;
  /** Every month of the period. Empty in the insight profile. */
  history: MonthAmount[];
  /** Payments far above the usual amount. Empty in the insight profile. */
  outliers: IncomeOutlier[];
  /** Null for income other than salaries, and in the insight profile. */
  gross: GrossPay | null;
  /** Whether the stream is included in the totals. */
  included: boolean;
  /** Why the stream is not included, in words. Null when it is included. */
  exclusionReason: string | null;
  /** The share that the assessment deducts, from 0 (nothing) to 1 (everything). */
  discount: number;
  /** The selected monthly amount after the discount. */
  assessedMonthlyCents: Cents | null;
};

/**
 * How often payments are made. SEMI_MONTHLY: twice a calendar month. FOUR_WEEKLY: every 28 days. BIMONTHLY: every
 * second month. IRREGULAR: without a regular cadence.
 */
export type Frequency =
  | "WEEKLY"
  | "FORTNIGHTLY"
  | "FOUR_WEEKLY"
  | "SEMI_MONTHLY"
  | "MONTHLY"
  | "BIMONTHLY"
  | "QUARTERLY"
  | "HALF_YEARLY"
  | "ANNUAL"
  | "IRREGULAR";

/** Statistics of the payment amounts. In the insight profile, values that could equal a single payment are null. */
export type StreamAmount = {
  lastCents: Cents | null;
  medianCents: Cents | null;
  meanCents: Cents | null;
  minCents: Cents | null;
  maxCents: Cents | null;
  /** Total of the stream's payments in the period. */
  totalCents: Cents | null;
};

/** How regular the payments and their amounts are. A value is null when there is too little data. */
export type Stability = {
  /** Share of the expected dates on which a payment was made (S-REGULARITY), from 0 to 1. */
  regularity: number | null;
  /** 1 when all amounts are equal, lower when they vary (S-CONSISTENCY). */
  amountConsistency: number | null;
  /** Months from the first to the last payment, to one decimal. */
  longevityMonths: number;
  /** Number of consecutive whole months with a payment, counted back from the last whole month. */
  consecutiveMonths: number;
  /**
   * Number of consecutive whole months, counted back from the last one, whose mean payment is within 10% of the usual
   * payment (S-STABLE).
   */
  stableMonths: number | null;
  /**
   * Number of consecutive whole months, counted back from the last one, whose mean payment is at least 90% of the
   * usual payment (S-SECURE).
   */
  secureMonths: number | null;
  /** Annual change as a fraction of the median month. Negative when payments fall (S-TREND). */
  trendPerYear: Ratio | null;
  /** Expected dates without a payment. Empty in the insight profile. */
  missedDates: Day[];
};

/** The next expected payment. */
export type NextPayment = {
  on: Day;
  /** The usual amount. */
  amountCents: Cents;
  /** Lower end of the expected amount. */
  lowCents: Cents | null;
  /** Upper end of the expected amount. */
  highCents: Cents | null;
};

/**
 * One component of a stream's confidence. KIND: how certain its category is. RHYTHM: how regular the dates are.
 * AMOUNT: how steady the amounts are. COUNT: the number of payments. RECENCY: whether the payments continue.
 */
export type ConfidenceFactor = {
  /** The aspect measured. */
  code: "KIND" | "RHYTHM" | "AMOUNT" | "COUNT" | "RECENCY";
  /** From 0 to 1. */
  value: number;
};

/**
 * A category code. `definitions.taxonomy` lists every code with its label and attributes. The part before the first
 * full stop is the group: `hou` Housing, `utl` Utilities, `com` Communications, `foo` Food and drink, `tra`
 * Transport, `hea` Health, `ins` Insurance, `edu` Education and care, `per` Personal, `shp` Shopping, `rec`
 * Recreation, `pet` Pets, `fam` Family, `giv` Giving, `gov` Government, `fin` Financial, `dbt` Debts, `csh` Cash,
 * `trf` Transfers, `unc` Not categorised, `inc` Income, `crd` Other credits.
 */
export type Category = string;

/** The monthly averages, and the one that the totals use. */
export type Monthly = {
  /** Total over the days with data, converted to an average month (formula A-COV). */
  covered: Figure;
  /** Mean of the last three whole calendar months (A-M3). */
  m3: Figure;
  /** Mean of the last six whole calendar months (A-M6). */
  m6: Figure;
  /** Mean of the last twelve whole calendar months (A-M12). */
  m12: Figure;
  /** Median of the whole calendar months (A-MED). */
  median: Figure;
  /** Mean of the whole calendar months without outliers (A-TRIM). */
  trimmed: Figure;
  /** Monthly amount of the regular payments only, at their current amount (A-STREAM). */
  stream: Figure;
  /** Monthly amount of the payments that are less frequent than monthly, spread over the year (A-ANN). */
  annualised: Figure;
  /** The average that the report's totals use. */
  selected: Figure;
  /** Ids of the formulas that the selected average consists of, joined by ` + `. */
  rule: SelectionRule;
};

/** The total and number of payments in one calendar month. */
export type MonthAmount = {
  month: Month;
  /** Total of the payments in the month. */
  amountCents: Cents;
  /** Payments in the month. */
  count: number;
  /** True when the data covers only part of the month. */
  partial: boolean;
};

/** A payment far above the usual amount. */
export type IncomeOutlier = {
  transactionId: TransactionId;
  amountCents: Cents;
  /** BONUS_OR_BACK_PAY is used for wages, HIGH for any other income. */
  kind: "BONUS_OR_BACK_PAY" | "HIGH";
};

/** Id of a transaction, as in `transactions[].id`; unique in the document. */
export type TransactionId = string;

/** Estimated gross pay per pay period, calculated back from the net pay (F-GROSS). */
export type GrossPay = {
  /** The net pay that the estimate starts from. */
  netCents: Cents;
  /** Lower estimate, in cents rounded to whole dollars. */
  lowCents: Cents;
  /** Upper estimate, in cents rounded to whole dollars. */
  highCents: Cents;
  /** Financial year of the tax tables used. */
  taxYear: string;
  /** The assumptions made. */
  note: string;
};

/** Income of one kind from all payers. */
export type IncomeType = {
  code: Category;
  /** The category in words. */
  label: string;
  monthly: Figure;
  /** Every month of the period. Empty in the insight profile. */
  history: MonthAmount[];
};

/** Totals of all income. */
export type IncomeTotals = {
  /** Monthly income from included streams, after any tax withheld (I-NET). */
  netMonthly: Figure;
  /** Monthly income from included streams, after any tax withheld and after the discounts (I-ASSESSED). */
  assessedMonthly: Figure;
  /** Government payments ÷ net income (I-GOV). */
  governmentRatio: Figure;
  /** Number of included streams with a payment in the last 61 days. */
  recentSources: Figure;
  /** Number of included streams of wages. */
  salarySources: Figure;
  /** Number of included streams with a regular cadence. */
  regularSources: Figure;
};

/** The part of a financial year (1 July to 30 June) that is within the period. */
export type FinancialYear = {
  /** The financial year. */
  year: string;
  /** First day of the period that is in the financial year. */
  from: Day;
  /** Last day of the period that is in the financial year. */
  to: Day;
  /** Income received from `from` to `to`. */
  netReceived: Figure;
};

/** Money in that does not count as income, for one reason. */
export type ExcludedCredits = {
  /** Stable code of the reason. */
  reason:
    | "OWN_TRANSFER"
    | "REFUND"
    | "REVERSAL"
    | "LOAN"
    | "TAX_REFUND"
    | "CASH"
    | "PERSON"
    | "GAMBLING"
    | "ASSET_SALE"
    | "MEDICARE"
    | "UNKNOWN";
  /** The reason in words. */
  text: string;
  /** Number of payments excluded for this reason. */
  count: number;
  /** Null in the insight profile when it would reveal a single payment. */
  totalCents: Cents | null;
  evidence: Evidence;
};

/** A change in income, observed from dates or amounts. */
export type IncomeEvent = {
  /** The type of event. CHANGED: the amount changed. GAP: at least two expected payments in a row were missed. */
  kind: "STARTED" | "CEASED" | "CHANGED" | "GAP";
  streamId: StreamId;
  /** The date of the event. For a gap, the date of the first missed payment. */
  on: Day;
  /** For a gap, the date of the next payment, if there is one; otherwise null. */
  untilOn: Day | null;
  /** The usual payment before the event. For CEASED, the last payment. */
  fromCents: Cents | null;
  /** The usual payment after the event. */
  toCents: Cents | null;
};

/** Id of a stream, as in `income.streams[].id` or `expenses.streams[].id`. */
export type StreamId = string;

/** Spending, by group, category and payee. */
export type Expenses = {
  /** Spending by group, and within each group by category. */
  groups: ExpenseGroup[];
  /** Bills, subscriptions and other regular payments. */
  streams: ExpenseStream[];
  totals: ExpenseTotals;
  /** Bills spread over the year. Empty in the insight profile. */
  annualised: AnnualisedBill[];
  /** Payments that might not happen again. They are included in the figures. Empty in the insight profile. */
  possibleOneOffs: LargePayment[];
  /** The largest payments. Empty in the insight profile. */
  largest: LargePayment[];
};

/** Spending in one group of categories. */
export type ExpenseGroup = {
  /** The group code: the first part of its categories' codes. */
  code: Category;
  /** The group in words. */
  label: string;
  /** Sum of the selected amounts of the group's categories (E-GROUP). */
  monthly: Figure;
  averages: Averages;
  /** The group's categories that have spending. */
  leaves: ExpenseLeaf[];
};

/** Several monthly averages, so that a firm can use the average that its policy requires. */
export type Averages = {
  /** Total over the days with data, converted to an average month (formula A-COV). */
  covered: Figure;
  /** Mean of the last three whole calendar months (A-M3). */
  m3: Figure;
  /** Mean of the last six whole calendar months (A-M6). */
  m6: Figure;
  /** Mean of the last twelve whole calendar months (A-M12). */
  m12: Figure;
  /** Median of the whole calendar months (A-MED). */
  median: Figure;
  /** Mean of the whole calendar months without outliers (A-TRIM). */
  trimmed: Figure;
  /** Monthly amount of the regular payments only, at their current amount (A-STREAM). */
  stream: Figure;
  /** Monthly amount of the payments that are less frequent than monthly, spread over the year (A-ANN). */
  annualised: Figure;
};

/** Spending in one category, the lowest level of the taxonomy. */
export type ExpenseLeaf = {
  code: Category;
  /** The category in words. */
  label: string;
  basis: Basis;
  hemBasis: HemBasis;
  hemTreatment: HemTreatment;
  /** The matching heading of lenders' living-expense forms (LIXI). Null when no heading fits. */
  lixiCategory: string | null;
  monthly: Monthly;
  /** The selected amount, per week. */
  weeklyCents: Cents | null;
  /** The selected amount, per year. */
  annualCents: Cents | null;
  /** The category as a share of living costs plus all commitments (E-SHARE). */
  shareOfOutgoings: Ratio | null;
  /** Share of net income. */
  shareOfIncome: Ratio | null;
  /** Transactions in the category. */
  count: number;
  /** Amount spent in the period, less refunds. Null in the insight profile when it would reveal a single payment. */
  totalCents: Cents | null;
  /** Refunds deducted. Null in the insight profile when it would reveal a single refund. */
  refundsNettedCents: Cents | null;
  /** The merchants with the highest spending. */
  merchants: Merchant[];
  /** Every month of the period. Empty in the insight profile. */
  history: MonthAmount[];
  /** Regular payments of the category. */
  streamIds: StreamId[];
  evidence: Evidence;
};

/**
 * The role of a category in a household's budget. COMMITTED is rent and other contracts. RISK is gambling and conduct
 * fees. NEUTRAL is money in, and money moved without being spent.
 */
export type Basis = "ESSENTIAL" | "DISCRETIONARY" | "COMMITTED" | "DEBT" | "RISK" | "NEUTRAL";

/**
 * The class of the category in the Household Expenditure Measure (HEM). OUTSIDE is spending that HEM does not
 * include. NONE is not spending.
 */
export type HemBasis = "ABSOLUTE_BASIC" | "DISCRETIONARY_BASIC" | "NON_BASIC" | "OUTSIDE" | "NONE";

/** Whether lenders count the category within HEM. LENDER_SPECIFIC means that their policies differ. */
export type HemTreatment = "IN" | "OUT" | "LENDER_SPECIFIC" | "NONE";

/** A merchant or payee of a category. */
export type Merchant = {
  /** Name of the merchant or payee. */
  name: string;
  /** Amount spent in the period. */
  totalCents: Cents;
  /** Number of payments. */
  count: number;
  /** Day of the last payment. In the insight profile, the last day of its month. */
  lastOn: Day;
};

/** Regular payments to one party. */
export type ExpenseStream = {
  /** Id of the stream, unique in the document. */
  id: string;
  /** Name of the payer or payee, without the words that the bank adds. */
  name: string;
  /** Some descriptions of the payments, as the bank wrote them. Empty in the insight profile. */
  rawExamples: string[];
  /** The account that the payments are made to or from. */
  accountId: AccountId;
  frequency: Frequency;
  /** Usual number of days between payments. Null when there is only one payment. */
  intervalDays: number | null;
  /**
   * The status at the end of the data. LATE: no payment for one and a half cycles. CEASED: no payment for two cycles,
   * or replaced by another stream. NEW: started recently. ONE_OFF: a single payment.
   */
  status: "ACTIVE" | "LATE" | "CEASED" | "NEW" | "ONE_OFF";
  /** Day of the first payment. In the insight profile, the first day of its month. */
  firstOn: Day;
  /** Day of the last payment. In the insight profile, the last day of its month. */
  lastOn: Day;
  /** Payments in the period. */
  count: number;
  amount: StreamAmount;
  stability: Stability;
  /** Null when no further payment is expected, and in the insight profile. */
  next: NextPayment | null;
  /** Confidence that these payments form one stream of this kind, from 0 to 1 (S-CONFIDENCE). */
  confidence: number;
  /** The confidence as a band. */
  confidenceBand: "VERY_HIGH" | "HIGH" | "MEDIUM" | "LOW";
  /** The components of the confidence. */
  confidenceFactors: ConfidenceFactor[];
  evidence: Evidence;
  code: Category;
  /** Purpose of the payments. */
  kind: "BILL" | "SUBSCRIPTION" | "RENT" | "INSURANCE" | "REPAYMENT" | "SAVING" | "OTHER";
};

/** Totals for an average month (E-SUM). */
export type ExpenseTotals = {
  /** Essential and discretionary together. */
  living: Figure;
  /** Living costs that are hard to do without. */
  essential: Figure;
  /** All other living costs, including gambling and conduct fees. */
  discretionary: Figure;
  /** Rent and other contracts. */
  committed: Figure;
  /** Payments to lenders whose accounts were not shared. */
  debt: Figure;
  /** Cash withdrawn. */
  cash: Figure;
  /** Spending without a known category. */
  uncategorised: Figure;
  /**
   * The sum of `living`, `committed` and `debt`. Repayments of loans whose accounts were shared are in `commitments`
   * only.
   */
  all: Figure;
  /** Living costs in categories that HEM covers. */
  hemScope: Figure;
  /** Living costs in categories that HEM does not cover. */
  outsideHem: Figure;
};

/** A bill that comes less often than monthly, spread over the year. */
export type AnnualisedBill = {
  code: Category;
  /** The payee, or the category in words. */
  label: string;
  /** Payments a year. For an irregular bill, the number of observed payments. */
  times: number;
  /** Average payment. */
  amountCents: Cents;
  /** The bill's cost per month, spread over the year. */
  perMonthCents: Cents;
  evidence: Evidence;
};

/** A single large payment. */
export type LargePayment = {
  transactionId: TransactionId;
  on: Day;
  /** The payee. */
  name: string;
  amountCents: Cents;
  code: Category;
};

/** Debts whose accounts were shared, and debts found in transactions. */
export type Liabilities = {
  /** Debts whose accounts were shared. */
  shared: SharedDebt[];
  /** Debts found in transactions. */
  detected: DetectedDebt[];
  /** One line for each lender and each recipient of rent in the data. */
  arrears: Arrears[];
  totals: LiabilityTotals;
  /**
   * Test for small amount credit contracts: National Consumer Credit Protection Regulations, 28LCA. Null when there
   * are no such contracts or no income is known.
   */
  saccTest: RepaymentTest | null;
  /**
   * Test for leases of household goods: 28LCB, which has a separate cap. Null when there are no such leases or no
   * income is known.
   */
  leaseTest: RepaymentTest | null;
};

/** A debt whose account the customer shared. */
export type SharedDebt = {
  accountId: AccountId;
  class: LiabilityClass;
  /** Name of the account. */
  name: string;
  /** Name of the bank. */
  institution: string | null;
  /** A joint debt is counted in full, because each borrower owes all of it. */
  ownership: Ownership;
  owedCents: Cents | null;
  limitCents: Cents | null;
  /** Annual interest rate charged, as a fraction. */
  rate: Ratio | null;
  /** The kind of rate, as the bank names it. Null when the bank did not name it. */
  rateType: string | null;
  /** The bank's name for the kind of repayment. */
  repaymentType: string | null;
  startedOn: Day | null;
  endsOn: Day | null;
  /** The amount the customer can redraw. */
  redrawCents: Cents | null;
  /** The monthly payment that the contract requires: the instalment of a loan, or the minimum payment of a card. */
  contractMonthlyCents: Cents | null;
  /** Offset accounts of the debt. */
  offsets: Offset[];
  /** The observed or the contractual repayment, whichever is larger. */
  repaymentMonthly: Figure;
  /**
   * Repayments other than the usual ones (L-EXTRA). They are not included in monthly amounts. Null when there were
   * none.
   */
  extraRepayments: Figure | null;
  /** The repayment that a lender would count, calculated with `terms` (L-SERVICE, L-LIMIT). */
  servicingMonthly: Figure;
  terms: ServicingTerms;
  nextRepaymentOn: Day | null;
  /** If another person repays part of the debt: the part repaid from accounts in this report. Otherwise null. */
  ownShareMonthly?: Figure | null;
};

/**
 * The kind of debt. BNPL is buy now, pay later. SACC and MACC are small and medium amount credit contracts under the
 * National Credit Code. COLLECTION is a debt held by a debt collector. PERSON is a loan from someone the customer
 * knows.
 */
export type LiabilityClass =
  | "MORTGAGE"
  | "PERSONAL"
  | "CAR"
  | "CREDIT_CARD"
  | "BNPL"
  | "SACC"
  | "MACC"
  | "OTHER_CREDIT"
  | "WAGE_ADVANCE"
  | "LEASE"
  | "MARGIN_LOAN"
  | "BUSINESS_LOAN"
  | "STUDENT"
  | "TAX_DEBT"
  | "COLLECTION"
  | "DEBT_AGREEMENT"
  | "PERSON";

/** An offset account of a loan. Its balance is shown, but never deducted from the amount owed. */
export type Offset = {
  accountId: AccountId;
  /** Null when the account was not shared. */
  name: string | null;
  /** Balance, signed. Null when the account was not shared. */
  balanceCents: Cents | null;
};

/** The terms used to calculate an assessed repayment. */
export type ServicingTerms = {
  /** Annual rate without the buffer. Null when not known. */
  rate: Ratio | null;
  /** Repayment term in months. Null when not known. */
  months: number | null;
  /** True for a card or an overdraft, which counts at its full limit. */
  isRevolving: boolean;
  /** The assumptions made. */
  note: string | null;
};

/** A debt found in transactions. */
export type DetectedDebt = {
  /** Name of the lender. */
  lender: string;
  class: LiabilityClass;
  /** True when a pattern or a general word, not the lender's name, identified the debt. */
  inferred: boolean;
  /** Advances by the lender. Empty in the insight profile. */
  proceeds: Proceeds[];
  /** Repaid in the period. Null in the insight profile when it would reveal a single payment. */
  repaidCents: Cents | null;
  /** Repaid since the lender's last advance. Null when there was no advance. */
  repaidSinceProceedsCents: Cents | null;
  /** Null when the repayments are irregular. */
  repayment: Repayment | null;
  /**
   * The monthly amount that the lender currently charges. While debits are dishonoured, the latest attempt counts
   * (L-ASK).
   */
  repaymentMonthly: Figure;
  /**
   * The monthly amount that this lender advanced under small or medium amount credit contracts or as wage advances
   * (L-ADVANCE). Null when there was no such advance.
   */
  advancedMonthly: Figure | null;
  /** Date of the first observed payment. Null in the insight profile. */
  firstOn: Day | null;
  /** Date of the last observed payment. Null in the insight profile. */
  lastOn: Day | null;
  /** Number of repayments in the period. */
  count: number;
  /**
   * The status according to the payments. ACTIVE: a recent advance or repayment. SETTLED: repaid in full, or no
   * advance or repayment for more than 60 days and more than two cycles. MISSED: the newest repayment was
   * dishonoured. UNKNOWN: there was only an advance, long ago.
   */
  status: "ACTIVE" | "SETTLED" | "MISSED" | "UNKNOWN";
  /** Number of dishonoured repayments. */
  dishonours: number;
  /**
   * Amount received minus amount repaid, without fees and interest. Only for short fixed loans that started within
   * the data (L-LEFT).
   */
  estimatedBalanceCents: Cents | null;
  /**
   * The account in the report that these payments appear to repay, or null. If there is such an account, the debt is
   * counted with that account and not in this entry.
   */
  sharedAccountId: AccountId | null;
  /** A remark for the reader about the debt, or null. */
  note: string | null;
  /** The repayments made. */
  evidence: Evidence;
  /** The average monthly amount paid, for comparison with `repaymentMonthly`. */
  paidMonthly?: Figure;
  /**
   * A lasting reduction of the repayments, as under a hardship arrangement. Null when there is none, and in the
   * insight profile.
   */
  reduced?: Reduction | null;
};

/** An advance: loan money that a lender paid to the customer. */
export type Proceeds = {
  on: Day;
  amountCents: Cents;
};

/** The cadence of the repayments. */
export type Repayment = {
  frequency: Frequency;
  /** The usual repayment. Null in the insight profile. */
  amountCents: Cents | null;
  /** Expected date of the next repayment. Null in the insight profile. */
  nextOn: Day | null;
  streamId: StreamId;
};

/** A lasting reduction of the repayments. */
export type Reduction = {
  /** Day of the first reduced repayment. */
  fromOn: Day;
  /** The usual repayment before the reduction. */
  usualCents: Cents;
  /** The usual repayment since the reduction. */
  nowCents: Cents;
  /** Number of reduced repayments. */
  count: number;
};

/** Dishonoured payments for rent or to a lender, and whether they were paid within fourteen days (L-ARREARS). */
export type Arrears = {
  code: Category;
  /** The intended payee. */
  name: string;
  /** Number of successful payments. */
  paid: number;
  /** Dishonoured payments. */
  bounced: number;
  /**
   * Number of dishonoured payments that were not paid within fourteen days. For a lender, only payments since its
   * most recent advance are counted, because a new loan is assumed to settle the earlier payments.
   */
  notMadeGood: number;
  /** Sum of the dishonoured payments not paid within fourteen days. Null in the insight profile. */
  notMadeGoodCents: Cents | null;
  /**
   * Date of the last dishonoured payment not paid within fourteen days. Null when there is none, and in the insight
   * profile.
   */
  lastNotMadeGoodOn: Day | null;
  /** Id of a row of `definitions.formulas`. */
  formula: FormulaId;
  evidence: Evidence;
};

/** Totals of all debts. */
export type LiabilityTotals = {
  /** Total owed on debts whose accounts were shared. Null when no balance is known. */
  owedCents: Cents | null;
  /** Total limits of cards and overdrafts whose accounts were shared. Null when no limit is known. */
  limitsCents: Cents | null;
  /**
   * All repayments a month (L-SUM). For a loan that another person also repays, only the customer's share is
   * included.
   */
  repaymentsMonthly: Figure;
  /** Number of loans whose accounts were shared, plus the other lenders whose debt is not settled. */
  lenders: number;
  /** Number of cards whose accounts were shared. */
  cards: number;
  /**
   * Number of debts whose limit or balance is neither known nor estimated. When it is above 0, the customer may owe
   * more than `owedCents` and `limitsCents` show.
   */
  unknown: number;
};

/**
 * Compares the repayments due in a pay period with their cap, which is a share of the income in that period (S-SACC).
 */
export type RepaymentTest = {
  /** The pay period that the test uses. */
  payPeriod: Frequency;
  /** Net income in the pay period. Null in the insight profile. */
  availableIncomeCents: Cents | null;
  /** Repayments due in the pay period. Null in the insight profile. */
  repaymentsCents: Cents | null;
  /** Repayments ÷ income. */
  ratio: Ratio;
  /** The maximum ratio under the regulations. */
  cap: Ratio;
  /** Amount remaining under the cap. Negative when the cap is exceeded. Null in the insight profile. */
  headroomCents: Cents | null;
  /** The lenders whose repayments were counted. */
  lenders: string[];
  /** A remark for the reader about the test, or null. */
  note: string | null;
  /** The repayments counted. */
  evidence: Evidence | null;
  /** The income counted. */
  incomeEvidence: Evidence | null;
};

/** Payments due under contracts and debts, each counted once. */
export type Commitments = {
  /** Every commitment is in exactly one line. */
  lines: CommitmentLine[];
  /** The sum of all lines (C-SUM). */
  totalMonthly: Figure;
  /** From the banks' lists. Empty when no bank gave a list. */
  directDebitAuthorities: DirectDebitAuthority[];
  /** From the banks' lists. Empty when no bank gave a list. */
  scheduledPayments: ScheduledPayment[];
  upcoming30Days: Upcoming;
};

/** Commitments of one kind. */
export type CommitmentLine = {
  /**
   * A category code. For repayments of loans whose accounts were shared, the code is `shared.` followed by the kind
   * of account.
   */
  code: string;
  /** The line in words. */
  label: string;
  monthly: Figure;
  /**
   * The monthly amount that the lenders of this line advanced, if they repeatedly lend small amounts. Otherwise null.
   */
  advancedMonthly: Figure | null;
};

/** A direct debit authority on an account, from the bank's list. */
export type DirectDebitAuthority = {
  accountId: AccountId;
  /** The organisation that may debit the account. */
  entity: string;
  /** Australian Business Number of the organisation. */
  abn: string | null;
  /** Date of the last debit, from the bank. Null in the insight profile. */
  lastOn: Day | null;
  /** Amount of the last debit. Null in the insight profile. */
  lastAmountCents: Cents | null;
  /** Payments in the period that match the authority. 0 when the authority was not used. */
  count: number;
  streamId: StreamId | null;
};

/** A payment that the bank will make automatically. */
export type ScheduledPayment = {
  accountId: AccountId;
  /** The payee. `Not named` when the bank gives no name. */
  payee: string;
  /** Date of the next payment after the data was collected. Null in the insight profile. */
  nextOn: Day | null;
  /** Null when the amount is not set, and in the insight profile. */
  amountCents: Cents | null;
  /** The recurrence type of the Consumer Data Standards: onceOff, intervalSchedule, lastWeekDay or eventBased. */
  recurrence: string | null;
  /** The bank's interval, an ISO 8601 duration. For `eventBased`, a description of the event. */
  interval: string | null;
  /** Date of the last payment. Null when there is no end date, and in the insight profile. */
  finalOn: Day | null;
  /** Number of payments remaining. Null when the bank gives no number. */
  paymentsRemaining: number | null;
  /** True when the bank calculates the amount at each payment, for example from a card's balance. */
  isAmountCalculated: boolean;
  /** True when the customer has skipped the next payment. */
  isSkipped: boolean;
  /** The receiving account, when it is another account of the customer. */
  toAccountId: AccountId | null;
  streamId: StreamId | null;
};

/**
 * Payments expected in the thirty days after the data ends. Savings, and transfers between the customer's own
 * accounts, are not included.
 */
export type Upcoming = {
  from: Day;
  to: Day;
  /** In date order. Empty in the insight profile. */
  items: UpcomingPayment[];
  /** The sum of the payments whose amount is known. */
  totalCents: Cents | null;
  /** Payments whose amount is not known. */
  unknownAmounts: number;
};

/** A payment expected soon. */
export type UpcomingPayment = {
  on: Day;
  /** The payee. */
  name: string;
  /** The amount; null when it is not known. */
  amountCents: Cents | null;
  accountId: AccountId;
  /**
   * Why the payment is expected. SCHEDULED: the customer scheduled it at the bank. STREAM: a regular payment.
   * INSTALMENT: the terms of a loan. CARD_MINIMUM: the terms of a card.
   */
  source: "SCHEDULED" | "STREAM" | "INSTALMENT" | "CARD_MINIMUM";
  /** The category, when it is known. */
  code: Category | null;
  streamId: StreamId | null;
};

/** Facts about the conduct of the accounts. They are not a judgement. */
export type Conduct = {
  /** Everyday and savings accounts together (D-BALANCE). Empty in the insight profile. */
  dailyBalances: DailyBalance[];
  /** Statistics of `dailyBalances`, over windows that end with the data. */
  balanceWindows: BalanceStats[];
  /** Each account separately, because a combined balance would hide an overdrawn everyday account. */
  accounts: AccountConduct[];
  /** Days on which an everyday or savings account ended below zero (D-NEGATIVE). */
  daysBelowZero: Figure;
  /** Days on which an everyday account ended under $100 (D-LOW). */
  daysUnder100: Figure;
  /** Up to 60 of the latest paydays of the main income. Empty in the insight profile. */
  paydays: Day[];
  /** Null when the main income has no regular cycle, or when the balance of its account is not known. */
  paydayCycle: PaydayCycle | null;
  dishonours: Dishonours;
  overdrawnFees: OverdrawnFees;
  /** One line for each kind of fee charged. */
  fees: FeeLine[];
  /** Monthly amount of cash withdrawn. */
  cash: Figure;
  cashByKind: CashByKind;
  gambling: Gambling;
  /** Monthly amount paid to lenders of small and medium amount credit contracts and to wage advance providers. */
  highCostCredit: Figure;
  people: People;
  /** Transactions worth asking the customer about. Empty when there are none. */
  markers: ConductMarker[];
  /** Large single credits (D-LARGE). Empty in the insight profile. */
  largeCredits: ConductEvent[];
  /** Large single debits (D-LARGE). Empty in the insight profile. */
  largeDebits: ConductEvent[];
  /** Empty in the insight profile. */
  roundTrips: RoundTrip[];
  /**
   * The number of days for which the everyday and savings balances would pay essential living costs and commitments
   * (R-CASH).
   */
  liquidityDays: Figure;
  /** Expenses that almost every household has but this data does not show (D-MISSING). */
  missingExpected: ("GROCERIES" | "TELECOM" | "UTILITIES" | "TRANSPORT" | "INSURANCE" | "HOUSING")[];
};

/** The balance at the end of a day. `derived` says whether we calculated it or the bank gave it. */
export type DailyBalance = {
  on: Day;
  /** Balance at the end of the day, signed. */
  amountCents: Cents;
  /** True when the balance was calculated from later transactions, not given by the bank. */
  derived: boolean;
};

/** Balances of all everyday and savings accounts together. */
export type BalanceStats = {
  /** Length of the window in days. The window ends on the last day of the data. */
  windowDays: number;
  /** The lowest balance, signed. The maximum, mean and median are also signed. */
  minCents: Cents;
  maxCents: Cents;
  meanCents: Cents;
  medianCents: Cents;
  /** Standard deviation of the end-of-day balances. */
  stdDevCents: Cents;
  /** Days that ended below zero. */
  daysNegative: number;
  /** Days that ended under $100. */
  daysUnder100: number;
  /** Days that ended under $500. */
  daysUnder500: number;
  /** Days that ended under $1,000. */
  daysUnder1000: number;
  /** Longest run of days that ended below zero. */
  longestNegativeDays: number;
};

/** Conduct of one everyday, savings or card account. */
export type AccountConduct = {
  accountId: AccountId;
  kind: AccountKind;
  /** Name of the account. */
  name: string;
  /** Overdraft or card limit; null when the bank gave no limit. */
  limitCents: Cents | null;
  /** Starts at the first day whose balance can be calculated. Empty in the insight profile. */
  daily: DailyBalance[];
  /**
   * Balances over all days, and over the last 30, 60 and 90 days. A window is left out if the data covers no more
   * days than the window.
   */
  windows: AccountBalanceWindow[];
};

/**
 * Balances of one account. The balance of a card is normally below zero, so the counts of low and negative days are
 * null for a card.
 */
export type AccountBalanceWindow = {
  /** Length of the window in days. The window ends on the last day of the data. */
  windowDays: number;
  /** The lowest balance, signed. The maximum, mean and median are also signed. */
  minCents: Cents;
  maxCents: Cents;
  meanCents: Cents;
  medianCents: Cents;
  /** Standard deviation of the end-of-day balances. */
  stdDevCents: Cents;
  /** Days that ended below zero. */
  daysNegative: number | null;
  /** Days that ended under $100. */
  daysUnder100: number | null;
  /** Days that ended under $500. */
  daysUnder500: number | null;
  /** Days that ended under $1,000. */
  daysUnder1000: number | null;
  /** Longest run of days that ended below zero. */
  longestNegativeDays: number | null;
  /** Days that ended over the limit. Null when the limit is not known. */
  daysOverLimit: number | null;
  /** Longest run of days that ended over the limit. Null when the limit is not known. */
  longestOverLimitDays: number | null;
};

/** Medians over the pay cycles of the main income (D-PAYDAY). */
export type PaydayCycle = {
  /** The account the main income is paid into. */
  accountId: AccountId;
  /** Number of pay cycles compared. */
  cycles: number;
  /** Days from payday to the lowest balance. */
  daysToLowest: Figure;
  /** Share of the pay that remains after seven days. Null for weekly pay. */
  shareLeftAfter7Days: Figure;
  /** Median balance of the three days before payday, signed. */
  balanceBeforePay: Figure;
};

/** Dishonoured payments. */
export type Dishonours = {
  /** Number of dishonoured payments. */
  figure: Figure;
  /** Oldest first. Empty in the insight profile. */
  events: ConductEvent[];
  /** Dishonoured payments by their purpose. */
  byClass: {
    /** For payments of a debt: the code of the category. For all other payments: the code of the group. */
    code: Category;
    /** The category or group in words. */
    label: string;
    /** Number of dishonoured payments. */
    count: number;
  }[];
};

/** A transaction listed as an example or as evidence. */
export type ConductEvent = {
  on: Day;
  transactionId: TransactionId;
  amountCents: Cents;
  /** The bank's description. */
  text: string;
};

/** Fees for an overdrawn account. */
export type OverdrawnFees = {
  /** Number of fees. */
  figure: Figure;
  /** Oldest first. Empty in the insight profile. */
  events: ConductEvent[];
};

/** Bank fees of one kind over the period. */
export type FeeLine = {
  code: Category;
  /** The kind of fee in words. */
  label: string;
  charged: Figure;
  /** Fees that the bank refunded. */
  refunded: Figure;
  /** Fees charged minus fees refunded. */
  net: Figure;
};

/** Cash by method of withdrawal. */
export type CashByKind = {
  /** Withdrawn at ATMs. */
  atm: Figure;
  /** EFTPOS cash out with a purchase. */
  cashOut: Figure;
  /** Cash advances on a credit card. */
  cardAdvance: Figure;
  /** All cash ÷ net income. */
  ratioOfIncome: Figure;
};

/** Money to and from gambling. */
export type Gambling = {
  /** Monthly amount paid to gambling businesses identified by name. */
  confirmed: Figure;
  /** The part of `confirmed` paid to lotteries and prize draws. */
  lotteries: Figure;
  /** Monthly amount of payments that look like gambling from their pattern. */
  inferred: Figure;
  /** Confirmed ÷ net income. */
  ratioOfIncome: Ratio | null;
  /** Monthly amount received from gambling. It is never deducted from payments. */
  returns: Figure;
  /** Total paid in the period. */
  depositsTotal: Figure;
  /** Total received in the period. */
  returnsTotal: Figure;
  /** Total paid minus total received. Negative when more was received than paid. */
  netTotal: Figure;
  /** Days with payments to gambling businesses identified by name. */
  days: number;
  /** The day with the highest payments. Null when there was no gambling, and in the insight profile. */
  largestDay: {
    on: Day;
    amountCents: Cents;
    /** Payments on the day. */
    count: number;
  } | null;
};

/** Monthly transfers to and from individuals. They count neither as expense nor as income. */
export type People = {
  paid: Figure;
  received: Figure;
  /** Total paid minus total received. Negative when more was received than paid. */
  net: Figure;
};

/** Transactions of one kind that an assessor should know about. */
export type ConductMarker = {
  /**
   * CRISIS_PAYMENT: a crisis payment of Services Australia. COLLECTION: payments to a debt collector. DEBT_AGREEMENT:
   * payments under a debt agreement. REDRAW: a redraw from a loan. SUPER_RELEASE: superannuation paid as a lump sum.
   */
  kind: "CRISIS_PAYMENT" | "COLLECTION" | "DEBT_AGREEMENT" | "REDRAW" | "SUPER_RELEASE";
  /** True when the name of a known party identified the transactions; false when a pattern identified them. */
  isNamed: boolean;
  /** Number of transactions. */
  figure: Figure;
  /** Sum of the transactions. */
  total: Figure;
  /** Oldest first. Empty in the insight profile. */
  events: ConductEvent[];
};

/** An amount that left and came back, or came in and left again. The reason is not known (D-ROUND). */
export type RoundTrip = {
  /** OUT_AND_BACK: the money left and came back. IN_AND_OUT: the money came in and left again soon after. */
  kind: "OUT_AND_BACK" | "IN_AND_OUT";
  /** The other party. */
  name: string;
  outOn: Day;
  inOn: Day;
  amountCents: Cents;
  /** Whether the money that came in counts as income in this report. */
  isCountedAsIncome: boolean;
  /** The transactions of the round trip. */
  transactionIds: TransactionId[];
};

/** The customer's position as a lender would assess it. It is not a decision. */
export type Affordability = {
  assumptions: PrintedAssumptions;
  /** In order: the parts come before their subtotal, and the result comes last. */
  ladder: LadderLine[];
  ratios: Ratios;
  grossIncome: GrossIncome;
  /** The result in several cases, each with one changed input. */
  sensitivity: Sensitivity[];
  /** Null unless the assumptions name a proposed loan. */
  proposed: ProposedLoan | null;
};

/** The inputs of the assessment that do not come from bank data. They are listed so that they can be disputed. */
export type PrintedAssumptions = {
  /** The buffer that the assessment adds to the rate of every loan. */
  bufferPercentagePoints: number;
  /** Discounts by kind of income. When several codes apply, the longest one is used. */
  discounts: {
    /** Applies to income categories whose code begins with this code. */
    code: Category;
    /** The share deducted, from 0 (nothing) to 1 (everything). */
    discount: number;
  }[];
  /** The assessment treats a card's limit as fully drawn and repaid over this number of months. */
  cardServicingMonths: number;
  /** Annual rate used for a card when its own rate is not known. */
  cardRate: Ratio;
  /** The HEM figure from the firm. Null when the firm supplied none. */
  hemMonthlyCents: Cents | null;
  /** The household that the HEM figure applies to, in the firm's words. */
  hemHousehold: string | null;
  /** Categories for which the firm overrides the HEM treatment of the taxonomy. */
  hemTreatment: {
    code: Category;
    /** IN: the firm counts the category within HEM. OUT: outside HEM. */
    treatment: "IN" | "OUT";
  }[];
  /** Term used for a home loan when the bank gave no end date. Null means that no term is assumed. */
  defaultMortgageTermMonths: number | null;
  /** Term used for other loans when the bank gave no end date. Null means that no term is assumed. */
  defaultLoanTermMonths: number | null;
  /**
   * Assumed length in months of the interest-only period of an interest-only loan, because bank data does not say
   * when the period ends. It is counted from the start of the loan or, for a home loan without a start or end date,
   * from now. Principal is repaid over the remaining term.
   */
  interestOnlyMonths: number;
  /** If the debt-to-income ratio is at or above this value, the report adds a note. */
  dtiFlag: number;
  /**
   * Whether gross pay is calculated with study loan repayments. Bank data does not show whether the customer has a
   * study loan.
   */
  studyLoan: "NO" | "YES";
  /** The living costs used for `daysOfCash`. Both options include commitments. */
  liquidityOutgoings: "ESSENTIAL" | "ALL";
  proposedLoan: ProposedLoanTerms | null;
  /** DEFAULT: the service's default values. COMPANY: the firm changed some values. */
  source: "DEFAULT" | "COMPANY";
  /**
   * The difference between a declared and an observed amount is highlighted when its absolute value ÷ the declared
   * amount is above this value.
   */
  highlightDifference?: Ratio;
};

/** The loan that the customer is applying for. */
export type ProposedLoanTerms = {
  /** The amount to be borrowed. */
  amountCents: Cents;
  /** Annual rate, without the buffer. */
  rate: Ratio;
  /** The term of the loan in months. */
  termMonths: number;
};

/** One assessment step, from the observed amount to the amount a lender would assess. The result is signed. */
export type LadderLine = {
  /** Stable id of the line. */
  line: string;
  /** The line in words. */
  label: string;
  /**
   * A PART is included in the SUBTOTAL that follows it. The RESULT is the income subtotal minus all other subtotals.
   */
  role: "PART" | "SUBTOTAL" | "RESULT";
  /** The observed monthly amount. */
  observedCents: Cents | null;
  /** `assessedCents` minus `observedCents`, signed. */
  adjustmentCents: Cents | null;
  /** The monthly amount that a lender would count. */
  assessedCents: Cents | null;
  /** Id of a row of `definitions.formulas`. */
  formula: FormulaId;
  evidence: Evidence | null;
  /**
   * INCOMPLETE when a value that a lender would count is not known, such as the limit of a card that was not shared.
   */
  quality: FigureQuality;
  /** A remark on the assessed amount, such as why it differs from the observed amount; null if there is none. */
  note: string | null;
};

/** Ratios that lenders use. Lenders define them differently, so the report includes each formula. */
export type Ratios = {
  /** Net disposable income: the assessed monthly surplus (R-NDI). */
  ndi: Figure;
  /** Net servicing ratio (R-NSR). */
  nsr: Figure;
  /** Debt service ratio: debt repayments ÷ gross income (R-DSR). */
  dsr: Figure;
  /** All commitments, including rent, ÷ gross income (R-COMMIT). */
  commitmentsToGross: Figure;
  /** Debt to income: debts ÷ annual gross income (R-DTI). */
  dti: Figure;
  /** Rent, board and home loans ÷ net income (R-HOUSING). */
  housingCost: Figure;
  /** Repayments ÷ net income (R-REPAY). */
  repaymentToIncome: Figure;
  /** Essential living costs ÷ net income (R-ESSENTIAL). */
  essential: Figure;
  /** Essential living costs and housing ÷ net income (R-HOUSED). */
  essentialWithHousing: Figure;
  /** Surplus ÷ net income (S-RATE). */
  savingsRate: Figure;
  /** The number of days for which the balances would pay living costs and commitments (R-CASH). */
  daysOfCash: Figure;
};

/**
 * Annual gross income: salaries calculated back from net pay, other income as received. The amounts are null in the
 * insight profile.
 */
export type GrossIncome = {
  lowCents: Cents | null;
  highCents: Cents | null;
  /** The value that the ratios use. */
  usedCents: Cents | null;
  /** How the value was calculated. */
  note: string;
};

/** The result when one input changes. */
export type Sensitivity = {
  /** Stable code of the case. */
  code: string;
  /** The case in words. */
  scenario: string;
  /** Monthly net disposable income in that case, signed. */
  ndiCents: Cents | null;
  /** Net servicing ratio in that case. */
  nsr: Ratio | null;
};

/** The repayment of the proposed loan, and the surplus that remains after it. */
export type ProposedLoan = {
  /** The amount to be borrowed. */
  amountCents: Cents;
  /** The term of the loan in months. */
  termMonths: number;
  /** Annual rate, including the buffer. */
  assessedRate: Ratio;
  /** Monthly repayment at the assessed rate. */
  repaymentMonthlyCents: Cents;
  /** Monthly net disposable income after the repayment, signed. */
  ndiAfterCents: Cents | null;
  /** Debt to income including the loan. */
  dtiAfter: Ratio | null;
};

/** Money in and out over the period. */
export type Cashflow = {
  /** Oldest first. Empty in the insight profile. */
  months: CashflowMonth[];
  /** Null in the insight profile. */
  bridge: CashflowBridge | null;
};

/** Money in and out in a calendar month, as sums of transactions. */
export type CashflowMonth = {
  month: Month;
  /** True when the data covers only part of the month. */
  partial: boolean;
  incomeCents: Cents;
  /** Essential living costs less refunds. Negative when refunds were larger. */
  essentialCents: Cents;
  /** Other living costs less refunds. Negative when refunds were larger. */
  discretionaryCents: Cents;
  /** Rent, other contracts and repayments, including those of loans whose accounts were shared. */
  commitmentsCents: Cents;
  /** Money out that is not spending, minus money in that is not income. Signed. */
  otherCents: Cents;
  /** Income minus all other amounts, signed. To leave loan money out, subtract `borrowedCents`. */
  netCents: Cents;
  /** Balance of everyday and savings accounts at the end of the month, signed. Null when it cannot be calculated. */
  closingBalanceCents: Cents | null;
  /** Loan money received. It is included in `otherCents` and therefore in `netCents`. */
  borrowedCents?: Cents;
};

/** Explains the change from opening to closing balances, to the cent (K-BRIDGE). */
export type CashflowBridge = {
  /** Id of a row of `definitions.formulas`. */
  formula: FormulaId;
  window: Window;
  /** The accounts included: all accounts in the report except loans. */
  accountIds: AccountId[];
  /** Every transaction of those accounts is in exactly one line. */
  lines: CashflowBridgeLine[];
  /** The sum of the lines, signed. */
  totalCents: Cents;
  /** Balances at the start, signed. Null when an account has no balance or its data has a gap. */
  openingCents: Cents | null;
  /** Balances at the end, signed. */
  closingCents: Cents | null;
  /** Closing − opening − total: 0 when the balances are known. */
  differenceCents: Cents | null;
  /** Why a value is missing. Null when no value is missing. */
  note: string | null;
};

/** One reason why the closing balances differ from the opening balances. */
export type CashflowBridgeLine = {
  /** Stable code of the line. */
  code: string;
  /** The line in words. */
  label: string;
  /** Signed: money in is positive. */
  amountCents: Cents;
  /** Transactions in the line. */
  count: number;
  evidence: Evidence;
};

/** The customer's note on a figure. It changes no figure. */
export type CustomerNote = {
  /** JSON pointer into this document, or the id of a stream, a category or a transaction. */
  target: string;
  /**
   * What the customer says about the target: the payment will not happen again, it will stop, it is not theirs, or
   * another remark.
   */
  kind: "ONE_OFF" | "WILL_STOP" | "NOT_MINE" | "OTHER";
  /** The customer's own words. Never null for OTHER. */
  text: string | null;
  /** When the note was created. */
  at: Instant;
};

/** The transactions behind a figure, a stream or a category. */
export type EvidenceSet = {
  /** The id that `evidence` fields refer to. */
  id: string;
  /** Ids of rows of `transactions`, oldest first. Empty in the insight profile. */
  transactionIds: string[];
};

/** One posted transaction with its category and the reason for it. */
export type Transaction = {
  /** Id of the transaction, unique in the document. */
  id: string;
  accountId: AccountId;
  /** Day it was posted. */
  on: Day;
  /** Signed: money out is negative. */
  amountCents: Cents;
  /** The bank's description. */
  description: string;
  /** The other party, taken from the description. */
  name: string;
  /** The payment method, when the description contains it. */
  channel: string | null;
  /** Merchant category code of ISO 18245. */
  merchantCategoryCode: string | null;
  /** Further details from the bank's description, such as card digits or town. Null if it contains none. */
  wording: Wording | null;
  code: Category;
  basis: Basis;
  streamId: StreamId | null;
  pair: Pair | null;
  decision: Decision;
  /** True when a pattern, not a name, decided the category. Ask the customer about the transaction. */
  inferred: boolean;
  /**
   * LOW_CONFIDENCE: the category is uncertain. NOT_ONGOING: income that will not continue. NETS_ and a category code:
   * a refund deducted from that category.
   */
  flags: string[];
};

/**
 * Details that a bank's description contains besides the other party's name. A field is null when the description
 * does not contain it. No figure uses these details.
 */
export type Wording = {
  /** The payment service between the customer and the merchant. */
  gateway: string | null;
  /** Last digits of the card. */
  cardSuffix: string | null;
  /** Suburb or town. */
  place: string | null;
  /** State or territory. */
  state: string | null;
  /** Country, when the description contains one. */
  country: string | null;
  /** Receipt number. */
  receipt: string | null;
  /** The value date, when the description contains one. */
  valueOn: Day | null;
  /** ISO 4217 code. */
  foreignCurrency: string | null;
  /** Amount in the foreign currency, in hundredths of its unit. */
  foreignCents: number | null;
  /** The payer's own words. */
  note: string | null;
};

/** Links a transaction to another one: the other side of a transfer, or the payment that it reverses. */
export type Pair = {
  /** How the two transactions are related. */
  kind: "OWN_TRANSFER" | "REVERSAL" | "REFUND" | "DISHONOUR";
  /** Id of the pair, the same in both transactions. */
  id: string;
};

/** Why a transaction has its category. */
export type Decision = {
  /** The step that decided the category. */
  layer: string;
  /** The rule within that step. */
  rule: string;
  /** Confidence from 0 to 1. */
  confidence: number;
};

/** The definitions that the rest of the document refers to. */
export type Definitions = {
  /** Every formula that a figure uses. */
  formulas: FormulaText[];
  /** Every category, outgoings first. */
  taxonomy: TaxonomyText[];
  /** Specialist words of the report. */
  glossary: Term[];
};

/** How a figure is calculated. */
export type FormulaText = {
  /** The id that `formula` fields refer to. */
  id: FormulaId;
  /** Name of the formula. */
  name: string;
  /** The formula in words. */
  text: string;
};

/** One category. */
export type TaxonomyText = {
  /** The category code. */
  code: string;
  /** First part of the code. */
  group: string;
  /** The category in words. */
  label: string;
  basis: Basis;
  hemBasis: HemBasis;
  hemTreatment: HemTreatment;
  /** The matching heading of lenders' living-expense forms (LIXI). Null when no heading fits. */
  lixiCategory: string | null;
  /** The matching group in Basiq's reports, for firms that compare the two reports. */
  basiqGroup: string | null;
  /** The matching heading of the family courts' Financial Statement. */
  formThirteenLine: string | null;
};

/** A word and its meaning in the report. */
export type Term = {
  /** The word. */
  term: string;
  /** Meaning of the word in the report. */
  text: string;
};

/** A problem in the bank's data. The problem says nothing about the customer. */
export type Warning = {
  /** Stable code of the warning. */
  code: string;
  /** The warning in words. */
  text: string;
};

/**
 * Proof that the document was not changed. To check the document, remove this field, write the rest as canonical JSON
 * (RFC 8785) and compare its SHA-256 with the digest.
 */
export type Integrity = {
  /** SHA-256, in lower-case hex, of the document as canonical JSON (RFC 8785) without its `integrity` member. */
  digestSha256: string;
  /** Compact JWS (EdDSA). Its payload is the 64 characters of `digestSha256`. */
  signatureJws: string;
  /** Id of the public key that verifies the signature. */
  keyId: string;
};

/**
 * The firm's own inputs for this request. They change the affordability assessment, but never the observed figures.
 */
export type Assessment = {
  sources: InputSources;
  household: Household | null;
  /** The purpose of the proposed loan, in the firm's words. */
  loanPurpose: string | null;
  /**
   * The firm's threshold. A difference in `comparison` is highlighted when its absolute value ÷ the declared amount
   * is above this value.
   */
  highlightDifference: Ratio;
  /** Null unless the firm named the expected employer. */
  expectedEmployer: ExpectedEmployer | null;
};

/** Each of the firm's inputs with its source. */
export type InputSources = {
  /** The HEM figure. */
  hemMonthly: InputSource;
  /** The household that the HEM figure applies to. */
  household: InputSource;
  /** The loan that the customer is applying for. */
  proposedLoan: InputSource;
  /** The amounts that the customer declared. */
  declared: InputSource;
  /** The employer the customer named. */
  expectedEmployer: InputSource;
};

/**
 * The source of an input. REQUEST: given for this request. COMPANY: the firm's setting for all requests. NONE: not
 * given.
 */
export type InputSource = "REQUEST" | "COMPANY" | "NONE";

/** The number of people in the customer's household, given by the firm. */
export type Household = {
  /** Adults. */
  adults: number;
  /** Children. */
  children: number;
};

/**
 * The employer that the customer named, compared word by word with the payers in the data. The comparison uses no
 * list of names.
 */
export type ExpectedEmployer = {
  /** The employer as the firm gave it. */
  name: string;
  /**
   * MATCH: a payer's name contains every word of the employer's name. If the employer's name is a single word, the
   * payer's name must have no other word. PARTIAL: a payer's name contains some of the words. NONE: no payer's name
   * contains any of them, or the data shows no pay for work. NONE says nothing about the customer.
   */
  match: "MATCH" | "PARTIAL" | "NONE";
  /** The matching payer. */
  payer: string | null;
  /** The income stream of that payer. */
  streamId: StreamId | null;
  /** The reason for the match result, in a sentence. */
  reason: string;
};

/** A declared amount next to the observed amount. It is not a judgement. */
export type Comparison = {
  /** The kind of amount compared. */
  kind: "INCOME" | "EXPENSE" | "DEBT";
  /** Income type, LIXI heading or class of debt. Null for a total and for expenses without a LIXI heading. */
  code: string | null;
  /** The line in words. */
  label: string;
  /** A PART is included in the TOTAL of income or of expenses. */
  role: "PART" | "TOTAL";
  /** MONTHLY is a monthly amount; BALANCE is an amount owed. */
  measure: "MONTHLY" | "BALANCE";
  /**
   * BOTH: declared and observed. DECLARED_ONLY: declared but not observed. OBSERVED_ONLY: observed but not declared.
   */
  match: "BOTH" | "DECLARED_ONLY" | "OBSERVED_ONLY";
  /** The declared amount. Null when the customer did not declare it. */
  declaredCents: Cents | null;
  /** The observed figure with its window and evidence. Null when not observed. */
  observed: Figure | null;
  /** The observed amount minus the declared amount, signed. Null when one of them is not known. */
  differenceCents: Cents | null;
  /**
   * True when the difference, as a share of the declared amount, is above the firm's `highlightDifference`, or when
   * the item was only declared or only observed.
   */
  isHighlighted: boolean;
  /**
   * A remark about a debt: how it was matched, that it was paid out, or which part of the repayment is the customer's
   * own. Null when there is no remark.
   */
  note: string | null;
};

/**
 * The firm's adjustments to the report. All other fields of the copy equal those of the signed report, except
 * `verification`, `generatedAt` and `integrity`.
 */
export type Assessed = {
  report: AssessedReport;
  /** Version of the analysis that calculated the adjusted figures. */
  engineVersion: string;
  /** Original and adjusted figures. */
  figures: AssessedFigure[];
  /** Every adjustment, oldest first. */
  adjustments: AssessedAdjustment[];
};

/** The signed report that the copy is based on. */
export type AssessedReport = {
  /** Verification id of the signed report. */
  verificationId: string;
  /** The signed report's `integrity.digestSha256`. */
  digest: string;
  /** When the signed report was prepared. */
  generatedAt: Instant;
};

/**
 * One figure before and after the adjustments. All figures of the summary and the affordability assessment are
 * listed. From other sections, only changed figures are listed.
 */
export type AssessedFigure = {
  /** The section of the report that contains the figure. */
  section: "SUMMARY" | "INCOME" | "EXPENSES" | "COMMITMENTS" | "AFFORDABILITY";
  /** Identifies the figure within its section: a category, an assessment step or a name. */
  code: string;
  /** The figure in words. */
  label: string;
  /**
   * AUD_CENTS is whole Australian cents. AUD_CENTS_PER_MONTH is whole cents for an average month of 30.4375 days.
   * RATIO is a fraction to four decimals (0.25 is 25%).
   */
  unit: "AUD_CENTS" | "AUD_CENTS_PER_MONTH" | "DAYS" | "COUNT" | "MONTHS" | "RATIO";
  /** The value in the signed report. */
  original: number | null;
  /** The value after the adjustments. */
  adjusted: number | null;
  /** The adjusted figure minus the original figure. Null when one of them is not available. */
  difference: number | null;
};

/** One change that an assessor made, with its reason. */
export type AssessedAdjustment = {
  /** Id of the adjustment. */
  id: string;
  action: AdjustmentAction;
  /**
   * LAPSED: the report no longer has the target, or the target can no longer have the chosen category. The adjustment
   * then changes no figure; `note` says why.
   */
  state: "APPLIED" | "LAPSED";
  /** Why the adjustment lapsed; otherwise null. */
  note: string | null;
  targetKind: AdjustmentTargetKind;
  /** Id of the transaction or stream. */
  targetId: string;
  /** The payer or payee. */
  name: string;
  /** Day of a transaction; null for a stream. */
  on: Day | null;
  /** Amount of a transaction, signed: money out is negative. Null for a stream. */
  amountCents: Cents | null;
  /** Category in the signed report. */
  originalCode: Category;
  /** The category in the signed report, in words. */
  originalLabel: string;
  /**
   * Monthly amount of a stream in the signed report. Null for a transaction and for a stream with an irregular
   * cadence.
   */
  originalMonthlyCents: Cents | null;
  /** The new category for RECODE; otherwise null. */
  adjustedCode: Category | null;
  /** The new category in words. */
  adjustedLabel: string | null;
  /** The new monthly amount for SET_MONTHLY; otherwise null. */
  adjustedMonthlyCents: Cents | null;
  /** The assessor's reason, in their own words. */
  reason: string;
  /** The author: a member of the firm, or the name of its API key. */
  author: string;
  /** When the adjustment was made. */
  at: Instant;
};

/**
 * EXCLUDE leaves the target out because it is not the customer's income or spending. ONE_OFF leaves the target out of
 * monthly figures because it will not happen again. RECODE moves the target to another category. SET_MONTHLY sets the
 * monthly amount of a stream.
 */
export type AdjustmentAction = "EXCLUDE" | "ONE_OFF" | "RECODE" | "SET_MONTHLY";

/** TRANSACTION is one row of `transactions`; STREAM is one of `income.streams` or `expenses.streams`. */
export type AdjustmentTargetKind = "TRANSACTION" | "STREAM";

export type Unit = Figure["unit"];

export type Grade = Quality["grade"];

export type ConsentType = Consent["type"];

export type ConfidenceBand = Stream["confidenceBand"];

export type StreamStatus = Stream["status"];

export type ExcludedReason = ExcludedCredits["reason"];

/** The fields that income streams and expense streams share. */
export type Stream = Omit<ExpenseStream, "code" | "kind">;

/** The assumptions used for one report, without the source that the report shows for each assumption. */
export type Assumptions = Required<Omit<PrintedAssumptions, "source">>;
