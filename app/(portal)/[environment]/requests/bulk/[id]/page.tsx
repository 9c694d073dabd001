import { cache } from "react";
import { PortalButton, PortalLink } from "@/components/portal/portal-link";
import { StatusChip } from "@/components/portal/status-chip";
import { REPORT_TYPE_WORDS } from "@/components/portal/words";
import { counted } from "@/components/report/format";
import { Banner } from "@/components/ui/banner";
import { FileLink } from "@/components/ui/button";
import { PageHeader } from "@/components/ui/page-header";
import { Table, Td, Th } from "@/components/ui/table";
import { Time } from "@/components/ui/time";
import { found } from "@/lib/http/found";
import { member } from "@/lib/http/member";
import { titleOf } from "@/lib/http/title-of";
import { sendsNothing } from "@/lib/messages/link-channels";
import { type BatchRecord, getBatch } from "@/lib/store/read/batch";

const foundBatch = cache(async (id: string) => found(getBatch((await member()).scope, id)));

export const generateMetadata = titleOf("Requests from your file", foundBatch);

export default async function BatchPage({ params }: { params: Promise<{ id: string }> }) {
  const asking = await member();
  const { id } = await params;
  const batch = await foundBatch(id);
  return (
    <>
      <PageHeader title={headingOf(batch)} about={<Time at={batch.createdAt} />}>
        {asking.may("request.write") ? (
          <FileLink href={asking.pathOf(`/requests/bulk/${id}/result`)}>Download results with links</FileLink>
        ) : null}
        <PortalButton href="/requests" kind="primary">
          All requests
        </PortalButton>
      </PageHeader>
      <div className="mb-5">
        <Banner tone={batch.leftOut > 0 ? "warn" : "good"} announce>
          {summaryOf(batch)}
        </Banner>
      </div>
      <Lines batch={batch} isUnsent={sendsNothing(asking.scope)} />
    </>
  );
}

const madeOf = ({ lines }: BatchRecord) => lines.filter(({ isMade }) => isMade).length;

function headingOf(batch: BatchRecord): string {
  const made = madeOf(batch);
  return made === 1 ? "1 request was created" : `${made || "No"} requests were created`;
}

function summaryOf(batch: BatchRecord): string {
  const before = batch.lines.length - madeOf(batch);
  const says = [
    `${counted(madeOf(batch), "request")} created${before > 0 ? `, ${counted(before, "request")} created earlier` : ""}.`,
    ...(batch.leftOut > 0
      ? [
          `Left out because of errors: ${counted(batch.leftOut, "row")}. Fix the errors and send the same file again. Nothing is created twice.`,
        ]
      : []),
    "Creating the requests didn’t send anything to customers. The links are in the file that you can download here.",
  ];
  return says.join(" ");
}

function Lines({ batch, isUnsent }: { batch: BatchRecord; isUnsent: boolean }) {
  return (
    <Table label="Requests of the file">
      <thead>
        <tr>
          <Th className="text-right">Line</Th>
          <Th>Customer</Th>
          <Th className="hidden sm:table-cell">Report</Th>
          <Th>Status</Th>
          <Th className="hidden sm:table-cell">Result</Th>
        </tr>
      </thead>
      <tbody>
        {batch.lines.map(({ line, requestId, clientName, clientRef, reportType, status, isMade }) => (
          <tr key={line} className="relative hover:bg-mist">
            <Td className="text-right text-soft tabular-nums">{line}</Td>
            <Td className="wrap-anywhere">
              <PortalLink
                href={`/requests/${requestId}`}
                data-row=""
                className="font-medium after:absolute after:inset-0"
              >
                {clientName}
              </PortalLink>
              {clientRef ? <span className="block text-xs text-soft">{clientRef}</span> : null}
            </Td>
            <Td className="hidden text-soft sm:table-cell">{REPORT_TYPE_WORDS[reportType].label}</Td>
            <Td>
              <StatusChip status={status} isUnsent={isUnsent} />
            </Td>
            <Td className="hidden text-soft sm:table-cell">{isMade ? "Created" : "Created before"}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
