import type { AttemptOutcome } from "@/lib/rules/bank-attempt";
import type { DataProblem } from "@/lib/rules/data-problem";
import type { ListStatus } from "@/lib/rules/list-status";
import type { ReportType } from "@/lib/rules/request";
import { Ago } from "../ui/ago";
import { OPEN_ROW_LINK, OpenRow, OpenTable, Td, Th } from "../ui/table";
import { PortalLink } from "./portal-link";
import { RowActions, type RowActs } from "./row-actions";
import { RowTick } from "./row-tick";
import { StatusChip } from "./status-chip";
import { attemptWords, DATA_PROBLEM_WORDS, listStatusWords, REPORT_TYPE_WORDS } from "./words";

export type RequestRow = {
  id: string;
  clientName: string;
  clientRef: string | null;
  reportType: ReportType;
  listStatus: ListStatus;
  ownerName: string | null;
  createdAt: Date;
  openedAt: Date | null;
  invitedAt: Date | null;
  consentedAt: Date | null;
  readyAt: Date | null;
  withdrawnAt: Date | null;
  purgedAt: Date | null;
  attemptOutcome: AttemptOutcome | null;
  /** The bank of the latest visit. Null if unknown, or if this member must not see it. */
  attemptInstitution: string | null;
  dataProblem: DataProblem | null;
  isLocked: boolean;
  acts: RowActs;
};

type Props = {
  rows: readonly RequestRow[];
  now: Date;
  isUnsent: boolean;
  /** True if each row has a checkbox, which is the field `id` of the form around the table. */
  mayChoose: boolean;
};

/** Lists requests in the given order. On a phone, most columns move into the first column. */
export function RequestTable({ rows, now, isUnsent, mayChoose }: Props) {
  return (
    <OpenTable label="Requests">
      <thead>
        <tr>
          {mayChoose ? (
            <Th>
              <span className="sr-only">Choose</span>
            </Th>
          ) : null}
          <Th>Customer</Th>
          <Th>Status</Th>
          <Th className="hidden lg:table-cell">Owner</Th>
          <Th className="hidden text-right sm:table-cell">Created</Th>
          <Th className="hidden text-right lg:table-cell">Latest step</Th>
          <Th className="text-right">
            <span className="sr-only">Actions</span>
          </Th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <OpenRow key={row.id}>
            {mayChoose ? (
              <Td className="w-8">
                <RowTick id={row.id} clientName={row.clientName} />
              </Td>
            ) : null}
            <Td className="max-sm:w-full wrap-anywhere">
              <PortalLink href={`/requests/${row.id}`} data-row="" className={OPEN_ROW_LINK}>
                {row.clientName}
              </PortalLink>
              <span className="block text-xs text-soft">
                {[row.clientRef, REPORT_TYPE_WORDS[row.reportType].label].filter(Boolean).join(" · ")}
                <span className="sm:hidden">
                  {" · "}
                  <Ago at={row.createdAt} now={now} />
                </span>
              </span>
            </Td>
            <Td>
              <StatusChip status={row.listStatus} isUnsent={isUnsent} />
              {row.listStatus === "failed_at_the_bank" ? (
                <span className="mt-1 block text-xs text-soft">{failureWords(row)}</span>
              ) : null}
              {row.isLocked ? <span className="mt-1 block text-xs text-soft">Link locked</span> : null}
            </Td>
            <Td className="hidden max-w-36 truncate text-soft lg:table-cell">{row.ownerName ?? "–"}</Td>
            <Td className="hidden text-right whitespace-nowrap text-soft sm:table-cell">
              <Ago at={row.createdAt} now={now} />
            </Td>
            <Td className="hidden text-right whitespace-nowrap text-soft lg:table-cell">
              <LatestStep row={row} now={now} isUnsent={isUnsent} />
            </Td>
            <Td className="text-right">
              <RowActions id={row.id} clientName={row.clientName} acts={row.acts} />
            </Td>
          </OpenRow>
        ))}
      </tbody>
    </OpenTable>
  );
}

/**
 * Words for the reason why the customer's visit to their bank failed, or why no data arrived after the visit;
 * null if neither happened.
 */
function failureWords({ dataProblem, attemptOutcome, attemptInstitution }: RequestRow): string | null {
  if (dataProblem) return DATA_PROBLEM_WORDS[dataProblem];
  return attemptOutcome && attemptWords(attemptOutcome, attemptInstitution);
}

function LatestStep({ row, now, isUnsent }: { row: RequestRow; now: Date; isUnsent: boolean }) {
  const steps = [
    ["Purged", row.purgedAt],
    ["Withdrawn", row.withdrawnAt],
    ["Ready", row.readyAt],
    ["Consented", row.consentedAt],
    ["Opened", row.openedAt],
    // A message that bounced was sent, even if messages are stored in an outbox now.
    [listStatusWords("sent", isUnsent && row.listStatus !== "bounced").label, row.invitedAt],
  ] as const;
  const [word, at] = steps.find(([, time]) => time !== null) ?? ["", null];
  if (!at) return "–";
  return (
    <>
      {word} <Ago at={at} now={now} />
    </>
  );
}
