import { changeEndpoint, removeEndpoint } from "@/lib/company/change-endpoint";
import {
  ChangeEndpointOperation,
  GetEndpointOperation,
  RemoveEndpointOperation,
} from "@/lib/contract/operations/webhook-endpoints";
import { keyed, resource } from "@/lib/http/resource";
import { toEndpointView } from "@/lib/http/webhook-view";
import { getEndpoint } from "@/lib/store/read/endpoint";

const get = keyed(GetEndpointOperation, async ({ scope, id }) =>
  toEndpointView(await getEndpoint({ ...scope, endpointId: id })),
);

const patch = keyed(ChangeEndpointOperation, async ({ scope, id, body, actor }) => {
  const target = { ...scope, endpointId: id };
  const change = {
    ...(body.url === undefined ? {} : { url: body.url }),
    ...(body.events === undefined ? {} : { eventTypes: body.events ?? [] }),
    ...(body.enabled === undefined ? {} : { isOn: body.enabled }),
  };
  await changeEndpoint(target, change, actor);
  return toEndpointView(await getEndpoint(target));
});

const remove = keyed(RemoveEndpointOperation, async ({ scope, id, actor }) => {
  await removeEndpoint({ ...scope, endpointId: id }, actor);
  return { id, removed: true as const };
});

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({
  GET: get,
  PATCH: patch,
  DELETE: remove,
});
