// The report's content as plain blocks in reading order. The web page and the PDF both render this content, so their
// figures cannot differ.

/** A link target in the document; the same word is the HTML id and the PDF destination. */
export type Anchor = string;

/**
 * A link for commenting on a figure. `id` marks the link's position on the page; null unless it is the first
 * link for the figure.
 */
type NoteLink = { href: string; text: string; about: string; id: string | null };

/**
 * What a click opens. `key`: the figure's path in the document, or the anchor of an evidence set (`e12`) or a
 * transaction (`t3`). `how`: the anchor to follow without script.
 */
type PanelLink = { key: string; how: Anchor };

export type Cell = {
  text: string;
  /** A second, lighter line. */
  small?: string;
  /** A click's target: the rows behind a number, or its formula. */
  to?: Anchor;
  /**
   * The figure or rows that a click opens, on a page that can open them. Without script, the click leads to the formula
   * or to the section with the transactions.
   */
  open?: PanelLink;
  /** A formula's code, hidden until a reader asks for codes. */
  code?: string;
  /** A short mark after a number that should be read with care, for instance "est." */
  mark?: string;
  /** The parts at the end of the text, each with a link, joined by ", ". */
  parts?: { text: string; to: Anchor }[];
  /** The link with which the customer comments on the cell's figure during the review; not in documents. */
  act?: NoteLink;
};

export type Column = {
  head: string;
  align: "left" | "right";
  /** Share of the table's width, in any unit common to the table. */
  share: number;
  /** A column of codes: shown on a screen only on request, and on paper only in the annex. */
  isCode?: boolean;
};

export type Row = { kind: "body" | "group" | "total"; id?: Anchor; cells: Cell[] };

export type Table = {
  kind: "table";
  id: Anchor;
  caption: string;
  columns: Column[];
  rows: Row[];
  /** Shown instead of the table if there are no rows. */
  empty: string;
  footnote?: string;
  /** Tables with many columns or rows are set smaller. */
  dense?: boolean;
  /** True for a list of thousands of rows, which have less space between them on paper. */
  long?: boolean;
  /** True for a table that is folded until the reader opens it or follows a link into it. On paper it is open. */
  folded?: boolean;
  /**
   * Like `folded`. In addition, the page contains only the table's name, and its script loads the rows when
   * the reader begins to read.
   */
  deferred?: boolean;
};

export type Prose = { kind: "prose"; paragraphs: string[] };
export type Facts = { kind: "facts"; title: string; pairs: { term: string; cell: Cell }[] };
export type Points = { kind: "points"; title: string; items: { lead: string; cell: Cell }[]; empty: string };
export type Definitions = {
  kind: "definitions";
  id: Anchor;
  title: string;
  /** `code` is a formula's code, hidden on a screen until a reader asks for codes. */
  items: { id?: Anchor; code?: string; term: string; text: string }[];
  /**
   * True if the definitions are folded until the reader opens them or follows a link to one. On paper they are open.
   */
  folded?: boolean;
  /**
   * True if the page first contains the terms without their texts. The page's script loads the texts when the reader
   * begins to read.
   */
  deferred?: boolean;
};

/** A chart and the table with the same numbers. `draw` lays it out for the available width. */
export type Chart = {
  kind: "chart";
  id: Anchor;
  title: string;
  /** A description of the picture for readers who cannot see it. */
  summary: string;
  /** The entries of the legend. `form` is the shape in the picture that the entry explains; a bar by default. */
  legend: { tone: Tone; text: string; form?: "bar" | "hatched" | "line" | "tick" }[];
  draw: (width: number, unit: number) => Drawing;
  table: Table;
  /** True if the chart is printed without its table. */
  isBare?: boolean;
  /**
   * True if the page contains only the wide drawing, and its script loads the narrow drawing and the table when the
   * reader begins to read.
   */
  deferred?: boolean;
};

/**
 * The tone of a mark. Tones differ in lightness and in hue, so that greyscale prints show the difference and
 * colour-blind readers see it.
 */
export type Tone =
  | "income"
  | "essential"
  | "committed"
  | "discretionary"
  | "debt"
  | "other"
  | "accent"
  | "warn"
  | "grid"
  | "axis"
  | "paper";
/** The direction of a hatched area's lines. */
export type Pattern = "rising" | "falling" | "level" | "upright";
/** Parallel lines over an area. `apart` is the distance between two lines, measured along the sides of the area. */
export type Hatch = {
  kind: "hatch";
  x: number;
  y: number;
  width: number;
  height: number;
  pattern: Pattern;
  apart: number;
  tone: Tone;
};
export type Mark =
  | { kind: "rect"; x: number; y: number; width: number; height: number; tone: Tone }
  | Hatch
  | { kind: "line"; x1: number; y1: number; x2: number; y2: number; tone: Tone }
  | { kind: "path"; points: { x: number; y: number }[]; tone: Tone; filled: boolean }
  | { kind: "text"; x: number; y: number; text: string; anchor: "start" | "middle" | "end"; strong: boolean };
export type Drawing = { width: number; height: number; marks: Mark[] };

export type Block = Table | Prose | Facts | Points | Definitions | Chart;
/** A section of the report. `lead` states the result in numbers; `about` explains how to read the section. */
export type Section = {
  id: Anchor;
  number: string;
  title: string;
  lead: string;
  about: string;
  blocks: Block[];
};

export type Tile = {
  label: string;
  value: string;
  /** True for a shortfall, which is not shown in the colour of a surplus. */
  isBelowZero: boolean;
  /** The unit of time of `value`: "a month". */
  per: string;
  /** The range in words, such as "$10,930 to $11,420", and its basis; null if the document has no range. */
  range: { text: string; basis: string } | null;
  /**
   * Explains why the value is outside the range of the months. Null if the value is within the range, or if the
   * document lacks the range or the lines for the explanation.
   */
  why: { text: string; to: Anchor } | null;
  /** The value as a weekly and a yearly amount, or the figure's note if there is no weekly amount to show. */
  also: string;
  quality: string;
  rows: Anchor | null;
  how: Anchor;
  formula: string;
  open?: PanelLink;
};

/** An assessed figure, in the second row of the first page. */
export type Measure = {
  label: string;
  value: string;
  isBelowZero: boolean;
  confidence: string;
  note: string;
  how: Anchor;
  formula: string;
};

export type Cover = {
  company: string;
  title: string;
  customer: string;
  testNotice: string | null;
  pairs: { term: string; text: string }[];
  /** `qrText` is null if there is no page to open, as for a document created on the command line. */
  verification: { id: string; url: string; qrText: string | null };
  consent: string;
  tiles: Tile[];
  /** The assessed figures. Only an affordability report has any. */
  measures: Measure[];
  grade: { letter: string; meaning: string; reasons: string[] };
  /** `when` has the dates of the rows behind a finding, if the finding's text does not mention them. */
  findings: { lead: string; isHigh: boolean; text: string; when: string | null; to: Anchor | null }[];
  /** The details that apply to every account, stated once. */
  covered: string;
  accounts: { key: string; name: string; detail: string; balance: string }[];
  missing: string[];
};

export type Content = {
  cover: Cover;
  sections: Section[];
  footer: { id: string; digest: string; generated: string };
};
