import { SimulateEventOperation } from "@/lib/contract/operations/sandbox";
import { admitTest } from "@/lib/controls/require-test";
import { simulateEvent } from "@/lib/controls/simulate-event";
import { keyed, resource } from "@/lib/http/resource";

const post = keyed(
  SimulateEventOperation,
  async ({ scope, id, body, actor }) => {
    const { eventId, deliveryId } = await simulateEvent(scope, id, { type: body.event, actor });
    return { request_id: id, event: body.event, event_id: eventId, delivery_id: deliveryId };
  },
  admitTest,
);

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ POST: post });
