// The portal's labels for the API's values.
import type { AttemptOutcome } from "@/lib/rules/bank-attempt";
import type { DataProblem } from "@/lib/rules/data-problem";
import type { ListStatus } from "@/lib/rules/list-status";
import type { AuditAction, ReportType, Status } from "@/lib/rules/request";
import type { Tone } from "../ui/chip";

export const STATUS_WORDS: Readonly<Record<Status, { label: string; tone: Tone }>> = {
  pending_consent: { label: "Awaiting consent", tone: "warn" },
  pending_data: { label: "Awaiting data", tone: "accent" },
  ready: { label: "Ready", tone: "good" },
  withdrawn: { label: "Withdrawn", tone: "quiet" },
  purged: { label: "Purged", tone: "quiet" },
};

/**
 * The label and the meaning of a request's status, for every page that shows one. Several of these statuses correspond
 * to one stage of the API, awaiting_consent. `failed_at_the_bank` means that the customer agreed but their data does
 * not arrive.
 */
const LIST_STATUS_WORDS: Readonly<Record<ListStatus, { label: string; tone: Tone; says: string }>> = {
  not_sent: {
    label: "Not sent",
    tone: "quiet",
    says: "We haven’t sent the link to the customer.",
  },
  sent: {
    label: "Sent",
    tone: "warn",
    says: "We sent the link. We haven’t seen it opened yet.",
  },
  bounced: {
    label: "Bounced",
    tone: "bad",
    says: "The message with the link didn’t arrive, or was reported as spam. Check the email address or mobile number and send the link again.",
  },
  opened: {
    label: "Opened",
    tone: "accent",
    says: "The link was opened, but no bank is connected yet.",
  },
  at_the_bank: {
    label: "At the bank",
    tone: "accent",
    says: "The customer is at their bank. This page updates when they come back.",
  },
  failed_at_the_bank: {
    label: "Failed at the bank",
    tone: "bad",
    says: "The customer’s bank didn’t share any data. The timeline below shows what happened.",
  },
  awaiting_data: {
    ...STATUS_WORDS.pending_data,
    says: "The customer has agreed and their bank is sending data. This usually takes a minute.",
  },
  adding_banks: {
    label: "Adding banks",
    tone: "accent",
    says: "The customer has shared a bank and can add more. The report is prepared when they press “That’s all”, or after 30 minutes without activity.",
  },
  analysing: {
    label: "Analysing",
    tone: "accent",
    says: "The data has arrived and the report is being prepared. This takes a few seconds.",
  },
  awaiting_share: {
    label: "Awaiting share",
    tone: "accent",
    says: "The report is ready. The customer is reviewing it and decides whether to share it with you.",
  },
  ready: { ...STATUS_WORDS.ready, says: "The report is ready." },
  withdrawn: {
    ...STATUS_WORDS.withdrawn,
    says: "The request was withdrawn. Any bank data and any report are deleted; this record stays.",
  },
  purged: {
    ...STATUS_WORDS.purged,
    says: "The report reached the end of its retention period and was deleted; this record stays.",
  },
};

/** The words for the status `sent` on a server that stores messages in a local outbox instead of sending them. */
const IN_THE_OUTBOX = {
  label: "In the outbox",
  tone: "quiet",
  says: "The link is in this server’s outbox at /outbox and wasn’t sent. We haven’t seen it opened yet.",
} as const;

/** Returns the words for a request's status. With `isUnsent`, no words say that a message was sent. */
export const listStatusWords = (status: ListStatus, isUnsent: boolean) =>
  isUnsent && status === "sent" ? IN_THE_OUTBOX : LIST_STATUS_WORDS[status];

/**
 * The result of a visit to the bank. `short` is printed after the words "Failed at the bank", `says` is a full
 * sentence, and `advice` tells the firm what to do.
 */
export const ATTEMPT_WORDS: Readonly<
  Record<AttemptOutcome, { short: string; says: string; advice: string }>
> = {
  returned: {
    short: "returned",
    says: "Customer returned from their bank",
    advice: "The bank has not confirmed a consent yet. We keep asking.",
  },
  cancelled: {
    short: "cancelled",
    says: "Customer cancelled at the bank",
    advice: "The customer can start again with the same link.",
  },
  denied: {
    short: "declined",
    says: "Customer chose not to share at the bank",
    advice: "If the customer changes their mind, they can start again with the same link.",
  },
  timed_out: {
    short: "timed out",
    says: "Customer’s visit to the bank timed out",
    advice: "The customer can start again with the same link.",
  },
  bank_unavailable: {
    short: "bank not available",
    says: "Bank was not available",
    advice: "The customer can try again later with the same link, or choose another bank.",
  },
  no_accounts: {
    short: "no account to share",
    says: "No account could be shared with this login",
    advice:
      "The customer can choose another bank or another login. Business and youth logins often can’t share data.",
  },
  failed: {
    short: "something went wrong",
    says: "Something went wrong at the bank",
    advice:
      "The cause can be a wrong one-time code or a link that was already used. The customer can start again.",
  },
};

/** Describes how a visit ended and at which bank, such as "cancelled at Wattle Bank". */
export function attemptWords(outcome: AttemptOutcome, institution: string | null): string {
  const { short } = ATTEMPT_WORDS[outcome];
  return institution ? `${short} at ${institution}` : short;
}

/**
 * The reason why no data arrives from the bank: shown after "Failed at the bank" in the list, and within a sentence on
 * the request's page.
 */
export const DATA_PROBLEM_WORDS: Readonly<Record<DataProblem, string>> = {
  "data.failed": "their bank couldn’t provide the data",
  "data.empty": "they shared no account",
  "consent.troubled": "we can’t read their bank’s data; they can reconnect the bank",
};

export const REPORT_TYPE_WORDS: Readonly<Record<ReportType, { label: string; hint: string }>> = {
  affordability: {
    label: "Affordability",
    hint: "Income, expenses, debts and the surplus, for a lending decision.",
  },
  expense_summary: {
    label: "Expense summary",
    hint: "Spending by category, with income alongside.",
  },
};

/** Examples of text that finds a request, short enough for the search field on a phone. */
export const SEARCH_EXAMPLES = "Name, reference, email, SIQ-…";

/** The sort orders of the list of requests, by their value in the URL. */
export const ORDER_WORDS = {
  newest: "Newest first",
  oldest: "Oldest first",
  changed: "Latest step first",
} as const;

/** The events of the timeline: the actions of the audit log, and "link.opened". We do not know who opened a link. */
export type TimelineAction = AuditAction | "link.opened";

/** The sentence for each timeline entry. */
const ACTION_WORDS: Readonly<Record<TimelineAction, string>> = {
  "link.opened": "Consent link first opened",
  "request.created": "Request created",
  "request.invited": "Consent link sent",
  "consent.returned": "Customer returned from their bank",
  "consent.completed": "Customer authorised sharing",
  "analysis.started": "Data received, analysis started",
  "report.awaiting_share": "Report prepared, the customer is reviewing it",
  "report.ready": "Report ready",
  "report.refreshed": "Report refreshed",
  "request.withdrawn": "Request withdrawn, data deleted",
  "request.purged": "Retention period over, report deleted",
  "note.kept": "Customer added a note",
  "note.removed": "Customer removed a note",
  "upstream.deleted": "Deletion confirmed by the data provider",
  "sandbox.clock_advanced": "Clock moved forward in the sandbox",
  "sandbox.event_fired": "Simulated webhook sent",
  "consent.expired": "Consent expired, bank data deleted",
  "consent.reminded": "Customer reminded that they are sharing",
  "consent.changed": "Customer renewed or changed their consent",
  "request.reminded": "Customer reminded",
  "request.mail_refused": "Customer’s address was refused; no more reminders are sent",
  "message.delivered": "Message delivered",
  "message.failed": "Message did not arrive",
  "message.bounced": "Message bounced",
  "message.complained": "Message reported as spam",
  "request.bar_lifted": "Address allowed again after an email bounced",
  "data.failed": "Bank couldn’t provide the data; we keep asking",
  "data.empty": "Customer agreed, but shared no account",
  "consent.troubled": "New data cannot be collected for now; the last report is kept",
  "consent.recovered": "Data can be collected again",
  "banks.chosen": "All banks added, collection started",
  "bank.attempted": "Customer returned from the bank without a confirmed consent",
  "bank.stopped": "Customer stopped sharing one of their banks",
  "consent.collected": "Data collected; the one-time consent was ended at the bank",
  "data.late": "New data for the refresh has not arrived yet; we keep asking",
  "request.receipt_sent": "Consent receipt sent to the customer",
  "request.link_locked": "Consent link locked",
  "request.link_unlocked": "Consent link unlocked",
  "request.email_given": "Customer gave their email address",
  "request.changed": "Details changed by the firm",
  "assessment.changed": "Assessment inputs changed",
  "request.assigned": "Owner changed",
  "refresh.requested": "Report refresh requested",
  "data.check_requested": "Data check requested",
  "sandbox.customer_played": "Acted as the customer in the sandbox",
  "report.assessed": "Report prepared again with new assessment inputs",
  "adjustments.changed": "Adjustments changed, and the assessed copy created",
  "request.reminders_stopped": "Reminders stopped",
  "request.reminders_resumed": "Reminders resumed",
  "report.viewed": "Report viewed",
  "report.downloaded": "Report downloaded",
  "request.receipt_refused": "Receipt not sent: customer’s email address refused",
};

/** The sentences for actions that send a message, where a local server only stores it. */
const UNSENT_WORDS: Readonly<Partial<Record<string, string>>> = {
  "request.invited": "Consent link kept in the local outbox, not sent",
  "request.reminded": "Reminder kept in the local outbox, not sent",
  "request.receipt_sent": "Consent receipt kept in the local outbox, not sent",
};

/** Returns the sentence for an action whose message was only stored; null if the action sends no message. */
export const unsentWords = (action: string): string | null => UNSENT_WORDS[action] ?? null;

export function actionWords(action: TimelineAction): string {
  return ACTION_WORDS[action];
}

/** The statements a customer can make about a figure of their report. */
export const NOTE_WORDS: Readonly<Record<"ONE_OFF" | "WILL_STOP" | "NOT_MINE" | "OTHER", string>> = {
  ONE_OFF: "One-off",
  WILL_STOP: "Will stop",
  NOT_MINE: "Not mine",
  OTHER: "A remark",
};

const ACTOR_WORDS: Readonly<Record<string, string>> = {
  key: "API key",
  member: "Team member",
  customer: "Customer",
  bank: "Bank",
  system: "System",
  operator: "Operator",
};

export function actorWords(kind: string): string {
  return ACTOR_WORDS[kind] ?? kind;
}
