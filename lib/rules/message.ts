// A message to a customer: its kind, channel and states.

const CHANNELS = ["email", "sms"] as const;
export type Channel = (typeof CHANNELS)[number];

const MESSAGE_KINDS = ["invite", "reminder", "receipt", "sharing", "withdrawal"] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/**
 * The states of a message, in order. `unknown`: sent to the provider, whose response was lost. `refused`: rejected
 * immediately; `failed` and `bounced`: reported later. `bounced`: the address accepts no email.
 */
const MESSAGE_STATES = [
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

/** The states from which a provider's event may move a message to `state`. A repeated or late event changes nothing. */
export function listBefore(state: MessageState): MessageState[] {
  return MESSAGE_STATES.filter((one) => RANK[one] < RANK[state]);
}

/**
 * The reason why a company's messages to a recipient are suppressed: the address bounced, the recipient
 * complained, or they replied STOP.
 */
const SUPPRESSIONS = ["bounced", "complained", "stopped"] as const;
export type SuppressionReason = (typeof SUPPRESSIONS)[number];

/** The channel for a recipient: a phone number begins with + and contains no @. */
export function channelOf(to: string): Channel {
  return to.includes("@") ? "email" : "sms";
}
