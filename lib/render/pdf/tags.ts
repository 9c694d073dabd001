// The structure of the pages for screen readers: a tree in reading order, whose elements refer to the pieces of text.
// Everything outside the tree (lines, page footers, and headers repeated on a next page) is decoration.

export type Role =
  | "Document"
  | "Sect"
  | "H1"
  | "H2"
  | "H3"
  | "P"
  | "TOC"
  | "TOCI"
  | "L"
  | "LI"
  | "Lbl"
  | "LBody"
  | "Table"
  | "Caption"
  | "TR"
  | "TH"
  | "TD"
  | "Figure"
  | "Link";

export type Extra = {
  /** Alternative text for content that cannot be read out, such as a picture. */
  alt?: string;
  /** Whether a header cell heads its row or its column. */
  scope?: "Row" | "Column";
  /** The position of a picture on its page, in points from the top. */
  area?: { x: number; y: number; width: number; height: number };
};

/** Where a tag's content is painted: the index of the page, and the number of the marked content on that page. */
type Mark = { page: number; piece: number };
export type Tag = {
  id: number;
  role: Role;
  parent: Tag | null;
  tags: Tag[];
  marks: Mark[];
  links: number[];
  extra: Extra | null;
};

/** Roles that contain others; text placed directly in one of these becomes a paragraph. */
const HOLDERS: ReadonlySet<Role> = new Set(["Document", "Sect", "L", "LI", "Table", "TR", "TOC"]);

/** True for a tag whose role contains other tags and no text of its own. */
export const isHolder = (tag: Tag): boolean => HOLDERS.has(tag.role);

/** The tags of one document, in the order they were opened. */
export class Tags {
  readonly all: Tag[] = [];
  readonly root = this.add("Document", null);

  add(role: Role, parent: Tag | null, extra: Extra | null = null): Tag {
    const tag: Tag = { id: this.all.length, role, parent, tags: [], marks: [], links: [], extra };
    this.all.push(tag);
    parent?.tags.push(tag);
    return tag;
  }
}
