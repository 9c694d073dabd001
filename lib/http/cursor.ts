import { createHmac, timingSafeEqual } from "node:crypto";
import { baseUrl } from "@/lib/env/env";
import type { Scope } from "@/lib/scope";

/**
 * The last row of a page; the next page starts after it. Cursors are opaque and signed so that callers cannot rely on
 * their contents.
 */
export type Position = { createdAt: Date; id: string };

const MAC_BYTES = 12;

function mac(secret: Uint8Array, scope: Scope, text: string): Buffer {
  const signed = `${scope.companyId}:${scope.environment}:${text}`;
  return createHmac("sha256", secret).update(signed).digest().subarray(0, MAC_BYTES);
}

/**
 * The cursor of the page after a row. It is signed for the scope, but not encrypted: it contains the row's time and id.
 */
export function toCursor(secret: Uint8Array, scope: Scope, { createdAt, id }: Position): string {
  const text = `${createdAt.getTime()}:${id}`;
  return `${Buffer.from(text).toString("base64url")}.${mac(secret, scope, text).toString("base64url")}`;
}

/**
 * The position in a cursor issued for this scope; null for any other text, including a cursor with a character added or
 * changed.
 */
export function findPosition(secret: Uint8Array, scope: Scope, cursor: string): Position | null {
  const [body = "", sum = ""] = cursor.split(".");
  const text = Buffer.from(body, "base64url").toString("utf8");
  const given = Buffer.from(sum, "base64url");
  if (given.length !== MAC_BYTES || !timingSafeEqual(given, mac(secret, scope, text))) return null;
  const [time = "", id = ""] = text.split(":");
  const position = { createdAt: new Date(Number(time)), id };
  return toCursor(secret, scope, position) === cursor ? position : null;
}

/**
 * The `Link` header's value for the next page of the list of requests (RFC 8288): the same query with the new cursor.
 * `names` lists the query's parameters; any other parameter is dropped.
 */
export function toNextLink(url: string, names: readonly string[], cursor: string): string {
  const asked = new URL(url).searchParams;
  const next = new URLSearchParams();
  for (const name of names) {
    const value = name === "cursor" ? cursor : asked.getAll(name).at(-1);
    if (value !== undefined) next.set(name, value);
  }
  return `<${baseUrl()}/v1/requests?${next}>; rel="next"`;
}
