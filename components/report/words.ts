// The document's codes as words for people.
import type {
  Account,
  Basis,
  ConductMarker,
  ExcludedReason,
  FigureQuality,
  Frequency,
  HemBasis,
  HemTreatment,
  LeftOutAccount,
  LiabilityClass,
  Quality,
  StreamStatus,
} from "@/lib/engine/document";
import { DASH } from "./format";

export const FREQUENCY: Readonly<Record<Frequency, string>> = {
  WEEKLY: "weekly",
  FORTNIGHTLY: "fortnightly",
  FOUR_WEEKLY: "every 4 weeks",
  SEMI_MONTHLY: "twice a month",
  MONTHLY: "monthly",
  BIMONTHLY: "every 2 months",
  QUARTERLY: "quarterly",
  HALF_YEARLY: "half-yearly",
  ANNUAL: "yearly",
  IRREGULAR: "irregular",
};

export const STATUS: Readonly<Record<StreamStatus, string>> = {
  ACTIVE: "active",
  LATE: "late",
  CEASED: "ceased",
  NEW: "new",
  ONE_OFF: "one-off",
};

export const BASIS: Readonly<Record<Basis, string>> = {
  ESSENTIAL: "essential",
  DISCRETIONARY: "discretionary",
  COMMITTED: "committed",
  DEBT: "debt",
  RISK: "to ask about",
  NEUTRAL: "not spending",
};

export const HEM_BASIS: Readonly<Record<HemBasis, string>> = {
  ABSOLUTE_BASIC: "absolute basic",
  DISCRETIONARY_BASIC: "discretionary basic",
  NON_BASIC: "non-basic",
  OUTSIDE: "outside",
  NONE: DASH,
};

export const HEM_TREATMENT: Readonly<Record<HemTreatment, string>> = {
  IN: "in",
  OUT: "outside",
  LENDER_SPECIFIC: "lender decides",
  NONE: DASH,
};

/** The label of the total for each HEM treatment. */
export const HEM_TOTAL: Readonly<Record<HemTreatment | "ALL", string>> = {
  IN: "Within HEM",
  OUT: "Never part of HEM",
  LENDER_SPECIFIC: "Within or outside, as the lender decides",
  NONE: "Not classified for HEM",
  ALL: "All lines",
};

export const QUALITY: Readonly<Record<FigureQuality, string>> = {
  OK: "full record",
  THIN: "few records",
  ESTIMATED: "estimate",
  INCOMPLETE: "incomplete record",
};

/** The reliability of a headline figure, in words. */
export const CONFIDENCE: Readonly<Record<FigureQuality, string>> = {
  OK: "High confidence",
  ESTIMATED: "Medium confidence: estimated",
  THIN: "Low confidence: few records",
  INCOMPLETE: "Low confidence: data missing",
};

/** The short mark after a number. A number based on complete data has no mark. */
export const QUALITY_MARK: Readonly<Record<FigureQuality, string | undefined>> = {
  OK: undefined,
  THIN: "few",
  ESTIMATED: "est.",
  INCOMPLETE: "incompl.",
};

export const GRADE: Readonly<Record<Quality["grade"], string>> = {
  A: "No missing data was found that would change the monthly totals.",
  B: "The data is good. Check the points listed here.",
  C: "Parts of the data are missing or unclear. Ask about them before you rely on the totals.",
  D: "The data is too short or too incomplete for reliable averages.",
};

export const UNSHARED: Readonly<Record<Quality["suspectedUnshared"][number]["kind"], string>> = {
  OWN_ACCOUNT: "another of the customer's accounts",
  CREDIT_CARD: "a credit card",
  MORTGAGE: "a home loan",
  LOAN: "a loan",
  UNNAMED_ACCOUNT: "an account that the bank does not name",
  INCOME_ACCOUNT: "an account that income is paid into",
  SPENDING_ACCOUNT: "an account for daily spending",
};

export const LEFT_OUT: Readonly<Record<LeftOutAccount["reason"], string>> = {
  NOT_OWNED: "the customer is not one of its owners",
  FOREIGN_CURRENCY: "not in Australian dollars",
  SHARED_TWICE: "the account was shared twice, and only the other copy is counted",
};

export const MARKER: Readonly<Record<ConductMarker["kind"], string>> = {
  CRISIS_PAYMENT: "Crisis payments received",
  COLLECTION: "Payments to debt collectors",
  DEBT_AGREEMENT: "Debt agreements and budget services",
  REDRAW: "Redraws from a loan",
  SUPER_RELEASE: "Superannuation paid out",
};

export const ACCOUNT_KIND: Readonly<Record<Account["kind"], string>> = {
  TRANSACTION: "everyday",
  SAVINGS: "savings",
  CREDIT_CARD: "credit card",
  MORTGAGE: "home loan",
  LOAN: "loan",
  TERM_DEPOSIT: "term deposit",
  OTHER: "other",
};

export const OWNERSHIP: Readonly<Record<Account["ownership"], string>> = {
  ONE_PARTY: "sole",
  TWO_PARTY: "joint",
  MANY_PARTY: "several holders",
  OTHER: "other",
  UNKNOWN: "not stated",
};

export const LIABILITY: Readonly<Record<LiabilityClass, string>> = {
  MORTGAGE: "home loan",
  PERSONAL: "personal loan",
  CAR: "car loan",
  CREDIT_CARD: "credit card",
  BNPL: "buy now, pay later",
  SACC: "small loan (SACC)",
  MACC: "medium loan (MACC)",
  OTHER_CREDIT: "other credit",
  WAGE_ADVANCE: "wage advance",
  LEASE: "lease",
  MARGIN_LOAN: "margin loan",
  BUSINESS_LOAN: "business loan",
  STUDENT: "student loan",
  TAX_DEBT: "tax debt",
  COLLECTION: "debt collector",
  DEBT_AGREEMENT: "debt agreement",
  PERSON: "a person",
};

export const EXCLUDED: Readonly<Record<ExcludedReason, string>> = {
  OWN_TRANSFER: "Transfers between the customer's own accounts",
  REFUND: "Refunds",
  REVERSAL: "Reversals",
  LOAN: "Loan money received",
  TAX_REFUND: "Tax refunds",
  CASH: "Cash paid in",
  PERSON: "Money from people",
  GAMBLING: "Gambling returns",
  ASSET_SALE: "Sale of assets",
  MEDICARE: "Medicare and health benefits",
  UNKNOWN: "Source not known",
};

/** The words for intervals, which the Consumer Data Standards write as ISO 8601 durations. */
const INTERVAL: Readonly<Record<string, string>> = {
  P1D: "daily",
  P7D: "weekly",
  P1W: "weekly",
  P14D: "fortnightly",
  P2W: "fortnightly",
  P28D: "four-weekly",
  P4W: "four-weekly",
  P1M: "monthly",
  P2M: "every two months",
  P3M: "quarterly",
  P6M: "half-yearly",
  P1Y: "yearly",
  P12M: "yearly",
};

/**
 * Writes an ISO 8601 duration in words: "P14D" becomes "fortnightly". A duration without a name stays as the bank wrote
 * it.
 */
export function intervalText(interval: string): string {
  return INTERVAL[interval.toUpperCase()] ?? interval;
}

/** Makes a code without a table readable: "MISSED_PAYMENT" as "missed payment". */
export function plain(code: string): string {
  return code.toLowerCase().replaceAll("_", " ");
}
