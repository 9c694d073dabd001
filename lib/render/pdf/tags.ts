/**
 * What the parts of a page are, for readers that do not see it: a tree in reading order, of which each piece of text names
 * its place. Everything outside the tree, lines and page feet and the heads repeated on a next page, is decoration.
 */

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
  /** Said instead of what cannot be read, for instance a picture. */
  alt?: string;
  /** What a heading cell heads. */
  scope?: "Row" | "Column";
  /** Where a picture stands on its page, in points from the top. */
  area?: { x: number; y: number; width: number; height: number };
};

/** Where a tag's content is painted: the page, by its place, and the number of the marked piece on it. */
export type Mark = { page: number; piece: number };
export type Tag = {
  id: number;
  role: Role;
  parent: Tag | null;
  tags: Tag[];
  marks: Mark[];
  links: number[];
  extra: Extra | null;
};

/** Roles that hold others; text put straight into one of these is a paragraph of its own. */
const HOLDERS: ReadonlySet<Role> = new Set(["Document", "Sect", "L", "LI", "Table", "TR", "TOC"]);

export const isHolder = (tag: Tag): boolean => HOLDERS.has(tag.role);

/** The tags of one document, in the order they are opened. */
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
