import { createHmac } from "node:crypto";
import { toRequestInput } from "@/lib/connect/create-request";
import type { CreateRequest } from "@/lib/contract/request";
import { env } from "@/lib/env/env";

/**
 * The fields that the first version of the import had. They are always part of the key, with null for a missing value.
 * A field added later is part of the key only if it has a value, so that the keys of earlier rows stay the same.
 */
const FIRST = {
  clientName: null,
  reportType: null,
  clientRef: null,
  email: null,
  phone: null,
  periodLabel: null,
  redirectUri: null,
  cancelUri: null,
  consentType: null,
  banks: null,
  metadata: null,
  state: null,
};

/**
 * The key of a row of a file: a keyed hash of all its fields, which reveals none of them. Two rows that describe the
 * same request have the same key even if they are written differently.
 */
export function rowKey(body: CreateRequest): string {
  const given = Object.entries(toRequestInput(body)).filter(([, value]) => value !== null);
  const entries = Object.entries({ ...FIRST, ...Object.fromEntries(given) });
  const said = entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return createHmac("sha256", env().AUDIT_KEY)
    .update(`row\n${JSON.stringify(said)}`)
    .digest("base64url");
}
