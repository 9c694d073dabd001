import Link from "next/link";
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

/** Entries of the audit record. Details are ids, counts and words of our own. */
export function AuditTable({ rows }: { rows: readonly Row[] }) {
  return (
    <Table label="Audit entries">
      <thead>
        <tr>
          <Th>When</Th>
          <Th>Action</Th>
          <Th>Actor</Th>
          <Th>Company</Th>
          <Th>Request</Th>
          <Th>Detail</Th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <Td className="whitespace-nowrap">
              <Time at={row.at} seconds />
            </Td>
            <Td className="font-mono text-xs whitespace-nowrap">{row.action}</Td>
            <Td>
              {actorWords(row.actorKind)}
              {row.actorId ? (
                <span className="block max-w-32 truncate font-mono text-xs text-soft" title={row.actorId}>
                  {row.actorId}
                </span>
              ) : null}
            </Td>
            <Td className="min-w-36 wrap-anywhere">
              <Link href={`/operator/companies/${row.companyId}`} className="text-accent underline">
                {row.company}
              </Link>
              <span className="block text-xs text-soft tabular-nums">
                {row.environment ? `${row.environment}, ` : ""}no. {row.seq}
              </span>
            </Td>
            <Td className="font-mono text-xs whitespace-nowrap">
              {row.requestEnd ? `…${row.requestEnd}` : ""}
            </Td>
            <Td className="min-w-40 text-xs wrap-anywhere text-soft">{detailWords(row.detail)}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const detailWords = (detail: Row["detail"]) =>
  Object.entries(detail)
    .map(([name, value]) => `${name}: ${value ?? "none"}`)
    .join(", ");
