import { Chip } from "../ui/chip";
import { OPEN_ROW_LINK, OpenRow, OpenTable, Td, Th } from "../ui/table";
import { Time } from "../ui/time";
import { answerOf, attemptsOf, type Delivery, stateOf, subjectOf, testMark } from "./delivery-words";
import { PortalLink } from "./portal-link";

/** Lists deliveries with the receiver's response. On a phone, most columns move into the first column. */
export function DeliveryTable({ rows, empty }: { rows: readonly Delivery[]; empty: string }) {
  if (rows.length === 0) return <p className="text-sm text-soft">{empty}</p>;
  return (
    <OpenTable label="Table of deliveries">
      <thead>
        <tr>
          <Th>Event</Th>
          <Th>State</Th>
          <Th className="hidden text-right md:table-cell">Attempts</Th>
          <Th className="hidden pl-4 md:table-cell">Last answer</Th>
          <Th className="hidden text-right sm:table-cell">Time</Th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <OpenRow key={row.id}>
            <Td className="wrap-anywhere">
              <PortalLink
                href={`/developers/webhooks/${row.id}`}
                data-row=""
                className={`mr-2 ${OPEN_ROW_LINK}`}
              >
                {row.event}
              </PortalLink>
              <TestMark of={row} />
              <span className="block text-soft">{subjectOf(row)}</span>
              <span className="block text-xs text-soft sm:hidden">
                <Time at={row.createdAt} />
              </span>
              <span className="block text-xs text-soft md:hidden">
                {row.attempts > 0 ? `${attemptsOf(row)} · ` : null}
                {answerOf(row)}
              </span>
            </Td>
            <Td>
              <DeliveryChip of={row} />
              {row.nextAt && row.attempts > 0 && !row.deadLetteredAt ? (
                <span className="mt-1 block text-xs text-soft">
                  Next try <Time at={row.nextAt} />
                </span>
              ) : null}
            </Td>
            <Td className="hidden text-right tabular-nums md:table-cell">{row.attempts}</Td>
            <Td className="hidden pl-4 text-soft tabular-nums md:table-cell">{answerOf(row)}</Td>
            <Td className="hidden text-right whitespace-nowrap text-soft sm:table-cell">
              <Time at={row.createdAt} />
            </Td>
          </OpenRow>
        ))}
      </tbody>
    </OpenTable>
  );
}

export function DeliveryChip({ of }: { of: Pick<Delivery, "state" | "attempts" | "deadLetteredAt"> }) {
  const { label, tone } = stateOf(of);
  return <Chip tone={tone}>{label}</Chip>;
}

/** Marks a test or simulated event. */
export function TestMark({ of }: { of: Pick<Delivery, "requestId" | "simulated"> }) {
  const mark = testMark(of);
  return mark ? <span className="text-xs font-normal whitespace-nowrap text-soft">{mark}</span> : null;
}
