import { Timeline } from "@/components/portal/timeline";
import { toTimeline } from "@/components/portal/timeline-entries";
import { Card } from "@/components/ui/card";
import type { Member } from "@/lib/http/member";
import { sendsNothing } from "@/lib/messages/link-channels";
import { nameActors } from "@/lib/store/read/audit-log";
import { listRequestDeliveries } from "@/lib/store/read/delivery-list";
import { listAudit, type RequestRecord } from "@/lib/store/read/request";

/** The whole history of a request: people, banks, our own actions and the responses of the firm's webhook. */
export async function TimelineCard({ asking, request }: { asking: Member; request: RequestRecord }) {
  const [audit, deliveries] = await Promise.all([
    listAudit(asking.scope, request.id),
    listRequestDeliveries(asking.scope, request.id),
  ]);
  const names = await nameActors(asking.scope, audit);
  const record = {
    openedAt: request.openedAt,
    audit,
    deliveries,
    names,
    linksDeliveries: asking.may("log.read"),
    isUnsent: sendsNothing(asking.scope),
  };
  return (
    <Card title="Timeline">
      <Timeline entries={toTimeline(record)} />
    </Card>
  );
}
