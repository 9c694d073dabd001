import { setWebhookUrl } from "@/lib/company/change-endpoint";
import { giveFirstSecret } from "@/lib/company/signing-secret";
import { GetWebhookOperation, SetWebhookOperation } from "@/lib/contract/operations/webhooks";
import { keyed, resource } from "@/lib/http/resource";
import { toWebhookView } from "@/lib/http/webhook-view";
import { getEndpoint, wasSecretShown } from "@/lib/store/read/endpoint";

const get = keyed(GetWebhookOperation, async ({ scope }) => toWebhookView(await getEndpoint(scope)));

const put = keyed(SetWebhookOperation, async ({ scope, body, actor }) => {
  await setWebhookUrl(scope, body.url ?? "", actor);
  const isFirst = body.url !== null && !(await wasSecretShown(scope));
  const secret = isFirst ? await giveFirstSecret(scope, actor) : null;
  return { ...toWebhookView(await getEndpoint(scope)), secret };
});

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get, PUT: put });
