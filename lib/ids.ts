import { randomBytes } from "node:crypto";

/** Crockford's base 32 in lower case, without the letters that are easily misread. */
const CROCKFORD = "0123456789abcdefghjkmnpqrstvwxyz";

/** `length` random characters of 5 bits each, from the system's secure source. */
function crockford(length: number): string {
  let text = "";
  for (const byte of randomBytes(length)) text += CROCKFORD[byte & 31];
  return text;
}

/** A new request id: 32 characters, 160 random bits, because the id is also the secret of the public link. */
export function newRequestId(): string {
  return `req_${crockford(32)}`;
}

/**
 * A new verification id: "SIQ-" and 12 Crockford characters in capitals. It cannot be guessed, and is short enough to
 * read over the phone.
 */
export function newVerificationId(): string {
  return `SIQ-${crockford(12).toUpperCase()}`;
}

/** Reports whether text has the format of a verification id; other text need not be looked up. */
export function isVerificationId(text: string): boolean {
  return /^SIQ-[0-9A-HJKMNP-TV-Z]{12}$/.test(text);
}

type IdPrefix =
  | "co"
  | "usr"
  | "key"
  | "evt"
  | "alt"
  | "whe"
  | "dlv"
  | "att"
  | "job"
  | "snp"
  | "rpt"
  | "cns"
  | "bnk"
  | "ses"
  | "note"
  | "aud"
  | "app"
  | "mbr"
  | "ntc"
  | "rec"
  | "psk"
  | "chl"
  | "tok"
  | "sup"
  | "inv"
  | "bat"
  | "run"
  | "row"
  | "cll"
  | "msg"
  | "fil"
  | "std"
  | "adj"
  | "eps"
  | "mes"
  | "sso";

/** A new id for a record other than a request: a prefix for the kind of record, and 130 random bits. */
export function newId(prefix: IdPrefix): string {
  return `${prefix}_${crockford(26)}`;
}

/** Reports whether text has the format of an id with this prefix; other text need not be looked up. */
export function isId(prefix: IdPrefix, text: string): boolean {
  return text.startsWith(`${prefix}_`) && /^[0-9a-hjkmnp-tv-z]{26}$/.test(text.slice(prefix.length + 1));
}

/** Reports whether text has the format of a request id; other text need not be looked up. */
export function isRequestId(text: string): boolean {
  return /^req_[0-9a-hjkmnp-tv-z]{32}$/.test(text);
}
