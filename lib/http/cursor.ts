import { createHmac, timingSafeEqual } from "node:crypto";
import { baseUrl } from "@/lib/env";
import type { Scope } from "@/lib/scope";

/** Where a list goes on: after this row. Opaque and signed, so that nobody comes to rely on what is inside. */
export type Position = { createdAt: Date; id: string };

const MAC_BYTES = 12;

function mac(secret: Uint8Array, scope: Scope, text: string): Buffer {
  const signed = `${scope.companyId}:${scope.environment}:${text}`;
  return createHmac("sha256", secret).update(signed).digest().subarray(0, MAC_BYTES);
}

export function toCursor(secret: Uint8Array, scope: Scope, { createdAt, id }: Position): string {
  const text = `${createdAt.getTime()}:${id}`;
  return `${Buffer.from(text).toString("base64url")}.${mac(secret, scope, text).toString("base64url")}`;
}

/** The position in a cursor given out in this scope; null for anything else, a character added or changed included. */
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
 * The `Link` header's value for the page after this one (RFC 8288): the same question, from the cursor on. `names` are
 * the parameters the question is made of; what else was sent is not repeated.
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
