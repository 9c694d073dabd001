/** Which heading of a recipient's form each category stands under, in the firm's words. */
export type CategoryMap = {
  name: string;
  /** By category code. A category without an entry stands under its own label, so that none is lost. */
  headings: Readonly<Record<string, string>>;
};

/** The most maps of a firm, the most different headings of a map, and the longest name and heading in characters. */
export const MAPS_MAX = 20;
export const HEADINGS_MAX = 100;
export const HEADING_LENGTH_MAX = 60;

/** The name of the map that is built in. */
export const LIXI_NAME = "LIXI";

/** Whether two names are of one map: people do not tell maps apart by capitals. */
export const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
