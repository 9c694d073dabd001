import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { DeliveryFilters } from "@/components/portal/delivery-filters";
import { DeliveryTable } from "@/components/portal/delivery-table";
import { paceOf, undeliveredWords } from "@/components/portal/delivery-words";
import { KeepFresh } from "@/components/portal/keep-fresh";
import { PortalButton } from "@/components/portal/portal-link";
import { WebhookHealth } from "@/components/portal/webhook-health";
import { ReplayMissingForm, ReplayRangeForm } from "@/components/portal/webhook-replay";
import { WebhookTest } from "@/components/portal/webhook-test";
import { Card } from "@/components/ui/card";
import { Disclosure } from "@/components/ui/disclosure";
import { Empty } from "@/components/ui/empty";
import { Pager } from "@/components/ui/pager";
import { SectionHead } from "@/components/ui/section-head";
import { findCleanQuery } from "@/lib/contract/clean-query";
import { DeliveryQuery } from "@/lib/contract/webhook";
import { env } from "@/lib/env/env";
import { findPosition, toCursor } from "@/lib/http/cursor";
import { type Member, member } from "@/lib/http/member";
import { listDeliveries } from "@/lib/store/read/delivery-list";
import { getEndpoint, listEndpoints } from "@/lib/store/read/endpoint";
import { countUndelivered } from "@/lib/store/read/undelivered";
import { RefusedPage } from "../../refused-page";
import {
  replayMissingAction,
  replayRangeAction,
  sendTestEventAction,
  switchOnEndpointAction,
} from "../../settings/webhooks/actions";

export const metadata: Metadata = { title: "Webhook deliveries" };

const ADDRESS = "/developers/webhooks";
const KEPT_MS = 30 * 86_400_000;
const SYDNEY_DAY = new Intl.DateTimeFormat("en-CA", { timeZone: "Australia/Sydney" });

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/**
 * Reads the filters from the URL. If a filter is invalid, ignores all filters instead of failing, because people edit
 * URLs.
 */
async function readQuery(searchParams: Props["searchParams"]) {
  const asked = Object.entries(await searchParams).filter(
    ([, value]) => typeof value === "string" && value !== "",
  );
  return DeliveryQuery.safeParse(Object.fromEntries(asked)).data ?? DeliveryQuery.parse({});
}

export default async function DeliveriesPage({ searchParams }: Props) {
  const asking = await member();
  if (!asking.may("log.read")) return <RefusedPage asking={asking} what="the webhook deliveries" />;
  const clean = findCleanQuery(await searchParams);
  if (clean !== null) redirect(asking.pathOf(`${ADDRESS}${clean}`));
  const { limit, cursor, state, event } = await readQuery(searchParams);
  const secret = env().CURSOR_SECRET;
  const after = cursor ? findPosition(secret, asking.scope, cursor) : null;
  const [{ rows, hasMore }, endpoint, endpoints] = await Promise.all([
    listDeliveries(asking.scope, { limit, after, state, event }),
    getEndpoint(asking.scope),
    listEndpoints(asking.scope),
  ]);
  const mayWrite = asking.may("webhook.write");
  const pace = paceOf(rows);
  const last = hasMore ? rows.at(-1) : undefined;
  const kept = Object.entries({ state, event }).filter(([, value]) => value) as [string, string][];
  const isBare = rows.length === 0 && kept.length === 0 && after === null;
  const address = (more: [string, string][]) =>
    asking.pathOf(`${ADDRESS}?${new URLSearchParams([...kept, ...more])}`);
  return (
    <div className="grid grid-cols-1 gap-6">
      {pace ? <KeepFresh pace={pace} /> : null}
      {endpoints.map((each) => (
        <WebhookHealth key={each.id} health={each} switchOn={mayWrite ? switchOnEndpointAction : null} />
      ))}
      <section aria-labelledby="deliveries-heading">
        <SectionHead
          id="deliveries-heading"
          title="Deliveries"
          about="Newest first, kept for 30 days. Open an event to see its attempts and your server’s responses."
          aside={<PortalButton href="/settings/webhooks">URL and secret</PortalButton>}
        />
        {isBare ? (
          <NothingSent hasAddress={endpoint.url !== null} />
        ) : (
          <>
            <DeliveryFilters address={asking.pathOf(ADDRESS)} state={state ?? ""} event={event ?? ""} />
            <DeliveryTable rows={rows} empty="No delivery matches." />
          </>
        )}
        <Pager
          newest={after ? address([]) : null}
          older={last ? address([["cursor", toCursor(secret, asking.scope, last)]]) : null}
        />
      </section>
      {mayWrite && !isBare ? <Replay asking={asking} /> : null}
      {mayWrite && endpoint.url && !endpoint.disabledAt ? (
        <Card
          title="Test event"
          about="Sends a simulated event in the usual format. The event is not about a real request. If the delivery fails, we retry it like any other delivery."
        >
          <WebhookTest action={sendTestEventAction} />
        </Card>
      ) : null}
    </div>
  );
}

function NothingSent({ hasAddress }: { hasAddress: boolean }) {
  return (
    <Empty title="Nothing was sent in the last 30 days">
      {hasAddress
        ? "An event is sent when a customer consents or a request is withdrawn, and when a report waits for review, is ready or is refreshed. Each delivery appears here with its attempts and your server’s responses."
        : "We post an event to your server when a customer consents or a request is withdrawn, and when a report waits for review, is ready or is refreshed. Set the URL under “URL and secret”. Each delivery then appears here with your server’s response."}
    </Empty>
  );
}

/** The card that resends webhook events: all that were not delivered, or those of the chosen days. */
async function Replay({ asking }: { asking: Member }) {
  const now = new Date();
  const undelivered = await countUndelivered(asking.scope, new Date(now.getTime() - KEPT_MS));
  return (
    <Card title="Replay" about={undeliveredWords(undelivered)}>
      <div className="grid grid-cols-1 gap-5">
        <ReplayMissingForm action={replayMissingAction} undelivered={undelivered} />
        <Disclosure summary="Choose days…">
          <ReplayRangeForm action={replayRangeAction} today={SYDNEY_DAY.format(now)} />
        </Disclosure>
      </div>
    </Card>
  );
}
