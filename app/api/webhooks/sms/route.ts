import { receiveSmsEvent } from "@/lib/deliver/receive-message-event";
import { providerEvent } from "@/lib/http/provider-event";
import { resource } from "@/lib/http/resource";

/** Where the SMS provider tells what became of a text message, which the address names. */
const post = providerEvent((headers, body, query) =>
  receiveSmsEvent(headers, query.get("message") ?? "", body),
);

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ POST: post });
