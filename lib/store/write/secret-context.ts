import type { Scope } from "@/lib/scope";

/**
 * The sealing context of an endpoint's signing secrets, which cannot be opened in another row. The default endpoint's
 * context has no id, because there is one for each environment.
 */
export function secretContext(
  { companyId, environment }: Scope,
  endpoint: { id: string; isDefault: boolean } | null = null,
): string {
  const context = `webhook-secret:${companyId}:${environment}`;
  return endpoint === null || endpoint.isDefault ? context : `${context}:${endpoint.id}`;
}
