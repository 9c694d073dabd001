import Link from "next/link";
import { Chip, type Tone } from "../ui/chip";
import { Table, Td, Th } from "../ui/table";
import { Time } from "../ui/time";

export type DeliveryRow = {
  id: string;
  event: string;
  requestId: string | null;
  state: string;
  attempts: number;
  createdAt: Date;
  nextAt: Date | null;
  last: { outcome: string; responseCode: number | null; latencyMs: number } | null;
};

const STATES: Readonly<Record<string, { label: string; tone: Tone }>> = {
  pending: { label: "Pending", tone: "warn" },
  delivered: { label: "Delivered", tone: "good" },
  failed: { label: "Failed", tone: "bad" },
};

const OUTCOMES: Readonly<Record<string, string>> = {
  timeout: "Timed out",
  connection: "No connection",
  blocked: "Address refused",
};

/** What was sent where nobody was looking, and what the receiver said. */
export function DeliveryTable({ rows }: { rows: readonly DeliveryRow[] }) {
  if (rows.length === 0) {
    return (
      <p className="text-sm text-soft">
        Nothing yet. The next event of a request appears here with the receiver’s answer.
      </p>
    );
  }
  return (
    <Table label="Deliveries">
      <thead>
        <tr>
          <Th>Event</Th>
          <Th>State</Th>
          <Th className="text-right">Attempts</Th>
          <Th>Answer</Th>
          <Th className="text-right">Time</Th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <Td>
              <EventName row={row} />
            </Td>
            <Td>
              <StateChip state={row.state} />
            </Td>
            <Td className="text-right tabular-nums">{row.attempts}</Td>
            <Td className="whitespace-nowrap text-soft tabular-nums">{answerOf(row)}</Td>
            <Td className="text-right whitespace-nowrap text-soft">
              <Time at={row.createdAt} />
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Leads to the request the event is about; a test is about none. */
function EventName({ row }: { row: DeliveryRow }) {
  if (row.requestId === null) return <span className="font-medium">{row.event} (test)</span>;
  return (
    <Link
      href={`/requests/${row.requestId}`}
      className="font-medium underline decoration-line underline-offset-4"
    >
      {row.event}
    </Link>
  );
}

function StateChip({ state }: { state: string }) {
  const { label, tone } = STATES[state] ?? { label: state, tone: "quiet" };
  return <Chip tone={tone}>{label}</Chip>;
}

function answerOf({ last }: DeliveryRow): string {
  if (!last) return "–";
  const said = last.responseCode ?? OUTCOMES[last.outcome] ?? last.outcome;
  return `${said} in ${last.latencyMs} ms`;
}
