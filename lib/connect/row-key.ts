import { createHmac } from "node:crypto";
import { toRequestInput } from "@/lib/connect/create-request";
import type { CreateRequest } from "@/lib/contract/request";
import { env } from "@/lib/env/env";

/** Fields added after the first files were read; without a value they leave the keys of those files as they were. */
const ADDED = ["assessment", "refreshEveryDays"];

/**
 * What a row of a file is known by: a keyed hash of everything it says, so that nothing of it can be guessed from the hash.
 * Two rows that ask for the same request have the same key, however they are written.
 */
export function rowKey(body: CreateRequest): string {
  const input = toRequestInput(body);
  const entries = Object.entries(input).filter(([name, value]) => value !== null || !ADDED.includes(name));
  const said = entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return createHmac("sha256", env().AUDIT_KEY)
    .update(`row\n${JSON.stringify(said)}`)
    .digest("base64url");
}
