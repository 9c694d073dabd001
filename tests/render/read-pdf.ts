/** What an independent reader finds in a PDF (Mozilla's pdf.js, which has no part in making ours). */
export type ReadPdf = {
  /** The text of each page, in the order it was written. */
  pages: string[];
  /** Addresses outside the document that a link leads to. */
  outside: string[];
  /** Scripts of the document. */
  javaScript: string[];
};

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  // The reader draws with it; without a canvas there is none, and text is read without drawing.
  const scope = globalThis as { DOMMatrix?: unknown };
  scope.DOMMatrix ??= class {};
  const { getDocument } = await import("unpdf/pdfjs");
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false });
  const document = await task.promise;
  const read: ReadPdf = { pages: [], outside: [], javaScript: [] };
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    read.pages.push(
      items.map((item) => ("str" in item ? `${item.str}${item.hasEOL ? "\n" : ""}` : "")).join(""),
    );
    for (const { url } of await page.getAnnotations()) if (typeof url === "string") read.outside.push(url);
  }
  const scripts = (await document.getJSActions()) as Record<string, string[]> | null;
  read.javaScript.push(...Object.values(scripts ?? {}).flat());
  await task.destroy();
  return read;
}
