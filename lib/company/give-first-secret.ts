import { newWebhookSecret } from "@/lib/company/create-company";
import type { Actor, Scope } from "@/lib/scope";
import { writeFirstSecret } from "@/lib/store/write/endpoint-secret";

/**
 * Makes the first signing secret of an environment that anybody is shown, and has it take over at once: nobody can be
 * checking with the one before, which was never shown. Returns it in full, which is the only time it is shown. Throws
 * conflict where one was shown already.
 */
export async function giveFirstSecret(scope: Scope, actor: Actor, now = new Date()): Promise<string> {
  const secret = newWebhookSecret();
  await writeFirstSecret(scope, secret, actor, now);
  return secret;
}
