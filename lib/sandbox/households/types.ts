import type { When } from "./schedule";

/** How money moved. It decides the wording, the CDS type, and which fields a bank fills. */
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

/** The other party: `name` as a person would say it, `text` as statements print it. */
export type Party = {
  name: string;
  text: string;
  mcc?: string;
  biller?: { code: string; crn: string };
  apca?: string;
  abn?: string;
};

/** An amount valid from a day on; the latest applies. */
export type Step = { from: string; cents: number };

/** Scheduled income or spending. Negative is out. `leaf` is the true category, for checking the engine. */
export type Flow = {
  id: string;
  account: string;
  when: When;
  cents: number | readonly Step[];
  /** Each payment differs by up to this much, either way. */
  spreadCents?: number;
  /** The share of payments that do not occur: a week without shifts. */
  skips?: number;
  channel: Channel;
  party: Party;
  leaf: string;
  note?: string;
  /** Set on income only: its true frequency. */
  frequency?: Frequency;
};

export type Merchant = {
  name: string;
  text: string;
  mcc: string;
  leaf: string;
  lowCents: number;
  highCents: number;
  /** "branch" prints a store number and a suburb, "suburb" the suburb, anything else is printed as it is. */
  place: string;
  weight: number;
};

/** Spending (or small receipts, by osko_in) that happens now and then. */
export type Habit = {
  id: string;
  account: string;
  channel: "visa" | "eftpos" | "atm" | "osko_out" | "osko_in";
  merchants: readonly Merchant[];
  perWeek: number;
  /** How much more often it occurs from Friday to Sunday; 1 if omitted. */
  weekend?: number;
  scale?: number;
  /** People with less money than this left do not spend on it. */
  floorCents?: number;
  /** The share of purchases that are returned. */
  refunds?: number;
};

/** Money moved between the household's own accounts. */
export type OwnTransfer = { id: string; from: string; to: string; when: When; cents: number; note: string };
/** Moves from `from` whenever `to` holds less than `belowCents`. */
export type TopUp = {
  id: string;
  from: string;
  to: string;
  belowCents: number;
  chunkCents: number;
  note: string;
};
/** Moves the amount above `keepCents`. */
export type Skim = { id: string; from: string; to: string; when: When; keepCents: number; note: string };

/** Short loans taken repeatedly: paid out, then repaid in equal parts. */
export type LoanCycle = {
  id: string;
  account: string;
  lender: Party;
  leaf: string;
  anchor: string;
  everyDays: number;
  principalCents: number;
  repayments: number;
  repaymentCents: number;
  gapDays: number;
};
/** Purchases in four parts: the first on the day, the others a fortnight apart. */
export type InstalmentHabit = {
  id: string;
  account: string;
  provider: Party;
  perWeek: number;
  lowCents: number;
  highCents: number;
};
/** Pay advanced when little is left, and taken back with a fee a week later. */
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
  /** The id of the only bank that has it; an account without one is at whichever bank is requested. */
  bank?: string;
  /** The other holder of a joint account has switched its sharing off: it is listed but cannot be chosen. */
  isSharingOff?: true;
  openingCents: number;
  creationDate: string;
  /** Emptied and closed before the requested days; banks continue to show such an account. */
  isClosed?: true;
  /** The account's currency; Australian dollars by default. */
  currency?: "USD";
  monthlyFeeCents?: number;
  /** Interest a year: earned on savings, charged on cards and loans. */
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
    leaf: string;
    /** The contract's instalment, where another person pays the rest of it. */
    dueCents?: number;
    /** A home loan unless stated otherwise. */
    category?: "PERS_LOANS";
    paysInterestOnly?: true;
  };
  /** How far below zero the bank lets it go before direct debits are returned. */
  overdraw?: { limitCents: number; feeCents: number; dishonourFeeCents: number };
};

export type Household = {
  id: string;
  person: string;
  customerNumber: string;
  /** One or two sentences for testers who choose this persona. */
  story: string;
  /** Findings that a report on this persona should show. */
  expect: readonly string[];
  homeBank: string;
  /** Suburb and state as card terminals print them, home first. */
  places: readonly string[];
  arrivesLate: boolean;
  /** Joined the bank this many whole months ago, whatever the date: there are no earlier rows. */
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
