import { readEndUserEvent } from "@/lib/adapters/upstream/end-user-event";
import type { UpstreamEvent } from "@/lib/adapters/upstream/port";
import { isSigned, SIGNATURE_HEADER } from "@/lib/sandbox/signature";

/** Reads an event of the built-in bank; null for anything else. Never throws. */
export function parseSandboxEvent(headers: Headers, rawBody: Uint8Array): UpstreamEvent | null {
  return readEndUserEvent(rawBody, isSigned(rawBody, headers.get(SIGNATURE_HEADER)));
}
