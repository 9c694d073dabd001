import type { UpstreamEvent, UpstreamEventKind } from "@/lib/adapters/upstream/port";
import { isSigned, SIGNATURE_HEADER } from "@/lib/sandbox/signature";

const KIND_OF: Readonly<Record<string, UpstreamEventKind>> = {
  "consent.received": "consent_received",
  "consent.updated": "consent_updated",
  "consent.revoked": "consent_revoked",
  "banking.transactions.recent.sync.completed": "data_partial",
  "banking.transactions.sync.completed": "data_complete",
  "banking.transactions.sync.failed": "data_failed",
};

/** Ids are short; anything longer is not one and must not travel further. */
const ID_LENGTH_MAX = 200;

type Fields = Record<string, unknown>;

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function findObject(rawBody: Uint8Array): Fields | null {
  try {
    const value: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(rawBody));
    return isFields(value) ? value : null;
  } catch {
    // Not JSON, or not text: not one of ours.
    return null;
  }
}

function findId(...candidates: unknown[]): string | null {
  const found = candidates.find(
    (each) => typeof each === "string" && each.length > 0 && each.length <= ID_LENGTH_MAX,
  );
  return typeof found === "string" && !found.includes("\u0000") ? found : null;
}

function findMoment(value: unknown): Date | null {
  const at = new Date(typeof value === "string" ? value : Number.NaN);
  return Number.isNaN(at.getTime()) ? null : at;
}

/**
 * Reads an event. The user may stand under `data` or at the top; a body that names nobody is none of the provider's
 * events, whatever else is in it. Never throws.
 */
export function parseSandboxEvent(headers: Headers, rawBody: Uint8Array): UpstreamEvent | null {
  const body = findObject(rawBody);
  if (!body) return null;
  const data = isFields(body.data) ? body.data : {};
  const userRef = findId(data.end_user_id, body.end_user_id);
  if (userRef === null) return null;
  const name = findId(data.event, body.event);
  return {
    kind: (name !== null && Object.hasOwn(KIND_OF, name) ? KIND_OF[name] : undefined) ?? "other",
    userRef,
    consentRef: findId(data.consent_id, body.consent_id),
    institutionRef: findId(data.institution_id, body.institution_id),
    at: findMoment(body.publish_time),
    messageId: findId(body.message_id),
    signed: isSigned(rawBody, headers.get(SIGNATURE_HEADER)),
  };
}
