import { Table, Td, Th } from "../ui/table";
import { Time } from "../ui/time";
import { auditWords, detailWords, doerWords } from "./audit-words";
import { PortalLink } from "./portal-link";

type AuditRow = {
  id: string;
  seq: number;
  at: Date;
  environment: string | null;
  action: string;
  actorKind: string;
  actorId: string | null;
  actorName: string | null;
  requestId: string | null;
  subjectName: string | null;
  detail: Record<string, string | number | boolean | null>;
};

/**
 * Shows the audit log as a table. On a phone, actor and time are below the action. With `isUnsent`, messages were only
 * stored in a local outbox.
 */
export function AuditTable({ rows, isUnsent }: { rows: readonly AuditRow[]; isUnsent: boolean }) {
  return (
    <Table label="Audit log">
      <thead>
        <tr>
          {/* The columns have fixed widths, so that rows that arrive later do not move them. */}
          <Th>What</Th>
          <Th className="hidden w-44 sm:table-cell">Who</Th>
          <Th className="hidden w-24 md:table-cell">Where</Th>
          <Th className="hidden w-52 text-right sm:table-cell">Time</Th>
          <Th className="w-16 text-right">No.</Th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className="hover:bg-mist">
            <Td className="wrap-anywhere">
              <span className="font-medium">{auditWords(row.action, isUnsent)}</span>
              <What row={row} />
              <span className="mt-0.5 block text-xs text-soft sm:hidden">
                {doerWords(row)} · <Time at={row.at} />
              </span>
            </Td>
            <Td className="hidden sm:table-cell">{doerWords(row)}</Td>
            <Td className="hidden text-soft md:table-cell">{environmentWords(row.environment)}</Td>
            <Td className="hidden text-right whitespace-nowrap text-soft sm:table-cell">
              <Time at={row.at} seconds />
            </Td>
            <Td className="text-right text-soft tabular-nums">{row.seq.toLocaleString("en-AU")}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function environmentWords(environment: string | null): string {
  if (environment === null) return "Company";
  return environment === "live" ? "Live" : "Test";
}

/** Shows the subject of the action, its details, and a link to its request. */
function What({ row }: { row: AuditRow }) {
  const detail = [row.subjectName, detailWords(row.detail)].filter(Boolean).join(" · ");
  if (!detail && !row.requestId) return null;
  return (
    <span className="mt-0.5 block text-xs text-soft">
      {detail}
      {detail && row.requestId ? " · " : null}
      {row.requestId ? (
        <PortalLink href={`/requests/${row.requestId}`} className="text-accent underline">
          request …{row.requestId.slice(-6)}
        </PortalLink>
      ) : null}
    </span>
  );
}
