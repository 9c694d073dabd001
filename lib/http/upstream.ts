import type { Operation } from "@/lib/contract/operation";
import { json, requestIdOf } from "@/lib/http/answer";
import { readBytes } from "@/lib/http/read-body";
import type { Route } from "@/lib/http/route";
import { describeError, log } from "@/lib/log";

/**
 * The endpoint that upstream providers post to. Always answers 200 so that the provider does not retry (specification,
 * section 4); the reconciler recovers any message that could not be processed.
 */
export function upstream(
  operation: Operation,
  handle: (headers: Headers, body: Uint8Array) => Promise<void>,
): Route {
  const route: Route = async (request) => {
    const requestId = requestIdOf(request);
    const headers = { "x-request-id": requestId };
    try {
      await handle(request.headers, await readBytes(request));
    } catch (error) {
      log().warn({ requestId, error: describeError(error) }, "an upstream message could not be processed");
    }
    return json(200, { received: true }, headers);
  };
  return Object.assign(route, { operation });
}
