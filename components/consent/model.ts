// The data of the customer's pages. These types keep the pages independent of the store and the API.

export type Firm = {
  name: string;
  /** "#rrggbb" as the firm chose it. Check its contrast before use. */
  colour: string;
  /** The logo as a data URL, so that the page needs no extra request for it. */
  logo: string | null;
  email: string | null;
  phone: string | null;
  complaintsUrl: string | null;
};

/** The data of the page frame, the same on every page. */
export type Frame = { nonce: string; firm: Firm; isSandbox: boolean };

type Cluster = { name: string; items: readonly string[] };

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
  /** Days between automatic refreshes; null if only the firm requests them. */
  refreshEveryDays: number | null;
  retentionDays: number;
  /** True if the customer reads the report before the firm can. */
  isReviewed: boolean;
  /** True if several banks can be shared. */
  isSeveral: boolean;
};

/** The URLs of the customer's steps. */
export type Paths = {
  link: string;
  /** The page's script calls this URL when a person first uses the page. */
  opened: string;
  start: string;
  return: string;
  notNow: string;
  withdraw: string;
  /** The URL for the button "That's all", with which the customer says that they have added all their banks. */
  banks: string;
  /** The URL of the page for stopping one bank. The bank's id is in `?id=`. */
  bank: string;
  share: string;
  report: string;
  note: string;
  receipt: string;
  receiptPdf: string;
};

/** A link to another site. Its label contains `host`, so that the customer sees where the link leads. */
export type ExternalLink = { href: string; host: string };

export type SharedBank = {
  id: string;
  name: string;
  /** The number of shared accounts; 0 if the provider does not report it. */
  accountCount: number;
  /** When sharing ends; null if unknown or if the data is collected only once. */
  endsOn: Date | null;
};

export type ChangedBank = { change: "added" | "stopped"; name: string };
