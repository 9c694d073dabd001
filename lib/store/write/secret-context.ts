import type { Scope } from "@/lib/scope";

/**
 * The sealing context of an endpoint's signing secrets, which ties the secrets to the endpoint's row. The context of a
 * default endpoint has no id, because there is only one default endpoint in each environment.
 */
export function secretContext(
  { companyId, environment }: Scope,
  endpoint: { id: string; isDefault: boolean } | null = null,
): string {
  const context = `webhook-secret:${companyId}:${environment}`;
  return endpoint === null || endpoint.isDefault ? context : `${context}:${endpoint.id}`;
}
