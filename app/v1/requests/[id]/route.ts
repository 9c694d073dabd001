import { changeRequest } from "@/lib/connect/change-request";
import {
  ChangeRequestOperation,
  GetRequestOperation,
  WithdrawRequestOperation,
} from "@/lib/contract/operations/requests";
import { withdrawRequest } from "@/lib/erase/withdraw-request";
import { toRequestView } from "@/lib/http/request-view";
import { keyed, resource } from "@/lib/http/resource";
import { getRequest } from "@/lib/store/read/request";

const get = keyed(GetRequestOperation, async ({ scope, id }) => toRequestView(await getRequest(scope, id)));

const patch = keyed(ChangeRequestOperation, async ({ scope, id, body, actor }) =>
  toRequestView(await changeRequest(scope, id, { body, actor })),
);

const remove = keyed(WithdrawRequestOperation, async ({ scope, id, actor }) => {
  const { status } = await withdrawRequest(scope, id, { by: "firm", actor });
  return { id, status };
});

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({
  GET: get,
  PATCH: patch,
  DELETE: remove,
});
