/** A map from each category to a heading of the recipient's form, as the firm worded it. */
export type CategoryMap = {
  name: string;
  /** The headings by category code. A category without an entry uses its own label, so that no category is lost. */
  headings: Readonly<Record<string, string>>;
};

/**
 * Limits, in this order: the maps of a firm, the distinct headings of a map, and the characters of a name or heading.
 */
export const MAPS_MAX = 20;
export const HEADINGS_MAX = 100;
export const HEADING_LENGTH_MAX = 60;

/** The name of the built-in map. */
export const LIXI_NAME = "LIXI";

/** Reports whether two names are the same, ignoring case. */
export const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
