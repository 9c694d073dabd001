import { receiveMailEvent } from "@/lib/deliver/receive-message-event";
import { providerEvent } from "@/lib/http/provider-event";
import { resource } from "@/lib/http/resource";

/** Where the mail provider tells what became of a mail. */
const post = providerEvent((headers, body) => receiveMailEvent(headers, body));

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ POST: post });
