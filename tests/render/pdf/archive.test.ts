import { zlibSync } from "fflate";
import { beforeAll, describe, expect, test } from "vitest";
import { renderPdfBytes } from "@/lib/render/pdf/render-pdf-bytes";
import { INTEGRITY, makeDocument } from "@/tests/render/fixture";
import { HOSTILE } from "@/tests/render/hostile";
import { type PdfObject, readObjects } from "./objects";

/**
 * The file declares PDF/A-2b (ISO 19005-2). These tests cover the clauses that a program can check. The numbers in
 * the tests' names are those of the clauses.
 */

const names = Object.values(HOSTILE).slice(0, 24).join(" ");
const document = makeDocument();
let bytes: Buffer;
let objects: PdfObject[];

beforeAll(async () => {
  const request = { ...document.request, clientName: `王 محمد अमित 👩‍👩‍👧‍👦 ${names}` };
  bytes = await renderPdfBytes({ ...document, request }, INTEGRITY);
  objects = readObjects(bytes);
});

const withName = (name: string) => objects.filter(({ text }) => new RegExp(`/${name}\\b`).test(text));
const get = (id: string | undefined) => objects.find((object) => object.id === Number(id));
const follow = ({ text }: PdfObject, name: string) => get(new RegExp(`/${name} (\\d+) 0 R`).exec(text)?.[1]);
/** A string among the operators of a page: bytes between parentheses, some of them escaped. */
const STRING = /\(((?:\\.|[^\\)])*)\)/gs;
/** The operators of every page, without the texts. */
const operators = () =>
  withName("Type /Page\\b")
    .map((page) => follow(page, "Contents")?.stream?.toString("latin1") ?? "")
    .join("\n")
    .replace(STRING, "()")
    .replace(/<[0-9a-f]*>/g, "<>");

describe("the report as PDF/A-2b", () => {
  test("has its end where its trailer says, an id in the trailer, and no encryption (6.1.2, 6.1.3)", () => {
    expect(bytes.subarray(0, 9).toString("latin1")).toBe("%PDF-1.7\n");
    expect(
      [...bytes.subarray(9, 14)].map((byte, index) => (index === 0 ? byte === 0x25 : byte > 127)),
    ).toEqual(Array(5).fill(true));
    expect(bytes.subarray(-7).toString("latin1").trim()).toMatch(/%%EOF$/);
    const [trailer] = withName("Type /XRef");
    expect(trailer?.text).toMatch(/\/ID \[<[0-9a-f]{32}> <[0-9a-f]{32}>\]/);
    expect(withName("Encrypt")).toEqual([]);
  });

  test("states every stream's actual length, and uses only allowed compression (6.1.7)", () => {
    const text = bytes.toString("latin1");
    let streams = 0;
    for (const found of text.matchAll(/\/Length (\d+)[\s\S]{0,400}?stream\n/g)) {
      const end = found.index + found[0].length + Number(found[1]);
      expect(text.slice(end, end + 11).trimStart()).toMatch(/^endstream/);
      streams += 1;
    }
    expect(streams).toBeGreaterThan(10);
    expect(withName("(?:LZWDecode|Crypt|FFilter|FDecodeParms)")).toEqual([]);
  });

  test("compresses every stream with a method that gives the same bytes on every machine", () => {
    const packed = objects.filter(({ text }) => text.includes("/FlateDecode"));
    expect(packed.length).toBeGreaterThan(10);
    for (const { id, stream, written } of packed)
      expect([id, written?.equals(zlibSync(stream ?? Buffer.alloc(0), { level: 3 }))]).toEqual([id, true]);
  });

  test("has one output intent, an embedded sRGB profile, and only colours of that profile (6.2.3, 6.2.4)", () => {
    const intents = withName("S /GTS_PDFA1");
    expect(intents).toHaveLength(1);
    const profile = intents[0] && follow(intents[0], "DestOutputProfile");
    expect(profile?.text).toContain("/N 3");
    expect(profile?.stream?.subarray(12, 20).toString("latin1")).toBe("mntrRGB ");
    expect(profile?.stream?.subarray(36, 40).toString("latin1")).toBe("acsp");
    const set = new Set(operators().match(/\S+ (?:cs|CS)(?=\s)|(?<=\s)(?:k|K|g|G|sh)(?=\s)/g));
    expect([...set]).toEqual(["/DeviceRGB cs"]);
  });

  test("has no transparency, image or external object (6.2.5, 6.2.8, 6.2.10)", () => {
    expect(withName("(?:SMask|BM|ca|CA|XObject|OPI|PS|Ref)")).toEqual([]);
    expect(operators()).not.toMatch(/(?:^|\s)(?:gs|Do|BI)(?:\s|$)/);
  });

  test("embeds every font with its Unicode map, and draws no missing glyph (6.2.11)", () => {
    const fonts = withName("Subtype /Type0");
    expect(fonts.length).toBeGreaterThan(3);
    for (const font of fonts) {
      expect(font.text).toContain("/Encoding /Identity-H");
      expect(follow(font, "ToUnicode")?.stream?.toString("latin1")).toContain("beginbfrange");
      const below = get(/\/DescendantFonts \[(\d+) 0 R/.exec(font.text)?.[1]);
      if (!below) throw new Error("a font has no descendant font");
      expect(below.text).toMatch(/\/CIDToGIDMap \/Identity|\/Subtype \/CIDFontType0/);
      const descriptor = follow(below, "FontDescriptor");
      const file = descriptor && (follow(descriptor, "FontFile2") ?? follow(descriptor, "FontFile3"));
      // The font program is TrueType, or only the outlines of an OpenType font.
      expect(file?.stream?.subarray(0, 4).toString("hex")).toMatch(/^(?:00010000|74727565|0100)/);
      expect(file?.stream?.length ?? 0).toBeGreaterThan(300);
      expect(descriptor?.text).not.toContain("CIDSet");
    }
    expect(withName("Subtype /(?:Type1|TrueType|Type3|MMType1)")).toEqual([]);
    const pages = withName("Type /Page\\b").map((page) =>
      follow(page, "Contents")?.stream?.toString("latin1"),
    );
    const painted = Array.from(pages.join("\n").matchAll(STRING), ([, text = ""]) =>
      text.replace(/\\(.)/gs, (_, sign) => (sign === "r" ? "\r" : sign)),
    );
    expect(painted.length).toBeGreaterThan(100);
    expect(painted.filter((text) => text.length % 2 === 1 || /^(?:..)*?\0\0/s.test(text))).toEqual([]);
  });

  test("has links that print, and no script, form, film or launch action (6.3, 6.4, 6.5)", () => {
    const notes = withName("Subtype/");
    expect(notes.length).toBeGreaterThan(20);
    for (const { text } of notes) expect(text).toMatch(/\/Subtype\/Link.*\/F 4\b/);
    expect(
      withName("(?:JavaScript|JS|Launch|AA|OpenAction|AcroForm|XFA|RichMedia|Movie|Sound|EmbeddedFile)"),
    ).toEqual([]);
    expect(withName("(?:OCProperties|Requirements|NeedsRendering|Alternates)")).toEqual([]);
  });

  test("describes itself in XMP metadata that agrees with its Info dictionary (6.6)", () => {
    const [metadata] = withName("Type /Metadata");
    expect(metadata?.text).not.toContain("Filter");
    const xmp = metadata?.stream?.toString("utf8") ?? "";
    expect(xmp).toContain("<pdfaid:part>2</pdfaid:part>");
    expect(xmp).toContain("<pdfaid:conformance>B</pdfaid:conformance>");
    expect(xmp).toMatch(/^<\?xpacket begin="\uFEFF" id="[^"]+"\?>/);
    const used = new Set([...xmp.matchAll(/<([a-z]+):/g)].map(([, prefix]) => prefix));
    expect([...used].sort()).toEqual(["dc", "pdf", "pdfaid", "rdf", "x", "xmp"]);
  });

  test("stays within the implementation limits (6.1.13)", () => {
    expect(objects.length).toBeLessThan(8_388_607);
    for (const { text } of objects) {
      for (const [name] of text.matchAll(/\/[A-Za-z0-9+_.#-]+/g)) expect(name.length).toBeLessThan(128);
      for (const [, hex = ""] of text.matchAll(/[^<]<([0-9a-f]+)>/g))
        expect(hex.length / 2).toBeLessThan(32_768);
    }
    let depth = 0;
    let deepest = 0;
    for (const [sign] of operators().matchAll(/(?<=^|\s)[qQ](?=\s|$)/g)) {
      depth += sign === "q" ? 1 : -1;
      deepest = Math.max(deepest, depth);
    }
    expect([depth, deepest <= 28]).toEqual([0, true]);
  });
});

type Element = { role: string; kids: string[] };

describe("the PDF's tag tree", () => {
  let elements: Map<string, Element>;
  beforeAll(() => {
    elements = new Map();
    for (const { id, text } of objects) {
      const found = /^<<\/S\/([A-Za-z0-9]+)\/P (\d+) 0 R/.exec(text);
      if (!found) continue;
      const kids = /\/K(?: |\[)([^\]]*)/.exec(text)?.[1] ?? "";
      const own = kids.replace(/<<[^>]*>>/g, "");
      elements.set(String(id), {
        role: found[1] ?? "",
        kids: [...own.matchAll(/(\d+) 0 R/g)].map(([, kid]) => kid ?? ""),
      });
    }
  });
  const rolesIn = (element: Element) => element.kids.map((kid) => elements.get(kid)?.role ?? "?");

  /** The allowed children of each tag. Text is allowed where no children are listed. */
  const ALLOWED: Readonly<Record<string, readonly string[]>> = {
    Table: ["Caption", "TR"],
    TR: ["TH", "TD"],
    L: ["LI", "Caption"],
    LI: ["Lbl", "LBody"],
    TOC: ["TOCI"],
    P: ["Link"],
    H1: ["Link"],
    H2: ["Link"],
    H3: ["Link"],
  };

  test("has only allowed children in each list, table and heading", () => {
    const wrong = [...elements.values()].flatMap((element) =>
      rolesIn(element)
        .filter((role) => ALLOWED[element.role]?.includes(role) === false)
        .map((role) => `${role} in ${element.role}`),
    );
    expect([...new Set(wrong)]).toEqual([]);
    expect(elements.size).toBeGreaterThan(1_000);
  });

  test("gives every table a caption, then a row of column heads, and every row the same number of cells", () => {
    const tables = [...elements.values()].filter(({ role }) => role === "Table");
    expect(tables.length).toBeGreaterThan(10);
    for (const table of tables) {
      expect(rolesIn(table)[0]).toBe("Caption");
      const rows = table.kids.flatMap((kid) => elements.get(kid) ?? []).filter(({ role }) => role === "TR");
      expect(new Set(rows[0] && rolesIn(rows[0]))).toEqual(new Set(["TH"]));
      expect(new Set(rows.map(({ kids }) => kids.length)).size).toBe(1);
    }
  });

  test("skips no level of headings", () => {
    const order: number[] = [];
    const visit = (id: string): void => {
      const element = elements.get(id);
      if (!element) return;
      const level = /^H(\d)$/.exec(element.role)?.[1];
      if (level) order.push(Number(level));
      for (const kid of element.kids) visit(kid);
    };
    const [root] = [...elements].filter(([, { role }]) => role === "Document").map(([id]) => id);
    visit(root ?? "");
    expect(order[0]).toBe(1);
    const leaps = order.filter((level, index) => index > 0 && level > (order[index - 1] ?? 0) + 1);
    expect(leaps).toEqual([]);
    expect(order.length).toBeGreaterThan(30);
  });
});
