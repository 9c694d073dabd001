import { receiveUpstreamEvent } from "@/lib/connect/receive-upstream-event";
import { ok } from "@/lib/http/answer";
import { resource } from "@/lib/http/resource";
import { upstream } from "@/lib/http/upstream";

const post = upstream(async (headers, body) => {
  await receiveUpstreamEvent(headers, body);
  return ok({ received: true });
});

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ POST: post });
