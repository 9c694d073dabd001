import { receiveSmsEvent } from "@/lib/deliver/receive-message-event";
import { receiveSmsReply } from "@/lib/deliver/receive-sms-reply";
import { document } from "@/lib/http/answer";
import { providerEvent } from "@/lib/http/provider-event";
import { resource } from "@/lib/http/resource";
import type { Route } from "@/lib/http/route";

/** Whatever else stood in an answer to what somebody wrote, the provider would take for a text to write back, or complain of. */
const writeNothingBack = () => document("<Response/>", "text/xml");

const told = providerEvent((headers, body, query) =>
  receiveSmsEvent(headers, query.get("message") ?? "", body),
);
const written = providerEvent((headers, body) => receiveSmsReply(headers, body), writeNothingBack);

/**
 * Where the SMS provider tells what became of a text message, which the address names; where it names none, what somebody
 * wrote to our number.
 */
const post: Route = (request, context) =>
  (new URL(request.url).searchParams.has("message") ? told : written)(request, context);

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ POST: post });
