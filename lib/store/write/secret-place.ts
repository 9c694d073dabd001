import type { Scope } from "@/lib/scope";

/** Where a company's signing secrets are sealed to; moving one to another company's row would not open. */
export function secretPlace(scope: Scope): string {
  return `webhook-secret:${scope.companyId}:${scope.environment}`;
}
