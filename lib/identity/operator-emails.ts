import { env } from "@/lib/env/env";

/** Reports whether OPERATOR_EMAILS contains the address, in any case. Does not check that the address is confirmed. */
export function isOperatorEmail(email: string): boolean {
  return env().OPERATOR_EMAILS.includes(email.toLowerCase());
}
