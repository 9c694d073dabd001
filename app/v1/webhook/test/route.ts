import { TestWebhookOperation } from "@/lib/contract/operations/webhooks";
import { keyed, resource } from "@/lib/http/resource";
import { sendTestEvent } from "@/lib/store/write/test-event";

const post = keyed(TestWebhookOperation, async ({ scope, body, actor }) => {
  const { id, deliveryId } = await sendTestEvent(scope, body.event, actor);
  return { event_id: id, delivery_id: deliveryId };
});

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ POST: post });
