import type { Day } from "@/lib/engine/calendar/day";
import type { FormulaId, SelectionRule } from "@/lib/engine/figures/formulas";

export type ReportType = "expense_summary" | "affordability";
/** Whether the document lists transactions (full) or only totals, averages, counts and periods (insight). */
export type Profile = "full" | "insight";
export type ConsentType = "once" | "ongoing";

/**
 * The report document: the one thing every format is made from. Plain data, deterministic for equal input.
 * Conventions: money is whole cents in fields ending `Cents`; magnitudes are positive and the field says the direction,
 * save where a sign is the point (balances, surplus); ratios are 0 to 1 with four decimals; null is "not available",
 * never zero. On the wire every name is the same in snake_case (`lib/render/json.ts`).
 */
export type ReportDocument = {
  /** Reports written before a version lack the members it added; those are optional here. */
  schemaVersion: string;
  reportType: ReportType;
  profile: Profile;
  verification: { id: string; url: string; supersedes: string | null };
  request: {
    clientName: string;
    clientRef: string | null;
    periodLabel: string | null;
    environment: "test" | "live";
    companyName: string;
  };
  /** When the document was written and the instant the bank data was taken; RFC 3339 with the Sydney offset. */
  generatedAt: string;
  dataAsAt: string;
  timeZone: "Australia/Sydney";
  engine: { version: string; rules: string; taxonomy: string; taxTables: string; parameters: string };
  consent: {
    type: ConsentType;
    givenAt: string | null;
    expiresAt: string | null;
    institutions: string[];
  };
  subject: {
    nameAsGiven: string;
    namesOnAccounts: string[];
    nameMatch: "MATCH" | "PARTIAL" | "NO_MATCH" | "UNKNOWN";
  };
  period: Period;
  quality: Quality;
  accounts: Account[];
  summary: Summary;
  income: Income;
  expenses: Expenses;
  liabilities: Liabilities;
  commitments: Commitments;
  conduct: Conduct;
  /** Only in an affordability report. */
  affordability: Affordability | null;
  /** The firm's own inputs for this request; what was observed is never changed by them. */
  assessment?: Assessment;
  /** Empty where nothing was declared. */
  comparison?: Comparison[];
  /** Only in an assessed copy: the firm's adjustments, and its figures beside the report's. */
  assessed?: Assessed | null;
  /** `bridge` is null in the insight profile. */
  cashflow: { months: CashflowMonth[]; bridge: CashflowBridge | null };
  customerNotes: CustomerNote[];
  /** Rows behind the figures; a figure's `evidence` names one of these. */
  evidenceSets: { id: string; transactionIds: string[] }[];
  /** Empty in the insight profile. */
  transactions: Transaction[];
  definitions: {
    formulas: FormulaText[];
    taxonomy: TaxonomyText[];
    glossary: { term: string; text: string }[];
  };
  disclaimers: string[];
  warnings: { code: string; text: string }[];
};

export type Window = { from: Day; to: Day; days: number };
export type Period = Window & { completeMonths: number; partialMonths: string[] };

export type Unit = "AUD_CENTS" | "AUD_CENTS_PER_MONTH" | "RATIO" | "DAYS" | "COUNT" | "MONTHS";
export type FigureQuality = "OK" | "THIN" | "ESTIMATED" | "INCOMPLETE";

/** A computed number with everything needed to check it by hand. */
export type Figure = {
  value: number | null;
  unit: Unit;
  /** Id of a row of `definitions.formulas`, for instance "A-COV". */
  formula: FormulaId;
  window: Window | null;
  /** How many transactions the figure rests on. */
  count: number;
  /** Id of a row of `evidenceSets`; null when the figure rests on no transaction. */
  evidence: string | null;
  quality: FigureQuality;
  note: string | null;
};

export type Grade = "A" | "B" | "C" | "D";
export type Quality = {
  grade: Grade;
  reasons: { code: string; text: string; severity: "INFO" | "NOTE" | "ASK" }[];
  coveredDays: number;
  minAccountDays: number;
  gapDays: number;
  uncategorisedValueRatio: number | null;
  unmatchedTransferValueRatio: number | null;
  lowConfidenceValueRatio: number | null;
  /** Whether every balance that could be checked against the last pull agrees; null when none could be. */
  balanceReconciled: boolean | null;
  /** Each account's balance now against its balance at the last pull and what was posted between. Empty at the first pull. */
  reconciliations: Reconciliation[];
  /** The data ends well before it was taken: the bank sent no recent rows. */
  isStale: boolean;
  /** Accounts shared ÷ (accounts shared + accounts that appear in the rows and were not shared). */
  accountCompletenessRatio: number | null;
  /** Share of net income that arrives in accounts held with others. */
  jointIncomeRatio: number | null;
  pendingExcluded: { count: number };
  /** Rows left out because they could not be read (no amount, no date, foreign currency), by reason. */
  rowsExcluded: { reason: string; count: number }[];
  /** Rows in a foreign currency, left out, by currency. */
  foreignRows: { currency: string; count: number }[];
  /** Accounts in the bank's data that no figure counts, and why. */
  accountsLeftOut: LeftOutAccount[];
  suspectedUnshared: SuspectedAccount[];
};

export type LeftOutAccount = {
  id: string;
  name: string;
  institution: string | null;
  /** The customer is not an owner; not in Australian dollars; the same account shared through a second arrangement. */
  reason: "NOT_OWNED" | "FOREIGN_CURRENCY" | "SHARED_TWICE";
  currency: string;
  rows: number;
};

/** An account the rows, or what is missing from them, speak of. Monthly figures are covered-days means. */
export type SuspectedAccount = {
  kind:
    | "OWN_ACCOUNT"
    | "CREDIT_CARD"
    | "MORTGAGE"
    | "LOAN"
    | "UNNAMED_ACCOUNT"
    | "INCOME_ACCOUNT"
    | "SPENDING_ACCOUNT";
  hint: string;
  evidence: string | null;
  monthlyOut: Figure;
  monthlyIn: Figure;
};

/** bal1 − bal0 = what was posted between. Amounts are null in the insight profile, where one row may have been posted. */
export type Reconciliation = {
  accountId: string;
  /** Days of the last pull and of this one. */
  from: Day;
  to: Day;
  fromCents: number | null;
  toCents: number | null;
  postedCents: number | null;
  differenceCents: number | null;
  isReconciled: boolean;
  /** SAME_DAY: agrees when rows dated the day of the last pull are counted as posted after it. */
  reason: "EXACT" | "SAME_DAY" | "DIFFERS";
};

export type AccountKind =
  | "TRANSACTION"
  | "SAVINGS"
  | "CREDIT_CARD"
  | "MORTGAGE"
  | "LOAN"
  | "TERM_DEPOSIT"
  | "OTHER";
export type Account = {
  id: string;
  institution: string | null;
  holder: string | null;
  displayName: string;
  productName: string | null;
  productCategory: string | null;
  kind: AccountKind;
  maskedNumber: string | null;
  ownership: "ONE_PARTY" | "TWO_PARTY" | "MANY_PARTY" | "OTHER" | "UNKNOWN";
  openStatus: "OPEN" | "CLOSED";
  openedOn: Day | null;
  balance: {
    currentCents: number | null;
    availableCents: number | null;
    limitCents: number | null;
    /** Whether it follows from the balance of the last pull and the rows since; null when there is none to check against. */
    reconciled: boolean | null;
  };
  coverage: Window & { rows: number; gaps: Window[] };
  /** Null in the insight profile, where an account with one row would show its amount. */
  flows: {
    creditsCents: number;
    debitsCents: number;
    creditsExTransfersCents: number;
    debitsExTransfersCents: number;
  } | null;
  loan: {
    originalCents: number | null;
    startedOn: Day | null;
    endsOn: Day | null;
    repaymentType: string | null;
    repaymentFrequency: string | null;
    minInstalmentCents: number | null;
    redrawCents: number | null;
    /** The rate that is charged, a year; never a comparison rate. */
    rate: number | null;
    /** The bank's word for its kind: "FIXED", "VARIABLE", "PURCHASE"; null where it gave none. */
    rateType: string | null;
    nextInstalmentOn: Day | null;
    /** Ids of the accounts set off against the loan, shared or not. */
    offsetAccountIds: string[];
  } | null;
  card: { minPaymentCents: number | null; dueCents: number | null; dueOn: Day | null } | null;
};

/**
 * Between what amounts a headline figure lies, from the months of `cashflow.months` that the record covers whole; formula
 * S-RANGE. AVERAGES: the lowest and the highest of the average month over the last 3, 6 and 12 of them; MONTHS: the lowest and
 * the highest month itself, where there are too few to average.
 */
export type MonthlyRange = {
  lowCents: number;
  highCents: number;
  basis: "AVERAGES" | "MONTHS";
  /** Whole months looked at, twelve at most. */
  wholeMonths: number;
  formula: FormulaId;
};

/** Monthly headline figures. Surplus = income − living − commitments. */
export type Summary = {
  incomeNetMonthly: Figure;
  livingMonthly: Figure;
  essentialMonthly: Figure;
  /** Essential living costs with rent, board and home loan repayments, which stand in the commitments. */
  essentialWithHousingMonthly: Figure;
  discretionaryMonthly: Figure;
  commitmentsMonthly: Figure;
  surplusMonthly: Figure;
  savingsRate: Figure;
  /** Null with fewer than three whole months, and in the insight profile where it would reveal a single payment. */
  ranges: {
    incomeNet: MonthlyRange | null;
    living: MonthlyRange | null;
    commitments: MonthlyRange | null;
    surplus: MonthlyRange | null;
  };
  /** Neutral, dated facts worth a question; five at most. No verdicts. */
  headlines: {
    code: string;
    text: string;
    severity: "INFO" | "NOTE" | "ASK";
    evidence: string | null;
    /** How much it weighs on an assessment. */
    level?: "HIGH" | "MEDIUM" | "LOW";
  }[];
  /** From the average whole month to each headline; null where there is no whole month, and in the insight profile. */
  bridges?: {
    incomeNet: HeadlineBridge | null;
    living: HeadlineBridge | null;
    commitments: HeadlineBridge | null;
    surplus: HeadlineBridge | null;
  };
};

/**
 * What lies between the average whole month of `cashflow.months` and a headline figure: average month + lines = headline, to
 * the cent. Six lines at most; formula S-BRIDGE.
 */
export type HeadlineBridge = {
  wholeMonths: number;
  monthsCents: number;
  lines: { code: string; label: string; amountCents: number }[];
  headlineCents: number;
  formula: FormulaId;
};

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
export type StreamStatus = "ACTIVE" | "LATE" | "CEASED" | "NEW" | "ONE_OFF";

/**
 * The averages offered for an income stream, an expense leaf or a group of leaves. `stream` is what regular payments alone come
 * to at their current amount, `annualised` what payments of longer cycles come to when spread over the year.
 */
export type Averages = {
  covered: Figure;
  m3: Figure;
  m6: Figure;
  m12: Figure;
  median: Figure;
  trimmed: Figure;
  stream: Figure;
  annualised: Figure;
};
/** `selected` is the average that totals use, `rule` says why. */
export type Monthly = Averages & { selected: Figure; rule: SelectionRule };
export type MonthAmount = { month: string; amountCents: number; count: number; partial: boolean };

export type ConfidenceBand = "VERY_HIGH" | "HIGH" | "MEDIUM" | "LOW";
export type ConfidenceFactor = "KIND" | "RHYTHM" | "AMOUNT" | "COUNT" | "RECENCY";

export type Stream = {
  id: string;
  /** Who pays or is paid, cleaned of bank wording. */
  name: string;
  rawExamples: string[];
  accountId: string;
  frequency: Frequency;
  intervalDays: number | null;
  status: StreamStatus;
  /** In the insight profile: first day of the month of the first payment, last day of the month of the last. */
  firstOn: Day;
  lastOn: Day;
  count: number;
  /** In the insight profile the members that are (or may equal) one payment's amount are null. */
  amount: {
    lastCents: number | null;
    medianCents: number | null;
    meanCents: number | null;
    minCents: number | null;
    maxCents: number | null;
    totalCents: number | null;
  };
  /** Formulas S-REGULARITY, S-CONSISTENCY, S-STABLE, S-SECURE and S-TREND; null where there is too little to say. */
  stability: {
    regularity: number | null;
    amountConsistency: number | null;
    longevityMonths: number;
    /** Whole months up to the last one with a payment in each. */
    consecutiveMonths: number;
    stableMonths: number | null;
    secureMonths: number | null;
    /** Change a year of the monthly totals, as a share of the median month. */
    trendPerYear: number | null;
    missedDates: Day[];
  };
  next: { on: Day; amountCents: number; lowCents: number | null; highCents: number | null } | null;
  confidence: number;
  confidenceBand: ConfidenceBand;
  /** What the confidence was made of, each from 0 to 1; formula S-CONFIDENCE. */
  confidenceFactors: { code: ConfidenceFactor; value: number }[];
  evidence: string;
};

export type IncomeStream = Stream & {
  /** Taxonomy code, "inc.salary.regular". */
  code: string;
  label: string;
  monthly: Monthly;
  annualCents: number | null;
  history: MonthAmount[];
  outliers: { transactionId: string; amountCents: number; kind: "BONUS_OR_BACK_PAY" | "HIGH" }[];
  /** Whole-dollar range in cents for the net pay the monthly figure stands for, salary streams only; per pay. */
  gross: { netCents: number; lowCents: number; highCents: number; taxYear: string; note: string } | null;
  included: boolean;
  exclusionReason: string | null;
  /** 0 to 1, taken off the observed amount in the assessed column. */
  discount: number;
  assessedMonthlyCents: number | null;
};

export type ExcludedReason =
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
export type Income = {
  streams: IncomeStream[];
  byType: { code: string; label: string; monthly: Figure; history: MonthAmount[] }[];
  totals: {
    netMonthly: Figure;
    assessedMonthly: Figure;
    governmentRatio: Figure;
    /** Counts of included streams: paid in the last two months, of wages, with a rhythm. */
    recentSources: Figure;
    salarySources: Figure;
    regularSources: Figure;
  };
  /** Income received in each financial year (1 July to 30 June) the period touches. */
  financialYears: { year: string; from: Day; to: Day; netReceived: Figure }[];
  /** `totalCents` is null in the insight profile when the line rests on one transaction. */
  excludedCredits: {
    reason: ExcludedReason;
    text: string;
    count: number;
    totalCents: number | null;
    evidence: string;
  }[];
  events: {
    kind: "STARTED" | "CEASED" | "CHANGED" | "GAP";
    streamId: string;
    on: Day;
    /** For a gap, the payment that ended it. */
    untilOn: Day | null;
    fromCents: number | null;
    toCents: number | null;
  }[];
};

export type Basis = "ESSENTIAL" | "DISCRETIONARY" | "COMMITTED" | "DEBT" | "RISK" | "NEUTRAL";
export type HemBasis = "ABSOLUTE_BASIC" | "DISCRETIONARY_BASIC" | "NON_BASIC" | "OUTSIDE" | "NONE";
export type HemTreatment = "IN" | "OUT" | "LENDER_SPECIFIC" | "NONE";

export type ExpenseLeaf = {
  code: string;
  label: string;
  basis: Basis;
  hemBasis: HemBasis;
  hemTreatment: HemTreatment;
  /** LIXI living-expense heading a lender's form uses, null where none fits. */
  lixiCategory: string | null;
  monthly: Monthly;
  weeklyCents: number | null;
  annualCents: number | null;
  /** Formula E-SHARE: of living costs and all commitments, repayments of shared loans with them. */
  shareOfOutgoings: number | null;
  shareOfIncome: number | null;
  count: number;
  /** Null in the insight profile when the leaf rests on one transaction. */
  totalCents: number | null;
  /** Null in the insight profile when there was one refund. */
  refundsNettedCents: number | null;
  merchants: { name: string; totalCents: number; count: number; lastOn: Day }[];
  history: MonthAmount[];
  streamIds: string[];
  evidence: string;
};
export type ExpenseGroup = {
  code: string;
  label: string;
  /** The sum of the selected amounts of the leaves. */
  monthly: Figure;
  averages: Averages;
  leaves: ExpenseLeaf[];
};
export type ExpenseStream = Stream & {
  code: string;
  kind: "BILL" | "SUBSCRIPTION" | "RENT" | "INSURANCE" | "REPAYMENT" | "SAVING" | "OTHER";
};
export type Expenses = {
  groups: ExpenseGroup[];
  streams: ExpenseStream[];
  totals: {
    living: Figure;
    essential: Figure;
    discretionary: Figure;
    committed: Figure;
    debt: Figure;
    cash: Figure;
    uncategorised: Figure;
    /** Living, committed and debt: every leaf that is spent. Repayments of shared loans are in commitments only. */
    all: Figure;
    hemScope: Figure;
    outsideHem: Figure;
  };
  annualised: {
    code: string;
    label: string;
    /** Payments a year by its rhythm; of a bill without one, the payments seen. */
    times: number;
    /** The mean payment. */
    amountCents: number;
    perMonthCents: number;
    evidence: string;
  }[];
  possibleOneOffs: { transactionId: string; on: Day; name: string; amountCents: number; code: string }[];
  largest: { transactionId: string; on: Day; name: string; amountCents: number; code: string }[];
};

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
export type SharedDebt = {
  accountId: string;
  class: LiabilityClass;
  name: string;
  institution: string | null;
  /** A joint debt is counted whole: each borrower owes all of it. */
  ownership: Account["ownership"];
  owedCents: number | null;
  limitCents: number | null;
  rate: number | null;
  rateType: string | null;
  repaymentType: string | null;
  startedOn: Day | null;
  endsOn: Day | null;
  redrawCents: number | null;
  /** What the contract asks for a month: the instalment of a loan, the minimum payment of a card. */
  contractMonthlyCents: number | null;
  /** Accounts set off against the debt: shown, never taken from what is owed. Null balance: not shared. */
  offsets: { accountId: string; name: string | null; balanceCents: number | null }[];
  /** The larger of what is repaid and what the contract asks for. */
  repaymentMonthly: Figure;
  /** The part of the repayments that left accounts of this report, where another person repays the rest; else null. */
  ownShareMonthly?: Figure | null;
  /** Repayments far from the usual amount, in none of the above; null when there were none. */
  extraRepayments: Figure | null;
  /** What a lender would count: `terms` says with which rate and over how many months. */
  servicingMonthly: Figure;
  terms: { rate: number | null; months: number | null; isRevolving: boolean; note: string | null };
  nextRepaymentOn: Day | null;
};
export type DetectedDebt = {
  lender: string;
  class: LiabilityClass;
  /** Decided by a pattern or a general word, not by the lender's name. */
  inferred: boolean;
  proceeds: { on: Day; amountCents: number }[];
  /** Null in the insight profile when there was one payment. */
  repaidCents: number | null;
  repaidSinceProceedsCents: number | null;
  /** The rhythm of the repayments, where they keep one. */
  repayment: {
    frequency: Frequency;
    amountCents: number | null;
    nextOn: Day | null;
    streamId: string;
  } | null;
  /** What the lender asks for now; while attempts bounce, the newest of them (L-ASK). */
  repaymentMonthly: Figure;
  /** The mean of what was really paid, beside it. */
  paidMonthly?: Figure;
  /** Since when the repayments are well below the usual one; null where they are not. Null in the insight profile. */
  reduced?: { fromOn: Day; usualCents: number; nowCents: number; count: number } | null;
  /** What a lender of small loans or wages paid out a month, in the period of the repayments; null for others. */
  advancedMonthly: Figure | null;
  firstOn: Day | null;
  lastOn: Day | null;
  count: number;
  status: "ACTIVE" | "SETTLED" | "MISSED" | "UNKNOWN";
  dishonours: number;
  /** Money received less money repaid, for short fixed loans whose whole life was seen; fees and interest are not in it. */
  estimatedBalanceCents: number | null;
  /** The shared account these payments are taken to repay; such a lender is counted there and not here. */
  sharedAccountId: string | null;
  note: string | null;
  evidence: string;
};
/** Payments for rent or to a lender that bounced, and whether they were paid again. Formula L-ARREARS. */
export type Arrears = {
  /** Taxonomy leaf: "hou.rent", "dbt.car". */
  code: string;
  name: string;
  paid: number;
  bounced: number;
  /** Bounced and not paid again within fourteen days. */
  notMadeGood: number;
  /** Null in the insight profile, with the day. */
  notMadeGoodCents: number | null;
  lastNotMadeGoodOn: Day | null;
  formula: FormulaId;
  evidence: string;
};
/** Repayments due in a pay period against a share of the income of that period. */
export type RepaymentTest = {
  payPeriod: Frequency;
  /** Null in the insight profile, with what is left under the cap: each may be one payment. */
  availableIncomeCents: number | null;
  repaymentsCents: number | null;
  ratio: number;
  cap: number;
  headroomCents: number | null;
  /** Whose repayments were counted. */
  lenders: string[];
  note: string | null;
  evidence: string | null;
  incomeEvidence: string | null;
};
export type Liabilities = {
  shared: SharedDebt[];
  detected: DetectedDebt[];
  /** Each lender seen and each payee of rent. */
  arrears: Arrears[];
  totals: {
    owedCents: number | null;
    limitsCents: number | null;
    repaymentsMonthly: Figure;
    lenders: number;
    cards: number;
    /** Debts whose account, limit or balance is not known, so that the totals above are too low. */
    unknown: number;
  };
  /** Small amount contracts: NCCP Regulations, 28LCA. Null when none was seen or no income is known. */
  saccTest: RepaymentTest | null;
  /** Leases of household goods: 28LCB, a cap of its own. Null when none was seen. */
  leaseTest: RepaymentTest | null;
};

export type ScheduledPayment = {
  accountId: string;
  payee: string;
  nextOn: Day | null;
  amountCents: number | null;
  /** "onceOff", "intervalSchedule", "lastWeekDay" or "eventBased". */
  recurrence: string | null;
  /** The interval as the bank gives it ("P1M"), or the event in words. */
  interval: string | null;
  finalOn: Day | null;
  paymentsRemaining: number | null;
  /** The bank works the amount out at each payment (a card's balance, for instance). */
  isAmountCalculated: boolean;
  isSkipped: boolean;
  /** Paid to another account of this report. */
  toAccountId: string | null;
  streamId: string | null;
};
export type UpcomingPayment = {
  on: Day;
  name: string;
  amountCents: number | null;
  accountId: string;
  source: "SCHEDULED" | "STREAM" | "INSTALMENT" | "CARD_MINIMUM";
  /** Taxonomy leaf, where it is known. */
  code: string | null;
  streamId: string | null;
};
export type Commitments = {
  /** `advancedMonthly`: what lenders of the line paid out a month, where they lend small sums again and again; else null. */
  lines: { code: string; label: string; monthly: Figure; advancedMonthly: Figure | null }[];
  totalMonthly: Figure;
  directDebitAuthorities: {
    accountId: string;
    entity: string;
    abn: string | null;
    lastOn: Day | null;
    lastAmountCents: number | null;
    /** Payments in the period taken to be under the authority; 0 for one that was never used in it. */
    count: number;
    streamId: string | null;
  }[];
  scheduledPayments: ScheduledPayment[];
  /** What is expected to leave in the thirty days after the data. Saving and own transfers are not in it. */
  upcoming30Days: {
    from: Day;
    to: Day;
    items: UpcomingPayment[];
    /** Of the payments whose amount is known. */
    totalCents: number | null;
    unknownAmounts: number;
  };
};

export type BalanceStats = {
  windowDays: number;
  minCents: number;
  maxCents: number;
  meanCents: number;
  medianCents: number;
  stdDevCents: number;
  daysNegative: number;
  daysUnder100: number;
  daysUnder500: number;
  daysUnder1000: number;
  longestNegativeDays: number;
};
export type ConductEvent = { on: Day; transactionId: string; amountCents: number; text: string };
export type DailyBalance = { on: Day; amountCents: number; derived: boolean };

/**
 * How one everyday, savings or card account was kept. A card's balance is below zero by nature, and so its counts of that are
 * null.
 */
export type AccountConduct = {
  accountId: string;
  kind: AccountKind;
  name: string;
  /** The overdraft or card limit; null when the bank gave none, and then nothing is counted against it. */
  limitCents: number | null;
  /** Rebuilt backwards, from the first day the account's record supports. Empty in the insight profile. */
  daily: DailyBalance[];
  windows: (Omit<
    BalanceStats,
    "daysNegative" | "daysUnder100" | "daysUnder500" | "daysUnder1000" | "longestNegativeDays"
  > & {
    daysNegative: number | null;
    daysUnder100: number | null;
    daysUnder500: number | null;
    daysUnder1000: number | null;
    longestNegativeDays: number | null;
    daysOverLimit: number | null;
    longestOverLimitDays: number | null;
  })[];
};

export type FeeLine = {
  code: string;
  label: string;
  charged: Figure;
  /** Fees the bank gave back. */
  refunded: Figure;
  net: Figure;
};

/** Money that left and came back, or came and left at once, listed without a view of why. */
export type RoundTrip = {
  kind: "OUT_AND_BACK" | "IN_AND_OUT";
  name: string;
  outOn: Day;
  inOn: Day;
  amountCents: number;
  /** Whether the credit counts as income in this report. */
  isCountedAsIncome: boolean;
  transactionIds: string[];
};

/** Medians over the pay cycles of the main income, in the account it is paid into. */
export type PaydayCycle = {
  accountId: string;
  cycles: number;
  daysToLowest: Figure;
  /** Of the pay, what had not left the account seven days later; null for weekly pay. */
  shareLeftAfter7Days: Figure;
  balanceBeforePay: Figure;
};

/** Rows of one harmful or telling kind. `isNamed` when every one rests on a named source, never a pattern alone. */
export type ConductMarker = {
  kind: "CRISIS_PAYMENT" | "COLLECTION" | "DEBT_AGREEMENT" | "REDRAW" | "SUPER_RELEASE";
  isNamed: boolean;
  figure: Figure;
  total: Figure;
  events: ConductEvent[];
};

export type Conduct = {
  /** End-of-day balance of the transaction and savings accounts together, rebuilt backwards; `derived` marks it so. */
  dailyBalances: DailyBalance[];
  balanceWindows: BalanceStats[];
  /** The same per account, everyday accounts first: together, a saver would hide an overdrawn everyday account. */
  accounts: AccountConduct[];
  /** Days on which at least one everyday or savings account ended below zero. */
  daysBelowZero: Figure;
  /** Days on which at least one everyday account ended under $100. */
  daysUnder100: Figure;
  paydays: Day[];
  paydayCycle: PaydayCycle | null;
  dishonours: {
    figure: Figure;
    events: ConductEvent[];
    /** By what the payment that bounced was for. */
    byClass: { code: string; label: string; count: number }[];
  };
  overdrawnFees: { figure: Figure; events: ConductEvent[] };
  fees: FeeLine[];
  cash: Figure;
  cashByKind: { atm: Figure; cashOut: Figure; cardAdvance: Figure; ratioOfIncome: Figure };
  gambling: {
    confirmed: Figure;
    /** The target as the report showed it when the adjustment was made, so that a lapsed one stays readable. */
    lotteries: Figure;
    inferred: Figure;
    ratioOfIncome: number | null;
    /** Money back from bookmakers, beside what went to them; never taken off it. */
    returns: Figure;
    depositsTotal: Figure;
    returnsTotal: Figure;
    netTotal: Figure;
    days: number;
    /** Null in the insight profile. */
    largestDay: { on: Day; amountCents: number; count: number } | null;
  };
  highCostCredit: Figure;
  /** Money to and from people, a month; it is in no expense and no income. */
  people: { paid: Figure; received: Figure; net: Figure };
  markers: ConductMarker[];
  largeCredits: ConductEvent[];
  largeDebits: ConductEvent[];
  roundTrips: RoundTrip[];
  /** Balances of the everyday and savings accounts ÷ essential living costs and commitments a day. */
  liquidityDays: Figure;
  missingExpected: ("GROCERIES" | "TELECOM" | "UTILITIES" | "TRANSPORT" | "INSURANCE" | "HOUSING")[];
};

/** One line of the ladder from what was observed to what a lender would assess. */
export type LadderLine = {
  line: string;
  label: string;
  /** A PART is within the SUBTOTAL that follows it; the RESULT is what the subtotals leave. */
  role: "PART" | "SUBTOTAL" | "RESULT";
  observedCents: number | null;
  adjustmentCents: number | null;
  assessedCents: number | null;
  formula: FormulaId;
  evidence: string | null;
  /** INCOMPLETE where something a lender would count is not known: the limit of a card that was not shared. */
  quality: FigureQuality;
  /** What the adjustment is. */
  note: string | null;
};
export type Affordability = {
  assumptions: Assumptions & { source: "DEFAULT" | "COMPANY" };
  ladder: LadderLine[];
  ratios: {
    ndi: Figure;
    nsr: Figure;
    /** Debts alone; `commitmentsToGross` has rent and other contracts with them. */
    dsr: Figure;
    commitmentsToGross: Figure;
    dti: Figure;
    housingCost: Figure;
    repaymentToIncome: Figure;
    essential: Figure;
    essentialWithHousing: Figure;
    savingsRate: Figure;
    daysOfCash: Figure;
  };
  /** Gross income a year behind the ratios that use it: salaries worked back from net pay, the rest as received. */
  grossIncome: {
    lowCents: number | null;
    highCents: number | null;
    usedCents: number | null;
    note: string;
  };
  sensitivity: { code: string; scenario: string; ndiCents: number | null; nsr: number | null }[];
  /** What the firm's proposed loan would ask for and leave; null unless its assumptions name one. */
  proposed: {
    amountCents: number;
    termMonths: number;
    assessedRate: number;
    repaymentMonthlyCents: number;
    ndiAfterCents: number | null;
    dtiAfter: number | null;
  } | null;
};

/** Where an input of the assessment came from: this request, the company's settings, or nowhere. */
export type InputSource = "REQUEST" | "COMPANY" | "NONE";
export type Assessment = {
  sources: {
    hemMonthly: InputSource;
    household: InputSource;
    proposedLoan: InputSource;
    declared: InputSource;
    expectedEmployer: InputSource;
  };
  household: { adults: number; children: number } | null;
  loanPurpose: string | null;
  /** Share of a declared amount from which a difference is marked: the firm's setting. */
  highlightDifference: number;
  /** Null unless the firm named the employer it expects. */
  expectedEmployer: ExpectedEmployer | null;
};

/** The employer the customer named, compared with the payers seen. NONE says nothing about the customer. */
export type ExpectedEmployer = {
  name: string;
  match: "MATCH" | "PARTIAL" | "NONE";
  /** The payer it was found in, and its stream. */
  payer: string | null;
  streamId: string | null;
  reason: string;
};

/** What the customer declared beside what was observed, for one type of income, heading of expenses or debt. */
export type Comparison = {
  kind: "INCOME" | "EXPENSE" | "DEBT";
  /** Income type, LIXI heading or class of debt; null for a total, and for expenses under no heading. */
  code: string | null;
  label: string;
  /** PARTs of income and of expenses are within their TOTAL. */
  role: "PART" | "TOTAL";
  /** An amount a month, or what is owed. */
  measure: "MONTHLY" | "BALANCE";
  match: "BOTH" | "DECLARED_ONLY" | "OBSERVED_ONLY";
  declaredCents: number | null;
  observed: Figure | null;
  /** Observed less declared, signed; null where either is not known. */
  differenceCents: number | null;
  isHighlighted: boolean;
  note: string | null;
};

/** The firm's own view of a report, beside it. All other members of the document are the report's, unchanged. */
export type Assessed = {
  /** The signed report that this is a copy of. */
  report: { verificationId: string; digest: string; generatedAt: string };
  /** Version of the engine that worked the adjusted figures out. */
  engineVersion: string;
  figures: AssessedFigure[];
  adjustments: AssessedAdjustment[];
};

/** One figure as the report has it and as the adjustments leave it; difference is adjusted less original. */
export type AssessedFigure = {
  section: "SUMMARY" | "INCOME" | "EXPENSES" | "COMMITMENTS" | "AFFORDABILITY";
  code: string;
  label: string;
  unit: Unit;
  original: number | null;
  adjusted: number | null;
  difference: number | null;
};

/** An adjustment as it stands in the copy. LAPSED: it changes nothing, and `note` says why. */
export type AssessedAdjustment = {
  id: string;
  action: "EXCLUDE" | "ONE_OFF" | "RECODE" | "SET_MONTHLY";
  state: "APPLIED" | "LAPSED";
  note: string | null;
  targetKind: "TRANSACTION" | "STREAM";
  targetId: string;
  name: string;
  /** Of a transaction: its day and signed amount. */
  on: Day | null;
  amountCents: number | null;
  originalCode: string;
  originalLabel: string;
  /** What a stream comes to a month in the report. */
  originalMonthlyCents: number | null;
  adjustedCode: string | null;
  adjustedLabel: string | null;
  adjustedMonthlyCents: number | null;
  reason: string;
  author: string;
  at: string;
};

export type CashflowMonth = {
  month: string;
  partial: boolean;
  incomeCents: number;
  essentialCents: number;
  discretionaryCents: number;
  commitmentsCents: number;
  otherCents: number;
  netCents: number;
  closingBalanceCents: number | null;
  /** Loan money received, which is within `otherCents` and so within the net. */
  borrowedCents?: number;
};

/**
 * Where the money of the everyday, savings and card accounts came from and went over the period, in exact sums of rows: every
 * row stands in one line, and the lines add up to the change in the balances. Formula K-BRIDGE.
 */
export type CashflowBridge = {
  formula: FormulaId;
  window: Window;
  accountIds: string[];
  /** Signed: positive came in. */
  lines: { code: string; label: string; amountCents: number; count: number; evidence: string }[];
  totalCents: number;
  /** Null where an account came without a balance, or its record has a gap. */
  openingCents: number | null;
  closingCents: number | null;
  /** Closing − opening − total: nothing, where the balances are known. */
  differenceCents: number | null;
  note: string | null;
};

export type CustomerNote = {
  /** JSON pointer into this document, or the id of a stream, leaf or transaction. */
  target: string;
  kind: "ONE_OFF" | "WILL_STOP" | "NOT_MINE" | "OTHER";
  text: string | null;
  at: string;
};

/** What the bank's wording says besides the other party; null where it does not say. */
export type Wording = {
  gateway: string | null;
  cardSuffix: string | null;
  place: string | null;
  state: string | null;
  country: string | null;
  receipt: string | null;
  valueOn: Day | null;
  foreignCurrency: string | null;
  foreignCents: number | null;
  /** The payer's own words. */
  note: string | null;
};

export type Transaction = {
  id: string;
  accountId: string;
  on: Day;
  /** Signed: negative leaves the account. */
  amountCents: number;
  description: string;
  /** The other party as the engine understands it. */
  name: string;
  channel: string | null;
  merchantCategoryCode: string | null;
  wording: Wording | null;
  code: string;
  basis: Basis;
  streamId: string | null;
  pair: { kind: "OWN_TRANSFER" | "REVERSAL" | "REFUND" | "DISHONOUR"; id: string } | null;
  /** The layer and rule that decided the category, and how sure it is. */
  decision: { layer: string; rule: string; confidence: number };
  inferred: boolean;
  flags: string[];
};

export type FormulaText = { id: FormulaId; name: string; text: string };
export type TaxonomyText = {
  code: string;
  group: string;
  label: string;
  basis: Basis;
  hemBasis: HemBasis;
  hemTreatment: HemTreatment;
  lixiCategory: string | null;
  /** The Basiq group that holds the same money (EXP-0xx or INC-0xx), for firms that compare reports. */
  basiqGroup: string | null;
  /** The heading of the family courts' Financial Statement that asks for it. */
  formThirteenLine: string | null;
};

/** Where the engine's numbers come from besides the bank data; printed in the document and editable by the company. */
export type Assumptions = {
  /** Added to a loan's rate. */
  bufferPercentagePoints: number;
  /** Taken off income of a kind; the longest code that begins the income's own decides. */
  discounts: { code: string; discount: number }[];
  /** A card's limit is counted as drawn and repaid over this time, at the card's rate, or at `cardRate` where that is unknown. */
  cardServicingMonths: number;
  cardRate: number;
  /** HEM figure of the household, and who is in it, in the firm's words. */
  hemMonthlyCents: number | null;
  hemHousehold: string | null;
  /** Leaves the firm counts within HEM or outside it, whatever the taxonomy says. */
  hemTreatment: { code: string; treatment: "IN" | "OUT" }[];
  /** Terms counted from the start of a loan whose end the bank did not give; null: no term is assumed. */
  defaultMortgageTermMonths: number | null;
  defaultLoanTermMonths: number | null;
  /** How long a loan pays interest only, from its start, where the bank did not say; principal is repaid in what is left. */
  interestOnlyMonths: number;
  /** Debt to income from which the ratio carries a note. */
  dtiFlag: number;
  /** Whether gross pay is worked back with a study loan. Bank data cannot tell. */
  studyLoan: "NO" | "YES";
  /** What the days of cash are counted in, commitments with either: essential living costs, or all of them. */
  liquidityOutgoings: "ESSENTIAL" | "ALL";
  proposedLoan: { amountCents: number; rate: number; termMonths: number } | null;
  /** Share of a declared amount from which its difference to the observed is marked. */
  highlightDifference: number;
};
