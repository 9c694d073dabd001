import { readFileSync } from "node:fs";
import path from "node:path";
import { create } from "fontkit";
import PDFDocument from "pdfkit";
import type { Block, Content, Table } from "@/components/report/model";

const ROWS_PER_PAGE = 73;
const TOP = 46;
const LEFT = 26;
const WIDTH = 543;
const STEP = 10;
const SIZE = 7;

type Plain = {
  font(font: unknown, name: string): Plain;
  fontSize(size: number): Plain;
  addPage(options: { size: string; margin: number }): Plain;
  text(text: string, x: number, y: number, options: { lineBreak: false }): Plain;
  moveTo(x: number, y: number): Plain;
  lineTo(x: number, y: number): Plain;
  stroke(): Plain;
  on(event: string, listener: (chunk: Uint8Array) => void): Plain;
  end(): void;
};

/**
 * Writes the PDF with which the benchmark compares the report's PDF: the cells of the report's tables in the same font,
 * with a rule under each row. Uses only pdfkit's own functions.
 */
export async function writePlainTables({ sections }: Content): Promise<Buffer> {
  const document = new PDFDocument({ autoFirstPage: false } as never) as unknown as Plain;
  const chunks: Uint8Array[] = [];
  const ended = new Promise<void>((resolve) => {
    document.on("end", () => resolve());
  });
  document.on("data", (chunk) => chunks.push(chunk));
  const font = create(readFileSync(path.join(process.cwd(), "lib/render/fonts/inter-regular.ttf")));
  document.font(font, "inter").fontSize(SIZE);
  const rows = sections.flatMap((section) => section.blocks.flatMap(tableOf)).flatMap(({ rows }) => rows);
  rows.forEach(({ cells }, index) => {
    if (index % ROWS_PER_PAGE === 0) document.addPage({ size: "A4", margin: 0 });
    const y = TOP + (index % ROWS_PER_PAGE) * STEP;
    cells.forEach(({ text }, index) => {
      if (text !== "") document.text(text, LEFT + (index * WIDTH) / cells.length, y, { lineBreak: false });
    });
    document
      .moveTo(LEFT, y + STEP)
      .lineTo(LEFT + WIDTH, y + STEP)
      .stroke();
  });
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

function tableOf(block: Block): Table[] {
  if (block.kind === "table") return [block];
  return block.kind === "chart" ? [block.table] : [];
}
