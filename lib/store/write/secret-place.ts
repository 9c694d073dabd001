import type { Scope } from "@/lib/scope";

/**
 * Where an endpoint's signing secrets are sealed to; moving one to another row would not open. The default endpoint's
 * place has no id, because there is one of each environment.
 */
export function secretPlace(
  { companyId, environment }: Scope,
  endpoint: { id: string; isDefault: boolean } | null = null,
): string {
  const place = `webhook-secret:${companyId}:${environment}`;
  return endpoint === null || endpoint.isDefault ? place : `${place}:${endpoint.id}`;
}
