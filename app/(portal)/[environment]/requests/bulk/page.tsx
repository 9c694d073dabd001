import type { Metadata } from "next";
import { BulkForm } from "@/components/portal/bulk-form";
import { RecentRuns } from "@/components/portal/recent-runs";
import { Banner } from "@/components/ui/banner";
import { PageHeader } from "@/components/ui/page-header";
import { COLUMN_WORDS, FILE_ROWS_MAX } from "@/lib/contract/request-file";
import { member } from "@/lib/http/member";
import { listRecentRuns } from "@/lib/store/read/bulk-run";
import { listMembers } from "@/lib/store/read/member";
import { actsOf } from "../acts-of";
import { createBatchAction } from "./actions";

export const metadata: Metadata = { title: "Requests from a CSV file" };

export default async function BulkPage() {
  const asking = await member();
  const now = new Date();
  const [runs, members] = await Promise.all([
    listRecentRuns(asking.scope, now),
    listMembers(asking.company.id),
  ]);
  const names = new Map(members.map(({ userId, name }) => [userId, name]));
  return (
    <>
      <PageHeader
        title="Requests from a CSV file"
        about={`Up to ${FILE_ROWS_MAX} requests at once. You see the effect of each row before anything is created. If you send the same file twice, nothing is created twice.`}
      />
      <RecentRuns runs={runs} names={names} now={now} />
      {asking.may("request.write") ? (
        <BulkForm
          action={createBatchAction}
          templateHref={asking.pathOf("/requests/bulk/template")}
          columns={COLUMN_WORDS}
          canSend={actsOf(asking).includes("send")}
          environment={asking.scope.environment}
        />
      ) : (
        <Banner tone="quiet">Your role ({asking.role}) can read requests but not create them.</Banner>
      )}
    </>
  );
}
