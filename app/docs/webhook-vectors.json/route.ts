import { WEBHOOK_VECTORS } from "@/lib/contract/webhook-vectors";
import { json, requestIdOf, withHeaders } from "@/lib/http/answer";
import { resource } from "@/lib/http/resource";

export const dynamic = "force-dynamic";

/** Serves example deliveries with the expected result of each, to test a receiver's signature check. */
async function get(request: Request): Promise<Response> {
  const headers = { "x-request-id": requestIdOf(request), "cache-control": "public, max-age=300" };
  return withHeaders(json(200, { vectors: WEBHOOK_VECTORS }), headers);
}

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get });
