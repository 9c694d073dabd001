import { canSendMail } from "@/lib/adapters/mail/send-mail";
import { canSendSms } from "@/lib/adapters/sms/send-sms";
import { hasLocalOutbox } from "@/lib/local-outbox";
import type { Scope } from "@/lib/scope";

/** By which ways a link can be sent from here, and whether it reaches anybody or ends in a local server's outbox. */
export type Ways = { email: boolean; sms: boolean; isOutbox: boolean };

/** Null in test on a server that others use, where nothing is ever sent. */
export function findWays({ environment }: Scope): Ways | null {
  const isOutbox = hasLocalOutbox();
  if (environment === "test") return isOutbox ? { email: true, sms: true, isOutbox } : null;
  return { email: canSendMail(), sms: canSendSms(), isOutbox };
}
