import type { Metadata } from "next";
import { ActForm } from "@/components/portal/act-form";
import { DeliveryTable } from "@/components/portal/delivery-table";
import { WebhookForm } from "@/components/portal/webhook-form";
import { Banner } from "@/components/ui/banner";
import { Card } from "@/components/ui/card";
import { Disclosure } from "@/components/ui/disclosure";
import { member } from "@/lib/http/member";
import { findEndpoint } from "@/lib/store/read/company";
import { listDeliveries } from "@/lib/store/read/delivery";
import { newSecret, saveWebhook } from "../actions";

export const metadata: Metadata = { title: "Webhooks" };

const DELIVERIES_SHOWN = 25;

export default async function WebhooksPage() {
  const asking = await member();
  const { environment } = asking.scope;
  const [endpoint, deliveries] = await Promise.all([
    findEndpoint(asking.scope),
    listDeliveries(asking.scope, DELIVERIES_SHOWN),
  ]);
  const mayWrite = asking.may("webhook.write");
  return (
    <div className="grid grid-cols-1 gap-6">
      {endpoint?.disabledAt ? (
        <Banner tone="bad">
          Sending is switched off. {endpoint.disabledReason} Save the URL again to switch it on.
        </Banner>
      ) : null}
      <Card
        title="Endpoint"
        about="We post JSON here when something happens to a request: consent, report ready, refresh, withdrawal. Answer with 2xx promptly; anything else is tried again over three days."
      >
        <WebhookForm
          action={saveWebhook}
          url={endpoint?.url ?? ""}
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
          <Disclosure summary="Rotate…">
            <ActForm
              action={newSecret}
              kind="danger"
              label="Rotate the secret"
              busy="Rotating…"
              secretLabel={`The new ${environment} signing secret`}
            >
              <p className="max-w-prose text-sm">
                Deliveries are signed with the new secret at once, those being retried included. Receivers
                that still check with the old one refuse them until they are changed. The new secret is shown
                once.
              </p>
            </ActForm>
          </Disclosure>
        ) : (
          <p className="text-sm text-soft">Your role ({asking.role}) may not rotate it.</p>
        )}
      </Card>
      <Card title="Deliveries" about={`The latest ${DELIVERIES_SHOWN}, kept for 30 days.`}>
        <DeliveryTable rows={deliveries} />
      </Card>
    </div>
  );
}
