/** A message to a customer: what it is, how it goes, and what becomes of it. */

export const CHANNELS = ["email", "sms"] as const;
export type Channel = (typeof CHANNELS)[number];

export const MESSAGE_KINDS = ["invite", "reminder", "receipt", "sharing"] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/**
 * What is known of a message, each further on than those before it. `unknown`: the provider was asked to send it and its
 * answer was lost. `refused` was said at once, `failed` and `bounced` later; `bounced` means that the address takes no mail.
 */
export const MESSAGE_STATES = [
  "sending",
  "unknown",
  "sent",
  "delayed",
  "delivered",
  "refused",
  "failed",
  "bounced",
  "complained",
] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

const RANK: Readonly<Record<MessageState, number>> = {
  sending: 0,
  unknown: 1,
  sent: 2,
  delayed: 3,
  delivered: 4,
  refused: 5,
  failed: 5,
  bounced: 6,
  complained: 7,
};

/** The states from which what a provider tells leads on: told twice, or late, it changes nothing. */
export function listBefore(state: MessageState): MessageState[] {
  return MESSAGE_STATES.filter((one) => RANK[one] < RANK[state]);
}

/** Why nothing more goes to a recipient from a company: the address takes none, they complained, or they wrote STOP. */
export const SUPPRESSIONS = ["bounced", "complained", "stopped"] as const;
export type SuppressionReason = (typeof SUPPRESSIONS)[number];

/** How a message goes to where an invite went: a number begins with + and holds no @. */
export function channelOf(to: string): Channel {
  return to.includes("@") ? "email" : "sms";
}
