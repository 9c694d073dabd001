import { createHash } from "node:crypto";
import canonicalize from "canonicalize";
import type { Integrity } from "@/components/report/integrity";
import type { ReportDocument } from "@/lib/domain/document";
import { toWire, type Wire } from "./wire";

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

/** The `integrity` member as it is written in JSON and XML. */
export function toWireIntegrity(integrity: Integrity): { [name: string]: Wire } {
  return {
    digest_sha256: integrity.digestSha256,
    signature_jws: integrity.signatureJws,
    key_id: integrity.keyId,
  };
}

function canonical(value: Wire): string {
  const text = canonicalize(value);
  if (text === undefined) throw new TypeError("nothing to write");
  return text;
}
