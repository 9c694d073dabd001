import { receiveUpstreamEvent } from "@/lib/connect/receive-upstream-event";
import { UpstreamOperation } from "@/lib/contract/operations/status";
import { resource } from "@/lib/http/resource";
import { upstream } from "@/lib/http/upstream";

const post = upstream(UpstreamOperation, async (headers, body) => {
  await receiveUpstreamEvent(headers, body);
});

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ POST: post });
