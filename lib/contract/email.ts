/**
 * Validates an email address, with the error messages of the email-validator package that FastAPI services use. Refuses
 * domains that no public mail server serves (RFC 6761, RFC 6762). Accepts non-ASCII letters after the @-sign if they
 * have an ASCII form (RFC 5891), but never before the @-sign.
 */

/** Text longer than this is refused without validation (Pydantic's limit). */
const TEXT_LENGTH_MAX = 2_048;
/** Limits in characters: RFC 5321, 4.5.3.1.3; RFC 1035, 2.3.4 and 2.3.1. */
const ADDRESS_LENGTH_MAX = 254;
const DOMAIN_LENGTH_MAX = 253;
const LABEL_LENGTH_MAX = 63;

const LOCAL_LETTER = /[.A-Za-z0-9_!#$%&'*+\-/=?^`{|}~]/;
const DOMAIN_LETTER = /[A-Za-z0-9.\-\u{80}-\u{10ffff}]/u;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}\p{M}]/u;
const RESERVED = /(^|\.)(arpa|invalid|local|localhost|onion|test)$/i;

/** Returns null for a valid address, otherwise the error message. */
export function refuseEmail(address: string): string | null {
  if (address.length > TEXT_LENGTH_MAX) return `Length must not exceed ${TEXT_LENGTH_MAX} characters`;
  const at = address.startsWith('"') ? address.indexOf("@", address.indexOf('"', 1)) : address.indexOf("@");
  if (at < 0) return "An email address must have an @-sign.";
  return refuseLocal(address.slice(0, at)) ?? refuseDomain(address.slice(at + 1)) ?? refuseLength(address);
}

/** The address with its domain in ASCII, as mail servers need it. Only for a valid address. */
export function toMailAddress(address: string): string {
  const at = address.indexOf("@");
  const domain = address.slice(at + 1);
  return /^[\x20-\x7e]*$/.test(domain) ? address : `${address.slice(0, at)}@${findAscii(domain) ?? domain}`;
}

function refuseLength({ length }: string): string | null {
  return length > ADDRESS_LENGTH_MAX
    ? `The email address is too long ${excess(length, ADDRESS_LENGTH_MAX)}.`
    : null;
}

function refuseLocal(local: string): string | null {
  if (local === "") return "There must be something before the @-sign.";
  if (/^".*"$/s.test(local)) return "Quoting the part before the @-sign is not allowed here.";
  const letters = [...local];
  const wrong = letters.filter((letter) => letter < "\x80" && !LOCAL_LETTER.test(letter));
  if (wrong.length > 0)
    return `The email address contains invalid characters before the @-sign: ${list(wrong)}.`;
  const foreign = letters.filter((letter) => letter >= "\x80");
  if (foreign.length > 0)
    return `Internationalized characters before the @-sign are not supported: ${list(foreign)}.`;
  if (local.endsWith(".")) return "An email address cannot have a period immediately before the @-sign.";
  if (local.startsWith(".")) return "An email address cannot start with a period.";
  return local.includes("..") ? "An email address cannot have two periods in a row." : null;
}

function refuseDomain(given: string): string | null {
  if (given === "") return "There must be something after the @-sign.";
  if (/^\[.*\]$/s.test(given)) return "A bracketed IP address after the @-sign is not allowed here.";
  const wrong = [...given].filter((letter) => !DOMAIN_LETTER.test(letter));
  if (wrong.length > 0) return `The part after the @-sign contains invalid characters: ${list(wrong)}.`;
  const unsafe = [...given].filter((letter) => !VISIBLE.test(letter));
  if (unsafe.length > 0) return `The email address contains unsafe characters: ${list(unsafe)}.`;
  // IDNA 2008 allows letters, digits and marks. It refuses symbols such as emoji (RFC 5892, section 2).
  const symbols = [...given].filter((letter) => letter >= "\x80" && /\p{S}|\u{200d}|\u{fe0f}/u.test(letter));
  if (symbols.length > 0) return `The part after the @-sign contains invalid characters: ${list(symbols)}.`;
  const domain = given.normalize("NFKC").replaceAll("。", ".");
  const wrongDomain = refuseDomainParts(domain);
  if (wrongDomain) return wrongDomain;
  const ascii = /^[\x20-\x7e]*$/.test(domain) ? domain : findAscii(domain);
  if (ascii === null) return "The part after the @-sign is invalid.";
  return refuseAscii(ascii);
}

/** The error for misplaced periods and hyphens (RFC 952, RFC 5322 3.2.3, RFC 5890 2.3.1); null if there is none. */
function refuseDomainParts(domain: string): string | null {
  for (const [mark, name] of [
    [".", "period"],
    ["-", "hyphen"],
  ] as const) {
    if (domain.endsWith(mark)) return `An email address cannot end with a ${name}.`;
    if (domain.startsWith(mark))
      return `An email address cannot have a ${name} immediately after the @-sign.`;
    if (mark === "." && domain.includes("..")) return "An email address cannot have two periods in a row.";
  }
  if (/\.-|-\./.test(domain)) return "An email address cannot have a period and a hyphen next to each other.";
  if (/(^|\.)(?!xn)..--/i.test(domain))
    return "An email address cannot have two letters followed by two dashes immediately after the @-sign or after a period, except Punycode.";
  return null;
}

function refuseAscii(domain: string): string | null {
  if (domain.length > DOMAIN_LENGTH_MAX)
    return `The email address is too long after the @-sign ${excess(domain.length, DOMAIN_LENGTH_MAX)}.`;
  const label = domain.split(".").find(({ length }) => length > LABEL_LENGTH_MAX);
  if (label)
    return `After the @-sign, periods cannot be separated by so many characters ${excess(label.length, LABEL_LENGTH_MAX)}.`;
  if (!domain.includes(".")) return "The part after the @-sign is not valid. It should have a period.";
  if (!/[A-Za-z]$/.test(domain))
    return "The part after the @-sign is not valid. It is not within a valid top-level domain.";
  if (RESERVED.test(domain))
    return "The part after the @-sign is a special-use or reserved name that cannot be used with email.";
  return /(^|\.)xn--/i.test(domain) && findAscii(domain) === null
    ? "The part after the @-sign is not valid IDNA."
    : null;
}

/** Converts a domain to ASCII with the platform's URL parser; null if the parser refuses it. */
function findAscii(domain: string): string | null {
  return URL.canParse(`http://${domain}/`) ? new URL(`http://${domain}/`).hostname : null;
}

function excess(length: number, max: number): string {
  return `(${length - max} character${length - max > 1 ? "s" : ""} too many)`;
}

function list(letters: readonly string[]): string {
  return [...new Set(letters.map(display))].sort().join(", ");
}

/** Formats a character for an error message: quoted if visible, otherwise as its code point. */
function display(letter: string): string {
  if (letter === " ") return "SPACE";
  if (letter === "\\" || letter === "'") return `"${letter}"`;
  if (/[\p{L}\p{N}\p{P}\p{S}]/u.test(letter)) return `'${letter}'`;
  return `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
