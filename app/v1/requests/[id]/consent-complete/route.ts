import { completeConsent } from "@/lib/connect/complete-consent";
import { ok } from "@/lib/http/answer";
import { keyed } from "@/lib/http/keyed";
import { toProgressView } from "@/lib/http/request-view";
import { resource } from "@/lib/http/resource";
import { startAdvance } from "@/lib/pipeline";

const post = keyed({ idempotent: true }, async ({ scope, id, actor }) => {
  await completeConsent(scope, id, actor);
  return ok(toProgressView(await startAdvance(scope, id)));
});

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ POST: post });
