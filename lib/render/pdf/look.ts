// The style of the printed page, in points. The colours are those of the web page (components/report/style.ts).
import type { Tone } from "@/components/report/model";
import type { Type } from "./type";

export const PAGE = { width: 595.28, height: 841.89, left: 42.5, right: 552.78, top: 40, bottom: 790 };
export const COLUMN = PAGE.right - PAGE.left;
/** Margins of a list of thousands of rows, so that most rows fit in one line. */
export const WIDE = { left: 26, right: 569.28 };

export const INK = "#16232b";
export const SOFT = "#56646c";
export const LINE = "#dfe4e6";
export const RULE = "#b9c2c6";
export const ACCENT = "#0b5f62";
export const WARN = "#9c3a22";
export const TEST = { wash: "#fdf6e7", edge: "#b7791f" };

/** Distance from one baseline to the next, as a multiple of the size. */
export const LEADING = 1.38;

export const TYPE = {
  title: { face: "semibold", size: 21, colour: INK },
  customer: { face: "regular", size: 13, colour: SOFT },
  company: { face: "semibold", size: 10, colour: ACCENT },
  section: { face: "semibold", size: 15, colour: INK },
  sectionNumber: { face: "regular", size: 15, colour: ACCENT },
  minor: { face: "semibold", size: 9.5, colour: INK },
  body: { face: "regular", size: 9, colour: INK },
  bodySoft: { face: "regular", size: 9, colour: SOFT },
  lead: { face: "semibold", size: 8.5, colour: ACCENT },
  term: { face: "regular", size: 7.5, colour: SOFT },
  warn: { face: "regular", size: 8.5, colour: WARN },
  mark: { face: "semibold", size: 6.5, colour: WARN },
  tile: { face: "semibold", size: 18, colour: INK },
  letter: { face: "semibold", size: 17, colour: ACCENT },
  foot: { face: "regular", size: 7, colour: SOFT },
} satisfies Record<string, Type>;

export const FILL: Readonly<Record<Tone, string>> = {
  income: "#0b5f62",
  accent: "#0b5f62",
  essential: "#1f3038",
  committed: "#9db0b5",
  debt: "#b06a2c",
  discretionary: "#e6c88f",
  other: "#e3e8e9",
  warn: "#e3b1a2",
  grid: "#e6eaeb",
  axis: "#7d898f",
  paper: "#ffffff",
};
