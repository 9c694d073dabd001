/**
 * The number and hash of the last entry in a company's audit log at a point in time. An anchor is stored outside the
 * database, so that the log can later be compared with it. `key` is the id of the key that signed the anchor; anchors
 * of earlier versions have no `key`.
 */
export type Anchor = {
  company: string;
  seq: number;
  hash: string;
  at: string;
  key?: string | undefined;
  signature: string;
};

/** An anchor as one line of text, the same in the log, in files and in emails. */
export const anchorLine = (anchor: Anchor): string => JSON.stringify({ audit_anchor: anchor });

const WRITTEN = /"audit_anchor":(\{[^{}]*\})/;

/** The JSON text of the anchor in a line of a log, an export or an email; null if the line has none. */
export function findAnchorJson(line: string): string | null {
  // Undoes the doubling of quotation marks in a cell of a CSV file.
  const text = line.includes('""audit_anchor""') ? line.replaceAll('""', '"') : line;
  return WRITTEN.exec(text)?.[1] ?? null;
}
