import { Link } from "@/components/ui/link";
import type { AnswerClock } from "@/lib/rules/application/clock";
import type { ApplicationState } from "@/lib/rules/application/moves";
import { APPLICATION_WORDS } from "../application/state-words";
import { Chip } from "../ui/chip";
import { Empty } from "../ui/empty";
import { OPEN_ROW_LINK, OpenRow, OpenTable, Td, Th } from "../ui/table";
import { Time } from "../ui/time";

type Row = {
  id: string;
  companyName: string;
  legalName: string | null;
  state: ApplicationState;
  stateSince: Date;
  approvals: number;
  clock: AnswerClock | null;
};

/** Lists applications and how long each has waited. On a phone the due date is below the name. */
export function QueueTable({ rows, needed }: { rows: readonly Row[]; needed: number }) {
  if (rows.length === 0)
    return (
      <Empty title="Nothing here">
        An application appears when a company submits it, and again when the company answers a question.
      </Empty>
    );
  return (
    <OpenTable label="Applications">
      <thead>
        <tr>
          <Th>Company</Th>
          <Th>State</Th>
          <Th className="hidden sm:table-cell">Since</Th>
          <Th className="hidden sm:table-cell">Due</Th>
          <Th className="hidden text-right sm:table-cell">Business days</Th>
          {needed > 1 ? <Th className="text-right">Approvals</Th> : null}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, companyName, legalName, state, stateSince, approvals, clock }) => (
          <OpenRow key={id}>
            <Td className="min-w-40 wrap-anywhere">
              <Link href={`/operator/applications/${id}`} data-row="" className={OPEN_ROW_LINK}>
                {companyName}
              </Link>
              {legalName && legalName !== companyName ? (
                <span className="block text-xs text-soft">{legalName}</span>
              ) : null}
              {clock ? (
                <span className="block text-xs text-soft sm:hidden">
                  Due <Time at={clock.dueAt} />
                  {clock.isLate ? <span className="font-medium text-bad"> · late</span> : null}
                </span>
              ) : null}
            </Td>
            <Td>
              <Chip tone={APPLICATION_WORDS[state].tone}>{APPLICATION_WORDS[state].operator}</Chip>
            </Td>
            <Td className="hidden whitespace-nowrap sm:table-cell">
              <Time at={stateSince} />
            </Td>
            <Td className="hidden whitespace-nowrap sm:table-cell">
              {clock ? <Time at={clock.dueAt} /> : <span className="text-soft">Nothing due</span>}
              {clock?.isLate ? <span className="block text-xs font-medium text-bad">Late</span> : null}
            </Td>
            <Td className="hidden text-right tabular-nums sm:table-cell">
              {clock ? clock.businessDays : ""}
            </Td>
            {needed > 1 ? (
              <Td className="text-right tabular-nums">
                {approvals} of {needed}
              </Td>
            ) : null}
          </OpenRow>
        ))}
      </tbody>
    </OpenTable>
  );
}
