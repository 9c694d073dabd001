import type { BulkAct, BulkOutcome, BulkSkip } from "@/lib/rules/bulk";
import type { ListStatus } from "@/lib/rules/list-status";
import { Chip } from "../ui/chip";
import { OPEN_ROW_LINK, OpenRow, OpenTable, Td, Th } from "../ui/table";
import { outcomeWords } from "./bulk-words";
import { PortalLink } from "./portal-link";
import { StatusChip } from "./status-chip";

type Row = {
  requestId: string;
  clientName: string;
  clientRef: string | null;
  status: ListStatus;
  outcome: BulkOutcome | null;
  /** Why the action would skip this request in its current state; null if the action applies. */
  skip: BulkSkip | null;
};

/** Lists the requests of a bulk action with its effect on each and, once started, the result. */
export function RunTable({
  act,
  isStarted,
  isUnsent,
  rows,
}: {
  act: BulkAct;
  isStarted: boolean;
  isUnsent: boolean;
  rows: readonly Row[];
}) {
  return (
    <OpenTable label="Requests in this bulk action">
      <thead>
        <tr>
          <Th>Customer</Th>
          <Th className="hidden sm:table-cell">Status</Th>
          <Th>Result</Th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <OpenRow key={row.requestId}>
            <Td className="wrap-anywhere">
              <PortalLink href={`/requests/${row.requestId}`} data-row="" className={OPEN_ROW_LINK}>
                {row.clientName}
              </PortalLink>
              {row.clientRef ? <span className="block text-xs text-soft">{row.clientRef}</span> : null}
            </Td>
            <Td className="hidden sm:table-cell">
              <StatusChip status={row.status} isUnsent={isUnsent} />
            </Td>
            <Td className="text-soft">
              <Result row={row} isStarted={isStarted} isUnsent={isUnsent} act={act} />
            </Td>
          </OpenRow>
        ))}
      </tbody>
    </OpenTable>
  );
}

type ResultProps = { row: Row; isStarted: boolean; isUnsent: boolean; act: BulkAct };

/** Shows the result of a row. The text may be long, so only its first words, which fit on a line, are in the chip. */
function Result({ row: { outcome, skip }, isStarted, isUnsent, act }: ResultProps) {
  const shown = outcome ?? (isStarted ? null : skip);
  if (!shown) return isStarted ? "Waiting" : (isUnsent && UNSENT_READY_WORDS[act]) || READY_WORDS[act];
  const { label, tone } = outcomeWords(shown, isUnsent);
  const [head = "", about] = label.split(": ");
  return (
    <>
      <Chip tone={tone}>{head}</Chip>
      {about ? <span className="mt-1 block text-xs">{sentence(about)}</span> : null}
    </>
  );
}

const READY_WORDS: Readonly<Record<BulkAct, string>> = {
  send: "Will be sent",
  remind: "Will be reminded",
  assign: "Will be changed",
  withdraw: "Will be withdrawn",
  links: "Link above",
  reports: "In the file",
};

/** What the action would do where messages are only stored in a local outbox. */
const UNSENT_READY_WORDS: Readonly<Partial<Record<BulkAct, string>>> = {
  send: "Link will go to the outbox",
  remind: "Reminder will go to the outbox",
};

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
