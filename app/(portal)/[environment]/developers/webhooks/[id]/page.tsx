import { cache } from "react";
import { ActForm } from "@/components/portal/act-form";
import { DeliveryAttempts } from "@/components/portal/delivery-attempts";
import { DeliveryChip, TestMark } from "@/components/portal/delivery-table";
import { answerOf, EVENT_WORDS, paceOf, stoppedWords, subjectOf } from "@/components/portal/delivery-words";
import { KeepFresh } from "@/components/portal/keep-fresh";
import { PortalLink } from "@/components/portal/portal-link";
import { Card } from "@/components/ui/card";
import { Disclosure } from "@/components/ui/disclosure";
import { Pairs } from "@/components/ui/pairs";
import { Time } from "@/components/ui/time";
import { found } from "@/lib/http/found";
import { member } from "@/lib/http/member";
import { titleOf } from "@/lib/http/title-of";
import { type DeliveryRecord, getDelivery } from "@/lib/store/read/delivery";
import { RefusedPage } from "../../../refused-page";
import { replayDeliveryAction } from "../../../settings/webhooks/actions";

/** Finds the delivery, or shows the not-found page. Null if the member's role cannot see deliveries. */
const foundDelivery = cache(async (id: string) => {
  const { scope, may } = await member();
  return may("log.read") ? found(getDelivery(scope, id)) : null;
});

export const generateMetadata = titleOf("Delivery", foundDelivery);

export default async function DeliveryPage({ params }: { params: Promise<{ id: string }> }) {
  const asking = await member();
  const { id } = await params;
  const delivery = await foundDelivery(id);
  if (!delivery) return <RefusedPage asking={asking} what="the webhook deliveries" />;
  return (
    <div className="grid grid-cols-1 gap-6">
      {paceOf([delivery]) ? <KeepFresh /> : null}
      <p className="text-sm">
        <PortalLink href="/developers/webhooks" className="text-accent underline">
          Webhook deliveries
        </PortalLink>{" "}
        <span className="text-soft">/ Delivery</span>
      </p>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <Card
          title={delivery.event}
          about={EVENT_WORDS[delivery.event]}
          aside={<DeliveryChip of={delivery} />}
        >
          <div className="grid grid-cols-1 gap-5">
            <Facts delivery={delivery} />
            {asking.may("webhook.write") ? (
              <ActForm
                action={replayDeliveryAction}
                hidden={{ id: delivery.id }}
                label={paceOf([delivery]) ? "Send it now" : "Send it again"}
                busy="Queueing…"
              />
            ) : null}
            <Disclosure summary="Payload">
              <pre className="overflow-auto rounded-md bg-mist p-3 text-xs whitespace-pre-wrap wrap-anywhere">
                {delivery.payload}
              </pre>
            </Disclosure>
          </div>
        </Card>
        <Card title="Attempts" about="Newest first. We show at most 2 kB of each response.">
          <DeliveryAttempts attempts={delivery.attemptLines} none={answerOf(delivery)} />
        </Card>
      </div>
    </div>
  );
}

function Facts({ delivery }: { delivery: DeliveryRecord }) {
  const { requestId, eventId, createdAt, deliveredAt, nextAt, attempts } = delivery;
  const subject = requestId ? (
    <>
      <PortalLink href={`/requests/${requestId}`} className="mr-2 text-accent underline">
        {subjectOf(delivery) ?? "Open the request"}
      </PortalLink>
      <TestMark of={delivery} />
    </>
  ) : (
    "A test event, not about a request"
  );
  return (
    <Pairs
      pairs={[
        ["About", subject],
        [
          "Event id",
          <code key="id" className="text-xs">
            {eventId}
          </code>,
        ],
        ["Queued", <Time key="queued" at={createdAt} seconds />],
        ["Attempts", attempts],
        ["Arrived", deliveredAt ? <Time key="arrived" at={deliveredAt} seconds /> : "Not yet"],
        ["Next try", stoppedWords(delivery) ?? (nextAt ? <Time key="next" at={nextAt} seconds /> : "None")],
      ]}
    />
  );
}
