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
  deadLetteredAt: Date | null;
};

/**
 * Lists dead-lettered work with its reason. Shows only the end of the subject's id, because a whole id would open a
 * customer's link. On a phone the columns are below the name, so that the actions stay visible.
 */
export function DeadLetterTable({ rows, retry }: { rows: readonly Row[]; retry: FormAction }) {
  return (
    <Table label="Dead-lettered work">
      <thead>
        <tr>
          <Th>Work</Th>
          <Th>Company</Th>
          <Th className="hidden sm:table-cell">Reason</Th>
          <Th className="hidden text-right sm:table-cell">Failures</Th>
          <Th className="hidden sm:table-cell">Dead-lettered</Th>
          <Th>
            <span className="sr-only">Retry</span>
          </Th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, company, environment, subjectEnd, failures, lastError, deadLetteredAt }) => (
          <tr key={id}>
            <Td className="min-w-36">
              <span className="font-medium">{name}</span>
              <span className="block font-mono text-xs text-soft">…{subjectEnd}</span>
              <span className="block text-xs text-soft wrap-anywhere sm:hidden">
                <span className="font-mono">{lastError ?? "none recorded"}</span>, {failures}{" "}
                {failures === 1 ? "failure" : "failures"}
              </span>
              {deadLetteredAt ? (
                <span className="block text-xs text-soft sm:hidden">
                  Dead-lettered <Time at={deadLetteredAt} />
                </span>
              ) : null}
            </Td>
            <Td className="wrap-anywhere">
              {company}
              <span className="block text-xs text-soft">{environment}</span>
            </Td>
            <Td className="hidden min-w-32 font-mono text-xs wrap-anywhere sm:table-cell">
              {lastError ?? "none recorded"}
            </Td>
            <Td className="hidden text-right tabular-nums sm:table-cell">{failures}</Td>
            <Td className="hidden whitespace-nowrap sm:table-cell">
              {deadLetteredAt ? <Time at={deadLetteredAt} /> : null}
            </Td>
            <Td>
              <ActForm action={retry} hidden={{ id }} label="Retry" busy="Retrying…" />
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
