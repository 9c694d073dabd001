import { getAdjustments, setAdjustments } from "@/lib/analyse/adjust-request";
import { toAdjustmentInputs } from "@/lib/contract/adjustments";
import { GetAdjustmentsOperation, SetAdjustmentsOperation } from "@/lib/contract/operations/adjustments";
import { toAdjustmentsView } from "@/lib/http/adjustments-view";
import { keyed, resource } from "@/lib/http/resource";

const get = keyed(GetAdjustmentsOperation, async ({ scope, id }) =>
  toAdjustmentsView(id, await getAdjustments(scope, id)),
);

const put = keyed(SetAdjustmentsOperation, async ({ scope, id, body, actor }) => {
  const change = { wanted: toAdjustmentInputs(body.adjustments), version: body.version ?? 0 };
  return toAdjustmentsView(id, await setAdjustments(scope, id, change, actor));
});

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get, PUT: put });
