/** The data of the customer's pages. They are rendered from this and import neither the store nor the API. */

export type Firm = {
  name: string;
  /** "#rrggbb" as the firm chose it; made readable before use. */
  colour: string;
  /** The logo as a data URL, so that showing it needs no request. */
  logo: string | null;
  email: string | null;
  phone: string | null;
  complaintsUrl: string | null;
};

/** The frame of every page. */
export type Frame = { nonce: string; firm: Firm; isSandbox: boolean };

export type Cluster = { name: string; items: readonly string[] };

/** The terms that the customer is asked to agree to. */
export type Sharing = {
  purpose: string;
  reportType: "expense_summary" | "affordability";
  /** True if the report lists each payment, false if it only has totals and averages. */
  isDetailed: boolean;
  clusters: readonly Cluster[];
  historyMonths: number;
  periodLabel: string | null;
  isOngoing: boolean;
  /** Days between automatic collections; null if only the firm requests them. */
  refreshEveryDays: number | null;
  retentionDays: number;
  /** True if the customer reads the report before the firm can. */
  isReviewed: boolean;
  /** True if several banks can be shared. */
  isSeveral: boolean;
};

/** The URLs of the customer's own steps. */
export type Paths = {
  link: string;
  start: string;
  return: string;
  notNow: string;
  withdraw: string;
  /** "That's all": no more banks are added. */
  banks: string;
  /** The URL for one of the banks; `?id=` says which. */
  bank: string;
  share: string;
  report: string;
  note: string;
  receipt: string;
  receiptPdf: string;
};

/** A link to another site for the customer. */
export type Onward = { href: string; host: string };

/** A bank that the customer shares. */
export type SharedBank = {
  id: string;
  name: string;
  /** The number of its shared accounts; 0 if the provider does not say. */
  accountCount: number;
  /** When sharing ends; null if unknown, and for data that is collected once. */
  endsOn: Date | null;
};

/** A bank that the customer has just added or stopped. */
export type ChangedBank = { change: "added" | "stopped"; name: string };
