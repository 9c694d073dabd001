import { json, requestIdOf, withHeaders } from "@/lib/http/answer";
import type { Route } from "@/lib/http/keyed";
import { readBytes } from "@/lib/http/read-body";
import { describeError, log } from "@/lib/log";

/**
 * The endpoint upstream posts to: 200 whatever happens, so that the provider does not retry (specification, section 4).
 * A message that could not be taken is made good by the reconciler.
 */
export function upstream(handle: (headers: Headers, body: Uint8Array) => Promise<Response>): Route {
  return async (request) => {
    const requestId = requestIdOf(request);
    const headers = { "x-request-id": requestId };
    try {
      return withHeaders(await handle(request.headers, await readBytes(request)), headers);
    } catch (error) {
      log().warn({ requestId, error: describeError(error) }, "an upstream message could not be taken");
      return json(200, { received: true }, headers);
    }
  };
}
