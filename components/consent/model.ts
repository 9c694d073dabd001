/** What the customer's pages show. They are rendered from this and import neither the store nor the API. */

export type Firm = {
  name: string;
  /** "#rrggbb" as the firm chose it; made legible before it is used. */
  colour: string;
  /** The logo as a data address, so that showing it makes no request to another server. */
  logo: string | null;
  email: string | null;
  phone: string | null;
  complaintsUrl: string | null;
};

/** What every page has around it. */
export type Frame = { nonce: string; firm: Firm; isSandbox: boolean };

export type Cluster = { name: string; items: readonly string[] };

/** What is asked of the customer, in the terms they agree to. */
export type Sharing = {
  purpose: string;
  reportType: "expense_summary" | "affordability";
  /** True when the report lists each payment, false when it has totals and averages alone. */
  isDetailed: boolean;
  clusters: readonly Cluster[];
  historyMonths: number;
  periodLabel: string | null;
  isOngoing: boolean;
  /** Every how many days the data is collected again; null for only when the firm asks. */
  refreshEveryDays: number | null;
  retentionDays: number;
  /** True when the customer reads the report before the firm can. */
  isReviewed: boolean;
  /** True where more than one bank can be shared. */
  isSeveral: boolean;
};

/** Where the customer's own steps live. */
export type Paths = {
  link: string;
  start: string;
  return: string;
  notNow: string;
  withdraw: string;
  /** "That's all": no more banks are added. */
  banks: string;
  /** One of the banks; `?id=` says which. */
  bank: string;
  share: string;
  report: string;
  note: string;
  receipt: string;
  receiptPdf: string;
};

/** A place outside the product the customer may go on to. */
export type Onward = { href: string; host: string };

/** A bank that the customer shares. */
export type SharedBank = {
  id: string;
  name: string;
  /** How many of its accounts are shared; 0 where the provider does not say. */
  accountCount: number;
  /** When sharing ends; null where it is not known, and for data that is collected once. */
  endsOn: Date | null;
};

/** A bank that the customer has just added or stopped. */
export type ChangedBank = { change: "added" | "stopped"; name: string };
