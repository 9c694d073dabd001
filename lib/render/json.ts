import { createHash } from "node:crypto";
import type { Integrity, ReportDocument } from "@/lib/engine/document";
import { fromWire, membersOf, toFinite, type Wire } from "./wire";

/** The document as RFC 8785 text. Exactly these bytes (as UTF-8) are digested and signed. */
export function toCanonicalJson(document: ReportDocument): string {
  return toBytes(listMembers(document)).toString();
}

/**
 * SHA-256 of the bytes, or of the text's UTF-8 bytes, in lower-case hex. Converts text to bytes first, because hashing
 * bytes is much faster: 4 ms instead of 20 ms for the JSON of 3,000 rows.
 */
export function digestOf(written: string | Uint8Array): string {
  const bytes = typeof written === "string" ? Buffer.from(written, "utf8") : written;
  return createHash("sha256").update(bytes).digest("hex");
}

/**
 * The JSON that clients receive: the canonical document with one more top-level member, `integrity: { digest_sha256,
 * signature_jws, key_id }`. To check the digest, remove `integrity`, write the rest as RFC 8785 and compare its
 * SHA-256.
 */
export function renderJson(document: ReportDocument, integrity: Integrity): string {
  return withIntegrity(listMembers(document), integrity).toString();
}

/**
 * Like renderJson, but returns UTF-8 bytes, and also makes the signature: `sign` gets the digest of the canonical
 * document. Serialises the members once and uses them for the digest and for the signed file.
 */
export function renderSigned(
  document: ReportDocument,
  sign: (digestSha256: string) => Integrity,
): { bytes: Uint8Array<ArrayBuffer>; integrity: Integrity } {
  const members = listMembers(document);
  const hash = createHash("sha256");
  for (const piece of toPieces(members)) hash.update(piece);
  const integrity = sign(hash.digest("hex"));
  return { bytes: withIntegrity(members, integrity), integrity };
}

/** A top-level member as it is written, `"name":value`, in UTF-8. */
type WrittenMember = { name: string; pieces: readonly Buffer[] };

const listMembers = (document: ReportDocument): WrittenMember[] => {
  const { own, wire } = membersOf(document);
  return own.flatMap((name, index) => {
    const value = (document as Record<string, unknown>)[name];
    return value === undefined ? [] : [writeMember(wire[index] ?? "", value)];
  });
};

/**
 * Encodes each member separately, and a list a few items at a time. This is faster, because one character outside
 * Latin-1, such as an en dash, makes JavaScript store a whole text at two bytes a character. Signing a report of 3,000
 * rows takes 30 ms in pieces, and 45 ms with one text for each member.
 */
function writeMember(name: string, value: unknown): WrittenMember {
  const head = `${JSON.stringify(name)}:`;
  if (!Array.isArray(value) || value.length <= ITEMS_TOGETHER)
    return { name, pieces: [Buffer.from(head + JSON.stringify(toOrdered(value)))] };
  const pieces: Buffer[] = [];
  for (let start = 0; start < value.length; start += ITEMS_TOGETHER) {
    const items = JSON.stringify(value.slice(start, start + ITEMS_TOGETHER).map(toOrdered));
    pieces.push(Buffer.from((start === 0 ? `${head}[` : ",") + items.slice(1, -1)));
  }
  pieces.push(Buffer.from("]"));
  return { name, pieces };
}

const ITEMS_TOGETHER = 16;
const [OPEN, COMMA, CLOSE] = ["{", ",", "}"].map((mark) => Buffer.from(mark)) as [Buffer, Buffer, Buffer];

const toPieces = (members: readonly WrittenMember[]): Buffer[] => [
  ...members.flatMap(({ pieces }, index) => [index === 0 ? OPEN : COMMA, ...pieces]),
  CLOSE,
];

const toBytes = (members: readonly WrittenMember[]): Buffer<ArrayBuffer> => Buffer.concat(toPieces(members));

function withIntegrity(members: readonly WrittenMember[], integrity: Integrity): Buffer<ArrayBuffer> {
  const { digestSha256, signatureJws, keyId } = integrity;
  const proof = { digest_sha256: digestSha256, key_id: keyId, signature_jws: signatureJws };
  const written = { name: "integrity", pieces: [Buffer.from(`"integrity":${JSON.stringify(proof)}`)] };
  return toBytes([...members, written].sort(byName));
}

const byName = ({ name: one }: WrittenMember, { name: other }: WrittenMember) => (one < other ? -1 : 1);

/** Extracts the document from the output of `renderJson`, as text or bytes. */
export function readDocument(written: string | Uint8Array): ReportDocument {
  const text = typeof written === "string" ? written : new TextDecoder().decode(written);
  const { integrity: _, ...wire } = JSON.parse(text) as { [name: string]: Wire };
  return fromWire(wire) as ReportDocument;
}

/**
 * The value with its names in snake_case and in RFC 8785's order, without undefined members. JSON.stringify already
 * writes numbers and strings as RFC 8785 requires, and none of our names is a number, which an object would move to the
 * front. Replaces lone surrogates, because text with a lone surrogate has no UTF-8 form and so no reproducible digest.
 */
function toOrdered(value: unknown): Wire {
  if (typeof value === "string") return value.toWellFormed();
  if (typeof value === "number") return toFinite(value);
  if (typeof value === "boolean" || value === null) return value;
  if (typeof value !== "object")
    throw new TypeError("the document contains something that is not plain data");
  if (Array.isArray(value)) return value.map(toOrdered);
  const { own, wire } = membersOf(value);
  const ordered: { [name: string]: Wire } = {};
  for (let index = 0; index < own.length; index += 1) {
    const inner = (value as Record<string, unknown>)[own[index] ?? ""];
    if (inner !== undefined) ordered[wire[index] ?? ""] = toOrdered(inner);
  }
  return ordered;
}
