import type { IncomingMessage } from "node:http";
import { AppError } from "@/lib/errors";

/** The largest form body in bytes, below the limit at which the framework fails. Our forms are much smaller. */
const FORM_BYTES_MAX = 1_000_000;

/**
 * The path to which the portal uploads files, and the largest body that reaches the route at this path, in bytes. The
 * route's own limit is lower, and above it the page shows a message.
 */
export const UPLOADS = /^\/(test|live)\/settings\/live\/application\/files$/;
const UPLOAD_BYTES_MAX = 10_000_000;

/**
 * Returns the error for a page request whose header announces a larger body than any of our forms; otherwise null.
 * Without this check the framework would keep the body in memory before a page could refuse it.
 */
export function findTooLarge({
  url = "",
  headers,
}: Pick<IncomingMessage, "url" | "headers">): AppError | null {
  const max = UPLOADS.test(url.split("?")[0] ?? "") ? UPLOAD_BYTES_MAX : FORM_BYTES_MAX;
  if (Number(headers["content-length"] ?? 0) <= max) return null;
  return new AppError("too_large", `The body is larger than ${max} bytes.`);
}
