// The portal's text for bulk actions and their results.
import type { BulkAct, BulkOutcome, BulkProgress } from "@/lib/rules/bulk";
import type { Tone } from "../ui/chip";

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

/** The action that compares the reports of two requests. It changes nothing, so it does not start a run. */
export const COMPARE = "compare";

/** A run's progress: "3 of 5 done, 1 skipped, 1 not done". */
export function progressWords({ done, skipped, failed, total }: BulkProgress): string {
  const parts = [`${done} of ${total} done`, ...(skipped ? [`${skipped} skipped`] : [])];
  return [...parts, ...(failed ? [`${failed} not done`] : [])].join(", ");
}

type ActWords = {
  /** The action's name in the list of actions. */
  label: string;
  /** Returns the heading of the action's page, which is the same before, during and after the run. */
  title: (n: number) => string;
  /** Returns the text of the button that starts the action. */
  start: (n: number) => string;
  busy: string;
  /** What the action does once it is started. */
  about: string;
};

export const ACT_WORDS: Readonly<Record<BulkAct, ActWords>> = {
  send: {
    label: "Send the link",
    title: (n) => `Send the link: ${count(n, "request", "requests")}`,
    start: (n) => `Send ${count(n, "link", "links")}`,
    busy: "Starting…",
    about: "We send each link once: by email if the request has an email address, otherwise by text message.",
  },
  remind: {
    label: "Send a reminder",
    title: (n) => `Send a reminder: ${count(n, "request", "requests")}`,
    start: (n) => `Send ${count(n, "reminder", "reminders")}`,
    busy: "Starting…",
    about:
      "Each reminder goes to the email address or mobile number to which the link was sent, and counts as one of the request’s three reminders.",
  },
  assign: {
    label: "Change the owner",
    title: (n) => `Change the owner: ${count(n, "request", "requests")}`,
    start: (n) => `Change the owner of ${count(n, "request", "requests")}`,
    busy: "Starting…",
    about: "The requests move to the chosen member’s list under “Mine”.",
  },
  withdraw: {
    label: "Withdraw",
    title: (n) => `Withdraw: ${count(n, "request", "requests")}`,
    start: (n) => `Withdraw ${count(n, "request", "requests")} and delete the data`,
    busy: "Starting…",
    about:
      "Ends each consent at the bank and deletes each report, the data it was prepared from and the customer’s contact details. This cannot be undone.",
  },
  links: {
    label: "Copy links",
    title: (n) => `Links of ${count(n, "request", "requests")}`,
    start: () => "",
    busy: "",
    about: "Anyone with a link can respond to its request, so send each link only to its customer.",
  },
  reports: {
    label: "Download reports",
    title: (n) => `Reports of ${count(n, "request", "requests")}`,
    start: () => "",
    busy: "",
    about: "The PDFs of the reports that are ready, in one ZIP file.",
  },
};

const OUTCOME_WORDS: Readonly<Record<BulkOutcome, { label: string; tone: Tone }>> = {
  sent: { label: "Sent", tone: "good" },
  reminded: { label: "Reminder sent", tone: "good" },
  assigned: { label: "Owner changed", tone: "good" },
  withdrawn: { label: "Withdrawn", tone: "good" },
  answered: { label: "Skipped: the customer has already answered", tone: "quiet" },
  ended: { label: "Skipped: the request has ended", tone: "quiet" },
  locked: { label: "Skipped: the link is locked", tone: "quiet" },
  no_address: { label: "Skipped: no email address or mobile number", tone: "warn" },
  sent_before: { label: "Skipped: the link was already sent", tone: "quiet" },
  not_sent: { label: "Skipped: the link has not been sent yet", tone: "quiet" },
  reminders_stopped: { label: "Skipped: reminders are stopped for this request", tone: "quiet" },
  reminders_used: { label: "Skipped: all reminders were sent", tone: "quiet" },
  reminded_lately: { label: "Skipped: the customer got a message less than 20 hours ago", tone: "quiet" },
  not_ready: { label: "No report yet", tone: "quiet" },
  suppressed: {
    label:
      "Not sent: an earlier email bounced or was reported as spam, or the customer opted out of text messages",
    tone: "bad",
  },
  refused: { label: "Not sent: the provider refuses this address or number", tone: "bad" },
  unknown: { label: "May have been sent: the SMS provider did not answer", tone: "warn" },
  not_allowed: { label: "Not done: your company has no live access", tone: "bad" },
  not_set_up: { label: "Not sent: no provider is set up on this server", tone: "bad" },
  no_member: { label: "Not done: the chosen owner is no longer a member", tone: "bad" },
  failed: { label: "Not done: something went wrong", tone: "bad" },
};

/** The words for messages that a local server stored in its outbox instead of sending. */
const UNSENT_WORDS: Readonly<Partial<Record<BulkOutcome, { label: string; tone: Tone }>>> = {
  sent: { label: "In the outbox", tone: "quiet" },
  reminded: { label: "Reminder in the outbox", tone: "quiet" },
};

/** Returns the words for a row's outcome. With `isUnsent`, no words say that a message was sent. */
export const outcomeWords = (outcome: BulkOutcome, isUnsent: boolean) =>
  (isUnsent ? UNSENT_WORDS[outcome] : undefined) ?? OUTCOME_WORDS[outcome];
