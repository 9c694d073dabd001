import { createHash } from "node:crypto";
import type { Integrity } from "@/components/report/integrity";
import type { ReportDocument } from "@/lib/domain/document";
import { fromWire, toWire, type Wire } from "./wire";

/**
 * What proves a document unchanged. `digestSha256` is the lower-case hex SHA-256 of the canonical text below,
 * `signatureJws` an EdDSA JWS over those 64 characters, `keyId` the key it verifies with. Not part of the digested text.
 */
export type { Integrity };

/** The document as RFC 8785 text. These are the digested and signed bytes (as UTF-8), exactly. */
export function toCanonicalJson(document: ReportDocument): string {
  return canonical(toWire(document));
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
  const wire = toWire(document);
  if (wire === null || typeof wire !== "object" || Array.isArray(wire)) throw new TypeError("not a document");
  return canonical({ ...wire, integrity: toWireIntegrity(integrity) });
}

/** The document in what `renderJson` wrote, as text or its bytes. */
export function readDocument(written: string | Uint8Array): ReportDocument {
  const text = typeof written === "string" ? written : new TextDecoder().decode(written);
  const { integrity: _, ...wire } = JSON.parse(text) as { [name: string]: Wire };
  return fromWire(wire) as ReportDocument;
}

/** The `integrity` member as it is written in JSON and XML. */
export function toWireIntegrity(integrity: Integrity): { [name: string]: Wire } {
  return {
    digest_sha256: integrity.digestSha256,
    signature_jws: integrity.signatureJws,
    key_id: integrity.keyId,
  };
}

/**
 * RFC 8785 text: what JSON.stringify writes, once every object has its names in the order of their UTF-16 code units.
 * That RFC takes its numbers and strings from ECMAScript, and no name of ours is one an object would put first.
 */
function canonical(value: Wire): string {
  return JSON.stringify(inOrder(value));
}

function inOrder(value: Wire): Wire {
  if (value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) return value.map(inOrder);
  const ordered: { [name: string]: Wire } = {};
  for (const name of Object.keys(value).sort()) ordered[name] = inOrder(value[name] ?? null);
  return ordered;
}
