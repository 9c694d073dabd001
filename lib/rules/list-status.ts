import { type AttemptOutcome, hasFailedAtBank } from "@/lib/rules/bank-attempt";
import type { MessageState } from "@/lib/rules/message";
import type { Stage } from "@/lib/rules/request";

/** How far a request is for those who work through a list of them: its stage, and while it awaits consent the step before. */
export type ListStatus =
  | Exclude<Stage, "awaiting_consent">
  | "not_sent"
  | "sent"
  | "bounced"
  | "opened"
  | "at_the_bank"
  | "failed_at_the_bank";

export type ListFacts = {
  stage: Stage;
  consentedAt: Date | null;
  invitedAt: Date | null;
  openedAt: Date | null;
  bankUntil: Date | null;
  messageState: MessageState | null;
  attemptOutcome: AttemptOutcome | null;
};

/** The states of a message that did not arrive. */
const LOST: readonly MessageState[] = ["refused", "failed", "bounced", "complained"];

/** The status of a request in the list. What the customer did counts for more than the state of a message. */
export function toListStatus(request: ListFacts, now: Date): ListStatus {
  if (request.stage !== "awaiting_consent") return request.stage;
  const { bankUntil, openedAt, messageState, invitedAt, attemptOutcome } = request;
  if (bankUntil && bankUntil > now) return "at_the_bank";
  if (attemptOutcome && hasFailedAtBank(attemptOutcome)) return "failed_at_the_bank";
  if (openedAt) return "opened";
  if (messageState && LOST.includes(messageState)) return "bounced";
  return invitedAt ? "sent" : "not_sent";
}
