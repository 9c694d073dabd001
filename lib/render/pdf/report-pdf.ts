import { PAGE } from "./look";
import { PackedDocument, PackedReference } from "./packed-document";
import { paintPage } from "./paint-page";
import { Pen } from "./pen";
import type { Laid, Page } from "./sheet";
import { writeLinks, writeOutline } from "./write-links";
import { type Painted, type PaintedLink, writeTags } from "./write-tags";

export type About = {
  title: string;
  author: string;
  subject: string;
  writtenAt: Date;
  /** A document of a page needs no outline beside it. */
  isShort?: boolean;
};

/** The placed pages as a PDF: tagged, with an outline, links and metadata. Equal input gives equal bytes. */
export async function renderPages(laid: Laid, about: About): Promise<Buffer> {
  const document = newDocument(about);
  const chunks: Uint8Array[] = [];
  document.on("data", (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    document.on("end", resolve);
    document.on("error", reject);
  });
  const pen = new Pen(document);
  const painted: Painted[] = [];
  const links: PaintedLink[] = [];
  for (const page of laid.pages) {
    document.addPage({ size: [PAGE.width, PAGE.height], margin: 0 });
    for (const { id, y, bookmark } of page.places) {
      if (bookmark !== null) document.addNamedDestination(id, "XYZ", 0, Math.max(0, y), null);
    }
    const pieces = paintPage(document, pen, page, painted.length);
    const { dictionary } = document.page;
    dictionary.data.StructParents = painted.length;
    dictionary.data.Tabs = "S";
    if (page.links.length > 0) dictionary.data.Annots = newLinks(document, page, links);
    painted.push({ page: dictionary.id, pieces });
  }
  writeLinks(document, laid.pages, painted, links);
  writeTags(document, laid.tags, painted, links);
  if (!about.isShort) writeOutline(document, laid.pages);
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

function newDocument({ title, author, subject, writtenAt }: About): PackedDocument {
  const document = new PackedDocument({
    pdfVersion: "1.7",
    subset: "PDF/A-2b",
    lang: "en-AU",
    displayTitle: true,
    autoFirstPage: false,
    info: {
      Title: title,
      Author: author,
      Subject: subject,
      Creator: "Surplus",
      Producer: "Surplus",
      CreationDate: writtenAt,
      ModDate: writtenAt,
    },
  });
  document._root.data.PageLabels = { Nums: [0, { S: "D" }] };
  return document;
}

function newLinks(document: PackedDocument, page: Page, links: PaintedLink[]): PackedReference[] {
  const first = document.reserve(page.links.length);
  return page.links.map(({ tag }, index) => {
    links.push({ id: first + index, page: document.page.dictionary.id, tag });
    return new PackedReference(first + index);
  });
}
