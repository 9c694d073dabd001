import { receiveUpstreamEvent } from "@/lib/connect/receive-upstream-event";
import { UpstreamOperation } from "@/lib/contract/operations/status";
import { upstream } from "@/lib/http/provider-event";
import { resource } from "@/lib/http/resource";

const post = upstream(UpstreamOperation, async (headers, body) => {
  await receiveUpstreamEvent(headers, body);
});

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ POST: post });
