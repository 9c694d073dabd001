import { providerEvent } from "@/lib/http/provider-event";
import { resource } from "@/lib/http/resource";
import { receiveMailEvent } from "@/lib/messages/receive-message-event";

/** Receives the email provider's events about sent messages, such as bounces. */
const post = providerEvent((headers, body) => receiveMailEvent(headers, body));

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ POST: post });
