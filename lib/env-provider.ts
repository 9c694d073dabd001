import { z } from "zod";

/** What the settings of every live provider are made of. */

/** A setting left empty is one not set. */
export const Credential = z
  .string()
  .trim()
  .max(500)
  .optional()
  .transform((text) => text || undefined);

const LOOPBACK: readonly string[] = ["localhost", "127.0.0.1", "[::1]"];

/** Where data or customers go is encrypted, but for a stand-in on this machine. */
export const HttpsUrl = z.url().refine((text) => {
  const { protocol, hostname } = new URL(text);
  return protocol === "https:" || (protocol === "http:" && LOOPBACK.includes(hostname));
}, "must be an https address");

/** A host whose paths are known here: one that stands in the setting would be left out of most calls. */
export const HttpsHost = HttpsUrl.refine((text) => {
  const { pathname, search, hash } = new URL(text);
  return pathname === "/" && search === "" && hash === "";
}, "must be an address without a path");

/** How long one answer of theirs is waited for. */
export const TimeoutSeconds = z.coerce.number().min(0.05).max(60).default(10);

/** How long data is waited for that nothing tells of, before the report is made of what there is. */
export const ArrivalHours = z.coerce.number().min(1).max(240).default(48);
