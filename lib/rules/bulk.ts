// Bulk actions: the actions, their outcomes, and which requests an action applies to.
import { findLinkLock, type Lockable } from "@/lib/rules/link";
import { awaitsConsent, isClosed, type Status } from "@/lib/rules/request";

/** The maximum number of requests in one bulk action. */
export const BULK_ROWS_MAX = 500;

/**
 * The bulk actions. `links` and `reports` only export data for the member; the others change something and run in the
 * background.
 */
export const BULK_ACTS = ["send", "remind", "assign", "withdraw", "links", "reports"] as const;
export type BulkAct = (typeof BULK_ACTS)[number];

/** True for an action that runs in the background once a member has started it. */
export const isRun = (act: BulkAct): boolean => act !== "links" && act !== "reports";

/** Outcomes of actions that were done. */
const BULK_DONE = ["sent", "reminded", "assigned", "withdrawn"] as const;
/** Reasons for leaving a request unchanged. */
const BULK_SKIPPED = [
  "answered",
  "ended",
  "locked",
  "no_address",
  "sent_before",
  "not_sent",
  "reminders_stopped",
  "reminders_used",
  "reminded_lately",
  "not_ready",
] as const;
/** Reasons why an action failed for a request. */
const BULK_FAILED = [
  "suppressed",
  "refused",
  "unknown",
  "not_allowed",
  "not_set_up",
  "no_member",
  "failed",
] as const;
export const BULK_OUTCOMES = [...BULK_DONE, ...BULK_SKIPPED, ...BULK_FAILED] as const;
export type BulkOutcome = (typeof BULK_OUTCOMES)[number];
export type BulkSkip = (typeof BULK_SKIPPED)[number];

/**
 * The group in which an outcome is counted. `skipped` means that the request is unchanged because the action did not
 * apply.
 */
export function groupOf(outcome: BulkOutcome): "done" | "skipped" | "failed" {
  if ((BULK_DONE as readonly string[]).includes(outcome)) return "done";
  return (BULK_SKIPPED as readonly string[]).includes(outcome) ? "skipped" : "failed";
}

/** The number of a run's requests in each group of outcomes; `waiting` requests have no outcome yet. */
export type BulkProgress = Record<ReturnType<typeof groupOf> | "waiting" | "total", number>;

/** Adds up the counts of a run's requests by outcome. A null outcome means that the request waits. */
export function toProgress(counts: readonly { outcome: BulkOutcome | null; count: number }[]): BulkProgress {
  const progress = { done: 0, skipped: 0, failed: 0, waiting: 0, total: 0 };
  for (const { outcome, count } of counts) {
    progress[outcome ? groupOf(outcome) : "waiting"] += count;
    progress.total += count;
  }
  return progress;
}

/** The facts that decide whether an action applies to a request. */
export type BulkFacts = Lockable & {
  status: Status;
  invitedAt: Date | null;
  remindedAt: Date | null;
  reminders: number;
  remindersStoppedAt: Date | null;
  /**
   * True if we store an address or number to which the link was sent. False before the first send, after the provider
   * refused a reminder to that address, and after the request was erased.
   */
  hasInvite: boolean;
  /** True if the firm gave an email address or a mobile number. */
  hasAddress: boolean;
};

/**
 * A member may send a reminder only if this many milliseconds have passed since the last reminder. Before the first
 * reminder, the time since the invite counts.
 */
const REMIND_AGAIN_MS = 20 * 3_600_000;

/**
 * The reason why an action leaves a request unchanged; null if the action applies. `remindersMax` is the
 * limit of reminders for one request.
 */
export function findSkip(act: BulkAct, request: BulkFacts, now: Date, remindersMax: number): BulkSkip | null {
  // A closed request can be reassigned too, because it stays in its owner's list.
  if (act === "assign") return null;
  if (act === "reports") return request.status === "ready" ? null : "not_ready";
  if (act === "withdraw") return isClosed(request.status) ? "ended" : null;
  if (isClosed(request.status)) return "ended";
  if (!awaitsConsent(request)) return "answered";
  if (act === "links") return null;
  if (findLinkLock(request, now)) return "locked";
  if (act === "send") {
    if (request.hasInvite) return "sent_before";
    return request.hasAddress ? null : "no_address";
  }
  if (!request.hasInvite) return "not_sent";
  if (request.remindersStoppedAt) return "reminders_stopped";
  if (request.reminders >= remindersMax) return "reminders_used";
  const last = request.remindedAt ?? request.invitedAt;
  return last && now.getTime() - last.getTime() < REMIND_AGAIN_MS ? "reminded_lately" : null;
}
