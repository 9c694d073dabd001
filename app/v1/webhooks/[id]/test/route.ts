import { TestEndpointOperation } from "@/lib/contract/operations/webhook-endpoints";
import { keyed, resource } from "@/lib/http/resource";
import { sendTestEvent } from "@/lib/store/write/test-event";

const post = keyed(TestEndpointOperation, async ({ scope, id, body, actor }) => {
  const sent = await sendTestEvent({ ...scope, endpointId: id }, body.event, actor);
  return { event_id: sent.id, delivery_id: sent.deliveryId };
});

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ POST: post });
