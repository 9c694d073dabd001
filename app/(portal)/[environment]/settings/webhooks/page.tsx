import type { Metadata } from "next";
import { DeliveryTable } from "@/components/portal/delivery-table";
import { paceOf } from "@/components/portal/delivery-words";
import { KeepFresh } from "@/components/portal/keep-fresh";
import { PortalButton, PortalLink } from "@/components/portal/portal-link";
import { EndpointStops, WebhookEndpoints } from "@/components/portal/webhook-endpoints";
import { WebhookForm } from "@/components/portal/webhook-form";
import { WebhookHealth } from "@/components/portal/webhook-health";
import { WebhookSecret } from "@/components/portal/webhook-secret";
import { WebhookTest } from "@/components/portal/webhook-test";
import { Card } from "@/components/ui/card";
import { toWebhookFields } from "@/lib/company/change-endpoint";
import { found } from "@/lib/http/found";
import { member } from "@/lib/http/member";
import { ENDPOINTS_MAX } from "@/lib/rules/webhook-endpoint";
import { listDeliveries } from "@/lib/store/read/delivery-list";
import { getEndpoint, listEndpoints, wasSecretShown } from "@/lib/store/read/endpoint";
import {
  addEndpointAction,
  cancelSecretAction,
  changeEndpointAction,
  giveFirstSecretAction,
  removeEndpointAction,
  replaceSecretAction,
  sendTestEventAction,
  stageSecretAction,
  switchOffEndpointAction,
  switchOnEndpointAction,
  switchSecretAction,
} from "./actions";

export const metadata: Metadata = { title: "Webhooks" };

const DELIVERIES_SHOWN = 5;

type Props = { searchParams: Promise<{ endpoint?: string | string[] }> };

/** Shows the settings of the endpoint that the URL names, or of the default one, and lists the others. */
export default async function WebhooksPage({ searchParams }: Props) {
  const asking = await member();
  const { endpoint: named } = await searchParams;
  const endpointId = typeof named === "string" && named !== "" ? named : undefined;
  const { environment } = asking.scope;
  const [endpoint, endpoints, isSecretShown, { rows }] = await Promise.all([
    found(getEndpoint({ ...asking.scope, endpointId })),
    listEndpoints(asking.scope),
    wasSecretShown(asking.scope),
    asking.may("log.read") ? listDeliveries(asking.scope, { limit: DELIVERIES_SHOWN }) : { rows: null },
  ]);
  const mayWrite = asking.may("webhook.write");
  const pace = paceOf(rows ?? []);
  const hidden: Record<string, string> = endpoint.isDefault ? {} : { endpoint: endpoint.id };
  return (
    <div className="grid grid-cols-1 gap-6">
      {pace ? <KeepFresh pace={pace} /> : null}
      {endpoint.isDefault ? null : (
        <p className="text-sm">
          <PortalLink href="/settings/webhooks" className="text-accent underline">
            Webhooks
          </PortalLink>{" "}
          <span className="wrap-anywhere text-soft">/ {endpoint.url}</span>
        </p>
      )}
      <WebhookHealth health={endpoint} switchOn={mayWrite ? switchOnEndpointAction : null} />
      <Card
        title="Endpoint"
        about="We post JSON to this URL when a customer consents, when a report waits for the customer’s review, when it is ready or refreshed, and when a request is withdrawn. Answer with 2xx within 15 seconds. After any other response, we try again for about three days."
      >
        <WebhookForm
          action={changeEndpointAction}
          url={endpoint.url ?? ""}
          events={endpoint.eventTypes}
          shown={toWebhookFields(endpoint.url, endpoint.eventTypes)}
          endpointId={endpoint.isDefault ? null : endpoint.id}
          environment={environment}
          mayWrite={mayWrite}
          key={endpoint.id}
        />
        {mayWrite && endpoint.url ? (
          <EndpointStops
            hidden={hidden}
            isOn={!endpoint.disabledAt}
            switchOff={switchOffEndpointAction}
            remove={endpoint.isDefault ? null : removeEndpointAction}
          />
        ) : null}
      </Card>
      <Card
        title="Signing secret"
        about={
          <>
            Each delivery has the header <code className="text-xs">X-Service-Signature</code>: the HMAC-SHA256
            of the raw body with this secret, in lower-case hex. Changing the URL doesn’t change the secret.
          </>
        }
      >
        {mayWrite ? (
          <WebhookSecret
            hidden={hidden}
            isShown={isSecretShown || !endpoint.isDefault}
            environment={environment}
            switchAt={endpoint.switchAt}
            previousUntil={endpoint.previousUntil}
            acts={{
              giveFirstSecret: giveFirstSecretAction,
              stageSecret: stageSecretAction,
              switchSecret: switchSecretAction,
              cancelSecret: cancelSecretAction,
              replaceSecret: replaceSecretAction,
            }}
          />
        ) : (
          <p className="text-sm text-soft">Your role ({asking.role}) cannot rotate the signing secret.</p>
        )}
      </Card>
      {mayWrite && endpoint.url && !endpoint.disabledAt ? (
        <Card
          title="Test event"
          about="Sends a simulated event in the usual format. The event is not about a real request. If the delivery fails, we retry it like any other delivery."
        >
          <WebhookTest action={sendTestEventAction} hidden={hidden} />
        </Card>
      ) : null}
      {endpoint.isDefault ? (
        <Card
          title="Other endpoints"
          about={`Up to ${ENDPOINTS_MAX} endpoints in total, each with its own events, secret and retries. A slow or failing endpoint doesn’t delay the others.`}
        >
          <WebhookEndpoints
            endpoints={endpoints.filter(({ isDefault }) => !isDefault)}
            add={mayWrite && endpoints.length < ENDPOINTS_MAX ? addEndpointAction : null}
            environment={environment}
          />
        </Card>
      ) : null}
      {rows ? (
        <Card
          title="Deliveries"
          about="The latest deliveries. The delivery log keeps every attempt and your server’s response for 30 days."
          aside={<PortalButton href="/developers/webhooks">Delivery log and replay</PortalButton>}
        >
          <DeliveryTable
            rows={rows}
            empty="Nothing yet. The next event of a request appears here with the receiver’s response."
          />
        </Card>
      ) : null}
    </div>
  );
}
