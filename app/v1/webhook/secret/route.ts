import { stageSecret } from "@/lib/company/signing-secret";
import { StageSecretOperation } from "@/lib/contract/operations/webhooks";
import { keyed, resource } from "@/lib/http/resource";

const HOUR_MS = 3_600_000;

const post = keyed(StageSecretOperation, async ({ scope, body, actor }) => {
  const now = new Date();
  const secret = await stageSecret(scope, body.after_hours, actor, now);
  return { secret, takes_over_at: new Date(now.getTime() + body.after_hours * HOUR_MS).toISOString() };
});

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ POST: post });
