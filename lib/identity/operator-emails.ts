import { env } from "@/lib/env/env";

/** Reports whether the address is an operator's (OPERATOR_EMAILS). */
export function isOperatorEmail(email: string): boolean {
  return env().OPERATOR_EMAILS.includes(email.toLowerCase());
}
