import { refuseEmail, toMailAddress } from "@/lib/contract/email";
import { findPhone } from "@/lib/contract/text";

/** If the search text is a complete email address or phone number, returns it in normal form; otherwise null. */
export function findSearchedContact(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed.includes("@")) return refuseEmail(trimmed) === null ? toMailAddress(trimmed) : null;
  return /^[+\d][\d\s().-]{7,20}$/.test(trimmed) ? findPhone(trimmed) : null;
}
