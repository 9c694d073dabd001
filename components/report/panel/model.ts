// The data of the side panel and the list of transactions. Contains plain data only, because the server sends it to the
// page.

/**
 * The id of a panel's content: the path of a figure in the document, a list of rows ("e12") or one row ("t12"). Never
 * contains bank data.
 */
export type PanelKey = string;

export type RowLine = {
  /** The key of the row's own panel. */
  key: PanelKey;
  on: string;
  description: string;
  /** The account's short name in this report, "A2". */
  account: string;
  amount: string;
  isIn: boolean;
  category: string;
  /** The table or rule that determined the row's category, and the confidence. */
  why: string;
  /** The number of figures that include the row. */
  figures: number;
  /** The customer's note on the row. */
  note: string | null;
};

export const PAGE_ROWS = 50;

export type RowPage = {
  lines: RowLine[];
  /** The number of all matching rows, not only those of this page. The sums also cover all of them. */
  count: number;
  sum: string;
  moneyIn: string;
  moneyOut: string;
  offset: number;
};

/** An input of a figure, which may have a panel of its own. */
export type Part = { sign: "" | "+" | "−" | "÷" | "="; name: string; value: string; key: PanelKey | null };

export type FigurePanel = {
  kind: "figure";
  key: PanelKey;
  name: string;
  value: string;
  per: string;
  quality: string;
  note: string | null;
  formula: { id: string; name: string; text: string } | null;
  /** The formula with its numbers filled in; null if it does not fit into one line. */
  worked: string | null;
  parts: Part[];
  facts: { term: string; text: string }[];
  /** The customer's note on the stream or category of the figure. */
  customer: string | null;
  rows: { page: RowPage; check: RowCheck } | null;
  /** Says why the panel lists no rows; null if it lists any. */
  noRows: string | null;
};

/** The relation between the sum of the listed rows and the figure, in words. */
export type RowCheck = { kind: "SUM" | "MEAN" | "COUNT" | "BY_DESIGN"; sumCents: number; text: string };

export type RowPanel = {
  kind: "row";
  key: PanelKey;
  name: string;
  value: string;
  description: string;
  facts: { term: string; text: string; key: PanelKey | null }[];
  figures: { name: string; value: string; key: PanelKey }[];
};

export type Panel = FigurePanel | RowPanel;

export type RowFilter = {
  words: string;
  /** The account's index in the document; null for all accounts. */
  account: number | null;
  direction: "IN" | "OUT" | null;
  /** A category's code, or its first part for the whole group. */
  category: string | null;
  /** The month of the rows, such as "2026-03"; null for all months. */
  month: string | null;
  minCents: number | null;
  maxCents: number | null;
  /** Selects only the rows behind this figure or list; null for all rows. */
  key: PanelKey | null;
  sort: "NEWEST" | "OLDEST" | "LARGEST" | "SMALLEST";
  offset: number;
};

export const NO_FILTER: RowFilter = {
  words: "",
  account: null,
  direction: null,
  category: null,
  month: null,
  minCents: null,
  maxCents: null,
  key: null,
  sort: "NEWEST",
  offset: 0,
};

/**
 * The content that a page loads once its reader begins to read: the markup of its deferred elements by id,
 * and the filters' options.
 */
export type Deferred = { elements: Record<string, string>; choices: RowChoices };

export type Choice = { value: string; label: string };
export type RowChoices = {
  accounts: Choice[];
  months: Choice[];
  groups: { label: string; choices: Choice[] }[];
};
