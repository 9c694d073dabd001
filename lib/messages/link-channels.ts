import { canSendMail } from "@/lib/adapters/mail/send-mail";
import { canSendSms } from "@/lib/adapters/sms/send-sms";
import { hasLocalOutbox } from "@/lib/env/local-outbox";
import type { Scope } from "@/lib/scope";

/** The channels by which this server can send a link. `isOutbox` is true if messages go to a local server's outbox. */
type LinkChannels = { email: boolean; sms: boolean; isOutbox: boolean };

/** True if messages reach no one: in test, and on a local server, which stores them in its outbox. */
export const sendsNothing = ({ environment }: Scope): boolean => environment === "test" || hasLocalOutbox();

/** The channels of an environment. Null in test on a shared server, which sends no test messages. */
export function findLinkChannels({ environment }: Scope): LinkChannels | null {
  const isOutbox = hasLocalOutbox();
  if (environment === "test") return isOutbox ? { email: true, sms: true, isOutbox } : null;
  return { email: canSendMail(), sms: canSendSms(), isOutbox };
}
