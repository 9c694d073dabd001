import { createHmac, timingSafeEqual } from "node:crypto";

/** Where a list goes on: after this row. Opaque and signed, so that nobody comes to rely on what is inside. */
export type Position = { createdAt: Date; id: string };

const MAC_BYTES = 12;

function mac(secret: Uint8Array, text: string): Buffer {
  return createHmac("sha256", secret).update(text).digest().subarray(0, MAC_BYTES);
}

export function toCursor(secret: Uint8Array, { createdAt, id }: Position): string {
  const text = `${createdAt.getTime()}:${id}`;
  return `${Buffer.from(text).toString("base64url")}.${mac(secret, text).toString("base64url")}`;
}

/** The position in a cursor of ours; null for anything else. */
export function findPosition(secret: Uint8Array, cursor: string): Position | null {
  const [body = "", sum = ""] = cursor.split(".");
  const text = Buffer.from(body, "base64url").toString("utf8");
  const given = Buffer.from(sum, "base64url");
  if (given.length !== MAC_BYTES || !timingSafeEqual(given, mac(secret, text))) return null;
  const [time = "", id = ""] = text.split(":");
  return { createdAt: new Date(Number(time)), id };
}
