// Generated from the schema of the report, `lib/contract/report`: change that, then run `npm run generate`.
import type { Day } from "@/lib/engine/calendar/day";
import type { FormulaId, SelectionRule } from "@/lib/engine/figures/formulas";

/**
 * A customer's income, expenses, debts and conduct of accounts, from consented bank data. Money is in whole cents in
 * members ending in `Cents`; shares are fractions (0.25 is 25 per cent); days are days in Sydney; null means not
 * available, and never zero.
 */
export type ReportDocument = {
  /** Version of this shape, by semantic versioning: a new minor version adds members and changes none. */
  schemaVersion: string;
  /** What was asked for. Only an `affordability` report has the `affordability` section. */
  reportType: ReportType;
  profile: Profile;
  verification: Verification;
  request: ReportRequest;
  /** When the report was written. */
  generatedAt: Instant;
  /** When the bank data was taken. */
  dataAsAt: Instant;
  /** The zone of every day and month in the report. */
  timeZone: "Australia/Sydney";
  engine: Engine;
  consent: Consent;
  subject: Subject;
  period: Period;
  quality: Quality;
  /** The accounts the customer shared, each once. */
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
  /** What the customer says of figures before sharing them; empty where nothing was said. */
  customerNotes: CustomerNote[];
  /** The transactions behind figures; `evidence` members name one of these. */
  evidenceSets: EvidenceSet[];
  /** Every posted transaction of the period, oldest first. Empty in the insight profile. */
  transactions: Transaction[];
  definitions: Definitions;
  /** To be shown wherever figures of the report are. */
  disclaimers: string[];
  /** What was wrong in the bank data; empty where nothing was. */
  warnings: Warning[];
  assessment?: Assessment;
  /** What the customer declared beside what was observed; empty where nothing was declared. */
  comparison?: Comparison[];
  /** Only in an assessed copy: the firm's adjustments, and its figures beside the report's. Null in a report. */
  assessed?: Assessed | null;
};

/**
 * `expense_summary`: income, expenses, debts and commitments. `affordability`: the same, with what is left over and
 * how it bears higher costs.
 */
export type ReportType = "expense_summary" | "affordability";

/**
 * How much detail the company has reports written in. `full` holds every transaction. `insight` holds totals,
 * averages, counts and periods and no amount or date of any single transaction: lists of transactions are empty,
 * amounts are in whole tens of dollars, and what would give one payment away is null.
 */
export type Profile = "full" | "insight";

/** What the report can be checked by. */
export type Verification = {
  /** The report's own id. */
  id: string;
  /** Page on which anyone who holds the report can check that it is genuine. */
  url: string;
  /** Verification id of the report that this one replaces after a refresh; null for a first report. */
  supersedes: string | null;
};

/**
 * The request the report answers, as it stood when the report was written. Its id is left out: it opens the
 * customer's link.
 */
export type ReportRequest = {
  /** Name of the customer as the firm gave it. */
  clientName: string;
  /** The firm's own reference. */
  clientRef: string | null;
  /** The firm's name for the period. */
  periodLabel: string | null;
  /** `test` reports come from sandbox banks and describe no real person. */
  environment: "test" | "live";
  /** Display name of the firm that asked. */
  companyName: string;
};

/** An instant as Sydney's clocks showed it, with their offset (RFC 3339). */
export type Instant = string;

/** What made the report. Equal data and equal versions give an equal report. */
export type Engine = {
  /** Version of the analysis as a whole. */
  version: string;
  /** Version of the rules that read and categorise transactions. */
  rules: string;
  /** Version of the categories. */
  taxonomy: string;
  /** Financial years whose tax tables are known. */
  taxTables: string;
  /** Version of the default assumptions. */
  parameters: string;
};

/** The Consumer Data Right consent the data was shared under. */
export type Consent = {
  /** `once` lets the data be taken a single time, `ongoing` until the consent ends. */
  type: "once" | "ongoing";
  /** When the customer consented; null where that was not recorded. */
  givenAt: Instant | null;
  /**
   * When the consent ends unless it is withdrawn before; of a `once` consent the day the report is deleted. Null
   * where it is not known yet.
   */
  expiresAt: Instant | null;
  /** Names of the banks the customer shared from. */
  institutions: string[];
};

/** Whose money the report is about. */
export type Subject = {
  /** The name the firm gave. */
  nameAsGiven: string;
  /** The holders' names the banks gave, each once. */
  namesOnAccounts: string[];
  /** Whether the two agree. PARTIAL agrees in part; UNKNOWN means that no bank gave a name. */
  nameMatch: "MATCH" | "PARTIAL" | "NO_MATCH" | "UNKNOWN";
};

/** The days the report is about: twelve months at most. */
export type Period = {
  /** First day of the window. */
  from: Day;
  /** Last day of the window, counted in it. */
  to: Day;
  /**
   * Days of the window for which there was data. Gaps in it do not count, so this may be fewer than the days from
   * `from` to `to`.
   */
  days: number;
  /** Calendar months that the data covers from first to last day. */
  completeMonths: number;
  /** Calendar months that it covers in part, oldest first. */
  partialMonths: Month[];
};

/** A calendar month (YYYY-MM). */
export type Month = string;

/** How complete and how clear the bank data is. */
export type Quality = {
  /** A is data to rely on, D too little to. Formula Q-GRADE has the rules. */
  grade: "A" | "B" | "C" | "D";
  /** Why the grade is what it is. */
  reasons: QualityReason[];
  /** Days of the period that any shared account speaks for. */
  coveredDays: number;
  /** Days covered by the account that covers fewest. */
  minAccountDays: number;
  /** Days on which accounts in use are silent, added up. */
  gapDays: number;
  /** Of outgoings by value, the share without a category. */
  uncategorisedValueRatio: Ratio | null;
  /** Of transfers by value, the share to or from accounts that were not shared. */
  unmatchedTransferValueRatio: Ratio | null;
  /** Of what is neither a transfer nor paired, by value, the share whose category rests on weak evidence. */
  lowConfidenceValueRatio: Ratio | null;
  /** Whether every balance that could be checked agrees with the last pull; null when none could be. */
  balanceReconciled: boolean | null;
  /** The checks of balances; empty at the first pull. */
  reconciliations: Reconciliation[];
  /** The data ends well before it was taken: the bank sent no recent transactions. */
  isStale: boolean;
  /** Accounts shared ÷ (those + accounts that appear to exist and were not shared), from 0 to 1. */
  accountCompletenessRatio: number | null;
  /** Of net income, the share paid into accounts held with others. */
  jointIncomeRatio: Ratio | null;
  /** Pending transactions, left out until the bank posts them. */
  pendingExcluded: {
    /** How many there were. */
    count: number;
  };
  /** Transactions left out because they could not be used, by reason. */
  rowsExcluded: {
    /** Stable code of the reason. */
    reason: string;
    /** How many there were. */
    count: number;
  }[];
  /** Transactions in foreign currency, left out, by currency. */
  foreignRows: {
    /** ISO 4217 code. */
    currency: string;
    /** How many there were. */
    count: number;
  }[];
  /** Accounts of the bank data that no figure counts. */
  accountsLeftOut: LeftOutAccount[];
  /** Accounts that appear to exist and were not shared. */
  suspectedUnshared: SuspectedAccount[];
};

/** One reason for the grade, or one thing to know beside it. */
export type QualityReason = {
  /** Stable code of the reason. */
  code: string;
  /** The reason in words. */
  text: string;
  severity: Severity;
};

/** INFO is good to know, NOTE is worth reading, ASK is worth asking the customer about. None of them is a verdict. */
export type Severity = "INFO" | "NOTE" | "ASK";

/**
 * A share written as a fraction, to four decimals: 0.25 is 25 per cent. It is above 1 where the part is larger than
 * the whole it is set against, and below 0 where the part is negative.
 */
export type Ratio = number;

/**
 * An account's balance now against its balance at the last pull. Amounts are null in the insight profile, where one
 * transaction may lie between.
 */
export type Reconciliation = {
  accountId: AccountId;
  /** Day of the last pull. */
  from: Day;
  /** Day of this one. */
  to: Day;
  /** Balance then, signed. */
  fromCents: Cents | null;
  /** Balance now, signed. */
  toCents: Cents | null;
  /** Sum of the transactions posted between, signed. */
  postedCents: Cents | null;
  /** What the balance moved by beyond what was posted, signed; 0 agrees. */
  differenceCents: Cents | null;
  /** Whether the balance moved by what was posted. */
  isReconciled: boolean;
  /** SAME_DAY agrees once transactions dated the day of the last pull are counted as posted after it. */
  reason: "EXACT" | "SAME_DAY" | "DIFFERS";
};

/** The bank's id of an account, as in `accounts[].id`. */
export type AccountId = string;

/**
 * Money in whole Australian cents: 123456 is $1,234.56. Positive unless the field says that its sign has a meaning;
 * the field's name says which way the money went.
 */
export type Cents = number;

/** An account in the bank's data that no figure counts, and why. */
export type LeftOutAccount = {
  /** The bank's id of the account. It is not in `accounts`. */
  id: string;
  /** Name of the account. */
  name: string;
  /** Name of the bank. */
  institution: string | null;
  /**
   * The customer does not own it; it is not in Australian dollars; or it is an account already shared through another
   * arrangement.
   */
  reason: "NOT_OWNED" | "FOREIGN_CURRENCY" | "SHARED_TWICE";
  /** ISO 4217 code of its currency. */
  currency: string;
  /** Transactions left out with it. */
  rows: number;
};

/** An account that appears to exist and was not shared. */
export type SuspectedAccount = {
  /**
   * What it appears to be. INCOME_ACCOUNT and SPENDING_ACCOUNT are taken from what is missing: no income, or no daily
   * spending, can be seen.
   */
  kind:
    | "OWN_ACCOUNT"
    | "CREDIT_CARD"
    | "MORTGAGE"
    | "LOAN"
    | "UNNAMED_ACCOUNT"
    | "INCOME_ACCOUNT"
    | "SPENDING_ACCOUNT";
  /** What gave it away, in words. */
  hint: string;
  evidence: Evidence | null;
  /** What went to it a month (A-COV). */
  monthlyOut: Figure;
  /** What came from it a month (A-COV). */
  monthlyIn: Figure;
};

/**
 * Id of the set of transactions something rests on, as listed in `evidenceSets`. In the insight profile the sets are
 * empty.
 */
export type Evidence = string;

/** The days that something was worked out from. */
export type Window = {
  /** First day of the window. */
  from: Day;
  /** Last day of the window, counted in it. */
  to: Day;
  /**
   * Days of the window for which there was data. Gaps in it do not count, so this may be fewer than the days from
   * `from` to `to`.
   */
  days: number;
};

/**
 * How far a figure can be leaned on. THIN rests on little data, ESTIMATED on an assumption the document prints,
 * INCOMPLETE misses something that belongs in it.
 */
export type FigureQuality = "OK" | "THIN" | "ESTIMATED" | "INCOMPLETE";

/** A computed number with everything needed to check it by hand. */
export type Figure = {
  /**
   * The number, in `unit`; null when it is not available, which is never the same as 0. Whole in every unit but
   * RATIO.
   */
  value: number | null;
  /**
   * AUD_CENTS is whole Australian cents, AUD_CENTS_PER_MONTH the same for an average month of 30.4375 days, RATIO a
   * fraction to four decimals (0.25 is 25 per cent).
   */
  unit: "AUD_CENTS" | "AUD_CENTS_PER_MONTH" | "DAYS" | "COUNT" | "MONTHS" | "RATIO";
  /** Id of the formula that gave the value: `definitions.formulas` says it in words. */
  formula: FormulaId;
  /** The days the value was worked out from; null where it has none. */
  window: Window | null;
  /**
   * How many transactions, or other things counted, the value was chosen from: for an average over some months of the
   * period, those of the whole period.
   */
  count: number;
  /** The set in `evidenceSets` with the transactions the value rests on; null when it rests on none. */
  evidence: Evidence | null;
  quality: FigureQuality;
  /** What a reader should know about this value, in a sentence. */
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
  /** Name of the account as its holder sees it. */
  displayName: string;
  /** The bank's name for the product. */
  productName: string | null;
  /** The bank's category, a word of the Consumer Data Standards. */
  productCategory: string | null;
  kind: AccountKind;
  /** Account number with all but its end hidden. */
  maskedNumber: string | null;
  ownership: Ownership;
  /** Whether the account was open when the data was taken. */
  openStatus: "OPEN" | "CLOSED";
  openedOn: Day | null;
  balance: Balance;
  coverage: Coverage;
  /** Null in the insight profile, where it would reveal one transaction. */
  flows: Flows | null;
  /** Null for an account of which the bank said nothing about a loan. */
  loan: LoanTerms | null;
  /** Null for an account of which the bank said nothing about a card. */
  card: CardTerms | null;
};

/** What an account is. TRANSACTION is an everyday account. */
export type AccountKind =
  | "TRANSACTION"
  | "SAVINGS"
  | "CREDIT_CARD"
  | "MORTGAGE"
  | "LOAN"
  | "TERM_DEPOSIT"
  | "OTHER";

/** How many hold the account, in the words of the Consumer Data Standards. Joint accounts count whole. */
export type Ownership = "ONE_PARTY" | "TWO_PARTY" | "MANY_PARTY" | "OTHER" | "UNKNOWN";

/** Balances when the data was taken. */
export type Balance = {
  /** Balance, signed: what is owed is below zero. */
  currentCents: Cents | null;
  /** What could be drawn, signed. */
  availableCents: Cents | null;
  /** Credit or overdraft limit; null when the bank gave none. */
  limitCents: Cents | null;
  /** Whether it follows from the last pull and what was posted since; null when it cannot be checked. */
  reconciled: boolean | null;
};

/** The days that the account's transactions speak for. */
export type Coverage = {
  /** First day of the window. */
  from: Day;
  /** Last day of the window, counted in it. */
  to: Day;
  /**
   * Days of the window for which there was data. Gaps in it do not count, so this may be fewer than the days from
   * `from` to `to`.
   */
  days: number;
  /** Transactions of the account in the period. */
  rows: number;
  /** Stretches in which an account in use is silent. */
  gaps: Window[];
};

/** What went through an account in the period. */
export type Flows = {
  /** All that came in. */
  creditsCents: Cents;
  /** All that went out. */
  debitsCents: Cents;
  /** What came in without own transfers and reversals. */
  creditsExTransfersCents: Cents;
  /** What went out without own transfers and reversals. */
  debitsExTransfersCents: Cents;
};

/** What the bank says of a loan. Null members were not given. */
export type LoanTerms = {
  /** What was borrowed at the start. */
  originalCents: Cents | null;
  startedOn: Day | null;
  endsOn: Day | null;
  /** As the bank says it. */
  repaymentType: string | null;
  /** As the bank says it, an ISO 8601 duration. */
  repaymentFrequency: string | null;
  /** Smallest instalment, for each `repaymentFrequency`. */
  minInstalmentCents: Cents | null;
  /** What can be redrawn. */
  redrawCents: Cents | null;
  /** Interest rate charged a year, as a fraction: 0.0624 is 6.24 per cent. Never a comparison rate. */
  rate: Ratio | null;
  /** The bank's word for the kind of rate; null where it gave none. */
  rateType: string | null;
  nextInstalmentOn: Day | null;
  /** Accounts set off against the loan; one that was not shared is not in `accounts`. */
  offsetAccountIds: AccountId[];
};

/** What the bank says of a card. Null members were not given. */
export type CardTerms = {
  /** Smallest payment the bank asks for. */
  minPaymentCents: Cents | null;
  /** What is due in full. */
  dueCents: Cents | null;
  dueOn: Day | null;
};

/** The headline figures, in cents an average month where they are money. */
export type Summary = {
  /** Income included, after tax. */
  incomeNetMonthly: Figure;
  /** Living costs: essential and discretionary, without rent, debts and contracts. */
  livingMonthly: Figure;
  /** Living costs that are hard to do without. */
  essentialMonthly: Figure;
  /** Essential living costs with rent, board and home loan repayments, which stand in the commitments. */
  essentialWithHousingMonthly: Figure;
  /** Every living cost that is not essential. */
  discretionaryMonthly: Figure;
  /** Rent, debts and other contracts. */
  commitmentsMonthly: Figure;
  /** Income − living costs − commitments; below zero when more goes out than comes in. */
  surplusMonthly: Figure;
  /** Surplus ÷ income. */
  savingsRate: Figure;
  /** How far the four headline figures have ranged. */
  ranges: {
    /** Of the income; null with fewer than three whole months. */
    incomeNet: MonthlyRange | null;
    /** Of the living costs; null with fewer than three whole months. */
    living: MonthlyRange | null;
    /** Of the commitments; null with fewer than three whole months. */
    commitments: MonthlyRange | null;
    /** Of the surplus; null with fewer than three whole months. */
    surplus: MonthlyRange | null;
  };
  /** The facts most worth a question, five at most, weightiest first. */
  headlines: Headline[];
  /** From the average month to each of the four headline figures. */
  bridges?: {
    /** Of the income; null without a whole month, and in the insight profile. */
    incomeNet: HeadlineBridge | null;
    /** Of the living costs; null without a whole month, and in the insight profile. */
    living: HeadlineBridge | null;
    /** Of the commitments; null without a whole month, and in the insight profile. */
    commitments: HeadlineBridge | null;
    /**
     * Of the surplus; its months are the net ones less loan money received; null without a whole month, and in the
     * insight profile.
     */
    surplus: HeadlineBridge | null;
  };
};

/**
 * Between what amounts a headline figure lies, worked out from the whole months in `cashflow.months`. A figure may
 * lie outside it: it counts what is paid now.
 */
export type MonthlyRange = {
  /** The lowest of what was compared, in cents a month. */
  lowCents: Cents;
  /** The highest of what was compared, in cents a month. */
  highCents: Cents;
  /**
   * AVERAGES compares the average month over the last 3, 6 and 12 whole months; MONTHS, where there are only three to
   * five whole months, the months themselves.
   */
  basis: "AVERAGES" | "MONTHS";
  /** How many whole months were looked at, twelve at most. */
  wholeMonths: number;
  /** Id of the formula. */
  formula: FormulaId;
};

/** A neutral, dated fact worth a question. Never a verdict. */
export type Headline = {
  /** Stable code of the fact. */
  code: string;
  /** The fact in words. */
  text: string;
  severity: Severity;
  evidence: Evidence | null;
  /** How much it weighs on an assessment. */
  level?: "HIGH" | "MEDIUM" | "LOW";
};

/** What lies between the average month and a headline figure, to the cent. */
export type HeadlineBridge = {
  /** Whole months in the average, twelve at most. */
  wholeMonths: number;
  /** The average of those months in `cashflow.months`. */
  monthsCents: Cents;
  /** Six at most, largest first. */
  lines: HeadlineBridgeLine[];
  /** The headline figure: `monthsCents` and the lines added up. */
  headlineCents: Cents;
  /** Id of the formula. */
  formula: FormulaId;
};

/** One reason why a headline is not the average month. */
export type HeadlineBridgeLine = {
  /** Stable code of the line. */
  code: string;
  /** The line in words. */
  label: string;
  /** Signed: above zero raises the headline above the average month. */
  amountCents: Cents;
};

/** Income after tax, as it reached the accounts. */
export type Income = {
  /** Every income seen, counted or not. */
  streams: IncomeStream[];
  /** The included income by its kind. */
  byType: IncomeType[];
  totals: IncomeTotals;
  /** Income by financial year. */
  financialYears: FinancialYear[];
  /** Money in that no figure counts as income, by reason. */
  excludedCredits: ExcludedCredits[];
  /** Changes of income, dated. Empty in the insight profile. */
  events: IncomeEvent[];
};

/** Income of one kind from one payer. */
export type IncomeStream = {
  /** Id of the stream, unique in the document. */
  id: string;
  /** Who pays or is paid, without the bank's own words. */
  name: string;
  /** Descriptions as the bank wrote them, a few of them. Empty in the insight profile. */
  rawExamples: string[];
  /** The account the payments go through. */
  accountId: AccountId;
  frequency: Frequency;
  /** Usual days between payments; null where there is only one. */
  intervalDays: number | null;
  /**
   * By the end of the data: LATE is quiet for one and a half cycles, CEASED for two; NEW began only lately; ONE_OFF
   * is a single payment.
   */
  status: "ACTIVE" | "LATE" | "CEASED" | "NEW" | "ONE_OFF";
  /** Day of the first payment; in the insight profile the first day of its month. */
  firstOn: Day;
  /** Day of the last payment; in the insight profile the last day of its month. */
  lastOn: Day;
  /** Payments in the period. */
  count: number;
  amount: StreamAmount;
  stability: Stability;
  /** Null where no further payment is expected, and in the insight profile. */
  next: NextPayment | null;
  /** How sure it is that this is one stream of its kind, from 0 to 1 (S-CONFIDENCE). */
  confidence: number;
  /** The same in a word. */
  confidenceBand: "VERY_HIGH" | "HIGH" | "MEDIUM" | "LOW";
  /** What that confidence is made of. */
  confidenceFactors: ConfidenceFactor[];
  evidence: Evidence;
  code: Category;
  /** The category in words. */
  label: string;
  monthly: Monthly;
  /** The selected monthly amount over a year. */
  annualCents: Cents | null;
  /** Every month of the period. Empty in the insight profile. */
  history: MonthAmount[];
  /** Payments far above the usual one. Empty in the insight profile. */
  outliers: IncomeOutlier[];
  /** For salaries only, and null in the insight profile. */
  gross: GrossPay | null;
  /** Whether it counts in the totals. */
  included: boolean;
  /** Why it does not count, in words; null when it does. */
  exclusionReason: string | null;
  /** What the assumptions take off it to assess it, from 0 (nothing) to 1 (all of it). */
  discount: number;
  /** The selected monthly amount less the discount. */
  assessedMonthlyCents: Cents | null;
};

/**
 * How often payments come. SEMI_MONTHLY is twice a calendar month, FOUR_WEEKLY every 28 days, BIMONTHLY every second
 * month; IRREGULAR keeps no rhythm.
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

/**
 * What one payment comes to, in whole cents. In the insight profile, members that are or may equal one payment are
 * null.
 */
export type StreamAmount = {
  lastCents: Cents | null;
  medianCents: Cents | null;
  meanCents: Cents | null;
  minCents: Cents | null;
  maxCents: Cents | null;
  /** All payments of the stream in the period, added up. */
  totalCents: Cents | null;
};

/** How steadily the payments come. Null where there is too little to say. */
export type Stability = {
  /** Expected dates on which a payment came ÷ expected dates (S-REGULARITY), from 0 to 1. */
  regularity: number | null;
  /** 1 when every amount is the same, less as they spread (S-CONSISTENCY). */
  amountConsistency: number | null;
  /** Months from the first payment to the last, to one decimal. */
  longevityMonths: number;
  /** Whole months in a row, up to the last one, with a payment in each. */
  consecutiveMonths: number;
  /** Whole months in a row, up to the last, within 10 per cent of the usual payment (S-STABLE). */
  stableMonths: number | null;
  /** Whole months in a row, up to the last, at 90 per cent of the usual payment or above (S-SECURE). */
  secureMonths: number | null;
  /** Change a year as a fraction of the median month, below zero when it falls (S-TREND). */
  trendPerYear: Ratio | null;
  /** Expected dates without a payment. Empty in the insight profile. */
  missedDates: Day[];
};

/** The next payment expected. */
export type NextPayment = {
  on: Day;
  /** The usual amount. */
  amountCents: Cents;
  /** Low end of what to expect. */
  lowCents: Cents | null;
  /** High end of what to expect. */
  highCents: Cents | null;
};

/**
 * One thing a stream's confidence is made of: how sure its kind is, how well it keeps its rhythm, how steady the
 * amounts are, how many payments there are, whether it still runs.
 */
export type ConfidenceFactor = {
  /** What was looked at. */
  code: "KIND" | "RHYTHM" | "AMOUNT" | "COUNT" | "RECENCY";
  /** From 0 to 1. */
  value: number;
};

/**
 * A category code. `definitions.taxonomy` lists every code with its label and what counts it. The part before the
 * first full stop is the group: `hou` Housing, `utl` Utilities, `com` Communications, `foo` Food and drink, `tra`
 * Transport, `hea` Health, `ins` Insurance, `edu` Education and care, `per` Personal, `shp` Shopping, `rec`
 * Recreation, `pet` Pets, `fam` Family, `giv` Giving, `gov` Government, `fin` Financial, `dbt` Debts, `csh` Cash,
 * `trf` Transfers, `unc` Not categorised, `inc` Income, `crd` Other credits.
 */
export type Category = string;

/** The monthly averages, and the one of them the totals use. */
export type Monthly = {
  /** Sum over the days covered, for an average month (formula A-COV). */
  covered: Figure;
  /** Mean of the last three whole calendar months (A-M3). */
  m3: Figure;
  /** Mean of the last six whole calendar months (A-M6). */
  m6: Figure;
  /** Mean of the last twelve whole calendar months (A-M12). */
  m12: Figure;
  /** Median of the whole calendar months (A-MED). */
  median: Figure;
  /** Mean of the whole calendar months without those far from the rest (A-TRIM). */
  trimmed: Figure;
  /** What the regular payments alone come to at their current amount (A-STREAM). */
  stream: Figure;
  /** What payments that come less often than monthly come to when spread over the year (A-ANN). */
  annualised: Figure;
  /** The average the report's own totals use. */
  selected: Figure;
  /** Why that one was selected, in words. */
  rule: SelectionRule;
};

/** One calendar month of a history. */
export type MonthAmount = {
  month: Month;
  /** What came or went in the month, in whole cents. */
  amountCents: Cents;
  /** Payments in the month. */
  count: number;
  /** The data covers only part of the month. */
  partial: boolean;
};

/** A payment far above the usual one. */
export type IncomeOutlier = {
  transactionId: TransactionId;
  amountCents: Cents;
  /** BONUS_OR_BACK_PAY for wages, HIGH for any other income. */
  kind: "BONUS_OR_BACK_PAY" | "HIGH";
};

/** Id of a transaction, as in `transactions[].id`; unique in the document. */
export type TransactionId = string;

/** Gross pay, per pay, that leaves the net pay seen (F-GROSS). An estimate. */
export type GrossPay = {
  /** The net pay it was worked back from. */
  netCents: Cents;
  /** Low end, whole dollars in cents. */
  lowCents: Cents;
  /** High end, whole dollars in cents. */
  highCents: Cents;
  /** Financial year of the tax tables used. */
  taxYear: string;
  /** What was assumed. */
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

/** What all income comes to. */
export type IncomeTotals = {
  /** Included streams, after tax (I-NET). */
  netMonthly: Figure;
  /** The same after the discounts (I-ASSESSED). */
  assessedMonthly: Figure;
  /** Government payments ÷ net income (I-GOV). */
  governmentRatio: Figure;
  /** Included streams paid in the last 61 days. */
  recentSources: Figure;
  /** Included streams of wages. */
  salarySources: Figure;
  /** Included streams that keep a rhythm. */
  regularSources: Figure;
};

/** A financial year, 1 July to 30 June, as far as the period reaches. */
export type FinancialYear = {
  /** The financial year. */
  year: string;
  /** First day of it within the period. */
  from: Day;
  /** Last day of it within the period. */
  to: Day;
  /** Income received between these days. */
  netReceived: Figure;
};

/** Money in that is no income, by the reason why. */
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
  /** Payments left out for it. */
  count: number;
  /** Null in the insight profile where it would give one payment away. */
  totalCents: Cents | null;
  evidence: Evidence;
};

/** A change in the income that the dates or the amounts show. */
export type IncomeEvent = {
  /** What happened. CHANGED is another amount than before, GAP a payment that did not come. */
  kind: "STARTED" | "CEASED" | "CHANGED" | "GAP";
  streamId: StreamId;
  /** When it happened: for a gap, the first date a payment was missed. */
  on: Day;
  /** For a gap, the payment that ended it; null for the rest. */
  untilOn: Day | null;
  /** The usual payment before. */
  fromCents: Cents | null;
  /** The usual payment after. */
  toCents: Cents | null;
};

/** Id of a stream, as in `income.streams[].id` or `expenses.streams[].id`. */
export type StreamId = string;

/** Spending, by group, category and payee. */
export type Expenses = {
  /** Spending by group, and in each by category. */
  groups: ExpenseGroup[];
  /** Bills, subscriptions and other regular payments. */
  streams: ExpenseStream[];
  totals: ExpenseTotals;
  /** Bills spread over the year. Empty in the insight profile. */
  annualised: AnnualisedBill[];
  /** Payments that may not come again, still counted. Empty in the insight profile. */
  possibleOneOffs: LargePayment[];
  /** The largest payments. Empty in the insight profile. */
  largest: LargePayment[];
};

/** Spending in one group of categories. */
export type ExpenseGroup = {
  /** The group: the first part of the codes of its leaves. */
  code: Category;
  /** The group in words. */
  label: string;
  /** Sum of the selected amounts of its leaves (E-GROUP). */
  monthly: Figure;
  averages: Averages;
  /** The categories of the group in which something was spent. */
  leaves: ExpenseLeaf[];
};

/** The monthly averages offered side by side, so that a firm can take the one its policy asks for. */
export type Averages = {
  /** Sum over the days covered, for an average month (formula A-COV). */
  covered: Figure;
  /** Mean of the last three whole calendar months (A-M3). */
  m3: Figure;
  /** Mean of the last six whole calendar months (A-M6). */
  m6: Figure;
  /** Mean of the last twelve whole calendar months (A-M12). */
  m12: Figure;
  /** Median of the whole calendar months (A-MED). */
  median: Figure;
  /** Mean of the whole calendar months without those far from the rest (A-TRIM). */
  trimmed: Figure;
  /** What the regular payments alone come to at their current amount (A-STREAM). */
  stream: Figure;
  /** What payments that come less often than monthly come to when spread over the year (A-ANN). */
  annualised: Figure;
};

/** Spending in one category, the finest there is. */
export type ExpenseLeaf = {
  code: Category;
  /** The category in words. */
  label: string;
  basis: Basis;
  hemBasis: HemBasis;
  hemTreatment: HemTreatment;
  /** The heading of lenders' living-expense forms (LIXI) it goes under; null where none fits. */
  lixiCategory: string | null;
  monthly: Monthly;
  /** The selected amount for a week. */
  weeklyCents: Cents | null;
  /** The selected amount for a year. */
  annualCents: Cents | null;
  /** Of living costs and all commitments (E-SHARE). */
  shareOfOutgoings: Ratio | null;
  /** Of net income. */
  shareOfIncome: Ratio | null;
  /** Transactions in the category. */
  count: number;
  /** Spent in the period, less refunds. Null in the insight profile where it would give one payment away. */
  totalCents: Cents | null;
  /** Refunds taken off. Null in the insight profile where it would give one refund away. */
  refundsNettedCents: Cents | null;
  /** The largest of the places it was spent at. */
  merchants: Merchant[];
  /** Every month of the period. Empty in the insight profile. */
  history: MonthAmount[];
  /** Regular payments of the category. */
  streamIds: StreamId[];
  evidence: Evidence;
};

/**
 * What a category is in a household's budget. COMMITTED is rent and other contracts, RISK is gambling and conduct
 * fees, NEUTRAL is money that moved and was not spent, and all money in.
 */
export type Basis = "ESSENTIAL" | "DISCRETIONARY" | "COMMITTED" | "DEBT" | "RISK" | "NEUTRAL";

/**
 * Where the Household Expenditure Measure (HEM) puts the category. OUTSIDE is spending that HEM leaves out, NONE is
 * no spending.
 */
export type HemBasis = "ABSOLUTE_BASIC" | "DISCRETIONARY_BASIC" | "NON_BASIC" | "OUTSIDE" | "NONE";

/** Whether lenders count the category within HEM; on LENDER_SPECIFIC their policies differ. */
export type HemTreatment = "IN" | "OUT" | "LENDER_SPECIFIC" | "NONE";

/** Where money of a category was spent. */
export type Merchant = {
  /** Name of the merchant or payee. */
  name: string;
  /** Spent there in the period. */
  totalCents: Cents;
  /** Payments to it. */
  count: number;
  /** The last of them; in the insight profile the last day of its month. */
  lastOn: Day;
};

/** Regular payments to one party. */
export type ExpenseStream = {
  /** Id of the stream, unique in the document. */
  id: string;
  /** Who pays or is paid, without the bank's own words. */
  name: string;
  /** Descriptions as the bank wrote them, a few of them. Empty in the insight profile. */
  rawExamples: string[];
  /** The account the payments go through. */
  accountId: AccountId;
  frequency: Frequency;
  /** Usual days between payments; null where there is only one. */
  intervalDays: number | null;
  /**
   * By the end of the data: LATE is quiet for one and a half cycles, CEASED for two; NEW began only lately; ONE_OFF
   * is a single payment.
   */
  status: "ACTIVE" | "LATE" | "CEASED" | "NEW" | "ONE_OFF";
  /** Day of the first payment; in the insight profile the first day of its month. */
  firstOn: Day;
  /** Day of the last payment; in the insight profile the last day of its month. */
  lastOn: Day;
  /** Payments in the period. */
  count: number;
  amount: StreamAmount;
  stability: Stability;
  /** Null where no further payment is expected, and in the insight profile. */
  next: NextPayment | null;
  /** How sure it is that this is one stream of its kind, from 0 to 1 (S-CONFIDENCE). */
  confidence: number;
  /** The same in a word. */
  confidenceBand: "VERY_HIGH" | "HIGH" | "MEDIUM" | "LOW";
  /** What that confidence is made of. */
  confidenceFactors: ConfidenceFactor[];
  evidence: Evidence;
  code: Category;
  /** What the payments are for. */
  kind: "BILL" | "SUBSCRIPTION" | "RENT" | "INSURANCE" | "REPAYMENT" | "SAVING" | "OTHER";
};

/** Totals an average month (E-SUM). */
export type ExpenseTotals = {
  /** Essential and discretionary together. */
  living: Figure;
  /** Living costs that are hard to do without. */
  essential: Figure;
  /** Every other living cost, gambling and conduct fees with them. */
  discretionary: Figure;
  /** Rent and other contracts. */
  committed: Figure;
  /** Payments to lenders whose accounts were not shared. */
  debt: Figure;
  /** Cash withdrawn. */
  cash: Figure;
  /** Spending whose kind is not known. */
  uncategorised: Figure;
  /** Living, committed and debt. Repayments of shared loans are in `commitments` only. */
  all: Figure;
  /** Living costs in categories that HEM covers. */
  hemScope: Figure;
  /** Living costs in categories that it does not. */
  outsideHem: Figure;
};

/** A bill that comes less often than monthly, spread over the year. */
export type AnnualisedBill = {
  code: Category;
  /** Who is paid, or the category in words. */
  label: string;
  /** Payments a year; for a bill without a rhythm, the payments seen. */
  times: number;
  /** The mean payment. */
  amountCents: Cents;
  /** Its share of an average month. */
  perMonthCents: Cents;
  evidence: Evidence;
};

/** A single large payment. */
export type LargePayment = {
  transactionId: TransactionId;
  on: Day;
  /** Who was paid. */
  name: string;
  amountCents: Cents;
  code: Category;
};

/** Debts: those whose accounts were shared, and those seen in transactions. */
export type Liabilities = {
  /** Debts whose accounts were shared. */
  shared: SharedDebt[];
  /** Debts seen only in transactions. */
  detected: DetectedDebt[];
  /** A line for each lender seen and each payee of rent. */
  arrears: Arrears[];
  totals: LiabilityTotals;
  /**
   * Small amount credit contracts: National Consumer Credit Protection Regulations, 28LCA. Null when none was seen or
   * no income is known.
   */
  saccTest: RepaymentTest | null;
  /** Leases of household goods: 28LCB, with a cap of its own. Null when none was seen. */
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
  /** A joint debt counts whole: each borrower owes all of it. */
  ownership: Ownership;
  owedCents: Cents | null;
  limitCents: Cents | null;
  /** Interest rate charged a year, as a fraction. */
  rate: Ratio | null;
  /** The bank's word for the kind of rate; null where it gave none. */
  rateType: string | null;
  /** The bank's word for what is repaid. */
  repaymentType: string | null;
  startedOn: Day | null;
  endsOn: Day | null;
  /** What can be redrawn. */
  redrawCents: Cents | null;
  /** What the contract asks for a month: the instalment of a loan, the smallest payment of a card. */
  contractMonthlyCents: Cents | null;
  /** Accounts set off against it. */
  offsets: Offset[];
  /** The larger of what is repaid and what the contract asks for. */
  repaymentMonthly: Figure;
  /** Repayments far from the usual one, counted in no monthly amount (L-EXTRA); null when there were none. */
  extraRepayments: Figure | null;
  /** What a lender would count, worked out with `terms` (L-SERVICE, L-LIMIT). */
  servicingMonthly: Figure;
  terms: ServicingTerms;
  nextRepaymentOn: Day | null;
  /**
   * The part of the repayments that left accounts of this report, where another person repays the rest; else null.
   */
  ownShareMonthly?: Figure | null;
};

/**
 * What kind of debt it is. BNPL is buy now, pay later; SACC and MACC are small and medium amount credit contracts of
 * the National Credit Code; COLLECTION is a debt collector; PERSON is money lent by someone the customer knows.
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

/** An account set off against a loan. It is shown, and never taken off what is owed. */
export type Offset = {
  accountId: AccountId;
  /** Null where the account was not shared. */
  name: string | null;
  /** Balance, signed; null where the account was not shared. */
  balanceCents: Cents | null;
};

/** What an assessed repayment was worked out with. */
export type ServicingTerms = {
  /** Rate a year before any buffer; null where none is known. */
  rate: Ratio | null;
  /** Months the debt is repaid over; null where no term is known. */
  months: number | null;
  /** A card or overdraft, counted at its whole limit. */
  isRevolving: boolean;
  /** What was assumed. */
  note: string | null;
};

/** A debt seen only in transactions; its account was not shared. */
export type DetectedDebt = {
  /** Name of the lender. */
  lender: string;
  class: LiabilityClass;
  /** Decided from a pattern or a general word, not from the lender's name. */
  inferred: boolean;
  /** What the lender paid out. Empty in the insight profile. */
  proceeds: Proceeds[];
  /** Repaid in the period. Null in the insight profile where it would give one payment away. */
  repaidCents: Cents | null;
  /** Of that, repaid since the last payout; null without one. */
  repaidSinceProceedsCents: Cents | null;
  /** Null where the repayments keep no rhythm. */
  repayment: Repayment | null;
  /** What the lender asks for a month now; while attempts bounce, the newest of them (L-ASK). */
  repaymentMonthly: Figure;
  /**
   * What a lender of small loans or wages paid out a month (L-ADVANCE); null where no payout of such a lender was
   * seen.
   */
  advancedMonthly: Figure | null;
  /** First payment seen. Null in the insight profile. */
  firstOn: Day | null;
  /** Last payment seen. Null in the insight profile. */
  lastOn: Day | null;
  /** Repayments in the period: as many as `evidence` has rows. */
  count: number;
  /** How it stands by its payments: ACTIVE is being repaid, SETTLED repaid, MISSED behind its rhythm. */
  status: "ACTIVE" | "SETTLED" | "MISSED" | "UNKNOWN";
  /** Repayments that bounced. */
  dishonours: number;
  /** Received less repaid, without fees and interest, for short fixed loans whose whole life was seen (L-LEFT). */
  estimatedBalanceCents: Cents | null;
  /** The shared account these payments are taken to repay; such a debt counts there and not here. */
  sharedAccountId: AccountId | null;
  /** What a reader should know about the debt; null where nothing is. */
  note: string | null;
  /** The repayments made. */
  evidence: Evidence;
  /** The mean of what was really paid a month, beside what is asked for. */
  paidMonthly?: Figure;
  /**
   * Since when repayments are well below the usual one, as in hardship; null where they are not, and in the insight
   * profile.
   */
  reduced?: Reduction | null;
};

/** Money a lender paid out. */
export type Proceeds = {
  on: Day;
  amountCents: Cents;
};

/** The rhythm of repayments. */
export type Repayment = {
  frequency: Frequency;
  /** The usual repayment. Null in the insight profile. */
  amountCents: Cents | null;
  /** When the next one is expected. Null in the insight profile. */
  nextOn: Day | null;
  streamId: StreamId;
};

/** Repayments well below the usual one, and since when. */
export type Reduction = {
  /** Day of the first reduced repayment. */
  fromOn: Day;
  /** The usual repayment before. */
  usualCents: Cents;
  /** The usual repayment since. */
  nowCents: Cents;
  /** Reduced repayments seen. */
  count: number;
};

/** Payments for rent or to a lender that bounced, and whether they were paid within 14 days (L-ARREARS). */
export type Arrears = {
  code: Category;
  /** Who was to be paid. */
  name: string;
  /** Payments that went through. */
  paid: number;
  /** Payments that bounced. */
  bounced: number;
  /** Of those, not paid again within fourteen days, and no new loan of the lender since. */
  notMadeGood: number;
  /** Their sum. Null in the insight profile. */
  notMadeGoodCents: Cents | null;
  /** The last of them; null without one and in the insight profile. */
  lastNotMadeGoodOn: Day | null;
  /** Id of a row of `definitions.formulas`. */
  formula: FormulaId;
  evidence: Evidence;
};

/** What all debts come to. */
export type LiabilityTotals = {
  /** Owed on shared debts; null when no balance is known. */
  owedCents: Cents | null;
  /** Limits of shared cards and overdrafts; null when none is known. */
  limitsCents: Cents | null;
  /** All repayments a month (L-SUM): of a loan that another person repays too, the own share. */
  repaymentsMonthly: Figure;
  /** Lenders seen in transactions. */
  lenders: number;
  /** Cards shared. */
  cards: number;
  /** Debts whose limit or balance is neither known nor estimated. Above 0, the totals here are too low. */
  unknown: number;
};

/** Repayments due in a pay period against a share of the income of that period (S-SACC). */
export type RepaymentTest = {
  /** The pay period the test is done for. */
  payPeriod: Frequency;
  /** Net income of the period. Null in the insight profile. */
  availableIncomeCents: Cents | null;
  /** Repayments due in it. Null in the insight profile. */
  repaymentsCents: Cents | null;
  /** Repayments ÷ income. */
  ratio: Ratio;
  /** The share the regulations allow. */
  cap: Ratio;
  /** What is left under the cap; below zero when it is passed. Null in the insight profile. */
  headroomCents: Cents | null;
  /** Whose repayments were counted. */
  lenders: string[];
  /** What a reader should know about the test; null where nothing is. */
  note: string | null;
  /** The repayments. */
  evidence: Evidence | null;
  /** The income. */
  incomeEvidence: Evidence | null;
};

/** What contracts and debts ask for, each counted once. */
export type Commitments = {
  /** Each commitment once. */
  lines: CommitmentLine[];
  /** All lines together (C-SUM). */
  totalMonthly: Figure;
  /** As the banks list them; empty where none gave any. */
  directDebitAuthorities: DirectDebitAuthority[];
  /** As the banks list them; empty where none gave any. */
  scheduledPayments: ScheduledPayment[];
  upcoming30Days: Upcoming;
};

/** Commitments of one kind. */
export type CommitmentLine = {
  /** A category code, or `shared.` and a kind of account for repayments of shared loans. */
  code: string;
  /** The line in words. */
  label: string;
  monthly: Figure;
  /** What lenders of the line paid out a month, where they lend small sums again and again; otherwise null. */
  advancedMonthly: Figure | null;
};

/** An authority to debit an account, as the bank lists it. */
export type DirectDebitAuthority = {
  accountId: AccountId;
  /** Who may debit the account. */
  entity: string;
  /** Its Australian Business Number. */
  abn: string | null;
  /** Last debit, as the bank says it. Null in the insight profile. */
  lastOn: Day | null;
  /** What it took. Null in the insight profile. */
  lastAmountCents: Cents | null;
  /** Payments in the period taken to be under the authority; 0 when it was not used. */
  count: number;
  streamId: StreamId | null;
};

/** A payment the bank will make automatically. */
export type ScheduledPayment = {
  accountId: AccountId;
  /** Who is paid; `Not named` where the bank does not say. */
  payee: string;
  /** The next payment after the data was taken. Null in the insight profile. */
  nextOn: Day | null;
  /** Null where it is not set, and in the insight profile. */
  amountCents: Cents | null;
  /**
   * How it recurs, in the words of the Consumer Data Standards: onceOff, intervalSchedule, lastWeekDay or eventBased.
   */
  recurrence: string | null;
  /** The interval as the bank gives it, an ISO 8601 duration; for `eventBased` the event in words. */
  interval: string | null;
  /** The last payment. Null where it has none, and in the insight profile. */
  finalOn: Day | null;
  /** How many are left; null where the bank set no number. */
  paymentsRemaining: number | null;
  /** The bank works the amount out at each payment, a card's balance for instance. */
  isAmountCalculated: boolean;
  /** The customer has the next payment skipped. */
  isSkipped: boolean;
  /** Set for a payment to another account of the customer's. */
  toAccountId: AccountId | null;
  streamId: StreamId | null;
};

/**
 * What is expected to leave the accounts in the thirty days after the data. Saving and own transfers are not in it.
 */
export type Upcoming = {
  from: Day;
  to: Day;
  /** By day. Empty in the insight profile. */
  items: UpcomingPayment[];
  /** Of the payments whose amount is known. */
  totalCents: Cents | null;
  /** Payments whose amount is not known. */
  unknownAmounts: number;
};

/** A payment expected soon. */
export type UpcomingPayment = {
  on: Day;
  /** Who is paid. */
  name: string;
  /** Null where it is not known. */
  amountCents: Cents | null;
  accountId: AccountId;
  /** What it is expected from: an order at the bank, a regular payment, a loan's terms or a card's. */
  source: "SCHEDULED" | "STREAM" | "INSTALMENT" | "CARD_MINIMUM";
  /** The category, where it is known. */
  code: Category | null;
  streamId: StreamId | null;
};

/** How the accounts were kept, in facts and without a verdict. */
export type Conduct = {
  /** Everyday and savings accounts together (D-BALANCE). Empty in the insight profile. */
  dailyBalances: DailyBalance[];
  /** Statistics of the same balances, over windows that end with the data. */
  balanceWindows: BalanceStats[];
  /** Each account separately, because together a saver hides an overdrawn everyday account. */
  accounts: AccountConduct[];
  /** Days on which an everyday or savings account ended below zero (D-NEGATIVE). */
  daysBelowZero: Figure;
  /** Days on which an everyday account ended under $100 (D-LOW). */
  daysUnder100: Figure;
  /** Days on which the main income came. Empty in the insight profile. */
  paydays: Day[];
  /** Null where the main income shows no cycles. */
  paydayCycle: PaydayCycle | null;
  dishonours: Dishonours;
  overdrawnFees: OverdrawnFees;
  /** A line for each kind of fee there was. */
  fees: FeeLine[];
  /** Cash taken out, a month. */
  cash: Figure;
  cashByKind: CashByKind;
  gambling: Gambling;
  /** To small lenders and wage advances, a month. */
  highCostCredit: Figure;
  people: People;
  /** Things in the record worth a question; empty where there are none. */
  markers: ConductMarker[];
  /** Large single amounts in (D-LARGE). Empty in the insight profile. */
  largeCredits: ConductEvent[];
  /** Large single amounts out. Empty in the insight profile. */
  largeDebits: ConductEvent[];
  /** Empty in the insight profile. */
  roundTrips: RoundTrip[];
  /** Balances of everyday and savings accounts ÷ essential living costs and commitments a day. */
  liquidityDays: Figure;
  /** What every household pays for and this data does not show (D-MISSING). */
  missingExpected: ("GROCERIES" | "TELECOM" | "UTILITIES" | "TRANSPORT" | "INSURANCE" | "HOUSING")[];
};

/** The balance at the end of a day. */
export type DailyBalance = {
  on: Day;
  /** Balance at the end of the day, signed. */
  amountCents: Cents;
  /** Worked out from later transactions, not given by the bank. */
  derived: boolean;
};

/** Balances of all everyday and savings accounts together. */
export type BalanceStats = {
  /** Days looked at, counted back from the end of the data. */
  windowDays: number;
  /** Signed, as are the next three. */
  minCents: Cents;
  maxCents: Cents;
  meanCents: Cents;
  medianCents: Cents;
  /** Standard deviation of the balances at the ends of days. */
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

/** How one everyday, savings or card account was kept. */
export type AccountConduct = {
  accountId: AccountId;
  kind: AccountKind;
  /** Name of the account. */
  name: string;
  /** Overdraft or card limit; null when the bank gave none. */
  limitCents: Cents | null;
  /** Begins with the first day that can be calculated. Empty in the insight profile. */
  daily: DailyBalance[];
  /** The balances over the last 30, 90, 180 and 365 days, as far as the record reaches. */
  windows: AccountBalanceWindow[];
};

/** Balances of one account. A card's balance is below zero by nature, so its counts of that are null. */
export type AccountBalanceWindow = {
  /** Days looked at, counted back from the end of the data. */
  windowDays: number;
  /** Signed, as are the next three. */
  minCents: Cents;
  maxCents: Cents;
  meanCents: Cents;
  medianCents: Cents;
  /** Standard deviation of the balances at the ends of days. */
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
  /** Days that ended beyond the limit; null where no limit is known. */
  daysOverLimit: number | null;
  /** Longest run of such days; null where no limit is known. */
  longestOverLimitDays: number | null;
};

/** Medians over the pay cycles of the main income (D-PAYDAY). */
export type PaydayCycle = {
  /** The account the main income is paid into. */
  accountId: AccountId;
  /** Pay cycles looked at. */
  cycles: number;
  /** Days from pay to the lowest balance. */
  daysToLowest: Figure;
  /** Of the pay, what was still there after seven days; null for weekly pay. */
  shareLeftAfter7Days: Figure;
  /** Balance of the three days before pay; its sign has a meaning. */
  balanceBeforePay: Figure;
};

/** Payments that bounced. */
export type Dishonours = {
  /** How many there were. */
  figure: Figure;
  /** Oldest first. Empty in the insight profile. */
  events: ConductEvent[];
  /** By what the payment that bounced was for. */
  byClass: {
    /** Category of a debt, or the group of anything else. */
    code: Category;
    /** The category or group in words. */
    label: string;
    /** Payments of it that bounced. */
    count: number;
  }[];
};

/** A transaction listed for what it tells. */
export type ConductEvent = {
  on: Day;
  transactionId: TransactionId;
  amountCents: Cents;
  /** The bank's description. */
  text: string;
};

/** Fees for an overdrawn account. */
export type OverdrawnFees = {
  /** How many there were. */
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
  /** Fees the bank gave back. */
  refunded: Figure;
  /** Charged less given back. */
  net: Figure;
};

/** Cash, by how it was taken out. */
export type CashByKind = {
  /** From machines. */
  atm: Figure;
  /** With a purchase. */
  cashOut: Figure;
  /** On a credit card. */
  cardAdvance: Figure;
  /** All cash ÷ net income. */
  ratioOfIncome: Figure;
};

/** Money to and from gambling. */
export type Gambling = {
  /** To gambling businesses known by name, a month. */
  confirmed: Figure;
  /** Of that, to lotteries and prize draws. */
  lotteries: Figure;
  /** To what looks like gambling from a pattern, a month. */
  inferred: Figure;
  /** Confirmed ÷ net income. */
  ratioOfIncome: Ratio | null;
  /** Money back, a month; never taken off what was paid. */
  returns: Figure;
  /** Paid over the period. */
  depositsTotal: Figure;
  /** Back over the period. */
  returnsTotal: Figure;
  /** Paid less back; below zero when more came back. */
  netTotal: Figure;
  /** Days with gambling. */
  days: number;
  /** The day most was paid. Null without one and in the insight profile. */
  largestDay: {
    on: Day;
    amountCents: Cents;
    /** Payments on the day. */
    count: number;
  } | null;
};

/** Money to and from people, a month. It is in no expense and no income. */
export type People = {
  paid: Figure;
  received: Figure;
  /** Paid less received; below zero when more came in. */
  net: Figure;
};

/** Transactions of one telling kind. */
export type ConductMarker = {
  /**
   * A crisis payment of Services Australia, payments to a debt collector or under a debt agreement, a redraw from a
   * loan, or super paid out as a lump sum.
   */
  kind: "CRISIS_PAYMENT" | "COLLECTION" | "DEBT_AGREEMENT" | "REDRAW" | "SUPER_RELEASE";
  /** Every one rests on a named source; false when on a pattern alone. */
  isNamed: boolean;
  /** How many there were. */
  figure: Figure;
  /** What they come to. */
  total: Figure;
  /** Oldest first. Empty in the insight profile. */
  events: ConductEvent[];
};

/** Equal money both ways, without a view of why (D-ROUND). */
export type RoundTrip = {
  /** Money that left and came back, or came and left at once. */
  kind: "OUT_AND_BACK" | "IN_AND_OUT";
  /** The other party. */
  name: string;
  outOn: Day;
  inOn: Day;
  amountCents: Cents;
  /** Whether the credit counts as income in this report. */
  isCountedAsIncome: boolean;
  /** The transactions of it. */
  transactionIds: TransactionId[];
};

/** The customer's position as a lender would assess it. No decision. */
export type Affordability = {
  assumptions: PrintedAssumptions;
  /** In order: parts, their subtotal, and at the end the result. */
  ladder: LadderLine[];
  ratios: Ratios;
  grossIncome: GrossIncome;
  /** What is left when one thing changes. */
  sensitivity: Sensitivity[];
  /** Null unless the assumptions name a proposed loan. */
  proposed: ProposedLoan | null;
};

/** What the assessment takes from elsewhere than the bank data, printed so that it can be disputed. */
export type PrintedAssumptions = {
  /** Added to a loan's rate. */
  bufferPercentagePoints: number;
  /** Taken off income of a kind. The longest code that begins the income's own decides. */
  discounts: {
    /** Begins the codes of the income it applies to. */
    code: Category;
    /** From 0 (nothing is taken off) to 1 (all of it). */
    discount: number;
  }[];
  /** A card's limit is taken as drawn, and repaid over these months. */
  cardServicingMonths: number;
  /** Rate a year for a card whose own is not known. */
  cardRate: Ratio;
  /** The HEM figure the firm supplied; null when it supplied none. */
  hemMonthlyCents: Cents | null;
  /** The household that figure is for, in the firm's words. */
  hemHousehold: string | null;
  /** Categories the firm counts within HEM, or outside it, whatever the taxonomy says. */
  hemTreatment: {
    code: Category;
    /** Whether the firm counts it within HEM. */
    treatment: "IN" | "OUT";
  }[];
  /** Term of a home loan whose end the bank did not give; null takes none. */
  defaultMortgageTermMonths: number | null;
  /** The same for other loans. */
  defaultLoanTermMonths: number | null;
  /**
   * How long a loan pays interest only from its start, where the bank did not say; principal is repaid in the time
   * after that.
   */
  interestOnlyMonths: number;
  /** Debt to income from which the ratio carries a note. */
  dtiFlag: number;
  /** Whether gross pay is worked back with a study loan. Bank data cannot tell. */
  studyLoan: "NO" | "YES";
  /** Which living costs the days of cash are counted in; commitments are in either. */
  liquidityOutgoings: "ESSENTIAL" | "ALL";
  proposedLoan: ProposedLoanTerms | null;
  /** The service's own, or with changes by the firm. */
  source: "DEFAULT" | "COMPANY";
  /** Share of a declared amount from which its difference to the observed is marked. */
  highlightDifference?: Ratio;
};

/** The loan the firm is asked for. */
export type ProposedLoanTerms = {
  /** What would be borrowed. */
  amountCents: Cents;
  /** Rate a year, without the buffer. */
  rate: Ratio;
  /** Months it is repaid over. */
  termMonths: number;
};

/** One line of the way from what was observed to what a lender would assess. The result is signed. */
export type LadderLine = {
  /** Stable id of the line. */
  line: string;
  /** The line in words. */
  label: string;
  /** A PART is within the SUBTOTAL that follows it; the RESULT is income less the other subtotals. */
  role: "PART" | "SUBTOTAL" | "RESULT";
  /** As seen in the data, a month. */
  observedCents: Cents | null;
  /** Assessed less observed, signed. */
  adjustmentCents: Cents | null;
  /** As a lender would count it, a month. */
  assessedCents: Cents | null;
  /** Id of a row of `definitions.formulas`. */
  formula: FormulaId;
  evidence: Evidence | null;
  /**
   * INCOMPLETE where something a lender would count is not known, such as the limit of a card that was not shared.
   */
  quality: FigureQuality;
  /** What the adjustment is. */
  note: string | null;
};

/** The ratios lenders ask for. Their definitions differ from lender to lender; each formula is printed. */
export type Ratios = {
  /** Net disposable income: what is left a month, as assessed (R-NDI). */
  ndi: Figure;
  /** Net servicing ratio (R-NSR). */
  nsr: Figure;
  /** Debt servicing ratio: debts alone against gross income (R-DSR). */
  dsr: Figure;
  /** All commitments, rent with them, against gross income (R-COMMIT). */
  commitmentsToGross: Figure;
  /** Debt to income: debts ÷ gross income a year (R-DTI). */
  dti: Figure;
  /** Rent, board and home loans ÷ net income (R-HOUSING). */
  housingCost: Figure;
  /** Repayments ÷ net income (R-REPAY). */
  repaymentToIncome: Figure;
  /** Essential living costs ÷ net income (R-ESSENTIAL). */
  essential: Figure;
  /** The same with housing (R-HOUSED). */
  essentialWithHousing: Figure;
  /** Surplus ÷ net income (S-RATE). */
  savingsRate: Figure;
  /** Days that the balances would last (R-CASH). */
  daysOfCash: Figure;
};

/**
 * Gross income a year: salaries worked back from net pay, everything else as received. Null in the insight profile.
 */
export type GrossIncome = {
  lowCents: Cents | null;
  highCents: Cents | null;
  /** What the ratios were worked out with. */
  usedCents: Cents | null;
  /** How it was worked out. */
  note: string;
};

/** What the result becomes when one thing changes. */
export type Sensitivity = {
  /** Stable code of the case. */
  code: string;
  /** The case in words. */
  scenario: string;
  /** Net disposable income a month in that case, signed. */
  ndiCents: Cents | null;
  /** Net servicing ratio in that case. */
  nsr: Ratio | null;
};

/** The repayment of the proposed loan, and the surplus left after it. */
export type ProposedLoan = {
  /** What would be borrowed. */
  amountCents: Cents;
  /** Months it is repaid over. */
  termMonths: number;
  /** Rate a year with the buffer. */
  assessedRate: Ratio;
  /** The repayment at that rate. */
  repaymentMonthlyCents: Cents;
  /** Net disposable income a month after it, signed. */
  ndiAfterCents: Cents | null;
  /** Debt to income after it. */
  dtiAfter: Ratio | null;
};

/** What came in and went out over the period. */
export type Cashflow = {
  /** Oldest first. Empty in the insight profile. */
  months: CashflowMonth[];
  /** Null in the insight profile. */
  bridge: CashflowBridge | null;
};

/** What came and went in a calendar month, in sums of transactions. */
export type CashflowMonth = {
  month: Month;
  /** The data covers only part of the month. */
  partial: boolean;
  incomeCents: Cents;
  /** Essential living costs less refunds; below zero when more came back. */
  essentialCents: Cents;
  /** Other living costs less refunds; below zero when more came back. */
  discretionaryCents: Cents;
  /** Rent, other contracts and repayments, shared loans with them. */
  commitmentsCents: Cents;
  /** Left without being spent, less what came without being income; signed. */
  otherCents: Cents;
  /** Income less all the rest, signed. Loan money is in it: less `borrowedCents`, it is the month without loans. */
  netCents: Cents;
  /** Everyday and savings accounts at the end of the month, signed; null where it cannot be worked out. */
  closingBalanceCents: Cents | null;
  /** Loan money received. It is within `otherCents`, and so within the net. */
  borrowedCents?: Cents;
};

/** From the opening balances to the closing ones, to the cent (K-BRIDGE). */
export type CashflowBridge = {
  /** Id of a row of `definitions.formulas`. */
  formula: FormulaId;
  window: Window;
  /** The accounts that it covers: all shared accounts except loans. */
  accountIds: AccountId[];
  /** Every transaction of those accounts stands in one line. */
  lines: CashflowBridgeLine[];
  /** The lines added up, signed. */
  totalCents: Cents;
  /** Balances at the start, signed; null where an account has no balance or its record has a gap. */
  openingCents: Cents | null;
  /** Balances at the end, signed. */
  closingCents: Cents | null;
  /** Closing − opening − total: 0 where the balances are known. */
  differenceCents: Cents | null;
  /** Why something is missing; null where nothing is. */
  note: string | null;
};

/** One line of the bridge. */
export type CashflowBridgeLine = {
  /** Stable code of the line. */
  code: string;
  /** The line in words. */
  label: string;
  /** Signed: above zero came in. */
  amountCents: Cents;
  /** Transactions in the line. */
  count: number;
  evidence: Evidence;
};

/** What the customer says of a figure. It changes none. */
export type CustomerNote = {
  /** JSON pointer into this document, or the id of a stream, a category or a transaction. */
  target: string;
  /** A payment that will not come again, one that will stop, one that is not the customer's, or anything else. */
  kind: "ONE_OFF" | "WILL_STOP" | "NOT_MINE" | "OTHER";
  /** The customer's own words; always there for OTHER. */
  text: string | null;
  /** When it was written. */
  at: Instant;
};

/** The transactions behind a figure, a stream or a category. */
export type EvidenceSet = {
  /** What `evidence` members elsewhere in the document name. */
  id: string;
  /** Ids of rows of `transactions`, oldest first. Empty in the insight profile. */
  transactionIds: string[];
};

/** One posted transaction, with what was decided about it. */
export type Transaction = {
  /** Unique in the document. */
  id: string;
  accountId: AccountId;
  /** Day it was posted. */
  on: Day;
  /** Signed: below zero left the account. */
  amountCents: Cents;
  /** The bank's description. */
  description: string;
  /** The other party, as read from it. */
  name: string;
  /** How the money moved, where the description says it. */
  channel: string | null;
  /** ISO 18245. */
  merchantCategoryCode: string | null;
  /** Null if the description contains none of these facts. */
  wording: Wording | null;
  code: Category;
  basis: Basis;
  streamId: StreamId | null;
  pair: Pair | null;
  decision: Decision;
  /** Decided from a pattern, not from a name: to be asked about. */
  inferred: boolean;
  /**
   * LOW_CONFIDENCE; NOT_ONGOING for income that will not come again; NETS_ and a category code for a refund taken off
   * that category.
   */
  flags: string[];
};

/** What a bank's description says besides the other party; null members are not said. No figure uses it. */
export type Wording = {
  /** The payment service between customer and merchant. */
  gateway: string | null;
  /** Last digits of the card. */
  cardSuffix: string | null;
  /** Suburb or town. */
  place: string | null;
  /** State or territory. */
  state: string | null;
  /** Country, where the description names one. */
  country: string | null;
  /** Receipt number. */
  receipt: string | null;
  /** The value date, where it is printed. */
  valueOn: Day | null;
  /** ISO 4217 code. */
  foreignCurrency: string | null;
  /** Amount in that currency, in hundredths of its unit. */
  foreignCents: number | null;
  /** The payer's own words. */
  note: string | null;
};

/** The transaction belongs with another: the other side of a transfer, or the payment it takes back. */
export type Pair = {
  /** What the two are to each other. */
  kind: "OWN_TRANSFER" | "REVERSAL" | "REFUND" | "DISHONOUR";
  /** Id of the pair; its transactions share it. */
  id: string;
};

/** Why a transaction has its category. */
export type Decision = {
  /** What decided the category. */
  layer: string;
  /** The rule of that layer that applied. */
  rule: string;
  /** How sure it is, from 0 to 1. */
  confidence: number;
};

/** What the rest of the document refers to, so that it explains itself. */
export type Definitions = {
  /** Every formula that a figure names. */
  formulas: FormulaText[];
  /** Every category, outgoings first. */
  taxonomy: TaxonomyText[];
  /** Words of the report that are not everyday ones. */
  glossary: Term[];
};

/** How a figure is worked out. */
export type FormulaText = {
  /** What `formula` members elsewhere name. */
  id: FormulaId;
  /** What the formula is called. */
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
  /** The heading of lenders' living-expense forms (LIXI) it goes under; null where none fits. */
  lixiCategory: string | null;
  /** The group of Basiq's reports that holds the same money, for firms that compare the two. */
  basiqGroup: string | null;
  /** Heading of the family courts' Financial Statement that asks for it. */
  formThirteenLine: string | null;
};

/** A word of the report and what it means there. */
export type Term = {
  /** The word. */
  term: string;
  /** What it means in the report. */
  text: string;
};

/** Something wrong in the bank's data, rather than in anybody's life. */
export type Warning = {
  /** Stable code of the warning. */
  code: string;
  /** The warning in words. */
  text: string;
};

/**
 * What proves the document unchanged. To check it: remove this member, write the rest as canonical JSON (RFC 8785),
 * and compare.
 */
export type Integrity = {
  /** SHA-256 of the document without its `integrity` member, written as RFC 8785, in lower-case hex. */
  digestSha256: string;
  /** Compact JWS (EdDSA) whose payload is those 64 characters. */
  signatureJws: string;
  /** The key the signature verifies with. */
  keyId: string;
};

/** The firm's own inputs for this request. They change the affordability assessment and never what was observed. */
export type Assessment = {
  sources: InputSources;
  household: Household | null;
  /** What the proposed loan is for, in the firm's words. */
  loanPurpose: string | null;
  /** Share of a declared amount from which a difference in `comparison` is marked: the firm's setting. */
  highlightDifference: Ratio;
  /** Null unless the firm named the employer it expects. */
  expectedEmployer: ExpectedEmployer | null;
};

/** Each of the firm's inputs with its source. */
export type InputSources = {
  /** The HEM figure. */
  hemMonthly: InputSource;
  /** The household the HEM figure is for. */
  household: InputSource;
  /** The loan the firm is asked for. */
  proposedLoan: InputSource;
  /** What the customer declared. */
  declared: InputSource;
  /** The employer the customer named. */
  expectedEmployer: InputSource;
};

/**
 * Where an input came from: REQUEST was given for this request, COMPANY is the firm's setting for all requests, NONE
 * was not given.
 */
export type InputSource = "REQUEST" | "COMPANY" | "NONE";

/** The people in the customer's household, as the firm gave them. */
export type Household = {
  /** Adults. */
  adults: number;
  /** Children. */
  children: number;
};

/** The employer the customer named, compared word by word with the payers seen. It uses no list of names. */
export type ExpectedEmployer = {
  /** The employer as the firm gave it. */
  name: string;
  /**
   * MATCH: a payer has every word of the name. PARTIAL: a payer has some of them. NONE: none has, or no pay for work
   * was seen; this says nothing about the customer.
   */
  match: "MATCH" | "PARTIAL" | "NONE";
  /** The payer it was found in. */
  payer: string | null;
  /** That payer's income. */
  streamId: StreamId | null;
  /** Why, in a sentence. */
  reason: string;
};

/** What the customer declared beside what was observed. No verdict. */
export type Comparison = {
  /** What is compared. */
  kind: "INCOME" | "EXPENSE" | "DEBT";
  /** Income type, LIXI heading or class of debt; null for a total, and for expenses under no heading. */
  code: string | null;
  /** The line in words. */
  label: string;
  /** PARTs of income and of expenses are within their TOTAL. */
  role: "PART" | "TOTAL";
  /** An amount a month, or what is owed. */
  measure: "MONTHLY" | "BALANCE";
  /** Whether it was declared and seen, declared and not seen, or seen and not declared. */
  match: "BOTH" | "DECLARED_ONLY" | "OBSERVED_ONLY";
  /** As the customer declared it; null where they did not. */
  declaredCents: Cents | null;
  /** As seen in the data, with its window and evidence; null where not seen. */
  observed: Figure | null;
  /** Observed less declared, signed; null where either is not known. */
  differenceCents: Cents | null;
  /** Whether the difference is above the firm's `highlightDifference`, or only one side has it. */
  isHighlighted: boolean;
  /** How a debt was matched, if a reader should know. */
  note: string | null;
};

/** The firm's own view beside the report. Every other member of the copy is as the signed report has it. */
export type Assessed = {
  report: AssessedReport;
  /** Version of the analysis that worked the adjusted figures out. */
  engineVersion: string;
  /** The report's figures beside the adjusted ones. */
  figures: AssessedFigure[];
  /** Every adjustment, oldest first. */
  adjustments: AssessedAdjustment[];
};

/** The signed report that a copy was made of. */
export type AssessedReport = {
  /** Verification id of the signed report. */
  verificationId: string;
  /** Its `integrity.digestSha256`. */
  digest: string;
  /** When it was written. */
  generatedAt: Instant;
};

/**
 * One figure before and after. The summary and the affordability assessment are listed whole, other sections where
 * they differ.
 */
export type AssessedFigure = {
  /** Where the report has the figure. */
  section: "SUMMARY" | "INCOME" | "EXPENSES" | "COMMITMENTS" | "AFFORDABILITY";
  /** The figure within its section: a category, a line of the ladder, or a name. */
  code: string;
  /** The figure in words. */
  label: string;
  /**
   * AUD_CENTS is whole Australian cents, AUD_CENTS_PER_MONTH the same for an average month of 30.4375 days, RATIO a
   * fraction to four decimals (0.25 is 25 per cent).
   */
  unit: "AUD_CENTS" | "AUD_CENTS_PER_MONTH" | "DAYS" | "COUNT" | "MONTHS" | "RATIO";
  /** As the signed report has it. */
  original: number | null;
  /** The value after the adjustments. */
  adjusted: number | null;
  /** Adjusted less original; null where either is not available. */
  difference: number | null;
};

/** One change that an assessor made, with its reason. */
export type AssessedAdjustment = {
  /** Id of the adjustment. */
  id: string;
  action: AdjustmentAction;
  /** LAPSED: a refresh took its target away, so it changes no figure. */
  state: "APPLIED" | "LAPSED";
  /** Why it lapsed; otherwise null. */
  note: string | null;
  targetKind: AdjustmentTargetKind;
  /** Id of the transaction or stream. */
  targetId: string;
  /** Who paid or was paid. */
  name: string;
  /** Day of a transaction; null for a stream. */
  on: Day | null;
  /** Amount of a transaction, signed: negative left the account. Null for a stream. */
  amountCents: Cents | null;
  /** Category in the report. */
  originalCode: Category;
  /** That category in words. */
  originalLabel: string;
  /** What a stream comes to a month in the report; null for a transaction, and without a rhythm. */
  originalMonthlyCents: Cents | null;
  /** The new category, of RECODE; otherwise null. */
  adjustedCode: Category | null;
  /** That category in words. */
  adjustedLabel: string | null;
  /** The new amount a month, of SET_MONTHLY; otherwise null. */
  adjustedMonthlyCents: Cents | null;
  /** Why, in the assessor's words. */
  reason: string;
  /** Who made it: a member of the firm, or the name of its API key. */
  author: string;
  /** When it was made. */
  at: Instant;
};

/**
 * EXCLUDE leaves the target out because it is not the customer's income or spending. ONE_OFF leaves it out of the
 * month because it will not come again. RECODE counts it in another category. SET_MONTHLY gives a stream another
 * amount a month.
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

/** What streams of income and of expenses have in common. */
export type Stream = Omit<ExpenseStream, "code" | "kind">;

/** The assumptions of one report, before they are printed with their source. */
export type Assumptions = Required<Omit<PrintedAssumptions, "source">>;
