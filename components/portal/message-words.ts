import type { Channel, MessageKind, MessageState, SuppressionReason } from "@/lib/rules/message";

const KIND_WORDS: Readonly<Record<MessageKind, string>> = {
  invite: "invite",
  reminder: "reminder",
  receipt: "receipt",
  sharing: "notice",
  withdrawal: "receipt",
};

/**
 * Describes the result of a message for the timeline. `what` is the last part of the action's name, such as
 * "bounced".
 */
export function messageWords(what: string, channel: unknown, kind: unknown): string {
  const isSms = channel === "sms";
  const name = `${KIND_WORDS[kind as MessageKind] ?? "message"} by ${isSms ? "text message" : "email"}`;
  if (what === "delivered") return `The ${name} was delivered`;
  if (what === "bounced") return `The ${name} bounced: check the address`;
  if (what === "complained") return `The ${name} was reported as spam: nothing more is sent to this address`;
  return isSms
    ? `The ${name} did not arrive: check the number`
    : `The ${name} did not arrive: the mailbox may be full or unavailable`;
}

/**
 * Explains the problem with the last message: it did not arrive, was reported as spam, or may not have been sent. Null
 * if there is no problem.
 */
export function troubleWords(
  last: {
    channel: Channel;
    kind: MessageKind;
    state: MessageState;
    suppressedBy: SuppressionReason | null;
  } | null,
): string | null {
  if (!last) return null;
  const { channel, kind, state, suppressedBy } = last;
  if (state === "bounced" && suppressedBy === null)
    return `${messageWords(state, channel, kind)}. The address is no longer blocked: you can send the link again.`;
  if (state === "bounced" || state === "complained" || state === "failed")
    return `${messageWords(state, channel, kind)}.`;
  if (state === "unknown")
    return "We don’t know whether the last text message was sent, because the provider did not answer. If your customer didn’t get it, send it again.";
  return null;
}
