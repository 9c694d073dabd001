/**
 * What the report says, as plain blocks in reading order. The web page and the PDF are two painters of this one
 * content, so neither can say something the other does not.
 */

/** A place in the document that can be jumped to; the same word is the HTML id and the PDF destination. */
export type Anchor = string;

/** A way to say something about a figure. `id` names its place on the page, where it is the first for that figure. */
export type Act = { href: string; text: string; about: string; id: string | null };

/** `key` names a figure by its place in the document, or a list of rows or a row by its number. */
export type Open = { key: string; how: Anchor };

export type Cell = {
  text: string;
  /** A quieter second line. */
  small?: string;
  /** Where a click leads: the rows behind a number, or how it is made. */
  to?: Anchor;
  /** What a click opens where figures can be opened, and the formula's anchor for readers without script. */
  open?: Open;
  /** A formula's code, hidden until a reader asks for codes. */
  code?: string;
  /** A short mark after the number when it should be read with care, for instance "est." */
  mark?: string;
  /** Pieces of the text that each lead somewhere; joined by ", " they are what the text ends in. */
  parts?: { text: string; to: Anchor }[];
  /** What the customer may do about it while they review the report; in no document. */
  act?: Act;
};

export type Column = {
  head: string;
  align: "left" | "right";
  /** Share of the table's width, in any unit common to the table. */
  share: number;
  /** Shown on a screen only when a reader asks for codes, and on paper in the annex. */
  isCode?: boolean;
};

export type Row = { kind: "body" | "group" | "total"; id?: Anchor; cells: Cell[] };

export type Table = {
  kind: "table";
  id: Anchor;
  caption: string;
  columns: Column[];
  rows: Row[];
  /** Said instead of the table when there are no rows. */
  empty: string;
  footnote?: string;
  /** Tables with many columns or rows are set smaller. */
  dense?: boolean;
  /** A list of thousands of rows, set closer still on paper. */
  long?: boolean;
  /** Folded away until it is asked for or something in it is jumped to; open on paper. */
  folded?: boolean;
};

export type Prose = { kind: "prose"; paragraphs: string[] };
export type Facts = { kind: "facts"; title: string; pairs: { term: string; cell: Cell }[] };
export type Points = { kind: "points"; title: string; items: { lead: string; cell: Cell }[]; empty: string };
export type Definitions = {
  kind: "definitions";
  title: string;
  items: { id?: Anchor; term: string; text: string }[];
  /** As of a table. */
  folded?: boolean;
};

/** A chart and the table with the same numbers. `draw` lays it out for the width at hand. */
export type Chart = {
  kind: "chart";
  id: Anchor;
  title: string;
  /** What the picture shows, for those who cannot see it. */
  summary: string;
  /** `form` is how it is drawn in the picture; a bar, where it is not said. */
  legend: { tone: Tone; text: string; form?: "bar" | "hatched" | "line" | "tick" }[];
  draw: (width: number, unit: number) => Drawing;
  table: Table;
  /** Printed without its table. */
  isBare?: boolean;
};

/** Each tone differs in lightness as well as hue, so that grey prints and colour-blind readers keep them apart. */
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
export type Mark =
  | { kind: "rect"; x: number; y: number; width: number; height: number; tone: Tone }
  | { kind: "line"; x1: number; y1: number; x2: number; y2: number; tone: Tone }
  | { kind: "path"; points: { x: number; y: number }[]; tone: Tone; filled: boolean }
  | { kind: "text"; x: number; y: number; text: string; anchor: "start" | "middle" | "end"; strong: boolean };
export type Drawing = { width: number; height: number; marks: Mark[] };

export type Block = Table | Prose | Facts | Points | Definitions | Chart;
/** `lead` says what was found, in numbers; `about` how to read what follows. */
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
  /** What falls short is not set in the colour of what is left. */
  isBelowZero: boolean;
  /** "a month" */
  per: string;
  /** "$10,930 to $11,420", with what it is the range of; null where the document holds none. */
  range: { text: string; basis: string } | null;
  /** Why the value is not what the months show, where it lies outside their range; null where it lies within. */
  why: { text: string; to: Anchor } | null;
  /** The same by the week and the year. */
  also: string;
  quality: string;
  rows: Anchor | null;
  how: Anchor;
  formula: string;
  open?: Open;
};

/** A figure of the second row of the first page: what a lender assesses. */
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
  /** `qrText` is null where there is no page to open: a document made on the command line. */
  verification: { id: string; url: string; qrText: string | null };
  consent: string;
  tiles: Tile[];
  /** Only in an affordability report. */
  measures: Measure[];
  grade: { letter: string; meaning: string; reasons: string[] };
  /** `when` dates the rows a fact rests on, where its words do not. */
  asks: { lead: string; isHigh: boolean; text: string; when: string | null; to: Anchor | null }[];
  /** What is true of every account is said once, in `covered`. */
  covered: string;
  accounts: { key: string; name: string; detail: string; balance: string }[];
  missing: string[];
};

export type Content = {
  cover: Cover;
  sections: Section[];
  footer: { id: string; digest: string; generated: string };
};
