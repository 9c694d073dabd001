import { env } from "@/lib/env";

/** Whether the configuration names this address as an operator of the service (OPERATOR_EMAILS). */
export function isOperatorEmail(email: string): boolean {
  return env().OPERATOR_EMAILS.includes(email.toLowerCase());
}
