import { strFromU8, unzipSync } from "fflate";
import { convert } from "xmlbuilder2";

/** A cell as the file has it: `value` is the text, or the number that is cached where there is a formula. */
export type ReadCell = { value: string | number | null; formula: string | null; type: string };
export type ReadSheet = Map<string, ReadCell>;
/** Sheets by name, each with its cells by address. */
export type ReadWorkbook = Map<string, ReadSheet>;

type Node = Record<string, unknown>;
const listOf = (node: unknown): Node[] => (node === undefined ? [] : ([node].flat() as Node[]));
const parse = (xml: string): Node => convert(xml, { format: "object" }) as Node;

/** Reads a workbook by ZIP and XML alone, without the library that wrote it. */
export function readWorkbook(bytes: Uint8Array): ReadWorkbook {
  const files = unzipSync(bytes);
  const textOf = (name: string) => {
    const file = files[name];
    if (!file) throw new Error(`the workbook has no ${name}`);
    return strFromU8(file);
  };
  const workbook = parse(textOf("xl/workbook.xml")).workbook as { sheets: { sheet: unknown } };
  return new Map(
    listOf(workbook.sheets.sheet).map((sheet, index) => [
      String(sheet["@name"]),
      readSheet(textOf(`xl/worksheets/sheet${index + 1}.xml`)),
    ]),
  );
}

function readSheet(xml: string): ReadSheet {
  const { sheetData } = parse(xml).worksheet as { sheetData: { row?: unknown } };
  const cells = listOf(sheetData.row).flatMap((row) => listOf(row.c));
  return new Map(cells.map((cell) => [String(cell["@r"]), readCell(cell)]));
}

const ENTITIES: Readonly<Record<string, string>> = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" };

/** The text that XML writes with entities. */
const decode = (text: string) => text.replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);

function readCell(cell: Node): ReadCell {
  const type = String(cell["@t"] ?? "n");
  const formula = cell.f === undefined ? null : decode(String(cell.f));
  if (type !== "inlineStr") return { type, formula, value: cell.v === undefined ? null : Number(cell.v) };
  const { t, r } = cell.is as { t?: unknown; r?: { t: unknown } };
  const text = t ?? r?.t ?? "";
  return {
    type,
    formula,
    value: decode(String(typeof text === "object" ? ((text as Node)["#"] ?? "") : text)),
  };
}
