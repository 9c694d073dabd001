import type { AttemptOutcome } from "@/lib/rules/bank-attempt";
import type { ListStatus } from "@/lib/rules/list-status";
import type { ReportType, Stage } from "@/lib/rules/request";
import { Chip } from "../ui/chip";
import { OPEN_ROW_LINK, OpenRow, OpenTable, Td, Th } from "../ui/table";
import { Time } from "../ui/time";
import { PortalLink } from "./portal-link";
import { attemptWords, LIST_STATUS_WORDS, REPORT_TYPE_WORDS } from "./words";

export type RequestRow = {
  id: string;
  clientName: string;
  clientRef: string | null;
  reportType: ReportType;
  stage: Stage;
  status: ListStatus;
  createdAt: Date;
  openedAt: Date | null;
  invitedAt: Date | null;
  consentedAt: Date | null;
  readyAt: Date | null;
  withdrawnAt: Date | null;
  purgedAt: Date | null;
  attemptOutcome: AttemptOutcome | null;
  /** Null also where the bank's name is not to be shown. */
  attemptInstitution: string | null;
  isLocked: boolean;
};

/**
 * Requests in the list's order. On a phone the columns that can be read elsewhere fold into the first. With `mayChoose`,
 * each row has a box to tick, a field `id` of the form around the table.
 */
export function RequestTable({ rows, mayChoose }: { rows: readonly RequestRow[]; mayChoose: boolean }) {
  return (
    <OpenTable label="Requests">
      <thead>
        <tr>
          {mayChoose ? (
            <Th>
              <span className="sr-only">Choose</span>
            </Th>
          ) : null}
          <Th>Client</Th>
          <Th className="hidden lg:table-cell">Reference</Th>
          <Th className="hidden sm:table-cell">Report</Th>
          <Th>Status</Th>
          <Th className="hidden text-right sm:table-cell max-lg:pr-3">Created</Th>
          <Th className="hidden text-right lg:table-cell">Latest step</Th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <OpenRow key={row.id}>
            {mayChoose ? <Choose row={row} /> : null}
            <Td className="wrap-anywhere">
              <PortalLink href={`/requests/${row.id}`} data-row="" className={OPEN_ROW_LINK}>
                {row.clientName}
              </PortalLink>
              {row.clientRef ? (
                <span className="block text-xs text-soft lg:hidden">{row.clientRef}</span>
              ) : null}
              <span className="block text-xs text-soft sm:hidden">
                {REPORT_TYPE_WORDS[row.reportType].label} · <Time at={row.createdAt} dayOnly />
              </span>
            </Td>
            <Td className="hidden max-w-48 text-soft wrap-anywhere lg:table-cell">{row.clientRef ?? "–"}</Td>
            <Td className="hidden whitespace-nowrap text-soft sm:table-cell">
              {REPORT_TYPE_WORDS[row.reportType].label}
            </Td>
            <Td>
              <StatusChip status={row.status} />
              {row.status === "failed_at_the_bank" && row.attemptOutcome ? (
                <span className="mt-1 block text-xs text-soft">
                  {attemptWords(row.attemptOutcome, row.attemptInstitution)}
                </span>
              ) : null}
              {row.isLocked ? <span className="mt-1 block text-xs text-soft">Link locked</span> : null}
            </Td>
            <Td className="hidden text-right whitespace-nowrap text-soft max-lg:pr-3 sm:table-cell">
              <Time at={row.createdAt} dayOnly />
            </Td>
            <Td className="hidden text-right whitespace-nowrap text-soft lg:table-cell">
              <LatestStep row={row} />
            </Td>
          </OpenRow>
        ))}
      </tbody>
    </OpenTable>
  );
}

/** The box is above the link that covers its row, and larger than it looks. */
function Choose({ row }: { row: RequestRow }) {
  return (
    <Td className="w-8">
      <label className="relative z-10 -m-2.5 flex size-10 cursor-pointer items-center justify-center">
        <input type="checkbox" name="id" value={row.id} className="size-4 accent-accent" />
        <span className="sr-only">Choose {row.clientName}</span>
      </label>
    </Td>
  );
}

function StatusChip({ status }: { status: ListStatus }) {
  const { label, tone } = LIST_STATUS_WORDS[status];
  return <Chip tone={tone}>{label}</Chip>;
}

/** How far the request has come, and since when. */
function LatestStep({ row }: { row: RequestRow }) {
  const steps = [
    ["Purged", row.purgedAt],
    ["Withdrawn", row.withdrawnAt],
    ["Ready", row.readyAt],
    ["Consented", row.consentedAt],
    ["Opened", row.openedAt],
    ["Sent", row.invitedAt],
  ] as const;
  const [word, at] = steps.find(([, time]) => time !== null) ?? ["", null];
  if (!at) return row.stage === "awaiting_consent" ? "Not opened" : "–";
  return (
    <>
      {word} <Time at={at} dayOnly />
    </>
  );
}
