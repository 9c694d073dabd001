import { settleSecrets } from "@/lib/rules/webhook-secret";
import type { EndpointTarget, Scope } from "@/lib/scope";
import { inScope } from "@/lib/store/client";
import { getRow, listRows } from "@/lib/store/read/endpoint";
import { unsealSecret } from "@/lib/store/seal";
import { secretContext } from "@/lib/store/write/secret-context";
import type { WebhookEndpoint } from "@/prisma/generated/client";

type OpenSecrets = { active: string; next: string | null; previous: string | null };

/**
 * The signing secrets of an endpoint at `now`, unsealed. Only use cases may call this, because no page may contain a
 * secret.
 */
export async function openSecrets({ endpointId, ...scope }: EndpointTarget, now: Date): Promise<OpenSecrets> {
  return open(scope, await inScope(scope, (tx) => getRow(tx, scope, endpointId)), now);
}

/** Like openSecrets, but for every endpoint of an environment, the default one first, each with its URL. */
export async function listOpenSecrets(
  scope: Scope,
  now: Date,
): Promise<{ url: string | null; isDefault: boolean; secrets: OpenSecrets }[]> {
  const rows = await inScope(scope, async (tx) => {
    const others = await listRows(tx, scope);
    return [await getRow(tx, scope), ...others.filter(({ isDefault }) => !isDefault)];
  });
  return rows.map((row) => ({ url: row.url, isDefault: row.isDefault, secrets: open(scope, row, now) }));
}

function open(scope: Scope, row: WebhookEndpoint, now: Date): OpenSecrets {
  const settled = settleSecrets<Uint8Array>(row, now);
  const unseal = (sealed: Uint8Array) => unsealSecret(secretContext(scope, row), sealed);
  return {
    active: unseal(settled.secretSealed),
    next: settled.nextSecretSealed && unseal(settled.nextSecretSealed),
    previous: settled.previousSecretSealed && unseal(settled.previousSecretSealed),
  };
}
