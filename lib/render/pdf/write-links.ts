import { PAGE } from "./look";
import type { PackedDocument } from "./packed-document";
import { toUnicodeHex } from "./paint-page";
import type { Link, Page } from "./sheet";
import type { Painted, PaintedLink } from "./write-tags";

/** Space above a link's destination, so that its heading is not at the very edge of the window. */
const ABOVE = 8;

/** Writes the links of the pages, to destinations in the document and to web URLs. */
export function writeLinks(
  document: PackedDocument,
  pages: readonly Page[],
  painted: readonly Painted[],
  links: readonly PaintedLink[],
): void {
  const destinationOf = toDestinations(pages, painted);
  let index = 0;
  for (const page of pages) {
    for (const link of page.links) {
      const known = links[index];
      if (known) document.pack(known.id, toAnnotation(link, destinationOf, painted.length + index));
      index += 1;
    }
  }
}

/** The position of each anchor, as a destination. */
function toDestinations(pages: readonly Page[], painted: readonly Painted[]): Map<string, string> {
  const destinations = new Map<string, string>();
  pages.forEach((page, index) => {
    for (const { id, y } of page.anchors) {
      const top = Math.round(PAGE.height - Math.max(0, y - ABOVE));
      destinations.set(`#${id}`, `[${painted[index]?.page} 0 R/XYZ 0 ${top} null]`);
    }
  });
  return destinations;
}

function toAnnotation(link: Link, destinationOf: ReadonlyMap<string, string>, key: number): string {
  const { x, y, width, height, to, about } = link;
  const sides = [x, PAGE.height - y - height, x + width, PAGE.height - y].map((side) => side.toFixed(1));
  const destination = destinationOf.get(to);
  const leads = destination === undefined ? `/A<</S/URI/URI<${toHex(to)}>>>` : `/Dest${destination}`;
  const said = `/Contents<${toUnicodeHex(about)}>`;
  return `<</Type/Annot/Subtype/Link/Rect[${sides.join(" ")}]/Border[0 0 0]/F 4/StructParent ${key}${said}${leads}>>`;
}

const toHex = (text: string) => Buffer.from(text, "utf8").toString("hex");

/** Writes the outline: the sections, with their tables and charts below them. */
export function writeOutline(document: PackedDocument, pages: readonly Page[]): void {
  let section = document.outline;
  pages.forEach((page, pageNumber) => {
    for (const { y, bookmark } of page.anchors) {
      if (bookmark === null) continue;
      const options = {
        pageNumber,
        top: Math.max(0, y - ABOVE),
        // The library subtracts this value from the page width, so this gives a left edge of 0.
        left: PAGE.width,
        fit: false,
        expanded: false,
      };
      const parent = bookmark.depth === 0 ? document.outline : section;
      const item = parent.addItem(bookmark.title, options);
      if (bookmark.depth === 0) section = item;
    }
  });
}
