import { receiveSmsEvent } from "@/lib/deliver/receive-message-event";
import { receiveSmsReply } from "@/lib/deliver/receive-sms-reply";
import { providerEvent } from "@/lib/http/provider-event";
import { resource } from "@/lib/http/resource";

/**
 * Where the SMS provider tells what became of a text message, which the address names; where it names none, what somebody
 * wrote to our number.
 */
const post = providerEvent((headers, body, query) => {
  const messageId = query.get("message");
  return messageId === null ? receiveSmsReply(headers, body) : receiveSmsEvent(headers, messageId, body);
});

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ POST: post });
