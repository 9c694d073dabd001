import { withdrawRequest } from "@/lib/erase/withdraw-request";
import { ok } from "@/lib/http/answer";
import { keyed } from "@/lib/http/keyed";
import { toRequestView } from "@/lib/http/request-view";
import { resource } from "@/lib/http/resource";
import { getRequest } from "@/lib/store/read/request";

const get = keyed({}, async ({ scope, id }) => ok(toRequestView(await getRequest(scope, id))));

const remove = keyed({}, async ({ scope, id, actor }) => {
  const { status } = await withdrawRequest(scope, id, "firm", actor);
  return ok({ id, status });
});

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get, DELETE: remove });
