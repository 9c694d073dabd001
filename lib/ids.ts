import { randomBytes } from "node:crypto";

/** Crockford's base 32 without the letters that are misread, lower case. */
const CROCKFORD = "0123456789abcdefghjkmnpqrstvwxyz";

/** `length` characters, 5 random bits each, from the system's secure source. */
function crockford(length: number): string {
  let text = "";
  for (const byte of randomBytes(length)) text += CROCKFORD[byte & 31];
  return text;
}

/** The request id is also the secret of the public link: 32 characters, 160 random bits (decisions, section 3). */
export function newRequestId(): string {
  return `req_${crockford(32)}`;
}

/** "SIQ-" and 12 Crockford characters in capitals; unguessable, short enough to read over the phone. */
export function newVerificationId(): string {
  return `SIQ-${crockford(12).toUpperCase()}`;
}

/** True for text that could be a verification id; anything else need not be looked up. */
export function isVerificationId(text: string): boolean {
  return /^SIQ-[0-9A-HJKMNP-TV-Z]{12}$/.test(text);
}

export type IdPrefix =
  | "co"
  | "usr"
  | "key"
  | "evt"
  | "whe"
  | "dlv"
  | "att"
  | "job"
  | "snp"
  | "rpt"
  | "cns"
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
  | "cll"
  | "msg"
  | "fil"
  | "std"
  | "mes";

/** An id for anything else: a prefix that says what it is, and 130 random bits. */
export function newId(prefix: IdPrefix): string {
  return `${prefix}_${crockford(26)}`;
}

/** True for text that could be an id with this prefix; anything else need not be looked up. */
export function isId(prefix: IdPrefix, text: string): boolean {
  return text.startsWith(`${prefix}_`) && /^[0-9a-hjkmnp-tv-z]{26}$/.test(text.slice(prefix.length + 1));
}

/** True for text that could be a request id; anything else need not be looked up. */
export function isRequestId(text: string): boolean {
  return /^req_[0-9a-hjkmnp-tv-z]{32}$/.test(text);
}
