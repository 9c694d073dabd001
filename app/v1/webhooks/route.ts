import { addEndpoint } from "@/lib/company/change-endpoint";
import { AddEndpointOperation, ListEndpointsOperation } from "@/lib/contract/operations/webhook-endpoints";
import { keyed, resource } from "@/lib/http/resource";
import { toEndpointView } from "@/lib/http/webhook-view";
import { getEndpoint, listEndpoints } from "@/lib/store/read/endpoint";

const get = keyed(ListEndpointsOperation, async ({ scope }) => {
  return { data: (await listEndpoints(scope)).map(toEndpointView) };
});

const post = keyed(AddEndpointOperation, async ({ scope, body, actor }) => {
  const added = await addEndpoint(scope, { url: body.url, eventTypes: body.events ?? [] }, actor);
  const endpoint = await getEndpoint({ ...scope, endpointId: added.id });
  return { ...toEndpointView(endpoint), secret: added.secret };
});

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get, POST: post });
