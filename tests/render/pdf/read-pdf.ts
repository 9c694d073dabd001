import type { PDFDocumentProxy } from "unpdf/pdfjs";

/** A tag as pdf.js returns it. A node without children refers to marked content of the page. */
type Node = { role?: string; type?: string; id?: string; alt?: string; children?: Node[] };

/** Reads a PDF with a library independent of the library that wrote it. */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  // The library needs these classes when it loads, although only drawing uses them.
  for (const name of ["DOMMatrix", "ImageData", "Path2D"])
    Reflect.set(globalThis, name, Reflect.get(globalThis, name) ?? class {});
  const { getDocument } = await import("unpdf/pdfjs");
  return getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false }).promise;
}

export type Read = { text: string; tree: Node | null; said: Map<string, string> };

/** Reads one page: its text in file order, its part of the tag tree, and the text of each piece of marked content. */
export async function readPage(pdf: PDFDocumentProxy, number: number): Promise<Read> {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const said = new Map<string, string>();
  let text = "";
  const open: (string | null)[] = [];
  for (const item of items) {
    if ("str" in item) {
      text += item.str;
      const id = [...open].reverse().find((one) => one !== null);
      if (id) said.set(id, (said.get(id) ?? "") + item.str);
    } else if (item.type === "endMarkedContent") open.pop();
    else open.push(item.id ?? null);
  }
  return { text, tree: (await page.getStructTree()) as Node | null, said };
}

/** Returns each role and each text of a tree on a line of its own, indented by depth. */
export function toOutline({ tree, said }: Read): string {
  const lines: string[] = [];
  const walk = (node: Node, depth: number) => {
    if (node.type === "content") {
      const words = said.get(node.id ?? "") ?? "";
      if (words.trim() !== "") lines.push(`${" ".repeat(depth)}"${words.trim()}"`);
    } else if (node.role) {
      lines.push(`${" ".repeat(depth)}${node.role}${node.alt ? ` [${node.alt}]` : ""}`);
    }
    for (const child of node.children ?? []) walk(child, depth + 1);
  };
  if (tree) walk(tree, 0);
  return lines.join("\n");
}

export function countRoles(tree: Node | null, counts = new Map<string, number>()): Map<string, number> {
  if (tree?.role) counts.set(tree.role, (counts.get(tree.role) ?? 0) + 1);
  for (const child of tree?.children ?? []) countRoles(child, counts);
  return counts;
}

/** Texts of a page that overlap another text on the same line. */
export async function listOverlaps(
  pdf: Awaited<ReturnType<typeof openPdf>>,
  number: number,
): Promise<string[]> {
  const { items } = await (await pdf.getPage(number)).getTextContent();
  const texts = items.flatMap((item) =>
    "str" in item && item.str.trim() !== ""
      ? [
          {
            text: item.str,
            x: item.transform[4] as number,
            y: item.transform[5] as number,
            width: item.width,
          },
        ]
      : [],
  );
  return texts.flatMap((one) =>
    texts
      .filter((other) => other.y === one.y && other.x > one.x && other.x + 0.5 < one.x + one.width)
      .map((other) => `${one.text} | ${other.text}`),
  );
}
