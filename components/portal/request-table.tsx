import type { ReportType, Stage } from "@/lib/domain/request";
import { Table, Td, Th } from "../ui/table";
import { Time } from "../ui/time";
import { PortalLink } from "./portal-link";
import { StageChip } from "./stage-chip";
import { REPORT_TYPE_WORDS } from "./words";

export type RequestRow = {
  id: string;
  clientName: string;
  clientRef: string | null;
  reportType: ReportType;
  stage: Stage;
  createdAt: Date;
};

/** Requests, newest first. On a phone the columns that can be read elsewhere fold into the first. */
export function RequestTable({ rows }: { rows: readonly RequestRow[] }) {
  if (rows.length === 0) {
    return (
      <p className="border-t border-line py-10 text-sm text-soft">No request matches. Try fewer filters.</p>
    );
  }
  return (
    <Table label="Requests">
      <thead>
        <tr>
          <Th>Client</Th>
          <Th className="hidden sm:table-cell">Report</Th>
          <Th>Status</Th>
          <Th className="hidden text-right sm:table-cell">Created</Th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className="relative hover:bg-mist">
            <Td className="wrap-anywhere">
              {/* The link covers its whole row, so that the row is one target. */}
              <PortalLink href={`/requests/${row.id}`} className="font-medium after:absolute after:inset-0">
                {row.clientName}
              </PortalLink>
              {row.clientRef ? <span className="block text-xs text-soft">{row.clientRef}</span> : null}
              <span className="block text-xs text-soft sm:hidden">
                {REPORT_TYPE_WORDS[row.reportType].label} · <Time at={row.createdAt} dayOnly />
              </span>
            </Td>
            <Td className="hidden text-soft sm:table-cell">{REPORT_TYPE_WORDS[row.reportType].label}</Td>
            <Td>
              <StageChip stage={row.stage} />
            </Td>
            <Td className="hidden text-right text-soft sm:table-cell">
              <Time at={row.createdAt} />
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
