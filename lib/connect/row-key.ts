import { createHmac } from "node:crypto";
import { toRequestInput } from "@/lib/connect/create-request";
import type { CreateRequest } from "@/lib/contract/request";
import { env } from "@/lib/env/env";

/** Fields added after the first files were imported. Without a value they leave the keys of those files unchanged. */
const ADDED = ["assessment", "refreshEveryDays"];

/**
 * The key of a row of a file: a keyed hash of all its fields, so that the hash reveals nothing. Two rows that ask for
 * the same request have the same key, however they are written.
 */
export function rowKey(body: CreateRequest): string {
  const input = toRequestInput(body);
  const entries = Object.entries(input).filter(([name, value]) => value !== null || !ADDED.includes(name));
  const said = entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return createHmac("sha256", env().AUDIT_KEY)
    .update(`row\n${JSON.stringify(said)}`)
    .digest("base64url");
}
