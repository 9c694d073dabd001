import { ATTEMPT_OUTCOMES, type AttemptOutcome, hasFailedAtBank } from "@/lib/rules/bank-attempt";
import { answerOf, attemptsOf, type Delivery, stateOf } from "./delivery-words";
import { messageWords } from "./message-words";
import { PortalLink } from "./portal-link";
import type { TimelineEntry } from "./timeline";
import { ATTEMPT_WORDS, actionWords, actorWords, type TimelineAction, unsentWords } from "./words";

/** The words for the person who opened a link. It may be the customer or a colleague who tries the link. */
const OPENER_WORDS = "Someone with the link";

/** An audit entry with the fields that the timeline shows. */
export type RecordLine = {
  seq: number;
  action: TimelineAction;
  actorKind: string;
  actorId: string | null;
  at: Date;
  detail: Record<string, unknown>;
};

type TimelineInput = {
  openedAt: Date | null;
  audit: readonly RecordLine[];
  deliveries: readonly Delivery[];
  /** Names of the people and keys in the audit entries, by their ids. */
  names: ReadonlyMap<string, string>;
  /** True if the reader may see deliveries. */
  linksDeliveries: boolean;
  /** True if messages are stored in a local outbox instead of being sent. */
  isUnsent?: boolean;
};

/** Merges the audit log, the first opening of the link and the webhooks by time, latest first. */
export function toTimeline({
  openedAt,
  audit,
  deliveries,
  names,
  linksDeliveries,
  isUnsent = false,
}: TimelineInput): TimelineEntry[] {
  const opened: TimelineEntry[] = openedAt
    ? [{ key: "opened", what: actionWords("link.opened"), by: OPENER_WORDS, at: openedAt }]
    : [];
  const lines2 = audit.map((line) => ({
    key: `a${line.seq}`,
    what: (isUnsent && unsentWords(line.action)) || lineWords(line, names),
    by: byWords(line, names),
    at: line.at,
    ...(isTrouble(line) ? { tone: "bad" as const } : {}),
  }));
  const sent = deliveries.map((delivery) => toEntry(delivery, linksDeliveries));
  // The log is already in order, and a stable sort keeps its order for equal times.
  return [...lines2, ...opened, ...sent].sort((a, b) => a.at.getTime() - b.at.getTime()).reverse();
}

/** The actions whose entries need attention. */
const TROUBLE: readonly TimelineAction[] = [
  "message.failed",
  "message.bounced",
  "message.complained",
  "data.empty",
];

const isTrouble = (line: RecordLine): boolean => {
  const attempt = attemptOf(line);
  return TROUBLE.includes(line.action) || (attempt !== undefined && hasFailedAtBank(attempt));
};

/** Returns how the visit to the bank ended; undefined if the entry is not about a visit. */
const attemptOf = ({ action, detail }: RecordLine): AttemptOutcome | undefined =>
  action === "bank.attempted" ? ATTEMPT_OUTCOMES.find((outcome) => outcome === detail.outcome) : undefined;

function lineWords(line: RecordLine, names: ReadonlyMap<string, string>): string {
  const { action, detail } = line;
  const attempt = attemptOf(line);
  if (attempt) return ATTEMPT_WORDS[attempt].says;
  const words = actionWords(action);
  if (action === "report.downloaded")
    return `${words} as ${String(detail.format).toUpperCase().replace("LINES-CSV", "CSV of the lines of a lender’s form")}`;
  const way = detail.channel === "sms" ? "text message" : "email";
  if (action === "request.invited") return `${words} by ${way}`;
  if (action === "request.reminded" && typeof detail.number === "number")
    return `${words} by ${way}, ${detail.number} of 3`;
  if (action.startsWith("message."))
    return messageWords(action.slice("message.".length), detail.channel, detail.kind);
  if (action === "request.assigned") return assignmentWords(detail.owner_id, names);
  if (action === "request.created" && detail.from_file === true) return `${words} from a CSV file`;
  return words;
}

/** Names the new owner. A person whose account was deleted has no name. */
function assignmentWords(ownerId: unknown, names: ReadonlyMap<string, string>): string {
  if (ownerId === null) return "Owner removed";
  const name = typeof ownerId === "string" ? names.get(ownerId) : undefined;
  return name ? `Owner changed to ${name}` : actionWords("request.assigned");
}

function byWords({ actorKind, actorId }: RecordLine, names: ReadonlyMap<string, string>): string {
  const name = actorId ? names.get(actorId) : undefined;
  return name ?? actorWords(actorKind);
}

function toEntry(delivery: Delivery, isLinked: boolean): TimelineEntry {
  const { label, tone } = stateOf(delivery);
  const words = `Webhook ${delivery.event}: ${label.toLowerCase()}`;
  const tries = delivery.attempts > 1 ? ` · ${attemptsOf(delivery)}` : "";
  return {
    key: delivery.id,
    what: isLinked ? (
      <PortalLink
        href={`/developers/webhooks/${delivery.id}`}
        className="underline decoration-line underline-offset-4 hover:decoration-ink"
      >
        {words}
      </PortalLink>
    ) : (
      words
    ),
    by: `${answerOf(delivery)}${tries}`,
    at: delivery.last?.at ?? delivery.createdAt,
    ...(tone === "bad" ? { tone: "bad" as const } : {}),
  };
}
