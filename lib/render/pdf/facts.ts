import type { Facts } from "@/components/report/model";
import { COLUMN, LEADING, LINE, PAGE, TYPE } from "./look";
import { addPoint, addTitle, withMark } from "./points";
import type { Sheet } from "./sheet";
import { toDrawable, toLines, widthOf } from "./type";

/** A list of short facts up to this height, in points, is kept on one page. */
const WHOLE = 150;
const LONG_TERM = 150;
const HALF = (COLUMN - 24) / 2;

/**
 * Adds facts: short facts in two columns, long facts below them at full width. Each fact has its term on the left and
 * its value on the right.
 */
export function addFacts(sheet: Sheet, facts: Facts): void {
  const { short, long } = bySize(facts.pairs);
  // A short list stays on one page with its title. If a longer list continues on the next page, at least its last two
  // lines are there.
  addTitle(sheet, facts.title, Math.min(WHOLE, heightOfAll(short)));
  sheet.as("L", () => {
    addFactLines(sheet, short);
    for (const { term, cell } of long)
      addPoint(sheet, { lead: term, cell }, { x: PAGE.left, left: LONG_TERM, width: COLUMN });
  });
}

function addFactLines(sheet: Sheet, facts: readonly Fact[]): void {
  for (let index = 0; index < facts.length; index += 2) {
    const pairs = facts.slice(index, index + 2);
    const rest = facts.slice(index + 2);
    const height = heightOfAll(pairs);
    sheet.need(height + (rest.length > 0 && rest.length <= 2 ? heightOfAll(rest) : 0));
    const top = sheet.y;
    pairs.forEach((pair, side) => {
      const x = PAGE.left + side * (HALF + 24);
      sheet.as("LI", () => addFact(sheet, pair, x, top + 3));
      sheet.rule({ x1: x, y1: top + height, x2: x + HALF, y2: top + height }, LINE, 0.4);
    });
    sheet.y = top + height;
  }
}

/** Height of facts in two columns; each row is as high as the higher of its two facts. */
function heightOfAll(facts: readonly Fact[]): number {
  let height = 0;
  for (let index = 0; index < facts.length; index += 2) {
    height += Math.max(...facts.slice(index, index + 2).map(factHeight)) + 6;
  }
  return height;
}

/**
 * Splits facts by length. A fact is long if its value needs more than two lines: it is then set as text over the full
 * width, below the short facts.
 */
function bySize(facts: readonly Fact[]): { short: Fact[]; long: Fact[] } {
  const isLong = (fact: Fact) => splitFact(fact).values.length > 2;
  return { short: facts.filter((fact) => !isLong(fact)), long: facts.filter(isLong) };
}

type Fact = Facts["pairs"][number];

/** Splits a fact into lines. The term takes up to half of the width, and the value the rest. */
function splitFact({ term, cell }: Fact) {
  const terms = toLines(toDrawable(term), HALF * 0.5, TYPE.bodySoft);
  const used = Math.max(...terms.map((line) => widthOf(line, TYPE.bodySoft)));
  const room = HALF - used - 12;
  const values = toLines(toDrawable(withMark(cell)), room, TYPE.body);
  const small =
    cell.small === undefined || cell.small === "" ? [] : toLines(toDrawable(cell.small), room, TYPE.term);
  return { terms, values, small };
}

function factHeight(fact: Fact): number {
  const { terms, values, small } = splitFact(fact);
  const value = values.length * TYPE.body.size + small.length * TYPE.term.size;
  return Math.max(terms.length * TYPE.body.size, value) * LEADING;
}

function addFact(sheet: Sheet, fact: Fact, x: number, top: number): void {
  const { terms, values, small } = splitFact(fact);
  const step = TYPE.body.size * LEADING;
  const to = fact.cell.to === undefined ? undefined : `#${fact.cell.to}`;
  sheet.as("Lbl", () => {
    terms.forEach((line, index) => {
      sheet.text(`${line} `, { x, y: top + TYPE.body.size + index * step }, TYPE.bodySoft);
    });
  });
  sheet.as("LBody", () => {
    values.forEach((line, index) => {
      sheet.linked(
        line,
        { x: x + HALF, y: top + TYPE.body.size + index * step, side: "right" },
        TYPE.body,
        to,
      );
    });
    small.forEach((line, index) => {
      const y = top + values.length * step + TYPE.term.size * (1 + index * LEADING);
      sheet.text(line, { x: x + HALF, y, side: "right" }, TYPE.term);
    });
  });
}
