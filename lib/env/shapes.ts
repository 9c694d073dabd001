// Schemas of single settings. Each error describes the expected value and never repeats the value.
import { createPrivateKey } from "node:crypto";
import { z } from "zod";

export const Base64Key = z
  .string()
  .refine((text) => Buffer.from(text, "base64").length >= 32, "must be at least 32 bytes, base64")
  .transform((text) => Buffer.from(text, "base64"));

/** A name or number as printed; empty text is treated as unset. */
export const Printed = z
  .string()
  .trim()
  .max(200)
  .optional()
  .transform((text) => text || undefined);

export const PolicyUrl = z
  .string()
  .trim()
  .optional()
  .transform((text) => text || undefined)
  .refine(
    (text) => text === undefined || (URL.canParse(text) && new URL(text).protocol === "https:"),
    "must be an https address",
  );

/**
 * A database URL. Checked here, because a wrong URL would look like an unavailable database, for which the start-up
 * waits.
 */
export const DatabaseUrl = z.string("must name the Postgres database").regex(/^postgres(ql)?:\/\/./, {
  message: "must name the Postgres database: postgresql://role:password@host:5432/name",
});

/** The base URL of the pages. It has no path, because the product uses every path under it. */
export const Site = z
  .string()
  .refine(isBare, "must be a URL such as https://reports.example.com, without a path, user name or password");

function isBare(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, pathname, search, hash, username, password } = new URL(text);
  const isWeb = protocol === "https:" || protocol === "http:";
  return isWeb && pathname === "/" && [search, hash, username, password].every((part) => part === "");
}

/**
 * A private key that can sign. Checked here, because a bad key would otherwise be noticed only at the first report.
 */
export const SigningKey = z
  .string()
  .refine(
    isEd25519,
    "must be an Ed25519 private key, PKCS #8 PEM with its line breaks: openssl genpkey -algorithm ed25519",
  );

function isEd25519(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === "ed25519";
  } catch {
    // Text that cannot be parsed is not a key.
    return false;
  }
}

/** Public keys of earlier signing keys: the `x` of each, comma separated. */
export const RetiredKeys = z
  .string()
  .default("")
  .transform(toList)
  .refine(
    (keys) => keys.every((key) => /^[A-Za-z0-9_-]{43}$/.test(key)),
    "must be the `x` values of Ed25519 public keys, separated by commas",
  );

const ADDRESS = /^[^\s@<>,;"]+@[^\s@<>,;"]+$/;

export const Addresses = z
  .string()
  .default("")
  .transform((text) => toList(text.toLowerCase()))
  .refine((all) => all.every((one) => ADDRESS.test(one)), "must be email addresses, comma separated");

/** One email address; empty text is treated as unset. */
export const Address = z
  .string()
  .trim()
  .optional()
  .transform((text) => text || undefined)
  .refine((text) => text === undefined || ADDRESS.test(text), "must be an email address");

/** An email address, or a name and the address in angle brackets, on one line. */
export const MailFrom = z.string().refine((text) => {
  const [, inside] = /^[^<>\p{C}]*<([^<>]+)>$/u.exec(text) ?? [];
  return ADDRESS.test(inside ?? text);
}, "must be an email address, or a name and the address: Reports <reports@example.com>");

function toList(text: string): string[] {
  return text
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean);
}
