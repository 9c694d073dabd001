import { readPicture } from "@/lib/rules/picture";

/** The largest size of a file in bytes, and the largest number of files per application. */
export const EVIDENCE_BYTES_MAX = 5_000_000;
export const EVIDENCE_FILES_MAX = 10;
const NAME_LENGTH_MAX = 100;

/** The accepted file types, with the extension each is given. */
const ENDINGS = { "application/pdf": "pdf", "image/png": "png", "image/jpeg": "jpg" } as const;
export type EvidenceType = keyof typeof ENDINGS;

/** Readers search this many bytes at the end of a PDF for the offset of its cross-reference table. */
const PDF_TAIL_BYTES = 1_024;

/**
 * Finds a file's type from its bytes. Ignores the file's name and declared type, which the sender controls. Null for a
 * file that is not a PDF, PNG or JPEG. Also null for a PDF without its end marker, and for a picture whose size cannot
 * be read.
 */
export function findEvidenceType(bytes: Uint8Array): EvidenceType | null {
  if (textOf(bytes.subarray(0, 5)) === "%PDF-")
    return textOf(bytes.subarray(-PDF_TAIL_BYTES)).includes("%%EOF") ? "application/pdf" : null;
  const picture = readPicture(bytes);
  return picture?.size && picture.type !== "image/webp" ? picture.type : null;
}

const textOf = (bytes: Uint8Array) => String.fromCharCode(...bytes);

/**
 * A file name that is safe to show and to save under: no path, no invisible characters, no second extension, and the
 * extension of the actual type. A PNG named `letter.html.pdf` becomes `letter html.png`.
 */
export function toEvidenceName(given: string, type: EvidenceType): string {
  const last = given.split(/[\\/]/).at(-1) ?? "";
  const stem = last
    .replace(/\.[^.]*$/, "")
    .normalize("NFKC")
    .replace(/[^\p{L}\p{N} _()-]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  return `${[...(stem || "document")].slice(0, NAME_LENGTH_MAX).join("")}.${ENDINGS[type]}`;
}
