import { RequestDetails } from "@/components/portal/request-details";
import { listStatusWords } from "@/components/portal/words";
import { Banner } from "@/components/ui/banner";
import { Card } from "@/components/ui/card";
import type { Member } from "@/lib/http/member";
import type { ListStatus } from "@/lib/rules/list-status";
import { isClosed } from "@/lib/rules/request";
import type { RequestRecord } from "@/lib/store/read/request";
import { WithdrawOnly } from "./actions-card";
import { TimelineCard } from "./timeline-card";

/**
 * Shows a live request while live is suspended: only that it exists, its history, and how to end it. It shows nothing
 * from the bank, not even the bank's name.
 */
export function SuspendedRequest({
  asking,
  request,
  status,
}: {
  asking: Member;
  request: RequestRecord;
  status: ListStatus;
}) {
  const isOver = isClosed(request.status);
  const mayWithdraw = asking.may("request.withdraw");
  return (
    <div className="grid grid-cols-1 gap-6">
      <Banner tone={isOver ? "quiet" : "warn"}>
        {isOver ? listStatusWords(status, false).says : wayOut(mayWithdraw)}
      </Banner>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <Card title="Details">
          <RequestDetails request={request} isSuspended />
        </Card>
        <TimelineCard asking={asking} request={request} />
      </div>
      {mayWithdraw && !isOver ? <WithdrawOnly request={request} /> : null}
    </div>
  );
}

function wayOut(mayWithdraw: boolean): string {
  const closed = "While live access is suspended, no report is shown here and no new data is collected.";
  return mayWithdraw
    ? `${closed} If the customer asks you to delete their data, you can withdraw this request below.`
    : `${closed} If the customer asks you to delete their data, a member, admin or owner can withdraw this request.`;
}
