import { PAGE } from "./look";
import { type PackedDocument, PackedReference } from "./packed-document";
import { toUnicodeHex } from "./paint-page";
import type { Link, Page } from "./sheet";
import type { Tag, Tags } from "./tags";

/** A painted page: the number of its object in the file, and the tag of each piece of marked content. */
export type Painted = { page: number; pieces: Tag[] };
/** A link on a page: the number of its object, the number of the page's object, and its tag. */
export type PaintedLink = { id: number; page: number; tag: Tag };

/** Writes the structure tree, and the references to it from all marked content and links. */
export function writeTags(
  document: PackedDocument,
  tags: Tags,
  pages: readonly Painted[],
  links: readonly PaintedLink[],
): void {
  const first = document.reserve(tags.all.length);
  const idOf = (tag: Tag) => first + tag.id;
  const root = document.getStructTreeRoot();
  const ways = document.reserve(1);
  links.forEach(({ tag }, index) => {
    tag.links.push(index);
  });
  for (const tag of tags.all) document.pack(idOf(tag), toElement(tag, { root: root.id, idOf, pages, links }));
  document.pack(ways, `<</Nums [${toWays(pages, links, idOf)}]>>`);
  root.data.K = new PackedReference(idOf(tags.root));
  root.data.ParentTree = new PackedReference(ways);
  root.data.ParentTreeNextKey = pages.length + links.length;
  document.getMarkInfoDictionary().data.Marked = true;
}

function toWays(
  pages: readonly Painted[],
  links: readonly PaintedLink[],
  idOf: (tag: Tag) => number,
): string {
  const ofPages = pages.map(
    ({ pieces }, index) => `${index}[${pieces.map((tag) => `${idOf(tag)} 0 R`).join(" ")}]`,
  );
  const ofLinks = links.map(({ tag }, index) => `${pages.length + index} ${idOf(tag)} 0 R`);
  return [...ofPages, ...ofLinks].join(" ");
}

function toElement(
  tag: Tag,
  {
    root,
    idOf,
    pages,
    links,
  }: { root: number; idOf: (tag: Tag) => number; pages: readonly Painted[]; links: readonly PaintedLink[] },
): string {
  const parent = tag.parent === null ? root : idOf(tag.parent);
  const page = tag.marks[0]?.page;
  const object = page === undefined ? undefined : pages[page]?.page;
  const kids = [
    ...tag.tags.map((inner) => `${idOf(inner)} 0 R`),
    ...tag.marks.map((mark) =>
      mark.page === page
        ? `${mark.piece}`
        : `<</Type/MCR/Pg ${pages[mark.page]?.page} 0 R/MCID ${mark.piece}>>`,
    ),
    ...tag.links.map((index) => `<</Type/OBJR/Obj ${links[index]?.id} 0 R/Pg ${links[index]?.page} 0 R>>`),
  ];
  const on = object === undefined ? "" : `/Pg ${object} 0 R`;
  const kid = kids.length === 0 ? "" : `/K${kids.length === 1 ? ` ${kids[0]}` : `[${kids.join(" ")}]`}`;
  return `<</S/${tag.role}/P ${parent} 0 R${on}${kid}${toExtra(tag)}>>`;
}

function toExtra({ extra }: Tag): string {
  if (extra === null) return "";
  const alt = extra.alt === undefined ? "" : `/Alt <${toUnicodeHex(extra.alt)}>`;
  const scope = extra.scope === undefined ? "" : `/A<</O/Table/Scope/${extra.scope}>>`;
  const { area } = extra;
  if (area === undefined) return alt + scope;
  const box = [area.x, PAGE.height - area.y - area.height, area.x + area.width, PAGE.height - area.y];
  return `${alt}${scope}/A<</O/Layout/Placement/Block/BBox[${box.map((side) => side.toFixed(1)).join(" ")}]>>`;
}

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

/** The position of each anchor as a PDF destination, by the anchor's id. */
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
