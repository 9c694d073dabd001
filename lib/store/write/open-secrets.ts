import { settleSecrets } from "@/lib/rules/webhook-secret";
import type { Scope } from "@/lib/scope";
import { inScope } from "@/lib/store/client";
import { unsealSecret } from "@/lib/store/seal";
import { secretPlace } from "@/lib/store/write/secret-place";

export type OpenSecrets = { active: string; next: string | null; previous: string | null };

/** The signing secrets of this environment as they are at `now`, unsealed. For use cases only: no page may see them. */
export async function openSecrets(scope: Scope, now: Date): Promise<OpenSecrets> {
  const row = await inScope(scope, (tx) => tx.webhookEndpoint.findFirstOrThrow({ where: { ...scope } }));
  const settled = settleSecrets<Uint8Array>(row, now);
  const open = (sealed: Uint8Array) => unsealSecret(secretPlace(scope), sealed);
  return {
    active: open(settled.secretSealed),
    next: settled.nextSecretSealed && open(settled.nextSecretSealed),
    previous: settled.previousSecretSealed && open(settled.previousSecretSealed),
  };
}
