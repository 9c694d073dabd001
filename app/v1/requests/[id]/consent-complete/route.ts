import { completeConsent } from "@/lib/connect/complete-consent";
import { CompleteConsentOperation } from "@/lib/contract/operations/requests";
import { toProgressView } from "@/lib/http/request-view";
import { keyed, resource } from "@/lib/http/resource";
import { startAdvance } from "@/lib/pipeline";

const post = keyed(CompleteConsentOperation, async ({ scope, id, actor }) => {
  await completeConsent(scope, id, actor);
  return toProgressView(await startAdvance(scope, id));
});

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ POST: post });
