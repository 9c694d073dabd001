import layOutTree from "@react-pdf/layout";
import renderTree from "@react-pdf/render";
import { Canvas, Document, type DocumentProps, Font, Page, pdf } from "@react-pdf/renderer";
import { createElement, Fragment, type ReactElement } from "react";
import { PAGE } from "./look";
import { PackedDocument, PackedReference } from "./packed-document";
import { Pen, paintPage } from "./paint-page";
import type { Laid, Page as LaidPage } from "./sheet";
import { type Painted, type PaintedLink, writeLinks, writeOutline, writeTags } from "./write-tags";

type About = {
  title: string;
  author: string;
  subject: string;
  writtenAt: Date;
  /** True for a document without an outline: a receipt or an account's statement. */
  isShort?: boolean;
};

/**
 * Writes the laid-out pages as a PDF, with one canvas for each page. The PDF is tagged and has links, metadata and,
 * unless `isShort`, an outline. Calls the renderer's stages separately, because the whole renderer would write an
 * untagged document. Equal input gives equal bytes.
 */
export async function renderPages(laid: Laid, about: About): Promise<Buffer> {
  const document = newDocument(about);
  const pen = new Pen(document);
  const painted: Painted[] = [];
  const links: PaintedLink[] = [];
  const paint = (page: LaidPage) => {
    for (const { id, y, bookmark } of page.anchors) {
      if (bookmark !== null) document.addNamedDestination(id, "XYZ", 0, Math.max(0, y), null);
    }
    const pieces = paintPage(document, pen, page, painted.length);
    const { dictionary } = document.page;
    dictionary.data.StructParents = painted.length;
    dictionary.data.Tabs = "S";
    if (page.links.length > 0) dictionary.data.Annots = newLinks(document, page, links);
    painted.push({ page: dictionary.id, pieces });
  };
  document.atEnd(() => {
    writeLinks(document, laid.pages, painted, links);
    writeTags(document, laid.tags, painted, links);
    if (!about.isShort) writeOutline(document, laid.pages);
  });
  const chunks: Uint8Array[] = [];
  document.on("data", (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    document.on("end", resolve);
    document.on("error", reject);
  });
  renderTree(document, await layOutTree(toTree(<Pages pages={laid.pages} paint={paint} />), Font));
  await ended;
  return Buffer.concat(chunks);
}

/**
 * Converts elements to the renderer's own tree. All documents share one instance, because the renderer never frees an
 * instance.
 */
const reconciler = pdf();

/** Converts these elements to the renderer's tree, then makes the shared instance release them. */
function toTree(elements: ReactElement<DocumentProps>): unknown {
  reconciler.updateContainer(elements);
  const tree = reconciler.container.document;
  reconciler.updateContainer(createElement(Fragment));
  return tree;
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

function newLinks(document: PackedDocument, page: LaidPage, links: PaintedLink[]): PackedReference[] {
  const first = document.reserve(page.links.length);
  return page.links.map(({ tag }, index) => {
    links.push({ id: first + index, page: document.page.dictionary.id, tag });
    return new PackedReference(first + index);
  });
}

/** Draws each page on one canvas, without wrapping, so that the renderer has nothing to lay out. */
function Pages({ pages, paint }: { pages: LaidPage[]; paint: (page: LaidPage) => void }) {
  return (
    <Document>
      {pages.map((page, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pages never move; the file is written once.
        <Page key={index} size="A4" wrap={false}>
          <Canvas
            style={{ width: PAGE.width, height: PAGE.height }}
            paint={() => {
              paint(page);
              return null;
            }}
          />
        </Page>
      ))}
    </Document>
  );
}
