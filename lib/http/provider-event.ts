import type { Operation } from "@/lib/contract/operation";
import { answerError, json, type Route, requestIdOf, withHeaders } from "@/lib/http/answer";
import { readBytes } from "@/lib/http/read-input";
import { describeError, log } from "@/lib/log";

/**
 * The route for a message provider's events. Limits the body's size and sends the same answer to every call that
 * `handle` accepts, whether or not we know the message. `handle` must throw for an unsigned call before any lookup. If
 * `handle` fails, the response is an error, so the provider sends the event again. `answer` builds the response for a
 * provider that does not expect JSON.
 */
export function providerEvent(
  handle: (headers: Headers, body: Uint8Array, query: URLSearchParams) => Promise<unknown>,
  answer: () => Response = () => json(200, { received: true }),
): Route {
  return async (request) => {
    const requestId = requestIdOf(request);
    try {
      await handle(request.headers, await readBytes(request), new URL(request.url).searchParams);
    } catch (error) {
      return withHeaders(answerError(error, requestId), { "x-request-id": requestId });
    }
    return withHeaders(answer(), { "x-request-id": requestId });
  };
}

/**
 * The endpoint that upstream providers post events to. Always answers 200, so that the provider does not retry. If an
 * event could not be processed, the reconciler later reads the same facts from the provider.
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
