import { env } from "@/lib/env/env";

export function isOperatorEmail(email: string): boolean {
  return env().OPERATOR_EMAILS.includes(email.toLowerCase());
}
