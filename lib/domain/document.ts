import type { Day } from "@/lib/domain/day";
import type { ConsentType, Profile, ReportType } from "@/lib/domain/request";

/**
 * The report document: the one thing every format is made from. Plain data, deterministic for equal input.
 * Conventions: money is whole cents in fields ending `Cents`; magnitudes are positive and the field says the direction,
 * save where a sign is the point (balances, surplus); ratios are 0 to 1 with four decimals; null is "not available",
 * never zero. On the wire every name is the same in snake_case (`lib/render/json.ts`).
 */
export type ReportDocument = {
  schemaVersion: "1.0";
  reportType: ReportType;
  profile: Profile;
  verification: { id: string; url: string; supersedes: string | null };
  request: {
    id: string;
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
  cashflow: { months: CashflowMonth[] };
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
  formula: string;
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
  balanceReconciled: boolean | null;
  pendingExcluded: { count: number };
  /** Rows left out because they could not be read (no amount, no date, foreign currency), by reason. */
  rowsExcluded: { reason: string; count: number }[];
  suspectedUnshared: {
    kind: "OWN_ACCOUNT" | "CREDIT_CARD" | "MORTGAGE" | "LOAN";
    hint: string;
    evidence: string | null;
  }[];
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
  balance: { currentCents: number | null; availableCents: number | null; limitCents: number | null };
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
    rate: number | null;
  } | null;
  card: { minPaymentCents: number | null; dueCents: number | null; dueOn: Day | null } | null;
};

/** Monthly headline figures. Surplus = income − living − commitments. */
export type Summary = {
  incomeNetMonthly: Figure;
  livingMonthly: Figure;
  essentialMonthly: Figure;
  discretionaryMonthly: Figure;
  commitmentsMonthly: Figure;
  surplusMonthly: Figure;
  savingsRate: Figure;
  /** Neutral, dated facts worth a question; five at most. No verdicts. */
  headlines: { code: string; text: string; severity: "INFO" | "NOTE" | "ASK"; evidence: string | null }[];
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
export type Monthly = Averages & { selected: Figure; rule: string };
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
    all: Figure;
    hemScope: Figure;
    outsideHem: Figure;
  };
  annualised: {
    code: string;
    label: string;
    times: number;
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
  | "STUDENT"
  | "TAX_DEBT"
  | "COLLECTION"
  | "DEBT_AGREEMENT"
  | "PERSON";
export type Liabilities = {
  shared: {
    accountId: string;
    class: LiabilityClass;
    name: string;
    owedCents: number | null;
    limitCents: number | null;
    rate: number | null;
    repaymentMonthly: Figure;
    servicingMonthly: Figure;
  }[];
  detected: {
    lender: string;
    class: LiabilityClass;
    proceeds: { on: Day; amountCents: number }[];
    repaymentMonthly: Figure;
    lastOn: Day | null;
    count: number;
    status: "ACTIVE" | "SETTLED" | "MISSED" | "UNKNOWN";
    evidence: string;
  }[];
  totals: {
    owedCents: number | null;
    limitsCents: number | null;
    repaymentsMonthly: Figure;
    lenders: number;
    cards: number;
  };
  saccTest: {
    payPeriod: Frequency;
    availableIncomeCents: number;
    repaymentsCents: number;
    ratio: number;
    cap: number;
    headroomCents: number;
  } | null;
};

export type Commitments = {
  lines: { code: string; label: string; monthly: Figure }[];
  totalMonthly: Figure;
  directDebitAuthorities: {
    accountId: string;
    entity: string;
    lastOn: Day | null;
    lastAmountCents: number | null;
  }[];
  scheduledPayments: {
    accountId: string;
    payee: string;
    nextOn: Day | null;
    amountCents: number | null;
    recurrence: string | null;
  }[];
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
export type Conduct = {
  /** End-of-day balance of the transaction and savings accounts together, rebuilt backwards; `derived` marks it so. */
  dailyBalances: { on: Day; amountCents: number; derived: boolean }[];
  balanceWindows: BalanceStats[];
  paydays: Day[];
  dishonours: { figure: Figure; events: ConductEvent[] };
  overdrawnFees: { figure: Figure; events: ConductEvent[] };
  cash: Figure;
  gambling: { confirmed: Figure; inferred: Figure; ratioOfIncome: number | null };
  highCostCredit: Figure;
  missingExpected: ("GROCERIES" | "TELECOM" | "UTILITIES" | "TRANSPORT" | "INSURANCE" | "HOUSING")[];
};

/** One line of the ladder from what was observed to what a lender would assess. */
export type LadderLine = {
  line: string;
  label: string;
  observedCents: number | null;
  adjustmentCents: number | null;
  assessedCents: number | null;
  formula: string;
  evidence: string | null;
};
export type Affordability = {
  assumptions: {
    bufferPercentagePoints: number;
    discounts: { code: string; discount: number }[];
    cardServicingMonths: number;
    cardRate: number;
    hemMonthlyCents: number | null;
    source: "DEFAULT" | "COMPANY";
  };
  ladder: LadderLine[];
  ratios: {
    ndi: Figure;
    nsr: Figure;
    dsr: Figure;
    dti: Figure;
    housingCost: Figure;
    essential: Figure;
    daysOfCash: Figure;
  };
  sensitivity: { scenario: string; ndiCents: number | null; nsr: number | null }[];
};

export type CashflowMonth = {
  month: string;
  partial: boolean;
  incomeCents: number;
  essentialCents: number;
  discretionaryCents: number;
  debtCents: number;
  otherCents: number;
  netCents: number;
  closingBalanceCents: number | null;
};

export type CustomerNote = {
  /** JSON pointer into this document, or the id of a stream, leaf or transaction. */
  target: string;
  kind: "ONE_OFF" | "WILL_STOP" | "NOT_MINE" | "OTHER";
  text: string | null;
  at: string;
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
  code: string;
  basis: Basis;
  streamId: string | null;
  pair: { kind: "OWN_TRANSFER" | "REVERSAL" | "REFUND" | "DISHONOUR"; id: string } | null;
  /** The layer and rule that decided the category, and how sure it is. */
  decision: { layer: string; rule: string; confidence: number };
  inferred: boolean;
  flags: string[];
};

export type FormulaText = { id: string; name: string; text: string };
export type TaxonomyText = {
  code: string;
  group: string;
  label: string;
  basis: Basis;
  hemBasis: HemBasis;
  hemTreatment: HemTreatment;
  lixiCategory: string | null;
};

/** Where the engine's numbers come from besides the bank data; printed in the document and editable by the company. */
export type Assumptions = {
  bufferPercentagePoints: number;
  discounts: { code: string; discount: number }[];
  cardServicingMonths: number;
  cardRate: number;
  hemMonthlyCents: number | null;
};
