import { Link } from "@/components/ui/link";
import { actorWords } from "../portal/words";
import { Table, Td, Th } from "../ui/table";
import { Time } from "../ui/time";

type Row = {
  id: string;
  seq: number;
  companyId: string;
  company: string;
  environment: string | null;
  action: string;
  actorKind: string;
  actorId: string | null;
  requestEnd: string | null;
  detail: Readonly<Record<string, string | number | boolean | null>>;
  at: Date;
};

/**
 * Lists entries of the audit log. Details contain only ids, counts and our own words. On a phone, most columns move
 * below the action.
 */
export function AuditTable({ rows }: { rows: readonly Row[] }) {
  return (
    <Table label="Audit entries">
      <thead>
        <tr>
          <Th className="max-md:hidden">When</Th>
          <Th>Action</Th>
          <Th className="max-md:hidden">Actor</Th>
          <Th>Company</Th>
          <Th className="max-md:hidden">Request</Th>
          <Th className="max-md:hidden">Detail</Th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <Td className="whitespace-nowrap max-md:hidden">
              <Time at={row.at} seconds />
            </Td>
            <Td className="wrap-anywhere md:whitespace-nowrap">
              <span className="font-mono text-xs">{row.action}</span>
              <Folded row={row} />
            </Td>
            <Td className="max-md:hidden">
              {actorWords(row.actorKind)}
              {row.actorId ? (
                <span className="block max-w-32 truncate font-mono text-xs text-soft" title={row.actorId}>
                  {row.actorId}
                </span>
              ) : null}
            </Td>
            <Td className="min-w-32 wrap-anywhere">
              <Link href={`/operator/companies/${row.companyId}`} className="text-accent underline">
                {row.company}
              </Link>
              <span className="block text-xs text-soft tabular-nums">
                {row.environment ? `${row.environment}, ` : ""}no. {row.seq}
              </span>
            </Td>
            <Td className="font-mono text-xs whitespace-nowrap max-md:hidden">
              {row.requestEnd ? `…${row.requestEnd}` : ""}
            </Td>
            <Td className="min-w-40 text-xs wrap-anywhere text-soft max-md:hidden">
              {detailWords(row.detail)}
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** The columns that a phone shows below the action. */
function Folded({ row }: { row: Row }) {
  return (
    <span className="block text-xs text-soft md:hidden">
      <span className="block">
        <Time at={row.at} seconds /> · {actorWords(row.actorKind)}
        {row.requestEnd ? ` · …${row.requestEnd}` : ""}
      </span>
      {detailWords(row.detail)}
    </span>
  );
}

const detailWords = (detail: Row["detail"]) =>
  Object.entries(detail)
    .map(([name, value]) => `${name}: ${value ?? "none"}`)
    .join(", ");
