import type { FormAction } from "@/lib/contract/form";
import { ActForm } from "../portal/act-form";
import { Table, Td, Th } from "../ui/table";
import { Time } from "../ui/time";

type Row = {
  id: string;
  name: string;
  company: string;
  environment: string;
  subjectEnd: string;
  failures: number;
  lastError: string | null;
  parkedAt: Date | null;
};

/** Work that was given up, with why. What it is about shows its end alone: a whole id would open a customer's link. */
export function ParkedTable({ rows, retry }: { rows: readonly Row[]; retry: FormAction }) {
  return (
    <Table label="Parked work">
      <thead>
        <tr>
          <Th>Work</Th>
          <Th>Company</Th>
          <Th>Reason</Th>
          <Th className="text-right">Failures</Th>
          <Th>Given up</Th>
          <Th>
            <span className="sr-only">Retry</span>
          </Th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, company, environment, subjectEnd, failures, lastError, parkedAt }) => (
          <tr key={id}>
            <Td>
              <span className="font-medium">{name}</span>
              <span className="block font-mono text-xs text-soft">…{subjectEnd}</span>
            </Td>
            <Td className="wrap-anywhere">
              {company}
              <span className="block text-xs text-soft">{environment}</span>
            </Td>
            <Td className="min-w-32 font-mono text-xs wrap-anywhere">{lastError ?? "none recorded"}</Td>
            <Td className="text-right tabular-nums">{failures}</Td>
            <Td className="whitespace-nowrap">{parkedAt ? <Time at={parkedAt} /> : null}</Td>
            <Td>
              <ActForm action={retry} hidden={{ id }} label="Retry" busy="Retrying…" />
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
