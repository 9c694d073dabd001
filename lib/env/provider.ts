import { z } from "zod";
import type { Setting } from "@/lib/env/setting";

/**
 * The settings of one live provider. The name of each setting begins with the provider's id in capitals:
 * `FISKIL_CLIENT_ID` in live, `FISKIL_TEST_CLIENT_ID` in test.
 */
export type ProviderRecord = {
  /** The provider's name, as people know it. */
  name: string;
  /** The names, without their prefix, of the settings that are needed to call the provider. */
  credentials: readonly [string, ...string[]];
  fields: Record<string, z.ZodType>;
  /** The description of each field for operators, and whether it is secret. */
  about: Record<string, Setting>;
};

/** A credential; empty text is treated as unset. */
export const Credential = z
  .string()
  .trim()
  .max(500)
  .optional()
  .transform((text) => text || undefined);

const LOOPBACK: readonly string[] = ["localhost", "127.0.0.1", "[::1]"];

/** An https URL; plain http only for a test server on this machine. */
export const HttpsUrl = z.url().refine((text) => {
  const { protocol, hostname } = new URL(text);
  return protocol === "https:" || (protocol === "http:" && LOOPBACK.includes(hostname));
}, "must be an https address");

/** An https host without a path, because the adapter adds its own paths and would drop a path in the setting. */
export const HttpsHost = HttpsUrl.refine((text) => {
  const { pathname, search, hash } = new URL(text);
  return pathname === "/" && search === "" && hash === "";
}, "must be a URL without a path");

/** Seconds to wait for one response of the provider. */
export const TimeoutSeconds = z.coerce.number().min(0.05).max(60).default(10);

/** Hours to wait for late data before the report is generated from the data that has arrived. */
export const ArrivalHours = z.coerce.number().min(1).max(240).default(48);
