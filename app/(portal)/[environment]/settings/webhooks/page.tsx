import type { Metadata } from "next";
import { DeliveryTable } from "@/components/portal/delivery-table";
import { paceOf } from "@/components/portal/delivery-words";
import { KeepFresh } from "@/components/portal/keep-fresh";
import { PortalButton } from "@/components/portal/portal-link";
import { WebhookForm } from "@/components/portal/webhook-form";
import { WebhookHealth } from "@/components/portal/webhook-health";
import { WebhookSecret } from "@/components/portal/webhook-secret";
import { WebhookTest } from "@/components/portal/webhook-test";
import { Card } from "@/components/ui/card";
import { member } from "@/lib/http/member";
import { listDeliveries } from "@/lib/store/read/delivery-list";
import { getEndpoint, wasSecretShown } from "@/lib/store/read/endpoint";
import {
  cancelStaged,
  getFirstSecret,
  replaceNow,
  saveWebhook,
  sendTest,
  stage,
  switchNow,
  switchOn,
} from "./actions";

export const metadata: Metadata = { title: "Webhooks" };

const DELIVERIES_SHOWN = 5;

export default async function WebhooksPage() {
  const asking = await member();
  const { environment } = asking.scope;
  const [endpoint, isSecretShown, { rows }] = await Promise.all([
    getEndpoint(asking.scope),
    wasSecretShown(asking.scope),
    asking.may("log.read") ? listDeliveries(asking.scope, { limit: DELIVERIES_SHOWN }) : { rows: null },
  ]);
  const mayWrite = asking.may("webhook.write");
  const pace = paceOf(rows ?? []);
  return (
    <div className="grid grid-cols-1 gap-6">
      {pace ? <KeepFresh pace={pace} /> : null}
      <WebhookHealth health={endpoint} switchOn={mayWrite ? switchOn : null} />
      <Card
        title="Endpoint"
        about="We post JSON here when something happens to a request: consent, report ready, refresh, withdrawal. Answer with 2xx promptly; anything else is tried again over three days."
      >
        <WebhookForm
          action={saveWebhook}
          url={endpoint.url ?? ""}
          environment={environment}
          mayWrite={mayWrite}
        />
      </Card>
      <Card
        title="Signing secret"
        about={
          <>
            Each delivery carries <code className="text-xs">X-Service-Signature</code>: the HMAC-SHA256 of the
            raw body under this secret, in lower-case hex. Setting the URL leaves the secret as it is.
          </>
        }
      >
        {mayWrite ? (
          <WebhookSecret
            isShown={isSecretShown}
            environment={environment}
            switchAt={endpoint.switchAt}
            previousUntil={endpoint.previousUntil}
            acts={{ getFirstSecret, stage, switchNow, cancelStaged, replaceNow }}
          />
        ) : (
          <p className="text-sm text-soft">Your role ({asking.role}) may not rotate it.</p>
        )}
      </Card>
      {mayWrite && endpoint.url && !endpoint.disabledAt ? (
        <Card
          title="Test event"
          about="Sends an event in the usual format without a request, marked as simulated. Nothing else happens."
        >
          <WebhookTest action={sendTest} />
        </Card>
      ) : null}
      {rows ? (
        <Card
          title="Deliveries"
          about="The latest. The log keeps 30 days, with every attempt and its answer."
          aside={<PortalButton href="/developers/webhooks">Delivery log and replay</PortalButton>}
        >
          <DeliveryTable
            rows={rows}
            empty="Nothing yet. The next event of a request appears here with the receiver’s answer."
          />
        </Card>
      ) : null}
    </div>
  );
}
