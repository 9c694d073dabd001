import { createHash } from "node:crypto";
import type { Integrity } from "@/components/report/integrity";
import type { ReportDocument } from "@/lib/engine/document";
import { fromWire, membersOf, toFinite, type Wire } from "./wire";

/**
 * What proves a document unchanged. `digestSha256` is the lower-case hex SHA-256 of the canonical text below,
 * `signatureJws` an EdDSA JWS over those 64 characters, `keyId` the key it verifies with. Not part of the digested text.
 */
export type { Integrity };

/** The document as RFC 8785 text. These are the digested and signed bytes (as UTF-8), exactly. */
export function toCanonicalJson(document: ReportDocument): string {
  return JSON.stringify(toOrdered(document));
}

/** SHA-256 of the text's UTF-8 bytes, lower-case hex. */
export function digestOf(text: string): string {
  return createHash("sha256").update(text, "utf8").digest("hex");
}

/**
 * The JSON a reader receives: the canonical document with one more top-level member,
 * `integrity: { digest_sha256, signature_jws, key_id }`. To check it, remove `integrity`, write the rest as RFC 8785
 * and compare its SHA-256: the answer is canonical itself, so nothing but the one member differs.
 */
export function renderJson(document: ReportDocument, integrity: Integrity): string {
  const { digestSha256, signatureJws, keyId } = integrity;
  const proof = { digest_sha256: digestSha256, key_id: keyId, signature_jws: signatureJws };
  const members = { ...toOrderedMembers(document), integrity: proof };
  return JSON.stringify(Object.fromEntries(Object.entries(members).sort(byName)));
}

const byName = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1);

/** The document in what `renderJson` wrote, as text or its bytes. */
export function readDocument(written: string | Uint8Array): ReportDocument {
  const text = typeof written === "string" ? written : new TextDecoder().decode(written);
  const { integrity: _, ...wire } = JSON.parse(text) as { [name: string]: Wire };
  return fromWire(wire) as ReportDocument;
}

/** An object that JSON.stringify writes in the order its members were put in. */
type Ordered = { [name: string]: Wire };

/**
 * The value with its names in snake_case and in RFC 8785's order, and without what is undefined. All else of that RFC, the form of
 * numbers and of strings, is JSON.stringify's own, and no name of ours is one that an object would put first. Half of a
 * surrogate pair is replaced, because text with one has no UTF-8 form and so no digest two readers would agree on.
 */
function toOrdered(value: unknown): Wire {
  if (typeof value === "string") return value.toWellFormed();
  if (typeof value === "number") return toFinite(value);
  if (typeof value === "boolean" || value === null) return value;
  if (typeof value !== "object") throw new TypeError("the document holds something that is not plain data");
  return Array.isArray(value) ? value.map(toOrdered) : toOrderedMembers(value);
}

function toOrderedMembers(value: object): Ordered {
  const { own, wire } = membersOf(value);
  const ordered: Ordered = {};
  for (let place = 0; place < own.length; place += 1) {
    const inner = (value as Record<string, unknown>)[own[place] ?? ""];
    if (inner !== undefined) ordered[wire[place] ?? ""] = toOrdered(inner);
  }
  return ordered;
}
