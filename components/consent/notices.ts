import type { ReturnReason } from "@/lib/rules/bank-attempt";

/**
 * The messages that say how the visit to the bank ended. That result comes from the URL with which the customer
 * returned, so it never decides the request's state. Only the data provider's API decides the state.
 */
export const NOTICES = {
  cancelled: {
    title: "You stopped before the end",
    text: "Nothing was shared. You can start again when you’re ready, or leave it.",
  },
  denied: {
    title: "You chose not to share",
    text: "Nothing was shared. If you changed your mind, you can start again.",
  },
  code: {
    title: "The one-time code didn’t work",
    text: "Nothing was shared. Start again and your bank will send you a new code.",
  },
  timeout: {
    title: "Your session timed out",
    text: "Your bank does this to keep you safe. Nothing was shared. You can start again now.",
  },
  ineligible: {
    title: "Your bank says this login can’t share data",
    text: "Perhaps you have no account there, you used a business or carer’s login, or you are under 18. Nothing was shared. You can try another bank, or ask for another way to send your details.",
  },
  bank: {
    title: "Your bank can’t be reached right now",
    text: "Nothing was shared. Please try again in a few minutes. This link keeps working.",
  },
  used: {
    title: "That link has expired or was already used",
    text: "Each link to the bank works once. Nothing new was shared. Start again here to get a new link.",
  },
  failed: {
    title: "Something went wrong",
    text: "Nothing was shared. Please try again. If it keeps happening, ask the firm that sent you this link.",
  },
  unconfirmed: {
    title: "Your bank hasn’t told us that you agreed",
    text: "If you finished at your bank, there’s nothing more to do: we’ll keep asking your bank. To check, open this link again later. If you didn’t finish, you can start again.",
  },
} as const satisfies Record<ReturnReason | "unconfirmed", { title: string; text: string }>;

export type Notice = keyof typeof NOTICES;

/** Parses the name of a notice; null for anything else. */
export function parseNotice(text: string | null): Notice | null {
  return text !== null && Object.hasOwn(NOTICES, text) ? (text as Notice) : null;
}
