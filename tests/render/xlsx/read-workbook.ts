import { strFromU8, unzipSync } from "fflate";

/** A cell of the file. `value` is the text or the number, cached if there is a formula. */
type ReadCell = { value: string | number | null; formula: string | null; type: string };
export type ReadSheet = Map<string, ReadCell>;
/** Sheets by name, with their cells by address. */
export type ReadWorkbook = Map<string, ReadSheet>;

type Node = { name: string; attributes: Record<string, string>; children: Node[]; text: string };

const MARKUP =
  /<\?xml [^<>]*\?>|<(?<end>\/)?(?<name>[\w:]+)(?<attributes>(?:\s+[\w:]+="[^"<]*")*)\s*(?<empty>\/)?>|(?<text>[^<>]+)/gy;
const ENTITIES: Readonly<Record<string, string>> = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" };

const decode = (text: string) => text.replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);

/** Parses the XML of a workbook, and throws if it is not well formed. */
function parse(xml: string): Node {
  const root: Node = { name: "", attributes: {}, children: [], text: "" };
  const open = [root];
  let read = 0;
  for (const { 0: markup, groups = {} } of xml.matchAll(MARKUP)) {
    read += markup.length;
    const { end, name = "", attributes = "", empty, text } = groups;
    const last = open.at(-1) ?? root;
    if (text !== undefined) last.text += decode(text);
    else if (end) {
      if (open.pop()?.name !== name) throw new Error(`</${name}> has no start tag`);
    } else if (name) {
      const pairs = [...attributes.matchAll(/([\w:]+)="([^"]*)"/g)];
      const node: Node = {
        name,
        attributes: Object.fromEntries(pairs.map(([, key = "", value = ""]) => [key, decode(value)])),
        children: [],
        text: "",
      };
      last.children.push(node);
      if (!empty) open.push(node);
    }
  }
  if (read !== xml.length || open.length !== 1) throw new Error(`the XML is broken after ${read} characters`);
  return root;
}

/** The first element of this name inside another. */
const childOf = (node: Node | undefined, name: string) => node?.children.find((each) => each.name === name);

/** Reads a workbook through ZIP and XML only, without the library that wrote it. */
export function readWorkbook(bytes: Uint8Array): ReadWorkbook {
  const files = unzipSync(bytes);
  const textOf = (name: string) => {
    const file = files[name];
    if (!file) throw new Error(`the workbook has no ${name}`);
    return strFromU8(file);
  };
  const sheets = childOf(childOf(parse(textOf("xl/workbook.xml")), "workbook"), "sheets")?.children ?? [];
  return new Map(
    sheets.map(({ attributes }, index) => [
      attributes.name ?? "",
      readSheet(textOf(`xl/worksheets/sheet${index + 1}.xml`)),
    ]),
  );
}

function readSheet(xml: string): ReadSheet {
  const rows = childOf(childOf(parse(xml), "worksheet"), "sheetData")?.children ?? [];
  const cells = rows.flatMap((row) => row.children);
  return new Map(cells.map((cell) => [cell.attributes.r ?? "", readCell(cell)]));
}

function readCell(cell: Node): ReadCell {
  const type = cell.attributes.t ?? "n";
  const formula = childOf(cell, "f")?.text ?? null;
  const value = childOf(cell, "v")?.text;
  if (type !== "inlineStr") return { type, formula, value: value === undefined ? null : Number(value) };
  const inline = childOf(cell, "is");
  const text = childOf(inline, "t") ?? childOf(childOf(inline, "r"), "t");
  return { type, formula, value: text?.text ?? "" };
}
