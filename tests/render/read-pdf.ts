/** The contents of a PDF as read by an independent library (Mozilla's pdf.js, which is not used to write our PDFs). */
type ReadPdf = {
  /** The text of each page, in the order it was written. */
  pages: string[];
  /** External URLs that links lead to. */
  outside: string[];
  javaScript: string[];
};

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  // The library uses DOMMatrix only to draw. To read text, an empty class is enough.
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
