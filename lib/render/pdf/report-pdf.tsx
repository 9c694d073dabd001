import { Canvas, Document, Link, Page, View } from "@react-pdf/renderer";
import { PAGE } from "./look";
import { type Painter, paintPage } from "./paint-page";
import type { Page as Laid } from "./sheet";

export type ReportPdfProps = {
  pages: Laid[];
  title: string;
  author: string;
  writtenAt: Date;
  /** A document of a page: without an outline beside it, its texts in the order they are read. */
  isShort?: boolean;
};

/** The placed pages as a PDF: one canvas a page, with the links and the places they lead to laid over it. */
export function ReportPdf({ pages, title, author, writtenAt, isShort = false }: ReportPdfProps) {
  return (
    <Document
      title={title}
      author={author}
      language="en-AU"
      creator="Surplus"
      producer="Surplus"
      creationDate={writtenAt}
      modificationDate={writtenAt}
      pageMode={isShort ? "useNone" : "useOutlines"}
    >
      {pages.map((page, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pages never move; the file is written once.
        <LaidPage key={index} page={page} order={isShort ? "read" : "grouped"} />
      ))}
    </Document>
  );
}

function LaidPage({ page, order }: { page: Laid; order: "grouped" | "read" }) {
  return (
    // A page that does not wrap is as high as what stands in it, so the canvas is not set apart as the rest is.
    <Page size="A4" wrap={false}>
      <Canvas
        style={{ width: PAGE.width, height: PAGE.height }}
        paint={(painter: Painter) => {
          paintPage(painter, page, order);
          return null;
        }}
      />
      {page.places.map((place) => (
        <View
          key={place.id}
          id={place.id}
          style={{
            position: "absolute",
            left: PAGE.left,
            top: Math.max(0, place.y - 8),
            width: 1,
            height: 1,
          }}
          {...(place.bookmark === null
            ? {}
            : { bookmark: { title: place.bookmark, fit: false, expanded: false } })}
        />
      ))}
      {page.links.map(({ to, x, y, width, height }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two links may be alike; none ever moves.
        <Link key={index} src={to} style={{ position: "absolute", left: x, top: y, width, height }} />
      ))}
    </Page>
  );
}
