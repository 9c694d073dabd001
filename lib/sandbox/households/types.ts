import type { When } from "./schedule";

/** The payment channel. It determines the wording, the CDS type and the fields that a bank fills. */
export type Channel =
  | "visa"
  | "eftpos"
  | "atm"
  | "bpay"
  | "direct_debit"
  | "direct_credit"
  | "salary"
  | "benefit"
  | "osko_in"
  | "osko_out"
  | "cash_in"
  | "own_in"
  | "own_out"
  | "card_payment"
  | "loan_repayment"
  | "refund"
  | "dishonour"
  | "fee"
  | "interest_charged"
  | "interest_paid";

export type Frequency = "weekly" | "fortnightly" | "monthly" | "quarterly" | "half_yearly" | "irregular";

/** The other party of a payment: `name` in everyday form, `text` as statements print it. */
export type Party = {
  name: string;
  text: string;
  mcc?: string;
  biller?: { code: string; crn: string };
  apca?: string;
  abn?: string;
};

/** An amount that applies from a day until the next step. */
type Step = { from: string; cents: number };

/**
 * Scheduled income or spending; a negative amount is spending. `category` is the true category, with which we check the
 * engine.
 */
export type Flow = {
  id: string;
  account: string;
  when: When;
  cents: number | readonly Step[];
  /** The largest difference between a payment and `cents`, up or down, in cents. */
  spreadCents?: number;
  /** The fraction of payments that do not occur, for example in a week without shifts. */
  skips?: number;
  channel: Channel;
  party: Party;
  category: string;
  note?: string;
  /** The true frequency. Only income has one. */
  frequency?: Frequency;
};

export type Merchant = {
  name: string;
  text: string;
  mcc: string;
  category: string;
  lowCents: number;
  highCents: number;
  /** "branch" prints a store number and a suburb, "suburb" only the suburb; any other text is printed as it is. */
  place: string;
  weight: number;
};

/** Irregular spending, or small receipts (channel osko_in). */
export type Habit = {
  id: string;
  account: string;
  channel: "visa" | "eftpos" | "atm" | "osko_out" | "osko_in";
  merchants: readonly Merchant[];
  perWeek: number;
  /** The factor by which the spending occurs more often from Friday to Sunday; 1 if omitted. */
  weekend?: number;
  scale?: number;
  /** The balance in cents below which the person does not spend on this habit. */
  floorCents?: number;
  /** The fraction of purchases that are returned. */
  refunds?: number;
};

/** Money moved between the household's own accounts. */
type OwnTransfer = { id: string; from: string; to: string; when: When; cents: number; note: string };
/** A transfer from `from` whenever the balance of `to` is below `belowCents`. */
type TopUp = {
  id: string;
  from: string;
  to: string;
  belowCents: number;
  chunkCents: number;
  note: string;
};
/** A transfer of the part of the balance above `keepCents`. */
type Skim = { id: string; from: string; to: string; when: When; keepCents: number; note: string };

/** Short loans, taken again and again: paid out, then repaid in equal parts. */
export type LoanCycle = {
  id: string;
  account: string;
  lender: Party;
  category: string;
  anchor: string;
  everyDays: number;
  principalCents: number;
  repayments: number;
  repaymentCents: number;
  gapDays: number;
};
/** Purchases paid in four parts: the first part on the day, the other three a fortnight apart. */
export type InstalmentHabit = {
  id: string;
  account: string;
  provider: Party;
  perWeek: number;
  lowCents: number;
  highCents: number;
};
/** Pay that is advanced when the balance is low, and repaid with a fee a week later. */
export type Advance = {
  id: string;
  account: string;
  party: Party;
  belowCents: number;
  cents: number;
  feeCents: number;
};

export type AccountSpec = {
  key: string;
  kind: "everyday" | "savings" | "card" | "loan";
  displayName: string;
  productName: string;
  ownership: "ONE_PARTY" | "TWO_PARTY";
  holder: string;
  /** The id of the only bank that has this account. Without it, the account is at the requested bank. */
  bank?: string;
  /**
   * True if the other holder of a joint account has switched its sharing off: the account is listed but cannot be
   * chosen.
   */
  isSharingOff?: true;
  openingCents: number;
  creationDate: string;
  /** True for an account that was emptied and closed before the requested days; banks still list it. */
  isClosed?: true;
  /** The account's currency; Australian dollars by default. */
  currency?: "USD";
  monthlyFeeCents?: number;
  /** The yearly interest rate: earned on savings, charged on cards and loans. */
  rate?: number;
  card?: { limitCents: number; closesOn: number; paidOn: number; from: string; pays: "full" | number };
  loan?: {
    from: string;
    when: When;
    cents: number;
    frequency: "P7D" | "P14D" | "P1M";
    startDate: string;
    endDate: string;
    originalCents: number;
    offset?: string;
    category: string;
    /** The whole instalment under the contract in cents, if another person pays part of it. */
    dueCents?: number;
    /** The product category of a loan; a home loan if omitted. */
    productCategory?: "PERS_LOANS";
    paysInterestOnly?: true;
  };
  /**
   * `limitCents`: how far below zero the balance may go before the bank returns direct debits. `feeCents`: the fee for
   * a negative balance. `dishonourFeeCents`: the fee for a returned debit.
   */
  overdraw?: { limitCents: number; feeCents: number; dishonourFeeCents: number };
};

export type Household = {
  id: string;
  person: string;
  customerNumber: string;
  /** A short description for testers who choose this persona. */
  story: string;
  /** What a report on this persona should show. */
  expect: readonly string[];
  homeBank: string;
  /** Suburb and state as card terminals print them, home first. */
  places: readonly string[];
  arrivesLate: boolean;
  /** The customer joined the bank this many whole months before the day of the query, so there are no earlier rows. */
  historyMonths?: number;
  housing: { kind: "mortgage" | "rent" | "owned"; payee: string };
  lenders: readonly {
    name: string;
    kind:
      | "mortgage"
      | "card"
      | "personal"
      | "car"
      | "bnpl"
      | "sacc"
      | "wage_advance"
      | "lease"
      | "collection";
  }[];
  accounts: readonly AccountSpec[];
  flows: readonly Flow[];
  habits: readonly Habit[];
  transfers: readonly OwnTransfer[];
  topUps: readonly TopUp[];
  skims: readonly Skim[];
  loanCycles: readonly LoanCycle[];
  instalments: readonly InstalmentHabit[];
  advances: readonly Advance[];
};
