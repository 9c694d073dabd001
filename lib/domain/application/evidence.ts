import { readPicture } from "@/lib/domain/picture";

/** A file may weigh so much, and an application carry so many. */
export const EVIDENCE_BYTES_MAX = 5_000_000;
export const EVIDENCE_FILES_MAX = 10;
const NAME_LENGTH_MAX = 100;

/** The kinds of file that are taken, with the one ending each is given. */
const ENDINGS = { "application/pdf": "pdf", "image/png": "png", "image/jpeg": "jpg" } as const;
export type EvidenceType = keyof typeof ENDINGS;

/** A PDF says at its end where its table of contents is; readers look for that in this many bytes. */
const PDF_TAIL_BYTES = 1_024;

/** What a file is by its bytes; null for anything but PDF, PNG and JPEG. Its name and the sender's word count for nothing. */
export function findEvidenceType(bytes: Uint8Array): EvidenceType | null {
  if (textOf(bytes.subarray(0, 5)) === "%PDF-")
    return textOf(bytes.subarray(-PDF_TAIL_BYTES)).includes("%%EOF") ? "application/pdf" : null;
  const picture = readPicture(bytes);
  return picture?.size && picture.type !== "image/webp" ? picture.type : null;
}

const textOf = (bytes: Uint8Array) => String.fromCharCode(...bytes);

/**
 * A name that is safe to show and to save under: no path, nothing unseen, no second ending, and the ending that the content
 * has. `letter.html.pdf` of a picture becomes `letter html.png`.
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
