import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { PortalButton } from "@/components/portal/portal-link";
import { UsageCharts } from "@/components/portal/usage-charts";
import { UsageFunnel } from "@/components/portal/usage-funnel";
import { UsagePeriod } from "@/components/portal/usage-period";
import { FileLink } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Empty } from "@/components/ui/empty";
import { PageHeader } from "@/components/ui/page-header";
import { findCleanQuery } from "@/lib/contract/clean-query";
import { toUsageRange, UsageQuery, type UsageRange } from "@/lib/contract/usage";
import { member } from "@/lib/http/member";
import { sendsNothing } from "@/lib/messages/link-channels";
import { readUsage } from "@/lib/store/read/usage";

export const metadata: Metadata = { title: "Usage" };

const UNIT_WORDS: Readonly<Record<UsageRange["unit"], string>> = {
  day: "by day, in Sydney time.",
  week: "by week. The CSV export has a row for each day, in Sydney time.",
  month: "by month. The CSV export has a row for each day, in Sydney time.",
};

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function UsagePage({ searchParams }: Props) {
  const asking = await member();
  const asked = await searchParams;
  const clean = findCleanQuery(asked);
  if (clean !== null) redirect(asking.pathOf(`/usage${clean}`));
  const range = toUsageRange(UsageQuery.parse(asked), new Date());
  const { from, to, period, unit } = range;
  const { funnel, ...rows } = await readUsage(asking.scope, range, unit);
  const isEmpty = funnel.sent === 0 && rows.calls.length === 0 && rows.messages.length === 0;
  const file = asking.pathOf(`/usage/export?${new URLSearchParams({ from, to })}`);
  return (
    <>
      <PageHeader title="Usage" about={`What happened in ${asking.scope.environment}, ${UNIT_WORDS[unit]}`}>
        <FileLink href={file}>Export CSV</FileLink>
      </PageHeader>
      <UsagePeriod action={asking.pathOf("/usage")} period={period} from={from} to={to} />
      {isEmpty ? <NothingHappened mayCreate={asking.may("request.write")} /> : null}
      <div className="grid grid-cols-1 gap-6">
        {funnel.sent === 0 ? null : (
          <Card
            title="From link to report"
            about="For the requests created in this period: the steps that they reached, and the median time of each step."
          >
            <UsageFunnel funnel={funnel} />
          </Card>
        )}
        {isEmpty ? null : (
          <UsageCharts from={from} to={to} unit={unit} rows={rows} isUnsent={sendsNothing(asking.scope)} />
        )}
      </div>
    </>
  );
}

function NothingHappened({ mayCreate }: { mayCreate: boolean }) {
  return (
    <Empty title="Nothing happened in this period">
      <p>
        Once requests are created, this page counts them by report and by status. It also shows how many
        customers open their link and consent, and how many API calls and webhooks succeed or fail.
      </p>
      {mayCreate ? (
        <p className="mt-5">
          <PortalButton href="/requests/new" kind="primary">
            New request
          </PortalButton>
        </p>
      ) : null}
    </Empty>
  );
}
