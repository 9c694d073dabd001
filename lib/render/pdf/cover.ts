import type { Cover, Measure, Tile } from "@/components/report/model";
import { toQr } from "@/components/report/qr";
import { addFindingsAndQuality } from "./cover-quality";
import { COLUMN, INK, LINE, PAGE, RULE, TEST, TYPE } from "./look";
import { heightOf, type Sheet } from "./sheet";
import { toDrawable, widthOf } from "./type";

const QR = 74;
/**
 * The widths of the three columns of the report's details, as shares of the text width. The first column is narrow
 * because a reference is short; times need the wider columns.
 */
const PAIR_SHARES: readonly number[] = [0.22, 0.39, 0.39];

/**
 * Adds the summary: the customer and dates, the headline figures, the assessed figures if there are any, the findings
 * and the data quality.
 */
export function addCover(sheet: Sheet, cover: Cover): void {
  sheet.addAnchor("cover", { title: "Summary", depth: 0 });
  addHead(sheet, cover);
  if (cover.testNotice !== null) addTestNotice(sheet, cover.testNotice);
  addPairs(sheet, cover);
  addTiles(sheet, cover.tiles);
  if (cover.measures.length > 0) addMeasures(sheet, cover.measures);
  addFindingsAndQuality(sheet, cover);
}

function addHead(sheet: Sheet, cover: Cover): void {
  const top = sheet.y;
  const width = COLUMN - 150;
  sheet.paragraph(cover.company, { x: PAGE.left, width }, TYPE.company);
  sheet.gap(2);
  sheet.as("H1", () => sheet.paragraph(cover.title, { x: PAGE.left, width }, TYPE.title));
  sheet.gap(1);
  sheet.paragraph(cover.customer, { x: PAGE.left, width }, TYPE.customer);
  const { id, url, qrText } = cover.verification;
  if (qrText !== null) addQr(sheet, qrText, top);
  sheet.text("Verification", { x: PAGE.right, y: top + QR + 12, side: "right" }, TYPE.term);
  // Only a web URL becomes a link; any other text from the document stays plain.
  const to = /^https?:\/\//.test(url) ? url : undefined;
  sheet.linked(toDrawable(id), { x: PAGE.right, y: top + QR + 23, side: "right" }, TYPE.minor, to);
  sheet.y = Math.max(sheet.y, top + QR + 26) + 9;
  sheet.rule({ x1: PAGE.left, y1: sheet.y, x2: PAGE.right, y2: sheet.y }, INK, 1.4);
}

function addQr(sheet: Sheet, qrText: string, top: number): void {
  const qr = toQr(qrText);
  const area = { x: PAGE.right - QR, y: top, width: QR, height: QR };
  sheet.as(
    "Figure",
    () => sheet.shape({ kind: "path", x: area.x, y: top, scale: QR / qr.size, d: qr.path, colour: INK }),
    { alt: `QR code of the page that verifies this report, ${qrText}`, area },
  );
}

function addTestNotice(sheet: Sheet, notice: string): void {
  sheet.gap(9);
  sheet.box({ x: PAGE.left, y: sheet.y, width: COLUMN, height: 20 }, TEST.wash);
  sheet.box({ x: PAGE.left, y: sheet.y, width: 2.5, height: 20 }, TEST.edge);
  sheet.text(toDrawable(notice), { x: PAGE.left + 10, y: sheet.y + 13 }, { ...TYPE.body, size: 8.5 });
  sheet.y += 20;
}

function addPairs(sheet: Sheet, cover: Cover): void {
  sheet.gap(12);
  sheet.as("L", () => addPairLines(sheet, cover));
}

function addPairLines(sheet: Sheet, cover: Cover): void {
  const beside = PAIR_SHARES.length;
  for (let index = 0; index < cover.pairs.length; index += beside) {
    const pairs = cover.pairs.slice(index, index + beside);
    const lefts = PAIR_SHARES.map((_, side) => sum(PAIR_SHARES.slice(0, side)) * COLUMN);
    const widthOfPair = (side: number) =>
      (side === pairs.length - 1 ? COLUMN : (lefts[side + 1] ?? COLUMN) - 12) - (lefts[side] ?? 0);
    const height = Math.max(...pairs.map((pair, side) => heightOf(pair.text, widthOfPair(side), TYPE.body)));
    sheet.need(Math.min(height + 12, 200));
    const top = sheet.y;
    let lowest = top;
    pairs.forEach((pair, side) => {
      sheet.y = top;
      addPair(sheet, pair, PAGE.left + (lefts[side] ?? 0), widthOfPair(side));
      lowest = Math.max(lowest, sheet.y);
    });
    sheet.y = lowest + 5;
  }
  addPair(sheet, { term: "Consent", text: cover.consent }, PAGE.left, COLUMN);
}

const sum = (shares: readonly number[]) => shares.reduce((total, share) => total + share, 0);

function addPair(sheet: Sheet, pair: { term: string; text: string }, x: number, width: number): void {
  sheet.as("LI", () => {
    sheet.as("Lbl", () => sheet.paragraph(pair.term, { x, width }, TYPE.term));
    sheet.as("LBody", () => sheet.paragraph(pair.text, { x, width }, TYPE.body));
  });
}

function addTiles(sheet: Sheet, tiles: Tile[]): void {
  sheet.gap(12);
  sheet.need(92);
  const top = sheet.y;
  const slot = COLUMN / Math.max(1, tiles.length);
  let lowest = top;
  tiles.forEach((tile, index) => {
    sheet.y = top + 11;
    const inset = index === 0 ? 0 : 10;
    sheet.as("Sect", () => addTile(sheet, tile, PAGE.left + slot * index + inset, slot - inset - 6));
    lowest = Math.max(lowest, sheet.y);
  });
  sheet.y = lowest + 9;
  for (let index = 1; index < tiles.length; index += 1) {
    sheet.rule(
      { x1: PAGE.left + slot * index, y1: top, x2: PAGE.left + slot * index, y2: sheet.y },
      LINE,
      0.6,
    );
  }
  sheet.rule({ x1: PAGE.left, y1: top, x2: PAGE.right, y2: top }, RULE, 0.6);
  sheet.rule({ x1: PAGE.left, y1: sheet.y, x2: PAGE.right, y2: sheet.y }, RULE, 0.6);
}

function addTile(sheet: Sheet, tile: Tile, x: number, width: number): void {
  sheet.as("H2", () =>
    sheet.paragraph(`${tile.label}, ${tile.per}`, { x, width }, { ...TYPE.minor, size: 8.5 }),
  );
  sheet.y += 3;
  const value = toDrawable(tile.value);
  const wide = widthOf(value, TYPE.tile);
  const size = wide > width ? (TYPE.tile.size * width) / wide : TYPE.tile.size;
  const type = { ...TYPE.tile, size, colour: INK };
  sheet.as("P", () => {
    const draw = () => sheet.text(value, { x, y: sheet.y + TYPE.tile.size }, type);
    const tag = tile.rows === null ? null : sheet.part("Link");
    const used = tag === null ? draw() : sheet.fill(tag, draw);
    if (tile.rows === null) return;
    const area = { x, y: sheet.y, width: used, height: TYPE.tile.size + 4 };
    sheet.leads(area, `#${tile.rows}`, `${tile.label} ${value}: its rows`, tag);
  });
  sheet.y += TYPE.tile.size * 1.3;
  if (tile.range !== null) {
    sheet.paragraph(tile.range.text, { x, width }, { ...TYPE.body, size: 8 });
    sheet.paragraph(tile.range.basis, { x, width }, TYPE.term);
    sheet.y += 2;
  }
  if (tile.why !== null) {
    sheet.paragraph(tile.why.text, { x, width }, TYPE.term, `#${tile.why.to}`);
    sheet.y += 2;
  }
  sheet.paragraph(tile.also, { x, width }, TYPE.term);
  sheet.paragraph(`${tile.quality} · how`, { x, width }, TYPE.term, `#${tile.how}`);
}

/** Adds the assessed figures in one row below the observed figures. */
function addMeasures(sheet: Sheet, measures: readonly Measure[]): void {
  const top = sheet.y;
  const slot = COLUMN / measures.length;
  let lowest = top;
  measures.forEach((measure, index) => {
    sheet.y = top + 7;
    const inset = index === 0 ? 0 : 10;
    sheet.as("Sect", () => addMeasure(sheet, measure, PAGE.left + slot * index + inset, slot - inset - 6));
    lowest = Math.max(lowest, sheet.y);
  });
  sheet.y = lowest + 7;
  for (let index = 1; index < measures.length; index += 1) {
    sheet.rule(
      { x1: PAGE.left + slot * index, y1: top, x2: PAGE.left + slot * index, y2: sheet.y },
      LINE,
      0.6,
    );
  }
  sheet.rule({ x1: PAGE.left, y1: sheet.y, x2: PAGE.right, y2: sheet.y }, RULE, 0.6);
}

function addMeasure(sheet: Sheet, measure: Measure, x: number, width: number): void {
  const { label, value, note, confidence, how } = measure;
  sheet.as("H2", () => sheet.paragraph(label, { x, width }, { ...TYPE.minor, size: 8.5 }));
  sheet.paragraph(value, { x, width }, { ...TYPE.tile, size: 13 });
  sheet.paragraph(note, { x, width }, TYPE.term);
  sheet.paragraph(`${confidence} · how`, { x, width }, TYPE.term, `#${how}`);
}
