import { document, type Route } from "@/lib/http/answer";
import { providerEvent } from "@/lib/http/provider-event";
import { resource } from "@/lib/http/resource";
import { receiveSmsEvent } from "@/lib/messages/receive-message-event";
import { receiveSmsReply } from "@/lib/messages/receive-sms-reply";

/**
 * The empty response to a customer's text message. The provider would send any other text to the customer, or report an
 * error.
 */
const writeNothingBack = () => document("<Response/>", "text/xml");

const receiveReport = providerEvent((headers, body, query) =>
  receiveSmsEvent(headers, query.get("message") ?? "", body),
);
const written = providerEvent((headers, body) => receiveSmsReply(headers, body), writeNothingBack);

/**
 * Receives the SMS provider's events. If the URL names a message, the event is about that message. Otherwise the event
 * is a customer's reply to our number.
 */
const post: Route = (request, context) =>
  (new URL(request.url).searchParams.has("message") ? receiveReport : written)(request, context);

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ POST: post });
