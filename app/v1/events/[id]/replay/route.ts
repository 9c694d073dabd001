import { ReplayEventOperation } from "@/lib/contract/operations/webhooks";
import { keyed, resource } from "@/lib/http/resource";
import { replayEvent } from "@/lib/store/write/replay";

const post = keyed(ReplayEventOperation, async ({ scope, id, query, actor }) => {
  const { deliveryId } = await replayEvent({ ...scope, endpointId: query.endpoint }, id, actor);
  return { event_id: id, delivery_id: deliveryId };
});

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ POST: post });
