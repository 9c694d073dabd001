/** The data of the side panel and the list of transactions. Plain data: it crosses from the server to the page. */

/**
 * What a panel is opened with: the place of a figure in the document, a list of rows ("e12") or one row ("t12"). Never bank
 * data.
 */
export type PanelKey = string;

export type RowLine = {
  /** The row's own panel. */
  key: PanelKey;
  on: string;
  description: string;
  /** The account's short name in this report, "A2". */
  account: string;
  amount: string;
  isIn: boolean;
  category: string;
  /** Which table or rule put it in its category, and how sure that is. */
  why: string;
  /** In how many figures it counts. */
  figures: number;
  /** What the customer said of it. */
  note: string | null;
};

/** Rows of one page of a list. */
export const PAGE_ROWS = 50;

export type RowPage = {
  lines: RowLine[];
  /** Of every row that was found, on all pages. */
  count: number;
  sum: string;
  moneyIn: string;
  moneyOut: string;
  offset: number;
};

/** Something a figure is made of, which may have a panel of its own. */
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
  /** The formula with its numbers put in; null where it does not come down to one line. */
  worked: string | null;
  parts: Part[];
  facts: { term: string; text: string }[];
  /** What the customer said about what the figure is of. */
  customer: string | null;
  rows: { page: RowPage; check: RowCheck } | null;
  /** Why there are no rows. */
  noRows: string | null;
};

/** How the sum of the rows listed stands to the figure. */
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
  /** Place of the account in the document; null for all. */
  account: number | null;
  direction: "IN" | "OUT" | null;
  /** A category's code, or the first part of it for its whole group. */
  category: string | null;
  /** "2026-03" */
  month: string | null;
  minCents: number | null;
  maxCents: number | null;
  /** Only the rows behind this figure or list. */
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

export type Choice = { value: string; label: string };
export type RowChoices = {
  accounts: Choice[];
  months: Choice[];
  groups: { label: string; choices: Choice[] }[];
};
